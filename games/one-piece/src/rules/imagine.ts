/** Which cards the unseen copies may be: one's own deck is known, the other's is guessed from what was seen of it. */
import { type CopyId, must, type Seat, seatsOf, type Viewer } from '@dealers-choice/kernel';
import { copiesOf, refusedBy } from '../data/deck-limits.ts';
import { readDeck } from '../data/decks.ts';
import { kitOf, ownerOf, rulesOf } from './card.ts';
import { per } from './field.ts';
import { deckEntries, RANDOM } from './options.ts';
import { printsOf } from './prints.ts';
import type { X } from './table.ts';

export function imagineDecks(x: X, roll: (sides: number) => number, viewer: Viewer | null): void {
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
  const kit = kitOf(x);
  if (choice === '' || choice === RANDOM) return null;
  const deck = kit.set.decks.find(({ id }) => id === choice) ?? readDeck(choice, kit.set.cards).deck;
  return without(printsOf(kit, deckEntries(deck)), seen);
}

function without(prints: number[], seen: readonly number[]): number[] | null {
  for (const print of seen) {
    const place = prints.indexOf(print);
    if (place < 0) return null;
    prints.splice(place, 1);
  }
  return prints;
}

/** A deck of the set that fits what was seen, or cards of the Leader's colours. */
function guess(x: X, seat: Seat, seen: readonly number[], n: number, roll: (sides: number) => number): number[] {
  const kit = kitOf(x);
  const { set, cards } = kit;
  const fitting = set.decks.flatMap((deck) => {
    const rest = without(printsOf(kit, deckEntries(deck)), seen);
    return rest && rest.length === n ? [rest] : [];
  });
  if (fitting.length > 0) return must(fitting, roll(fitting.length) - 1);
  const leader = x.face(must(x.t.leader[seat], 0)).data;
  const pool: number[] = [];
  for (const [i, { data }] of cards.entries()) {
    if (data.category === 'LEADER' || data.category === 'DON' || refusedBy(leader, data).length > 0) continue;
    const held = seen.filter((print) => print === i + 1).length;
    const most = Math.min(copiesOf(data, leader, rulesOf(x)), n + held);
    for (let copy = held; copy < most; copy++) pool.push(i + 1);
  }
  const guessed: number[] = [];
  while (guessed.length < n && pool.length > 0) guessed.push(...pool.splice(roll(pool.length) - 1, 1));
  while (guessed.length < n) guessed.push(must(seen, roll(seen.length - 1)));
  return guessed;
}
