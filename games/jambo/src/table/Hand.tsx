import type { CopyId } from '@dealers-choice/kernel';
import { type Answer, answersAt, type Tappable, useCard, useChoosing, useNow } from '@dealers-choice/table';
import { Icon } from '@dealers-choice/table/ui';
import { type CSSProperties, useEffect, useId } from 'react';
import { Decides } from './Banner.tsx';
import { Card } from './Card.tsx';
import { faceOf, useMarket } from './market.ts';
import { useLifted } from './preview.ts';
import { useJamboText } from './text/useJamboText.ts';
import { useHandKeys } from './useHandKeys.ts';
import { Ways } from './Ways.tsx';

/** What the viewer holds: a tap lifts a card, and what can be done with it stands on the card itself. */
export function Hand() {
  const { view, you, layout } = useMarket();
  const say = useJamboText();
  const lifted = useLifted();
  useHandKeys();
  const cards = you === null ? [] : view.table.hand[you];
  const at = lifted === null ? -1 : cards.indexOf(lifted);
  useEffect(() => {
    if (at >= 0) document.querySelector('.j-hand')?.scrollTo({ left: 0 });
  }, [at]);
  if (you === null)
    return (
      <div className="j-hand">
        <Decides />
      </div>
    );
  const style = { '--n': Math.max(2, cards.length) } as CSSProperties;
  const overlap = cards.length > (layout === 'desk' ? 7 : 3);
  // On a phone the lifted card lies to the left of the others.
  const aside = layout !== 'desk' && at >= 0;
  return (
    <section aria-label={say.hand} className="j-hand" data-held data-aside={aside || undefined} data-testid="hand">
      <Decides />
      <ul style={style} data-n={cards.length} data-many={cards.length > 7 || undefined}>
        {cards.map((card, i) => (
          <Held
            key={card === 0 ? `down-${i}` : card}
            card={card}
            place={aside && i > at ? i - 1 : i}
            middle={i - (cards.length - 1) / 2}
            lifted={i === at}
            covered={(overlap || aside) && i < cards.length - 1}
          />
        ))}
      </ul>
    </section>
  );
}

interface HeldProps {
  card: CopyId;
  place: number;
  /** How far it is from the middle of the hand, in cards. */
  middle: number;
  lifted: boolean;
  /** The next card lies over it. */
  covered: boolean;
}

function Held({ card, place, middle, lifted, covered }: HeldProps) {
  const now = useNow();
  const tappable = useCard(card);
  const ways = now.question?.prompt === 'PLAY' ? answersAt(now, 'card', card) : [];
  const picked = useChoosing((s) => s.picked.indexOf(card));
  const face = faceOf(card);
  const cut = covered && !lifted;
  const state = lifted
    ? 'lifted'
    : picked >= 0 || (tappable?.on && ways.length === 0)
      ? 'picked'
      : tappable?.why === null
        ? 'can'
        : tappable
          ? 'not'
          : now.seat === null || now.question?.prompt === 'DRAW'
            ? undefined
            : 'rest';
  const style = { '--i': place, '--m': middle } as CSSProperties;
  return (
    <li style={style} className="j-held-card" data-state={state} data-card={card} data-lies-over={lifted || undefined}>
      <Card copy={card} cut={cut}>
        {lifted && ways.length > 0 && <Ways ways={ways} />}
      </Card>
      {face && <Badge id={face.id} shown={ways.length > 0} />}
      {picked >= 0 && (
        <span className="j-out" aria-hidden="true">
          <Icon name="close" className="size-5" />
        </span>
      )}
      <HeldButton card={card} tappable={tappable} ways={ways} lifted={lifted} />
    </li>
  );
}

/** Guard and Rain Maker say when their moment comes. */
function Badge({ id, shown }: { id: string; shown: boolean }) {
  const say = useJamboText();
  const text = id === 'guard' ? say.answersAnimals : id === 'rain-maker' ? say.answersTrades : null;
  return shown && text ? (
    <span className="j-badge" aria-hidden="true">
      {text}
    </span>
  ) : null;
}

/** Lifts the card or puts it back; where a question wants cards of the hand, picks it. */
function HeldButton(props: { card: CopyId; tappable: Tappable | null; ways: readonly Answer[]; lifted: boolean }) {
  const { card, tappable, ways, lifted } = props;
  const { kit } = useNow();
  const id = useId();
  const face = faceOf(card);
  const words = face && kit.words.card(face);
  const playing = ways.length > 0;
  const why = playing
    ? ways.every((way) => way.why !== null)
      ? (ways[0]?.why ?? null)
      : null
    : (tappable?.why ?? null);
  const lift = (): void => {
    const { open, say: tell } = useChoosing.getState();
    open(lifted ? null : card);
    if (!lifted && why !== null) tell(why);
  };
  const picks = tappable !== null && !playing;
  const label = picks ? tappable.label : (words?.name ?? '');
  return (
    <>
      <button
        type="button"
        className="j-tap"
        data-answer={picks ? tappable.key : playing ? `card-${card}` : undefined}
        aria-label={label}
        aria-pressed={picks ? tappable.on : lifted}
        aria-disabled={playing || picks ? why !== null : undefined}
        aria-describedby={id}
        onClick={picks ? tappable.tap : lift}
      />
      <span id={id} className="sr-only">
        {[words?.text, why].filter(Boolean).join(' ')}
      </span>
    </>
  );
}
