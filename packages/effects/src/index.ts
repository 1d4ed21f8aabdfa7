export { type Steps, sequence } from './sequence.ts';
export { type Heard, type Talk, talk } from './talk.ts';
