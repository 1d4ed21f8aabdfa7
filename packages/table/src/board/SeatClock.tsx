import type { Seat } from '@dealers-choice/kernel';
import { create } from 'zustand';
import { useSecondsUntil } from './seconds.ts';

interface SeatClocks {
  /** When the time of a seat is over, in milliseconds since 1970; only of seats whose time runs. */
  until: ReadonlyMap<Seat, number>;
}

/** Beside the table, not in it: a second that passes draws a number again and nothing else. */
export const useSeatClocks = create<SeatClocks>(() => ({ until: new Map() }));

interface Props {
  seat: Seat;
  /** Of a badge of its own; absent: it follows a word. */
  badge?: string;
}

/** The time that is left to a seat; nothing where none runs. It is read out elsewhere, now and then. */
export function SeatClock({ seat, badge }: Props) {
  const until = useSeatClocks((s) => s.until.get(seat) ?? null);
  const seconds = useSecondsUntil(until);
  if (seconds === null) return null;
  return (
    <span
      aria-hidden="true"
      data-testid={`clock-${seat + 1}`}
      className={`whitespace-nowrap tabular-nums ${badge ?? ''}`}
    >
      {badge === undefined ? ` · ${inMinutes(seconds)}` : inMinutes(seconds)}
    </span>
  );
}

const inMinutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
