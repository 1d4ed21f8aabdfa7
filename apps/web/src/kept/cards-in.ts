/** The sets of cards in a file with everything. They are looked at before anything of the file is kept. */
import type { KeptNote } from '../cards/kept-sets.ts';

interface KeptSet {
  note: KeptNote;
  cards: readonly unknown[];
}

/** Throws a sentence where one is damaged. */
export function cardsIn(value: unknown): KeptSet[] {
  const list: readonly unknown[] | null = value === undefined ? [] : Array.isArray(value) ? value : null;
  if (!list?.every(isSet)) throw new Error('Cards in this file are damaged.');
  return [...list];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isSet(value: unknown): value is KeptSet {
  if (!isObject(value) || !Array.isArray(value.cards) || !isObject(value.note)) return false;
  const { name, game, cards, unread } = value.note;
  return [name, game].every((one) => typeof one === 'string') && [cards, unread].every(Number.isSafeInteger);
}
