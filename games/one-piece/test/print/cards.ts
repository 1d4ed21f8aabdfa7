/** Cards to print on, and a table of things and how they read. */
import type { CardData } from '../../src/tree/card.ts';
import type { Category } from '../../src/tree/tree.ts';

export type PrintedAs<T> = readonly (readonly [what: T, text: string])[];

export const cardOf = (category: Category): CardData => ({
  id: 'TS-001',
  name: 'Ash',
  category,
  colours: ['red'],
  types: ['Kiln'],
});
export const CHARACTER = cardOf('CHARACTER');
