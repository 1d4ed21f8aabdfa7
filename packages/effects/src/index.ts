export { type Steps, sequence } from './sequence.ts';
export { type Heard, type Talk, takeApart, talk } from './talk.ts';
