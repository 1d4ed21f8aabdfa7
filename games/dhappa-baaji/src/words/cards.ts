/** Cards and runs in words. */
import type { CopyId } from '@dealers-choice/kernel';
import type { Words } from '@dealers-choice/words';
import { type Card, isJoker, isStatic, nameOf, RANK, SUIT } from '../cards/pack.ts';
import type { Run } from '../rules/runs.ts';
import type { Dhappa } from '../rules/table.ts';

export const namesOf = (copies: readonly number[]): string =>
  copies.every((copy) => copy === 0) ? many(copies.length, 'card') : copies.map(nameOf).join(' ');
export const many = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

export const cardWords = ({ name, text, isWild }: Card): ReturnType<Words<Dhappa>['card']> => ({
  name,
  text,
  marks: isWild ? [{ label: '', value: 'wild' }] : [],
});

/** A card with what it stands for: `2♥ as 8♣`. */
export const laid = (copy: number, as: string): string =>
  as === '' || as === nameOf(copy) ? nameOf(copy) : `${nameOf(copy)} as ${as}`;
export const laidOut = (copies: readonly number[], as: readonly string[]): string =>
  copies.map((copy, i) => laid(copy, as[i] ?? '')).join(', ');

/** `9♣ 2♥(8♣) 7♣` */
export const runText = ({ cards }: Run): string =>
  cards.map(({ card, as }) => (nameOf(card) === as ? as : `${isJoker(card) ? 'Jo' : nameOf(card)}(${as})`)).join(' ');

/** Suit by suit, high cards first, wilds last. */
export const inHandOrder = (copies: readonly CopyId[]): CopyId[] => {
  const weight = (copy: CopyId): number =>
    isStatic(copy) || isJoker(copy) || copy === 0
      ? 1000 - (RANK[copy] ?? 0)
      : (SUIT[copy] ?? 0) * 20 + 14 - (RANK[copy] ?? 0);
  return copies.slice().sort((a, b) => weight(a) - weight(b) || a - b);
};
