/** The forms that cards are written in. */
import { no } from '@dealers-choice/kernel';
import type { Card } from '../rules/table.ts';

/** What most cards have, and their literals leave out. */
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
/** The literal of a card; members that it leaves out are as usual. */
export type Written = Omit<Card, Usual | 'category'> & Partial<Pick<Card, Usual>>;

export const written = (category: Card['category'], card: Written): Card => ({ ...usual, category, ...card });
export const people = (card: Written): Card => written('people', card);
export const animal = (card: Written): Card => written('animal', card);
export const utility = (card: Written): Card => written('utility', card);
/** A card that is only played when its window is open (rules/windows.ts). */
export const reaction = (card: Omit<Written, 'needs' | 'effect'>): Card =>
  people({ ...card, needs: () => no('REACTION_ONLY'), effect: null });
