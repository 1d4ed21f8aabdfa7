/** In a live draft others know which card must be played: a hand they imagine must be able to play it. */
import { type CopyId, must, type Seat, seatBit, type Viewer } from '@dealers-choice/kernel';
import { meansOf } from './n-pick.ts';
import { isPlayable } from './playable.ts';
import type { X } from './table.ts';

/** Most hands fit within a few deals; one that never does is left as it is. */
const DEALS = 2_000;

/** Deals the hidden cards of the hand anew from all hidden ones until the key fits: all that fit are equally likely. */
export function imagineHand(x: X, roll: (sides: number) => number, viewer: Viewer | null): void {
  const { t, match } = x;
  if (!t.mustPlay || viewer === null || viewer === t.turnSeat) return;
  x.you = t.turnSeat;
  const unseen = (cards: readonly CopyId[]): CopyId[] =>
    cards.filter((card) => (must(match.known, card) & seatBit(viewer)) === 0);
  const mine = unseen(t.hand[t.turnSeat]);
  const hidden = [...mine, ...[t.deck, ...x.others(t.turnSeat).map((seat) => t.hand[seat])].flatMap(unseen)];
  for (let i = 0; i < DEALS && !isPlayable(meansOf(x), t.key as CopyId); i++) {
    for (let place = 0; place < mine.length; place++) {
      const other = place + roll(hidden.length - place) - 1;
      if (other >= mine.length) exchange(x, must(hidden, place), must(hidden, other), t.turnSeat);
      [hidden[place], hidden[other]] = [must(hidden, other), must(hidden, place)];
    }
  }
}

/** Two cards change places, and so do the bits that say who knows them. */
function exchange(x: X, mine: CopyId, theirs: CopyId, seat: Seat): void {
  const { where, known } = x.match;
  const zone = must(x.game.zones, must(where, theirs)).list(x.t);
  const hand = x.t.hand[seat];
  hand[hand.indexOf(mine)] = theirs;
  zone[zone.indexOf(theirs)] = mine;
  for (const column of [where, known]) {
    const mineWas = must(column, mine);
    column[mine] = must(column, theirs);
    column[theirs] = mineWas;
  }
}
