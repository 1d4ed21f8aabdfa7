import { expect, test } from 'vitest';
import * as english from './english.ts';
import * as hindi from './hindi.ts';
import { type Language, plural } from './language.ts';

test.each<Language>(['en', 'hi'])('%s counts as its own rules say', (language) => {
  const rules = new Intl.PluralRules(language);
  for (let n = 0; n < 120; n++) expect(plural(language)(n, { one: 'one', other: 'other' })).toBe(rules.select(n));
});

test('none at all is several in English, and one in Hindi', () => {
  expect([0, 1, 2].map((n) => english.counted(n, 'card'))).toEqual(['0 cards', '1 card', '2 cards']);
  expect([0, 1, 2].map((n) => hindi.counted(n, 'पत्ता', 'पत्ते'))).toEqual(['0 पत्ता', '1 पत्ता', '2 पत्ते']);
});

test('a person is named, or is you', () => {
  const [ada, you] = [
    { name: 'Ada', you: false },
    { name: 'Ada', you: true },
  ];
  expect([english.whom(ada), english.whom(you), english.whose(ada), english.whose(you)]).toEqual([
    'Ada',
    'you',
    "Ada's",
    'your',
  ]);
  expect([hindi.by(ada), hindi.by(you), hindi.ofHer(ada), hindi.ofHer(you)]).toEqual([
    'Ada ने',
    'आपने',
    'Ada की',
    'आपकी',
  ]);
});

test('things are listed', () => {
  expect([[], ['tea'], ['tea', 'silk'], ['tea', 'tea', 'silk']].map((list) => english.listed(list))).toEqual([
    'nothing',
    'tea',
    'tea and silk',
    'tea, tea and silk',
  ]);
  expect(hindi.listed(['चाय', 'चाय', 'रेशम'])).toBe('चाय, चाय और रेशम');
});
