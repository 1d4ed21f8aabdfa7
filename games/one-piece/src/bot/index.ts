/** Named policies: each plays a seat from what that seat sees. */
import { type Bot, levelsOf, type Tunables } from '@dealers-choice/bots';
import type { OnePieceGame } from '../rules/card.ts';
import { onePiece } from '../rules/game.ts';
import type { OnePiece } from '../rules/table.ts';
import { instinctOf, SKILLS } from './instinct.ts';
import { navigatorOf } from './navigator.ts';
import { tunableNavigator } from './tunable.ts';

export { workloads } from './bench.ts';
export { score, scoreOf } from './score.ts';
export { instinctOf, navigatorOf };

/** What `dealer tune` may change. */
export const tunableOf = (game: OnePieceGame): Tunables<OnePiece> => ({ navigator: tunableNavigator(game) });
/** For a game with any set of cards. */
export const botsOf = (game: OnePieceGame): Bot<OnePiece>[] => [
  navigatorOf(game),
  ...levelsOf(game, instinctOf(game), SKILLS),
];
export const bots: readonly Bot<OnePiece>[] = botsOf(onePiece);
export const usualBots = (_options: OnePiece['options'], seats: number): string[] =>
  new Array<string>(seats).fill('navigator');
