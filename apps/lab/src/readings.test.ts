/** What was read of card texts and kept: never a wrong reading, whatever happens to the file. */
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CardFile, openCards, type Reading } from '@dealers-choice/one-piece';
import { compareTexts, readText, TESTED } from '@dealers-choice/one-piece/reader';
import { expect, test } from 'vitest';
import { fakeLab, folder } from '../test/fake-lab.ts';
import { GAMES } from './games.ts';
import { readingsIn, readingsUnder } from './readings.ts';

const card = (n: number, effect: string) => ({
  id: `XA01-00${n}`,
  name: `Deckhand ${n}`,
  category: 'Character',
  colors: ['Red'],
  types: ['Harbour Watch'],
  cost: 1,
  power: 3000,
  effect,
});
const files = (...texts: string[]): CardFile[] => [{ path: 'list', json: texts.map((text, i) => card(i + 1, text)) }];
const DRAWS = '[On Play] Draw 1 card.';
const RESTS = "[On Play] Rest up to 1 of your opponent's Characters.";

/** What is read of these texts, and which of them were really read. */
function reading(from: string, version: string, ...texts: string[]) {
  const read: (string | null)[] = [];
  const opened = openCards(files(...texts), {
    readText(effect, trigger, facts) {
      read.push(effect);
      return readText(effect, trigger, facts);
    },
    tested: TESTED,
    compareTexts,
    readings: readingsIn<Reading>(from, version),
  });
  return { set: opened.set(), coverage: opened.coverage().json, read };
}
const fileIn = (path: string): string => join(path, readdirSync(path)[0] ?? '');

test('a text is read once, and what was kept is what was read', () => {
  const path = folder();
  const first = reading(path, 'v1', DRAWS, RESTS);
  const second = reading(path, 'v1', DRAWS, RESTS);
  expect(first.read).toEqual([DRAWS, RESTS]);
  expect(second).toEqual({ ...first, read: [] });
});

test('a changed text, and a changed card, are read again', () => {
  const path = folder();
  reading(path, 'v1', DRAWS, RESTS);
  expect(reading(path, 'v1', DRAWS, DRAWS).read).toEqual([DRAWS]);
  expect(reading(path, 'v1', RESTS, DRAWS).read).toEqual([RESTS]);
});

test('another version of the reader reads everything again, and clears out what it cannot use', () => {
  const path = folder();
  reading(path, 'v1', DRAWS);
  expect(reading(path, 'v2', DRAWS).read).toEqual([DRAWS]);
  expect(readdirSync(path)).toHaveLength(1);
  expect(reading(path, 'v1', DRAWS).read).toEqual([DRAWS]);
});

test.each<[string, (text: string) => string]>([
  ['cut off', (text) => text.slice(0, -20)],
  ['empty', () => ''],
  ['not JSON', () => 'nothing of the kind'],
  ['changed in one sign', (text) => text.replace('"do":"draw","n":1', '"do":"draw","n":2')],
  ['of another file', (text) => text.replace(/^.{64}/, '0'.repeat(64))],
])('a file that is %s counts as none, and is written anew', (_, spoil) => {
  const path = folder();
  const first = reading(path, 'v1', DRAWS);
  const text = readFileSync(fileIn(path), 'utf8');
  const spoilt = spoil(text);
  expect(spoilt).not.toBe(text);
  writeFileSync(fileIn(path), spoilt);

  expect(reading(path, 'v1', DRAWS)).toEqual(first);
  expect(reading(path, 'v1', DRAWS).read).toEqual([]);
});

test('a folder that cannot be made or written to does no harm', () => {
  const path = folder();
  writeFileSync(join(path, 'file'), '');
  const first = reading(join(path, 'file', 'readings'), 'v1', DRAWS);
  expect(reading(join(path, 'file', 'readings'), 'v1', DRAWS)).toEqual(first);

  const closed = join(path, 'closed');
  mkdirSync(closed);
  chmodSync(closed, 0o500);
  expect(reading(closed, 'v1', DRAWS)).toEqual(first);
  chmodSync(closed, 0o700);
});

test('two runs at a time keep what both have read', () => {
  const path = folder();
  const [one, two] = [readingsIn<number>(path, 'v1'), readingsIn<number>(path, 'v1')];
  expect([one.recall({ id: 1 }), two.recall({ id: 2 })]).toEqual([undefined, undefined]);
  one.keep({ id: 1 }, 1);
  two.keep({ id: 2 }, 2);
  one.done();
  two.done();
  const later = readingsIn<number>(path, 'v1');
  expect([later.recall({ id: 1 }), later.recall({ id: 2 }), later.recall({ id: 3 })]).toEqual([1, 2, undefined]);
});

test('dealer cards forget clears them', async () => {
  const { lab, dealer, out } = fakeLab(GAMES.filter(({ cardSets }) => cardSets));
  reading(readingsUnder(lab.root), 'v1', DRAWS);
  expect(await dealer('cards', 'forget')).toBe(0);
  expect(out()).toContain('What was read before is forgotten');
  expect(readdirSync(readingsUnder(lab.root))).toEqual([]);
});
