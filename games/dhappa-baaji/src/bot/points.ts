/** What a deal in thought is worth in a points match (DB-65). */
import { chanceOfOdds } from '@dealers-choice/bots';
import { pointsOf } from '../cards/pack.ts';
import { bonus, GOING_OUT } from '../rules/deal.ts';
import { copyHolding, type Holding, lengthOf, lose, lowest, type Shape, wildsOf } from '../rules/shapes.ts';
import { slotIn } from '../rules/steps.ts';
import { GOAL } from '../rules/table.ts';
import { copyAt, facesOf, handOf, runsOfSide, type Sketch } from './sketch.ts';

const TWO_POINTS = 20;
const JOKER_POINTS = 30;
/** A lead of this many points makes odds of e to 1. */
const LEAD = 250;

function pointsOfHand(hand: Holding): number {
  const held = copyHolding(hand);
  let sum = 0;
  while (held.size > 0) {
    for (const face of facesOf(held)) {
      sum += pointsOf(face);
      lose(held, face);
    }
  }
  return sum;
}

function pointsOfRun(run: Shape): number {
  let sum = run.isSet ? 0 : bonus(lengthOf(run), wildsOf(run) === 0);
  for (let left = run.naturals; left !== 0; left &= left - 1) sum += pointsOf(copyAt(slotIn(run, lowest(left))));
  for (let left = run.twos; left !== 0; left &= left - 1) sum += TWO_POINTS;
  for (let left = run.jokers; left !== 0; left &= left - 1) sum += JOKER_POINTS;
  return sum;
}

/** Points of a side in this deal as it lies, and before it. */
function pointsNow(s: Sketch, side: number): number {
  let sum = s.scores[side] ?? 0;
  for (const run of runsOfSide(s, side)) sum += pointsOfRun(run);
  for (let seat = side; seat < s.seats; seat += 2) sum -= pointsOfHand(handOf(s, seat));
  return sum;
}

/** The deal goes on, and the first team has this chance to go out first: how likely it is to win the match. */
export const pointsAhead = (s: Sketch, chance: number): number =>
  chanceOfOdds((pointsNow(s, 0) - pointsNow(s, 1) + GOING_OUT * (2 * chance - 1)) / LEAD);

/** The deal is over. */
export function endOfPoints(s: Sketch): number {
  const a = pointsNow(s, 0) + (s.out === 0 ? GOING_OUT : 0);
  const b = pointsNow(s, 1) + (s.out === 1 ? GOING_OUT : 0);
  if (a !== b && Math.max(a, b) >= GOAL) return a > b ? 1 : 0;
  return chanceOfOdds((a - b) / LEAD);
}
