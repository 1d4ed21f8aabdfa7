/**
 * The printer: effect tree to English. Each construct has one phrase, and no two trees that mean different things read
 * the same, so that a reader can take the words back to the tree. What means nothing is not said: a default that is
 * written out (`of: 'you'`, `times: 1`, `faceUp: false` of a card put into Life), an empty filter, a group of one
 * condition, `reveal` where a filter shows the cards anyway.
 */
export { printCard, printKeyword, printTrigger } from './card.ts';
export { printEffect, printMoment } from './effect.ts';
export { timingName as printTiming } from './timing.ts';
