/** `--decks`: names and files for games in which each seat brings a deck. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadSetup, type Option, wholeNumber } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { caravanWith } from '../test/caravan.ts';
import { fakeLab, folder } from '../test/fake-lab.ts';

const right = 'for each seat north or south, or a list of cards';
const decks: Option<readonly string[]> = {
  kind: 'choices',
  about: 'The caravan of each seat',
  fallback: ['north', 'south'],
  right,
  choices: ['north', 'south'],
  secret: true,
  read(value, seats) {
    const list: unknown = typeof value === 'string' ? value.split(',') : value;
    if (!Array.isArray(list) || (list.length !== 1 && list.length !== seats)) return undefined;
    const wrong = list.find((one) => !['north', 'south'].includes(one) && !String(one).startsWith('4x'));
    if (wrong !== undefined) {
      throw new BadSetup(`caravan: ${JSON.stringify(wrong)} is not a deck; it must be ${right}.`);
    }
    return Object.freeze(list.length === 1 ? new Array(seats).fill(list[0]) : list);
  },
};
const withDecks = caravanWith({ options: { hand: wholeNumber('Cards dealt to each', 2, 1, 3), decks } });
const lab = () => fakeLab([withDecks]);

test.each([
  ['north,south', ['north', 'south']],
  ['south', ['south', 'south']],
])('sim --decks %s', async (words, options) => {
  const { dealer, json, err } = lab();

  expect(await dealer('sim', 'caravan', '--games', '2', '--decks', words, '--json'), err()).toBe(0);

  expect(json().options).toMatchObject({ decks: options });
});

test('a file is read as a deck list', async () => {
  const { dealer, json, err } = lab();
  const path = join(folder(), 'mine.deck');
  writeFileSync(path, '\ufeff4x salt\n4x silk\n'); // with the mark that some editors put in front

  expect(await dealer('sim', 'caravan', '--games', '2', '--decks', `${path},north`, '--json'), err()).toBe(0);

  expect(json().options).toMatchObject({ decks: ['4x salt\n4x silk\n', 'north'] });
});

test('what is wrong with a file is told with its name', async () => {
  const { dealer, err } = lab();
  const path = join(folder(), 'odd.deck');
  writeFileSync(path, 'salt');

  expect(await dealer('sim', 'caravan', '--decks', path)).toBe(2);

  expect(err()).toBe(`${path}: caravan: "salt" is not a deck; it must be ${right}.\n`);
});

test.each([
  ['sim caravan --decks west', `caravan: "west" is not a deck; it must be ${right}.`],
  ['sim caravan --decks nowhere.deck', "Can't read nowhere.deck: there is no such file or directory."],
  ['sim caravan --decks north,', '--decks is "north,"; it must be decks with commas between them.'],
  ['sim caravan --decks north --set decks=south', 'The decks are given twice: with --decks and with --set decks.'],
])('dealer %s: %s', async (line, message) => {
  const { dealer, err } = lab();

  expect(await dealer(...line.split(' '))).toBe(2);

  expect(err()).toBe(`${message}\n`);
});

test('a game without decks says so', async () => {
  const { dealer, err } = fakeLab();

  expect(await dealer('fuzz', 'caravan', '--decks', 'north')).toBe(2);

  expect(err()).toBe('caravan has no decks to choose; --decks is for games with an option of that name.\n');
});

test('fuzz keeps the decks fixed', async () => {
  const { dealer, out, err } = lab();

  expect(await dealer('fuzz', 'caravan', '--seats', '2', '--games', '3', '--decks', 'south,north'), err()).toBe(0);

  expect(out()).toContain('3 games');
});

test('the choices of an option are told with what they are', async () => {
  const words = {
    ...withDecks.words,
    choice: (option: string, choice: string) =>
      option === 'decks' ? { name: choice, about: `All that comes from the ${choice}.` } : null,
  };
  const { dealer, out } = fakeLab([{ ...withDecks, words }]);

  expect(await dealer('games')).toBe(0);

  expect(out()).toContain('  Options (--set name=value, --decks a,b):');
  expect(out()).toContain('      north    All that comes from the north.');
});
