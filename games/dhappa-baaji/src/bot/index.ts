/** Named policies: each plays a seat from what that seat sees. */
import { type Bot, levelsOf } from '@dealers-choice/bots';
import { dhappaBaaji } from '../rules/game.ts';
import type { Dhappa } from '../rules/table.ts';
import { captain } from './captain.ts';
import { instinct, SKILLS } from './instinct.ts';

export { workloads } from './bench.ts';
export { score } from './score.ts';
export { instinct };

export const bots: readonly Bot<Dhappa>[] = [captain, ...levelsOf(dhappaBaaji, instinct, SKILLS)];
export const usualBots = (_options: Dhappa['options'], seats: number): string[] =>
  new Array<string>(seats).fill('captain');
