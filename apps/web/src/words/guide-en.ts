/** Around the steps of a guided first game, in English. The type of this is that of every language. */
import type { GuideWords } from '@dealers-choice/words/guide';

const strayed: GuideWords = {
  title: 'That is another way',
  text:
    'It is allowed, and the match goes on from there. ' +
    'The guide can take you back to where it was, or you play on alone.',
};
const others: GuideWords = { title: 'The others play', text: 'Watch what they do. Then it is your turn again.' };

export const en = {
  name: 'Guide',
  step: (n: number, of: number): string => `Step ${n} of ${of}`,
  strayed,
  others,
  next: 'Next',
  back: 'Back',
  why: 'Why?',
  skip: 'Skip the guide',
  again: 'Take me back',
  playOn: 'Play on alone',
  playForReal: 'Play for real',
  rules: 'Read the rules',
  newHere: 'New here? Learn in 3 minutes',
  onceMore: 'The guided first game, once more',
  offer: 'A first game with somebody at your elbow: every step says what to do, and why.',
  begin: 'Start the guide',
  dealing: 'Dealing …',
  noGuide: (game: string): string => `There is no guided first game of ${game} yet: these are its rules.`,
};

export type GuideAround = typeof en;
