/** The forms that cards are written in. */
import { no } from '@dealers-choice/kernel';
import type { Card } from '../rules/table.ts';

/** What few cards have. */
const usual = {
  wares: [],
  pictured: [],
  buy: 0,
  sell: 0,
  usedIn: 'play',
  zone: null,
  choices: null,
  wantsPairs: false,
  parts: {},
} as const;
type Usual = keyof typeof usual;
/** A card as its literal says it: the rest is as usual. */
export type Written = Omit<Card, Usual | 'category'> & Partial<Pick<Card, Usual>>;

export const written = (category: Card['category'], card: Written): Card => ({ ...usual, category, ...card });
export const people = (card: Written): Card => written('people', card);
export const animal = (card: Written): Card => written('animal', card);
export const utility = (card: Written): Card => written('utility', card);
/** Never played on one's own initiative. */
export const reaction = (card: Omit<Written, 'needs' | 'effect'>): Card =>
  people({ ...card, needs: () => no('REACTION_ONLY'), effect: null });
