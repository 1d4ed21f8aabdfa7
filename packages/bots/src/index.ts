export type { Bot } from './bot.ts';
export { type GreedyHow, greedy, type Score } from './greedy.ts';
export { imagine } from './imagine.ts';
export { quicken } from './quicken.ts';
export { random } from './random.ts';
export { botRng, type Run, type RunHow, recordOfRun, runMatch } from './run-match.ts';
