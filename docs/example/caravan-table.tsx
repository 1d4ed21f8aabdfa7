/** A table for Caravan: purses in the order of play, and a hand in which one tap plays a card. */
import type { CopyId, MatchOf } from '@dealers-choice/kernel';
import {
  Piles,
  type TableProps,
  TapOver,
  useCard,
  useFace,
  useMotion,
  useStage,
  withFields,
  withSeat,
} from '@dealers-choice/table';
import { CardFace } from '@dealers-choice/table/ui';
import { useRef } from 'react';
import type { Caravan } from './caravan.ts';

/** The position as an event leaves it: gold changes hands when it is told, not when the move is over. */
export function follow(view: MatchOf<Caravan>, event: Caravan['event']): MatchOf<Caravan> {
  if (event.type !== 'paid') return view;
  const { gold } = view.table;
  return withFields<Caravan>(view, { gold: withSeat(gold, event.seat, gold[event.seat] + event.gold) });
}

/** A purse swells when gold comes or goes; the next event waits for it. */
export function Table({ view, name, seats, who }: TableProps<Caravan>) {
  const purses = useRef<HTMLUListElement>(null);
  const move = useMotion();
  useStage<Caravan>({
    hear(event) {
      if (event.type !== 'paid') return undefined;
      return move(() => purses.current?.children[event.seat]?.animate({ scale: [1, 1.15, 1] }, 400));
    },
  });
  return (
    <>
      <ul ref={purses} aria-label="Seats" className="grid grid-cols-2 gap-3">
        {seats.map((seat) => (
          <li key={seat} className="rounded-lg border border-line bg-panel p-3 text-ink">
            <strong>{name(seat)}</strong> {who(seat)}
            <p>{`${view.table.gold[seat]} gold, ${view.table.hand[seat].length} cards in hand`}</p>
          </li>
        ))}
      </ul>
      <Piles />
    </>
  );
}

/** What the viewer holds. Somebody who only watches holds nothing. */
export function Hand({ view, you }: TableProps<Caravan>) {
  if (you === null) return null;
  return (
    <ul aria-label="Your hand" className="flex gap-2 pt-2">
      {view.table.hand[you].map((card) => (
        <HeldCard key={card} card={card} />
      ))}
    </ul>
  );
}

/** The button over it plays it, or says why it cannot be played. */
function HeldCard({ card }: { card: CopyId }) {
  const tappable = useCard(card, { once: true });
  const face = useFace(card);
  return (
    <li className="relative">
      <CardFace face={face} />
      {tappable && <TapOver tappable={tappable} />}
    </li>
  );
}
