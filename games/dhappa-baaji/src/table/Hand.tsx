import type { CopyId } from '@dealers-choice/kernel';
import { useRoom } from '@dealers-choice/table';
import { isStatic } from '../index.ts';
import { CardBack, ShelfCard, WholeCard } from './art/cards.tsx';
import { KeySign } from './art/emblems.tsx';
import { type Desk, useDesk } from './desk.ts';
import { groupsOf, longestAround, type Shelf, type SortBy, shelvesOf } from './order.ts';
import { spoken } from './saying.ts';
import type { Shape } from './shape.ts';
import { whyNotYet } from './targets.ts';

interface Props {
  shape: Shape;
  zoom: number;
  sortBy: SortBy;
}

/** Of a card, and the most that is seen of one under the next, in pixels of the drawing. */
const CARD: Readonly<Record<Shape, { width: number; step: number }>> = {
  desk: { width: 98, step: 58 },
  phone: { width: 52, step: 46 },
  flat: { width: 52, step: 34 },
};
const GAP = 18;
/** Between suits where cards would otherwise lie closer than a finger is wide. */
const TIGHT_GAP = 6;
/** Of a finger, in pixels of the screen. */
const FINGER = 44;
const EDGE = 6;
/** More cards than these on a shelf scroll sideways. */
const MOST = 13;

/** What the viewer holds: one shelf per suit on a phone, one row on a desk. */
export function Hand({ shape, zoom, sortBy }: Props) {
  const { text, t, you } = useDesk();
  const [ref, room] = useRoom<HTMLElement>();
  const hand = you === null ? [] : t.hand[you];
  const shelves = shelvesOf(hand, sortBy);
  const card = CARD[shape];
  const width = card.width * zoom;
  const wide = room.width - EDGE * 2;
  const stepIn = (count: number, groups: number, gap: number): number =>
    (wide - width - gap * zoom * (groups - 1)) / (count - 1);
  const tight = (count: number, groups: number): boolean => stepIn(count, groups, GAP) < FINGER;
  const step = (count: number, groups: number): number =>
    count < 2
      ? width
      : Math.min(card.step * zoom, stepIn(count, groups, shape === 'desk' && tight(count, groups) ? TIGHT_GAP : GAP));
  const groups = groupsOf(hand, sortBy);
  const rowStep = step(hand.length, groups.length);
  const loupe = shape !== 'phone' && rowStep < FINGER - 0.5;
  return (
    <section
      ref={ref}
      aria-label={text.hand}
      className="hand"
      data-drop="hand"
      data-held
      data-tight={(shape === 'desk' && tight(hand.length, groups.length)) || undefined}
      data-loupe={loupe || undefined}
      data-as={loupe ? '.hand[data-loupe]' : undefined}
    >
      {shape === 'phone'
        ? shelves.map((shelf) => (
            <ShelfRow
              key={shelf.cards[0] ?? 'wilds'}
              shelf={shelf}
              width={width}
              step={Math.max(
                step(shelf.cards.length + shelf.wilds.length, shelf.wilds.length > 0 ? 2 : 1),
                scrollStep(shelf),
              )}
            />
          ))
        : groups.map((cards) => (
            <ul key={cards[0]} className="hand-group">
              {cards.map((one, i) => {
                const end = i === cards.length - 1;
                const step = end && cards === groups.at(-1) ? width : rowStep;
                return <Held key={one || i} card={one} step={step} whole last={end} />;
              })}
            </ul>
          ))}
    </section>
  );
}

/** Below this a card could not be told from its neighbour. */
const scrollStep = ({ cards, wilds }: Shelf): number => (cards.length + wilds.length > MOST ? 30 : 0);

function ShelfRow({ shelf: { cards, wilds }, step, width }: { shelf: Shelf; step: number; width: number }) {
  const last = wilds.at(-1) ?? cards.at(-1);
  const room = (card: CopyId): number => (card === last ? width : step);
  const long = cards.length + wilds.length > MOST;
  const loupe = !long && step < FINGER;
  return (
    <ul
      className="shelf"
      data-long={long || undefined}
      data-loupe={loupe || undefined}
      data-as={loupe ? '.shelf[data-loupe]' : undefined}
    >
      {cards.map((card, i) => (
        <Held key={card || i} card={card} step={room(card)} />
      ))}
      {wilds.map((card, i) => (
        <Held key={card} card={card} step={room(card)} apart={i === 0} />
      ))}
    </ul>
  );
}

interface HeldProps {
  card: CopyId;
  step: number;
  /** A whole card, rather than one with a flat index. */
  whole?: boolean;
  /** Nothing lies over it. */
  last?: boolean;
  /** The rest of the shelf begins here. */
  apart?: boolean;
}

function Held({ card, step, whole = false, last = false, apart = false }: HeldProps) {
  const desk = useDesk();
  const { text, chosen, air, t, draft, peek } = desk;
  if (card === 0) {
    return (
      <li className="held" style={{ width: step }}>
        <CardBack className="held-card" />
      </li>
    );
  }
  const on = chosen.includes(card);
  const gone = air?.kind === 'cards' && air.cards.includes(card);
  const key = t.mustPlay && t.key === card;
  return (
    <li
      className="held"
      style={{ width: step }}
      data-apart={apart || undefined}
      data-on={on || undefined}
      data-gone={gone || undefined}
      data-peek={peek === card || undefined}
    >
      {peek === card && <WholeCard card={card} className="loupe" />}
      <button
        type="button"
        data-answer={`card-${card}`}
        data-card={card}
        data-drag={`card-${card}`}
        aria-pressed={on}
        aria-label={key ? text.withKey(spoken(text, card)) : spoken(text, card)}
        onClick={() => tapCard(desk, card)}
        onDoubleClick={() => chooseLongest(desk, card)}
      >
        {whole ? (
          <WholeCard card={card} covered={!last && !on && !isStatic(card)} className="held-card" />
        ) : (
          <ShelfCard card={card} className="held-card" />
        )}
        {key && <KeySign className="held-key" />}
        {!key && draft.isNew(card) && (
          <span className="held-new" aria-hidden="true">
            {text.isNew}
          </span>
        )}
      </button>
    </li>
  );
}

export function tapCard({ now, asked, chosen, choose, say, cloth, open }: Desk, card: CopyId): void {
  const playing = now.question?.prompt === 'PLAY' || now.question?.prompt === 'DISCARD';
  if (!asked) return;
  if (!playing) {
    say(whyNotYet(now, card));
    return;
  }
  if (cloth) open(null);
  const one = now.question?.prompt === 'DISCARD';
  choose(chosen.includes(card) ? chosen.filter((other) => other !== card) : one ? [card] : [...chosen, card]);
}

/** The second tap of two took the card away again: all of its run are chosen instead. */
function chooseLongest({ t, you, now, choose }: Desk, card: CopyId): void {
  if (you === null || now.question?.prompt !== 'PLAY') return;
  const run = longestAround(t.hand[you], card);
  if (run.length > 1) choose(run);
}
