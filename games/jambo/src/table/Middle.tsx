import { keyOf, TapOver, type Tappable, useNow } from '@dealers-choice/table';
import { CardBack } from './art/pieces.tsx';
import { Card } from './Card.tsx';
import { Ledger } from './Ledger.tsx';
import { useMarket } from './market.ts';
import { Stage } from './stage/Stage.tsx';
import { useJamboText } from './text/useJamboText.ts';

/** Between the stalls: deck, discard pile, the supply or whatever is asked in its place, and what happened. */
export function Middle() {
  const say = useJamboText();
  return (
    <section aria-label={say.middle} className="j-middle">
      <Deck />
      <Discard />
      <Stage />
      <Ledger />
    </section>
  );
}

/** An action without a card, as one tap on the thing it is about. */
export function useAct(id: string): Tappable | null {
  const now = useNow();
  const answer = now.answers.find(({ move }) => 'do' in move && move.do === id && move.card === undefined);
  if (!answer || now.seat === null) return null;
  const { move, label, why } = answer;
  return { key: keyOf(move), label, why, on: false, sole: true, tap: () => why === null && now.send(move) };
}

const thick = (cards: number): number => Math.min(6, Math.ceil(cards / 12));

function Deck() {
  const { deck } = useMarket().view.table;
  const say = useJamboText();
  const look = useAct('LOOK');
  return (
    <div className="j-pile" data-testid="pile-deck" data-pile="deck" data-state={look ? 'can' : undefined}>
      <div className="j-pile-cards" data-thick={thick(deck.length)}>
        {deck.length > 0 ? <CardBack /> : <i className="j-no-card" />}
      </div>
      <p className="j-count">
        <span>{say.deck}</span> {deck.length}
      </p>
      {look && <TapOver tappable={look} className="rounded-md" />}
    </div>
  );
}

function Discard() {
  const { view, read } = useMarket();
  const say = useJamboText();
  const { discard } = view.table;
  const top = discard[discard.length - 1];
  return (
    <div className="j-pile" data-testid="pile-discard" data-pile="discard">
      <div className="j-pile-cards" data-thick={thick(discard.length)} data-card={top}>
        {top === undefined ? (
          <i className="j-no-card" />
        ) : (
          <div aria-hidden="true">
            <Card copy={top} size="full" />
          </div>
        )}
      </div>
      <p className="j-count">
        <span>{say.discard}</span> {discard.length}
      </p>
      {top !== undefined && (
        <button
          type="button"
          className="absolute inset-0 rounded-md"
          aria-label={say.lookDiscard(discard.length)}
          onClick={() => read([...discard].reverse(), say.discard)}
        />
      )}
    </div>
  );
}
