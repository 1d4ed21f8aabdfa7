export { type Heard, sequence, type Steps, type Talk, talk } from '@dealers-choice/kernel';
