/** Cards that a half-done effect speaks of and a viewer cannot see: in an imagined match, some that lie there. */
import { type CopyId, FACE_DOWN, type Frame, type Seat, seatBit, type Viewer } from '@dealers-choice/kernel';
import type { Regs } from '../effects/op.ts';
import type { X } from './table.ts';

type Roll = (sides: number) => number;

export function imagineFrames(x: X, roll: Roll, viewer: Viewer | null): void {
  for (const frame of x.match.stack) if (frame.program === 'effect') fillFrame(x, frame, roll, viewer);
}

function fillFrame(x: X, frame: Frame, roll: Roll, viewer: Viewer | null): void {
  const r = frame.r as Regs;
  const looker = x.match.asking?.seats[0] ?? frame.you;
  const isLookedAt = r.lies === 'deck' || r.lies.endsWith('-seen');
  const isUnseen = (card: CopyId): boolean => viewer === null || ((x.match.known[card] ?? 0) & seatBit(viewer)) === 0;
  fill(r.seen);
  fill(r.on);
  fill(r.it, r.on.length === r.it.length ? r.on : []);

  function fill(list: CopyId[], like: readonly CopyId[] = []): void {
    for (const [i, card] of list.entries()) {
      if (card !== FACE_DOWN) continue;
      const known = like[i] ?? inPlace(i);
      const fits = (one: CopyId): boolean => isUnseen(one) && !list.includes(one);
      const one = known !== undefined && fits(known) ? known : someOf(places().filter(fits));
      list[i] = one;
      if (isLookedAt && looker !== viewer) x.match.known[one] = (x.match.known[one] ?? 0) | (1 << looker);
    }
  }
  /** Cards from one end of a pile lie there in their order. */
  function inPlace(i: number): CopyId | undefined {
    const [zone, end] = r.lies.split('-');
    if ((zone !== 'deck' && zone !== 'life') || end === undefined) return undefined;
    const pile = x.t[zone][r.whose as Seat];
    return end === 'top' ? pile[pile.length - 1 - i] : pile[i];
  }
  function places(): CopyId[] {
    const { hand, deck, life } = x.t;
    if (r.lies === 'hand') return hand[r.whose as Seat];
    return [...deck[frame.you], ...life[frame.you], ...hand[frame.you]];
  }
  function someOf(cards: readonly CopyId[]): CopyId {
    return cards.length === 0 ? FACE_DOWN : (cards[roll(cards.length) - 1] ?? FACE_DOWN);
  }
}
