import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord } from '@dealers-choice/host';
import type { Showing } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { type Caravan, caravan, caravanWith } from '../../test/caravan.ts';
import { fakeLab, folder } from '../../test/fake-lab.ts';
import { setupOf } from '../hunt.ts';

/** Late in the match a card falls off the table. */
const leaky = caravanWith({
  top(deck) {
    if (deck.length === 9) deck.shift();
    return deck[deck.length - 1];
  },
});

test('a sound game has no violation, and the counts say what was seen', async () => {
  const { dealer, json, err } = fakeLab();
  expect(await dealer('fuzz', 'caravan', '--games', '60', '--json'), err()).toBe(0);
  const { counts, ...rest } = json();
  expect(rest).toMatchObject({ game: 'caravan', games: 60, moves: expect.any(Number), violations: [] });
  expect(counts).toMatchObject({
    events: { drew: expect.any(Number), played: expect.any(Number), paid: expect.any(Number) },
    prompts: { trade: expect.any(Number), raid: expect.any(Number) },
    seats: { 2: 20, 3: 20, 4: 20 },
  });
});

test('a violation prints its seed, the shortest record that shows it and how to look at it', async () => {
  const file = join(folder(), 'lost.json');
  const { dealer, err } = fakeLab([leaky]);
  expect(await dealer('fuzz', 'caravan', '--games', '30', '--record', file)).toBe(1);
  expect(err()).toMatch(/conserves: .* is lost/);
  expect(err()).toContain('found in game 0, seed 1.0, 2 seats');
  expect(err()).toContain(`dealer replay ${file} --to `);
  expect(err()).toContain('dealer fuzz caravan --seed 1 --from 0 --games 1');
  const record = parseRecord(readFileSync(file, 'utf8'));
  expect(err()).toContain(`has ${record.moves.length} moves`);
});

test('the commands it prints are whole: seats and options that were fixed are in them', async () => {
  const file = join(folder(), 'lost.json');
  const { dealer, json } = fakeLab([leaky]);
  const fixed = ['--seats', '3', '--set', 'hand=1'];
  expect(await dealer('fuzz', 'caravan', '--games', '3', ...fixed, '--record', file, '--json')).toBe(1);
  const [violation] = json().violations as { replay: string; again: string; seats: number; options: object }[];
  expect(violation).toMatchObject({
    seats: 3,
    options: { hand: '1' },
    replay: expect.stringContaining(`./dealer replay ${file} --to `),
    again: './dealer fuzz caravan --seats 3 --seed 1 --from 0 --games 1 --set hand=1',
  });
});

test('the same violation comes from the same flags, as one JSON object', async () => {
  const file = join(folder(), 'lost.json');
  const results = [];
  for (const _ of [1, 2]) {
    const { dealer, json } = fakeLab([leaky]);
    expect(await dealer('fuzz', 'caravan', '--json', '--record', file, '--force')).toBe(1);
    results.push(json());
  }
  expect(results[0]).toEqual(results[1]);
  expect(results[0]).toMatchObject({ games: 1, violations: [{ check: 'conserves', game: 0, record: file }] });
});

test('a rule that throws is a violation too', async () => {
  const crashing = caravanWith({
    top(deck) {
      if (deck.length === 3) throw new Error('the camel ran away');
      return deck[deck.length - 1];
    },
  });
  const { dealer, err } = fakeLab([crashing]);
  expect(await dealer('fuzz', 'caravan', '--games', '3', '--record', join(folder(), 'a.json'))).toBe(1);
  expect(err()).toContain('crash: the camel ran away');
});

test('a file in the way is found before anything is played', async () => {
  const { dealer, err } = fakeLab();
  const before = existsSync('records');
  expect(await dealer('fuzz', 'caravan', '--record', folder())).toBe(2);
  expect(err()).toContain('is a directory; --record needs a file here.');
  expect(existsSync('records')).toBe(before);
});

test('seats and options vary from game to game, except those that are fixed', () => {
  const plan = { game: 'caravan', seed: 1, from: 0, seats: null, options: {} };
  const setups = Array.from({ length: 60 }, (_, i) => setupOf(caravan.game, plan, i));
  expect(new Set(setups.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
  expect(new Set(setups.map(({ options }) => options?.hand))).toEqual(new Set([undefined, 1, 2, 3]));
  expect(setupOf(caravan.game, plan, 7)).toEqual(setups[7]);
  const fixed = setupOf(caravan.game, { ...plan, seats: 4, options: { hand: '3' } }, 7);
  expect(fixed).toMatchObject({ seats: 4, options: { hand: '3' } });
});

/** A shorter Caravan with tables of what was seen; nothing belongs to the rows `also`. */
const showy = (...also: string[]) => {
  const shows: Showing<Caravan>[] = [
    {
      title: 'Cards',
      rows: ['salt', 'raid', 'guard', ...also],
      ofEvent: (event, faceOf) => (event.type === 'played' ? (faceOf(event.card)?.id ?? null) : null),
    },
    { title: 'Questions', rows: ['trade'], ofQuestion: ({ prompt }) => prompt },
    { title: 'Refusals', rows: ['too-poor', 'no-guard', 'over'], ofRefusal: ({ code }) => code },
  ];
  return caravanWith({ top: (deck) => (deck.length > 13 ? deck[deck.length - 1] : undefined), proof: { shows } });
};

test('what a game wants to show is counted: events, questions and refusals', async () => {
  const { dealer, json, err } = fakeLab([showy()]);
  expect(await dealer('fuzz', 'caravan', '--games', '60', '--json'), err()).toBe(0);
  const { shows, prompts, events } = json().counts as Record<string, Record<string, Record<string, number>>>;
  expect(Object.keys(shows ?? {})).toEqual(['Cards', 'Questions', 'Refusals']);
  const sum = (counts: object = {}) => Object.values(counts).reduce((all, n) => all + n, 0);
  expect(sum(shows?.Cards)).toBe(events?.played);
  expect(shows?.Questions).toEqual({ trade: prompts?.trade }); // a raid has no row, so it is not counted
  for (const n of Object.values(shows?.Refusals ?? {})) expect(n).toBeGreaterThan(0);
});

test('a row that never came is listed in a short run, and fails a long one', { timeout: 60_000 }, async () => {
  const short = fakeLab([showy('pepper', 'saffron')]);
  expect(await short.dealer('fuzz', 'caravan', '--games', '60')).toBe(0);
  expect(short.err()).toBe('');
  expect(short.out()).toMatch(/^Cards\n {2}salt +[\d,]+ {3}raid +\d+ .*pepper +0 {3}saffron +0$/m);
  expect(short.out()).toContain('Never seen in 60 games\n  Cards: pepper, saffron\n');
  expect(short.out()).toContain('\n  That is not a failure: only 1,000');

  const long = fakeLab([showy('pepper', 'saffron')]);
  expect(await long.dealer('fuzz', 'caravan', '--games', '1000', '--json')).toBe(1);
  expect(long.err()).toBe('Never seen in 1,000 games\n  Cards: pepper, saffron\n');
  expect(long.json()).toMatchObject({ violations: [], counts: { shows: { Cards: { pepper: 0 } } } });
});

test('an audit that complains is a violation', async () => {
  const audit = () => ({ hear: () => {}, wrong: ({ turn }: { turn: number }) => (turn === 2 ? 'two turns' : null) });
  const { dealer, err } = fakeLab([caravanWith({ proof: { audit } })]);
  expect(await dealer('fuzz', 'caravan', '--games', '9', '--record', join(folder(), 'a.json'))).toBe(1);
  expect(err()).toContain('audits: told and table differ: two turns');
});
