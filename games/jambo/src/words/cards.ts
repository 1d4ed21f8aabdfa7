/** How cards are named in sentences. */
import type { CopyId } from '@dealers-choice/kernel';
import { CARDS } from '../cards/index.ts';
import { jambo } from '../rules/game.ts';
import type { Card, Category } from '../rules/table.ts';

export const CATEGORY_WORDS: Readonly<Record<Category, string>> = {
  ware: 'Ware',
  stand: 'Stand',
  people: 'People',
  animal: 'Animal',
  utility: 'Utility',
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A card by its id, as events name it. */
export function cardOfKind(id: string): Card {
  const card = CARDS.find((one) => one.id === id);
  if (!card) throw new Error(`there is no card ${id}`);
  return card;
}

/** A copy by its name; `other` stands for a card that the reader does not see. */
export function nameOf(copy: number, other = 'a card'): string {
  return jambo.faces[copy]?.name ?? other; // 0 is face down, and has no face
}
/** Names of several cards, with semicolons between: commas are in the names. */
export const namesOf = (copies: readonly CopyId[]): string => copies.map((copy) => nameOf(copy)).join('; ');

/** "tea", "tea and silk", "tea, tea and silk". */
export const listed = (things: readonly string[]): string =>
  things.length < 2 ? (things[0] ?? 'nothing') : `${things.slice(0, -1).join(', ')} and ${things[things.length - 1]}`;
/** "1 card", "2 cards". */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
