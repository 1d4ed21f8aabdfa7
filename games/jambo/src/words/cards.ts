/** How cards are named in sentences. */
import type { CopyId } from '@dealers-choice/kernel';
import { CARDS } from '../cards/index.ts';
import type { Choices } from '../rules/choices.ts';
import { jambo } from '../rules/game.ts';
import type { Card } from '../rules/table.ts';
import type { Phrases } from './en.ts';

/** A card by its id, as events name it. */
export function cardOfKind(id: string): Card {
  const card = CARDS.find((one) => one.id === id);
  if (!card) throw new Error(`there is no card ${id}`);
  return card;
}

/** What a card of this kind lets somebody choose from. */
export const choicesOf = (id: string): Choices | null => CARDS.find((one) => one.id === id)?.choices ?? null;

/** A copy by its name; null for one that the reader does not see. */
export function seenName(say: Pick<Phrases, 'card'>, copy: number): string | null {
  const card = jambo.faces[copy]; // 0 is face down, and has no face
  return card ? say.card(card).name : null;
}
export const nameOf = (say: Pick<Phrases, 'card' | 'aCard'>, copy: number): string => seenName(say, copy) ?? say.aCard;
export const namesOf = (say: Pick<Phrases, 'card' | 'aCard'>, copies: readonly CopyId[]): string[] =>
  copies.map((copy) => nameOf(say, copy));
