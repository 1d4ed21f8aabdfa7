/** Named policies: each plays a seat from what that seat sees. */
import { onePiece } from '../rules/game.ts';
import type { OnePiece } from '../rules/table.ts';
import { navigatorOf, type OnePieceBot } from './navigator.ts';

export { workloads } from './bench.ts';
export { score, scoreOf } from './score.ts';
export type { OnePieceBot };
export { navigatorOf };

export const bots: readonly OnePieceBot[] = [navigatorOf(onePiece)];
export const usualBots = (_options: OnePiece['options'], seats: number): string[] =>
  new Array<string>(seats).fill('navigator');
