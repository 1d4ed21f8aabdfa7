/** Cards and runs in words. */
import type { CopyId } from '@dealers-choice/kernel';
import type { Words } from '@dealers-choice/words';
import { type Card, isJoker, isStatic, nameOf, RANK, SUIT } from '../cards/pack.ts';
import type { Run } from '../rules/runs.ts';
import type { Dhappa } from '../rules/table.ts';
import type { Phrases } from './en.ts';

/** Names in a row, or how many there are where none of them is seen. */
export const namesIn = (say: Phrases, copies: readonly number[]): string =>
  copies.every((copy) => copy === 0) ? say.cards(copies.length) : copies.map(say.name).join(' ');

export const cardIn = (say: Phrases, card: Card): ReturnType<Words<Dhappa>['card']> => ({
  ...say.card(card),
  marks: card.isWild ? [{ label: '', value: say.wild }] : [],
});

/** A card with what it stands for: `2♥ as 8♣`. */
export const laid = (say: Phrases, copy: number, as: string): string =>
  as === '' || as === nameOf(copy) ? say.name(copy) : say.laidAs(say.name(copy), as);
export const laidOut = (say: Phrases, copies: readonly number[], as: readonly string[]): string =>
  copies.map((copy, i) => laid(say, copy, as[i] ?? '')).join(', ');

/** `9♣ 2♥(8♣) 7♣` */
export const runText = (say: Phrases, { cards }: Run): string =>
  cards
    .map(({ card, as }) => (nameOf(card) === as ? as : `${isJoker(card) ? say.jokerShort : nameOf(card)}(${as})`))
    .join(' ');

/** Suit by suit, high cards first, wilds last. */
export const inHandOrder = (copies: readonly CopyId[]): CopyId[] => {
  const weight = (copy: CopyId): number =>
    isStatic(copy) || isJoker(copy) || copy === 0
      ? 1000 - (RANK[copy] ?? 0)
      : (SUIT[copy] ?? 0) * 20 + 14 - (RANK[copy] ?? 0);
  return copies.slice().sort((a, b) => weight(a) - weight(b) || a - b);
};
