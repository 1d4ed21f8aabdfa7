/** Climb on our kernel, driven as the other engine is: list what is legal, take one, check it and play it. */
import { quicken } from '@dealers-choice/bots';
import { type CopyId, type MatchOf, type Move, moves, must, play, start } from '@dealers-choice/kernel';
import { type Climb, climb } from './climb.ts';

export { below, seedRng } from '@dealers-choice/kernel';

quicken(climb);

/** What both games come to: the cards in the order they were played, by number. */
export interface Result {
  plays: number[];
  score: number[];
  winners: number[];
}

export function playClimb(choose: (legal: Move[]) => Move, seed: number): Result {
  const match = start(climb, { seed });
  while (match.asking !== null) {
    const seat = must(match.asking.seats, 0);
    const refusal = play(climb, match, seat, choose(moves(climb, match, seat)));
    if (refusal !== null) throw new Error(`climb: a listed move was refused: ${refusal.code}`);
  }
  return resultOf(match);
}

const resultOf = ({ table, over }: MatchOf<Climb>): Result => ({
  plays: numbers(table.pile),
  score: [...table.score],
  winners: [...(over?.winners ?? [])],
});

/** What a seed deals, for an engine whose generator deals something else. */
export function dealOf(seed: number): { deck: number[]; hands: number[][] } {
  const { deck, hand } = start(climb, { seed }).table;
  return { deck: numbers(deck), hands: hand.map(numbers) };
}

const numbers = (cards: readonly CopyId[]): number[] => cards.map((copy) => copy - 1);
