/** Wares that people and animals bring: those that fit stay, the others go to the supply. */
import { talk } from '@dealers-choice/effects';
import type { Seat } from '@dealers-choice/kernel';
import { freeSpaces, placeWare, sixthAvailable } from './market.ts';
import { putBack } from './supply.ts';
import type { Jambo, X } from './table.ts';
import type { Ware } from './wares.ts';

/** Gives wares to a seat, which is asked which to keep if they do not all fit without a fee. */
export function receive(x: X, seat: Seat, wares: readonly Ware[]): void {
  if (wares.length <= freeSpaces(x.t, seat)) {
    for (const ware of wares) placeWare(x, seat, ware);
    return;
  }
  x.t.waiting.push(...wares);
  x.run(overflow, seat);
}

/** Exactly the free spaces are filled, or one more for the price of the sixth (JB-22). */
export const overflow = talk<Jambo, Record<never, never>>({
  registers: {},
  start: () => ({}),
  next(x) {
    const { waiting } = x.t;
    if (waiting.length === 0) return;
    const min = Math.min(freeSpaces(x.t, x.you), waiting.length);
    const max = Math.min(min + (sixthAvailable(x.t, x.you) ? 1 : 0), waiting.length);
    const places = waiting.map((_, place) => place);
    if (max === 0 || (min === max && waiting.every((ware) => ware === waiting[0]))) {
      return keep(x, places.slice(0, max));
    }
    const ifAbsent = { pick: places.slice(0, min) };
    x.ask('cards', x.you, 'OVERFLOW_PLACE', { noun: 'waiting', from: places, min, max, ifAbsent });
  },
  hear: (x, _r, _seat, { picks }) => keep(x, picks),
});

function keep(x: X, places: readonly number[]): void {
  const wares = x.t.waiting.splice(0);
  for (const [i, ware] of wares.entries()) {
    if (places.includes(i)) placeWare(x, x.you, ware);
    else {
      putBack(x, ware);
      x.tell?.({ type: 'WARE_REFUSED', seat: x.you, ware });
    }
  }
}
