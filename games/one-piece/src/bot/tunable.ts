/** The weights of the navigator, for `dealer tune`. */
import type { Tunable } from '@dealers-choice/bots';
import { must } from '@dealers-choice/kernel';
import type { OnePieceGame } from '../rules/card.ts';
import type { OnePiece } from '../rules/table.ts';
import { navigatorOf } from './navigator.ts';
import { WEIGHTS, type Weights } from './weights.ts';

type Single = { [Name in keyof Weights]: Weights[Name] extends number ? Name : never }[keyof Weights];

/** Those that stand for one thing; what the end of a match is worth is no matter of taste. */
const SINGLES: readonly Single[] = [
  ...(['blocker', 'rush', 'doubleAttack', 'banish', 'unblockable', 'text', 'stage', 'card', 'counter'] as const),
  ...(['least', 'keep', 'later', 'don', 'activeDon', 'power', 'hit', 'stop', 'exposure', 'blockerAway'] as const),
  ...(['reserve', 'play', 'rushNow', 'defend', 'defendBody', 'unsure', 'taken', 'early', 'danger'] as const),
];
/** Lists keep their shape: one number says how many times as large they are. */
const LISTS = ['body', 'life'] as const;

export const tunableNavigator = (game: OnePieceGame): Tunable<OnePiece> => ({
  names: [...LISTS, ...SINGLES],
  weights: [...LISTS.map(() => 1), ...SINGLES.map((name) => WEIGHTS[name])],
  botWith: (numbers) => navigatorOf(game, weightsFrom(numbers)),
});

export function weightsFrom(numbers: readonly number[]): Weights {
  const changed: Record<Single, number> = { ...WEIGHTS };
  for (const [i, name] of SINGLES.entries()) changed[name] = must(numbers, LISTS.length + i);
  const times = (list: readonly number[], i: number): number[] => list.map((one) => one * must(numbers, i));
  return { ...WEIGHTS, ...changed, body: times(WEIGHTS.body, 0), life: times(WEIGHTS.life, 1) };
}
