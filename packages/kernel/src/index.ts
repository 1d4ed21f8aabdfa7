export { moves, refuse, sample } from './answers.ts';
export * from './fields.ts';
export { copyOf, fork } from './fork.ts';
export {
  type Audit,
  type Definition,
  defineGame,
  type EventPolicy,
  type Game,
  type KernelCode,
  type Showing,
  seatCounts,
  seatsInWords,
} from './game.ts';
export { hashOf } from './hash.ts';
export { imagine, load } from './imagine.ts';
export { apply, askAgain, blankMatch, concede, deal, play, type Setup, start } from './machine.ts';
export * from './options.ts';
export type { Action, Asked, Asking, Program, RegisterKind } from './program.ts';
export { below, next, type Rng, seedRng, shuffle } from './rng.ts';
export type { Look, Rules, Tell } from './rules.ts';
export * from './types.ts';
export { hearEvent, view } from './view.ts';
export type { Clock, Telling, Words } from './words.ts';
