/**
 * Printed cards at a test table, by their numbers. The publisher's list is not part of the repository: it is looked for
 * beside it, or where ONE_PIECE_CARDS says; without it these tests are skipped. Nothing of it is written here: what a
 * text asks for by name or type is taken from the card that has it when the test runs.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { CopyId } from '@dealers-choice/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { readText } from '../../reader/index.ts';
import { importCards } from '../../src/import/import-cards.ts';
import type { RawCard } from '../../src/import/raw-card.ts';
import { type ReadCard, readCards } from '../../src/import/read-cards.ts';
import type { CardData } from '../../src/tree/card.ts';
import { ch, type Has, leader, type More, type People, playing, type Setting } from '../kit/playing.ts';

const LIST = process.env.ONE_PIECE_CARDS ?? new URL('../../../../../shared/data/optcg-cards.json', import.meta.url);
const isThere = existsSync(LIST);
const WHY = 'the card file is not beside the clone (../shared/data/optcg-cards.json, or where ONE_PIECE_CARDS says)';

/** A group of expectations about printed cards. */
export function realCards(title: string, tests: () => void): void {
  describe(title, () => {
    beforeEach((context) => context.skip(!isThere, WHY));
    tests();
  });
}
export { expect, test };

/** The file as it is. */
export const listOfCards = (): unknown[] => JSON.parse(readFileSync(LIST, 'utf8'));

let raw: ReadonlyMap<string, RawCard> | undefined;
function rawCards(): ReadonlyMap<string, RawCard> {
  if (raw) return raw;
  const { cards } = importCards([{ path: 'cards.json', json: listOfCards() }]);
  raw = new Map(cards.map((card) => [card.id, card]));
  return raw;
}

const NUMBER = /^[A-Z]{2}\d{2}-\d{3}$/;
/** A printed card with its text read; every word of it must have been. */
export function real(number: string): CardData {
  const found = rawCards().get(number);
  if (!found) throw new Error(`there is no ${number} in the list`);
  const [read] = readCards([found], readText);
  if (!read || read.unread.length > 0) throw new Error(`${number} is not read: ${read?.unread[0]?.reason}`);
  return read.card;
}

/** All of them, as far as they are read. */
export const allReal = (): readonly ReadCard[] => readCards([...rawCards().values()], readText);

/** A plain Character with the types (and colours) of a printed card, or its name, or what a filter asks for. */
export const kinOf = (number: string, cost: number, power: number, more: More = {}): More => {
  const { types, colours } = real(number);
  return ch(cost, power, { types, colours, ...more });
};
export const namesakeOf = (number: string, cost: number, power: number): More =>
  ch(cost, power, { name: real(number).name });

/** Plain ones whose cost says their power: `four` costs 4 and has 4000. They are of no printed type. */
const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const PLAIN = Object.fromEntries(WORDS.map((word, i) => [word, ch(i + 1, (i + 1) * 1000)]));

const numbersIn = (value: unknown): string[] => {
  if (typeof value === 'string') return NUMBER.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return [...Object.keys(value), ...Object.values(value)].flatMap(numbersIn);
};

/** A position in which cards are called by number, `one` to `ten`, or as `more` calls them. */
export function laid(has: Has, more: Readonly<Record<string, More>> = {}, how: Setting = {}): People {
  const numbers = [...new Set(numbersIn(has))];
  const printed = Object.fromEntries(numbers.map((number) => [number, real(number)]));
  return playing({ ...PLAIN, ...more, ...printed }, has, how);
}

/** A plain Leader with the types of a printed card, or with the name of one. */
export const leaderOf = (number: string): More => leader(5000, 5, { types: real(number).types });
export const leaderCalled = (number: string): More => leader(5000, 5, { name: real(number).name });

/** A name that a printed card's text asks for: not its own. */
export function nameAskedFor(number: string): string {
  const { name, effectText } = rawCards().get(number) ?? {};
  const names = new Set([...rawCards().values()].map((card) => card.name));
  const [found] = [...(effectText ?? '').matchAll(/\[([^\]]+)\]/g)].flatMap(([, word = '']) =>
    word !== name && names.has(word) ? [word] : [],
  );
  if (found === undefined) throw new Error(`${number} names no other card`);
  return found;
}

/** The cards that the open question offers, by the alphabet. */
export const offeredNow = ({ game, match }: People): string[] =>
  (match.asking?.from ?? []).map((copy) => game.faceIn(match.table, copy as CopyId)?.id ?? '?').sort();
