/**
 * How a table names imported cards: what they are called, and a fingerprint of what is in them, such as
 * `harbour@0123…`. The name is for people; the fingerprint says which cards of this name are meant.
 */
export interface CardsName {
  name: string;
  /** 32 hexadecimal digits: of the cards as they are printed, before anybody reads their texts. */
  print: string;
}

const CARDS_NAME = /^([A-Za-z0-9][A-Za-z0-9-]{0,59})@([0-9a-f]{32})$/;

/** Null: it names no cards. */
export function readCardsName(text: string): CardsName | null {
  const [, name, print] = CARDS_NAME.exec(text) ?? [];
  return name !== undefined && print !== undefined ? { name, print } : null;
}

export const formatCardsName = ({ name, print }: CardsName): string => `${name}@${print}`;

/** What people call cards, whether a fingerprint stands behind it or not. */
export const titleOfCards = (cards: string): string => readCardsName(cards)?.name ?? cards;
