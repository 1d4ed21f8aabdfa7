/** Named policies: each plays a seat from what that seat sees. */
import { type Bot, levelsOf } from '@dealers-choice/bots';
import { jambo } from '../rules/game.ts';
import type { Jambo } from '../rules/table.ts';
import { instinct, SKILLS } from './instinct.ts';
import { merchant } from './merchant.ts';

export { score } from './score.ts';
export { tunable } from './tunable.ts';
export { instinct };

export const bots: readonly Bot<Jambo>[] = [merchant, ...levelsOf(jambo, instinct, SKILLS)];
export const usualBots = (_options: Jambo['options'], seats: number): string[] =>
  new Array<string>(seats).fill('merchant');
