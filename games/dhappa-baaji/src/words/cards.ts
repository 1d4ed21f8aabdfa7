/** Cards and runs in words. */
import type { CopyId } from '@dealers-choice/kernel';
import type { Words } from '@dealers-choice/words';
import { CARDS, type Card, isJoker, isStatic, RANK, SUIT } from '../cards/pack.ts';
import type { Run } from '../rules/runs.ts';
import type { Dhappa } from '../rules/table.ts';

/** By copy. */
const NAMES: readonly string[] = [
  'a card',
  ...CARDS.flatMap(({ id, rank, copies }) => new Array<string>(copies).fill(rank === 'Jo' ? 'Joker' : id)),
];
const SUIT_NAMES = { S: 'spades', H: 'hearts', C: 'clubs', D: 'diamonds' };
const RANK_NAMES: Readonly<Record<string, string>> = { A: 'Ace', K: 'King', Q: 'Queen', J: 'Jack' };

/** `9♣`, `2♥`, `Joker`; a card the reader cannot see is `a card`. */
export const nameOf = (copy: number): string => NAMES[copy] ?? 'a card';
export const namesOf = (copies: readonly number[]): string =>
  copies.every((copy) => copy === 0) ? many(copies.length, 'card') : copies.map(nameOf).join(' ');
export const many = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

export function cardWords({ rank, suit, id, isWild }: Card): ReturnType<Words<Dhappa>['card']> {
  const marks = isWild ? [{ label: '', value: 'wild' }] : [];
  if (rank === 'Jo') {
    const text = 'Flying wild: stands for any card, until somebody with that card swaps it out.';
    return { name: 'Joker', text, marks };
  }
  if (rank === '2') {
    const text = 'Static wild: stands for any card and never leaves its run. Discarded, it burns the pile.';
    return { name: id, text, marks };
  }
  return { name: id, text: `${RANK_NAMES[rank] ?? rank} of ${SUIT_NAMES[suit]}`, marks };
}

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
