/** In a live draft others know which card must be played: a hand they imagine must be able to play it. */
import { type CopyId, must, type Seat, seatBit, type Viewer } from '@dealers-choice/kernel';
import { meansOf } from './n-pick.ts';
import { isPlayable } from './playable.ts';
import type { X } from './table.ts';

const TRIES = 2_000;

/** Changes hidden cards of the hand for other hidden ones until the key fits. */
export function imagineHand(x: X, roll: (sides: number) => number, viewer: Viewer | null): void {
  const { t, match } = x;
  if (!t.mustPlay || viewer === null || viewer === t.turnSeat) return;
  x.you = t.turnSeat;
  const unseen = (cards: readonly CopyId[]): CopyId[] =>
    cards.filter((card) => (must(match.known, card) & seatBit(viewer)) === 0);
  const others = [t.deck, ...x.others(t.turnSeat).map((seat) => t.hand[seat])];
  for (let i = 0; i < TRIES && !isPlayable(meansOf(x), t.key as CopyId); i++) {
    const mine = unseen(t.hand[t.turnSeat]);
    const theirs = others.flatMap(unseen);
    if (mine.length === 0 || theirs.length === 0) return;
    exchange(x, must(mine, roll(mine.length) - 1), must(theirs, roll(theirs.length) - 1), t.turnSeat);
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
