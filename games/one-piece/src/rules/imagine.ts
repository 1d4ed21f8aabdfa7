/** Which cards the unseen copies may be: one's own deck is known, the other's is guessed from what was seen of it. */
import { type CopyId, must, type Seat, seatsOf, type Viewer } from '@dealers-choice/kernel';
import { kitOf, ownerOf } from './card.ts';
import { per } from './field.ts';
import { RANDOM } from './options.ts';
import { allowedWith, printsIn } from './prints.ts';
import type { X } from './table.ts';

type Roll = (sides: number) => number;

export function imagineDecks(x: X, roll: Roll, viewer: Viewer | null): void {
  for (const seat of seatsOf(x.match.seats)) {
    const unseen: CopyId[] = [];
    const seen: number[] = [];
    for (let card = 1 as CopyId; card < x.t.print.length; card++) {
      if (ownerOf(x, card) !== seat) continue;
      if (per(x.t.print, card) === 0) unseen.push(card);
      else seen.push(per(x.t.print, card));
    }
    if (unseen.length === 0) continue;
    const own = seat === viewer ? (x.options.decks[seat] ?? '') : '';
    const prints = restOfDeck(x, own, seen) ?? guess(x, seat, seen, unseen.length, roll);
    for (const card of unseen) {
      const [print = 0] = prints.splice(roll(prints.length) - 1, 1);
      x.t.print[card] = print;
    }
  }
}

/** What is left of a deck list when what was seen is taken out; null when it is not that deck. */
function restOfDeck(x: X, choice: string, seen: readonly number[]): number[] | null {
  return choice === '' || choice === RANDOM ? null : without(printsIn(kitOf(x), choice), seen);
}

function without(prints: readonly number[], seen: readonly number[]): number[] | null {
  if (!seen.every((print) => prints.includes(print))) return null; // most often: before anything is copied
  const rest = prints.slice();
  for (const print of seen) {
    const place = rest.indexOf(print);
    if (place < 0) return null;
    rest.splice(place, 1);
  }
  return rest;
}

/** A deck of the set that fits what was seen, or cards of the Leader's colours. */
function guess(x: X, seat: Seat, seen: readonly number[], n: number, roll: Roll): number[] {
  const kit = kitOf(x);
  const fitting = kit.set.decks.flatMap(({ id }) => {
    const rest = without(printsIn(kit, id), seen);
    return rest && rest.length === n ? [rest] : [];
  });
  if (fitting.length > 0) return must(fitting, roll(fitting.length) - 1);
  const pool: number[] = [];
  for (const { print, most } of allowedWith(kit, per(x.t.print, must(x.t.leader[seat], 0)))) {
    const held = seen.reduce((sum, one) => (one === print ? sum + 1 : sum), 0);
    for (let copy = held; copy < Math.min(most, n + held); copy++) pool.push(print);
  }
  const guessed: number[] = [];
  while (guessed.length < n && pool.length > 0) guessed.push(...pool.splice(roll(pool.length) - 1, 1));
  while (guessed.length < n) guessed.push(must(seen, roll(seen.length - 1)));
  return guessed;
}
