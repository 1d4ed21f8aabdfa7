/** What a table far away is opened with, before anybody has changed anything. */
import type { TableWish } from '../online/contract.ts';
import { PLAYBILL } from '../playbill.ts';

/** Where nothing is hidden, whoever looks on may look at once; elsewhere a hint could be called across the room. */
const LATE_SECONDS = 120;
const NOTHING_HIDDEN: readonly string[] = ['the-door'];
/** Of silence, where the game itself says nothing about it. */
export const USUAL_SECONDS = 120;
const MANY = 4;

/** How many may play; as the first screen knows it, without the game. */
export function seatCountsOf(game: string): readonly number[] {
  const bill = PLAYBILL.find(({ id }) => id === game);
  if (!bill) return [];
  const [few, most] = bill.seats;
  return bill.only ? [few, most] : Array.from({ length: most - few + 1 }, (_, i) => few + i);
}

function usualSeats(game: string): number {
  const counts = seatCountsOf(game);
  return counts.filter((n) => n <= MANY).at(-1) ?? counts[0] ?? 2;
}

export const usualDelay = (game: string): number => (NOTHING_HIDDEN.includes(game) ? 0 : LATE_SECONDS);

export const usualWish = (game: string, visibility: TableWish['visibility']): TableWish => ({
  game,
  title: '',
  seats: usualSeats(game),
  options: {},
  visibility,
  seconds: USUAL_SECONDS,
  spectators: usualDelay(game),
  help: true,
});
