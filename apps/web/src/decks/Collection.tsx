import type { CardData } from '@dealers-choice/one-piece';
import { FACE_HEIGHT, FACE_WIDTH } from '@dealers-choice/one-piece/faces';
import { type KeyboardEvent, lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDecksText } from '../words/decks.ts';
import { Face } from './Face.tsx';
import { useKit } from './KitContext.ts';
import { limitOf } from './limits.ts';
import { useOpenCard } from './open-card.ts';
import { useOpenDeck, useRoom } from './room.ts';
import { useVirtualRows } from './useVirtualRows.ts';

const CellPicture = lazy(() => import('./CellPicture.tsx').then((m) => ({ default: m.CellPicture })));

const GAP = 10;
const WIDEST = 132;
const NARROWEST = 112;
/** Below a card: how many of it, and room for a thumb. */
const FOOT = 34;

/** As many columns as fit, at least three; cards are as wide as they leave. */
function shapeOf(room: number): { columns: number; width: number; row: number } {
  const columns = Math.max(3, Math.floor((room + GAP) / (NARROWEST + GAP)));
  const width = Math.floor(Math.min(WIDEST, (room - GAP * (columns - 1)) / columns));
  return { columns, width, row: Math.round((width * FACE_HEIGHT) / FACE_WIDTH) + FOOT };
}

/** All cards that were found, as faces in rows. Only what can be seen, and a little more, is there. */
export function Collection({ cards }: { cards: readonly CardData[] }) {
  const text = useDecksText();
  const scroller = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(736);
  const [at, setAt] = useState(0);
  const wanted = useRef<number | null>(null);
  const { columns, width, row } = shapeOf(room);
  const rows = Math.ceil(cards.length / columns);
  const { from, to } = useVirtualRows(scroller, rows, row);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = (): void => setRoom(element.clientWidth - 8);
    measure();
    const sized = new ResizeObserver(measure);
    sized.observe(element);
    return () => sized.disconnect();
  }, []);
  // Other cards: they are looked at from the first one on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cards are the occasion
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
    setAt(0);
  }, [cards]);
  useEffect(() => {
    if (wanted.current === null) return;
    const target = scroller.current?.querySelector<HTMLElement>(`[data-place="${wanted.current}"]`);
    if (target) {
      wanted.current = null;
      target.focus({ preventScroll: true });
    }
  });
  const goTo = (place: number): void => {
    const next = Math.max(0, Math.min(cards.length - 1, place));
    const element = scroller.current;
    if (!element) return;
    const top = Math.floor(next / columns) * row;
    if (top < element.scrollTop) element.scrollTo({ top });
    if (top + row > element.scrollTop + element.clientHeight)
      element.scrollTo({ top: top + row - element.clientHeight });
    wanted.current = next;
    setAt(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step: Readonly<Record<string, number>> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: columns,
      ArrowUp: -columns,
      PageDown: 3 * columns,
      PageUp: -3 * columns,
      Home: -cards.length,
      End: cards.length,
    };
    const by = step[event.key];
    if (by === undefined) return;
    event.preventDefault();
    goTo(at + by);
  };
  const shown = cards.slice(from * columns, to * columns);
  return (
    <div ref={scroller} className="deck-collection" data-rows={rows}>
      <ul aria-label={text.collection} style={{ height: rows * row + 8 }} onKeyDown={onKeyDown}>
        {shown.map((card, i) => {
          const place = from * columns + i;
          return (
            <li
              // Not the card: a key that finds others writes them into the cells that are there.
              key={place}
              aria-setsize={cards.length}
              aria-posinset={place + 1}
              style={{
                transform: `translate(${(place % columns) * (width + GAP) + 4}px, ${Math.floor(place / columns) * row + 4}px)`,
                width,
              }}
            >
              <Cell card={card} width={width} place={place} active={place === at} enter={() => setAt(place)} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface CellProps {
  card: CardData;
  width: number;
  place: number;
  /** The one that Tab comes to. */
  active: boolean;
  enter(): void;
}

function Cell({ card, width, place, active, enter }: CellProps) {
  const text = useDecksText().card;
  const kit = useKit();
  const deck = useOpenDeck();
  const { count, lead } = useRoom.getState();
  const isLeader = card.category === 'LEADER';
  const n = isLeader ? Number(deck?.leader === card.id) : (deck?.cards[card.id] ?? 0);
  const { most, any } = limitOf(card, deck, kit);
  const more = (): void => (isLeader ? lead(card.id) : n < most ? count(card.id, n + 1) : undefined);
  const name = isLeader ? text.leader(card.name, n > 0) : text.inDeck(card.name, n, most);
  return (
    <>
      <button
        type="button"
        data-place={place}
        tabIndex={active ? 0 : -1}
        aria-label={name}
        aria-keyshortcuts="+ -"
        className={`deck-cell ${n > 0 ? 'deck-cell-in' : ''}`}
        onFocus={enter}
        onClick={() => useOpenCard.getState().read(card)}
        onKeyDown={(event) => {
          if (event.key === '+') more();
          if (event.key === '-' && !isLeader && n > 0) count(card.id, n - 1);
        }}
      >
        <Face card={card} width={width} soon />
        <Suspense>
          <CellPicture card={card.id} />
        </Suspense>
      </button>
      <button
        type="button"
        tabIndex={-1}
        className="deck-pill"
        aria-label={isLeader ? text.lead(card.name) : text.add(card.name)}
        aria-disabled={!isLeader && n >= most}
        onClick={more}
      >
        {n === 0 ? <span>+</span> : <PillCount n={n} of={isLeader ? '' : any ? text.any : String(most)} />}
      </button>
    </>
  );
}

function PillCount({ n, of }: { n: number; of: string }) {
  return (
    <span>
      <b>{of === '' ? '✓' : n}</b>
      {of === '' ? '' : `/${of}`}
    </span>
  );
}
