/** Effects in short words, and what tests say about those that wait. */
import { type CopyId, must, type Seat } from '@dealers-choice/kernel';
import type { Actor } from '@dealers-choice/testkit';
import type { OnePiece } from '../../src/index.ts';
import type { X } from '../../src/rules/table.ts';
import { costOf, powerOf } from '../../src/rules/values/values.ts';
import type { Effect, Step, Timing } from '../../src/tree/tree.ts';
import type { People } from './playing.ts';

export const draw = (n: number): Step => ({ do: 'draw', n });
export const trash1: Step = { do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' };
export const restThis: Step = { do: 'rest', what: 'this' };
export const on = (timing: Timing, ...steps: Step[]): Effect => ({ timings: [timing], steps });
/** With a cost, so it can be declined. */
export const onFor = (timing: Timing, cost: Step, ...steps: Step[]): Effect => ({
  timings: [timing],
  cost: [cost],
  steps,
});

/** The effects that wait, oldest place first: `scout#1`. */
export const waiting = ({ game, match }: People): string[] =>
  match.table.pending.map(({ code }) => game.kit.codes[code]?.ability?.id ?? '');

/** Of the effects that wait a player lets this one come next. */
export function lets(people: People, who: Actor<OnePiece>, effect: string): void {
  const offered = people.match.asking?.from ?? [];
  const place = offered.find((one) => must(waiting(people), one) === effect);
  if (place === undefined) throw new Error(`${effect} is not among ${offered.map((one) => waiting(people)[one])}`);
  who.picks(place);
}

type Area = 'leader' | 'characters' | 'stage' | 'hand';
const readNow = (
  { game, match }: People,
  seat: Seat,
  card: string,
  area: Area,
  read: (x: X, copy: CopyId) => number,
): number => {
  const copy = match.table[area][seat].find((one) => game.faceIn(match.table, one)?.id === card);
  if (copy === undefined) throw new Error(`no ${card} in ${area} of seat ${seat + 1}`);
  return game.x.on(match, undefined, (x) => read(x, copy));
};
/** As every reader of the rules sees it. */
export const costReadNow = (people: People, seat: Seat, card: string, area: Area = 'characters'): number =>
  readNow(people, seat, card, area, costOf);
export const powerReadNow = (people: People, seat: Seat, card: string, area: Area = 'characters'): number =>
  readNow(people, seat, card, area, powerOf);
