import { useChoosing } from '@dealers-choice/table';
import { isStatic } from '../index.ts';
import { CardBack, WholeCard } from './art/cards.tsx';
import { Brazier } from './art/emblems.tsx';
import { type Desk, useDesk } from './desk.ts';
import { called } from './saying.ts';

/** The piles, on brass. */
export function Thali() {
  const { text, t } = useDesk();
  return (
    <div className="thali">
      <DrawPile />
      <DiscardPile />
      <p className="burnt" data-burnt>
        <Brazier className="brazier" />
        <span>{text.burnt(t.removed.length)}</span>
        {t.lastTurn && <strong className="chip-last">{text.lastTurn}</strong>}
      </p>
    </div>
  );
}

function drawAnswer({ now, asked }: Desk) {
  return asked ? now.answers.find(({ move }) => 'do' in move && move.do === 'PICK_DRAW') : undefined;
}

export function draw(desk: Desk): void {
  const answer = drawAnswer(desk);
  if (answer?.why === null) desk.now.send(answer.move);
  else if (answer?.why) desk.say(answer.why);
}

function DrawPile() {
  const desk = useDesk();
  const { text, t } = desk;
  const answer = drawAnswer(desk);
  const lit = answer?.why === null;
  const hinted = useChoosing((s) => s.lit !== null && s.lit === JSON.stringify({ do: 'PICK_DRAW' }));
  const thick = Math.min(9, Math.ceil(t.deck.length / 3));
  return (
    <div
      className="pile"
      data-pile="deck"
      data-testid="pile-deck"
      data-lit={lit || undefined}
      data-hinted={hinted || undefined}
    >
      <span className="pile-label" aria-hidden="true">
        {lit ? text.drawOne : text.draw}
      </span>
      <span className="pile-cards">
        {Array.from({ length: thick }, (_, i) => thick - i).map((i) => (
          <span key={i} className="pile-edge" style={{ translate: `${i * 0.8}px ${i * 1.6}px` }} />
        ))}
        {t.deck.length > 0 && <CardBack className="pile-card" />}
      </span>
      <span className="pile-count" aria-hidden="true">
        {t.deck.length}
      </span>
      <button
        type="button"
        className="pile-tap"
        data-drag={lit ? 'deck' : undefined}
        data-answer={lit ? JSON.stringify({ do: 'PICK_DRAW' }) : undefined}
        data-sole={lit || undefined}
        aria-disabled={!lit}
        aria-label={lit ? text.drawPile(t.deck.length) : text.drawPileOff(t.deck.length)}
        onClick={() => draw(desk)}
      />
    </div>
  );
}

/** A tap opens it, unless a card is chosen that may be discarded: then that ends the turn. */
function DiscardPile() {
  const desk = useDesk();
  const { text, t, now, asked, targets, chosen, open, play, cloth, over } = desk;
  const [only] = chosen;
  const discards = (targets?.pile.ways.length ?? 0) > 0;
  const picking = asked && now.question?.prompt === 'PICK' && t.pile.length > 0;
  const top = t.pile.at(-1);
  const name = only === undefined ? '' : called(text, only);
  const label = discards
    ? only !== undefined && isStatic(only)
      ? text.dhappa(name, t.pile.length)
      : text.discardEnds(name)
    : text.lookAtPile(t.pile.length, top === undefined ? '' : called(text, top));
  return (
    <div
      className="pile"
      data-pile="pile"
      data-testid="pile-pile"
      data-drop="pile"
      data-lit={picking || discards || undefined}
      data-over={(over === 'pile' && discards) || undefined}
    >
      <span className="pile-label" aria-hidden="true">
        {discards ? text.ends(name) : picking ? text.take : text.pile}
      </span>
      <span className="pile-cards">
        {t.pile.slice(-4).map((card, i, shown) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a jump in a replay changes cards, and makes none anew
          <WholeCard key={i} card={card} covered={i < shown.length - 1} laid className="pile-open" />
        ))}
        {t.pile.length === 0 && <span className="pile-none">{text.empty}</span>}
      </span>
      <span className="pile-count" aria-hidden="true">
        {t.pile.length}
      </span>
      <button
        type="button"
        className="pile-tap"
        aria-label={label}
        aria-expanded={discards ? undefined : cloth?.kind === 'pile'}
        onClick={() => {
          if (discards && targets) play(targets.pile);
          else if (chosen.length === 1 && targets && targets.pile.why !== '') desk.say(targets.pile.why);
          else open(cloth?.kind === 'pile' ? null : { kind: 'pile' });
        }}
      />
    </div>
  );
}
