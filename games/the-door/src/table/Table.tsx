import { Piles, slideFrom, type TableProps, useMotion, useStage } from '@dealers-choice/table';
import { useRef } from 'react';
import type { Door, DoorEvent } from '../index.ts';
import { Climb } from './Climb.tsx';
import { Plate } from './Plate.tsx';

/** The climb to the Door: who sits there above it, the piles below. A pawn slides on the event that moves it. */
export function Table({ view, name, seats, who }: TableProps<Door>) {
  const ref = useRef<HTMLDivElement>(null);
  const move = useMotion();
  const find = (what: string): HTMLElement | null => ref.current?.querySelector<HTMLElement>(what) ?? null;
  useStage<Door>({
    hear(event) {
      const from = leftBy(event);
      return from && move(() => slideFrom(find(from.square), find(`[data-pawn="${from.seat}"]`)));
    },
  });
  const dense = seats.length > 4;
  const wide = dense ? 'grid-cols-3 sm:grid-cols-5' : 'grid-cols-2 sm:grid-cols-4';
  return (
    <div ref={ref} className="flex grow flex-col gap-3 sm:gap-4">
      <ul aria-label="Seats" className={`grid gap-x-2 gap-y-3 ${wide}`}>
        {seats.map((seat) => (
          <Plate key={seat} seat={seat} view={view} name={name(seat)} who={who(seat)} dense={dense} />
        ))}
      </ul>
      <Climb view={view} seats={seats} name={name} />
      <div className="flex grow items-center justify-center">
        <Piles />
      </div>
    </div>
  );
}

/** The place from which an event takes a pawn away; undefined: it moves none. */
function leftBy(event: DoorEvent): { seat: number; square: string } | undefined {
  switch (event.type) {
    case 'MOVED':
    case 'SUMMONED':
    case 'EXILED':
      return { seat: event.seat, square: `[data-square="${event.from}"]` };
    case 'RELEASED':
      return { seat: event.seat, square: '[data-square="jail"]' };
    default:
      return undefined;
  }
}
