export type { Bot } from './bot.ts';
export { random } from './random.ts';
export { botRng, type Run, type RunHow, recordOfRun, runMatch } from './run-match.ts';
