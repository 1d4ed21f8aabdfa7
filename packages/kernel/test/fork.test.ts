import { sequence, talk } from '@dealers-choice/effects';
import { host } from '@dealers-choice/host';
import { expect, test } from 'vitest';
import { fork, hashOf, load, type MatchOf, sample, seedRng, start, view } from '../src/index.ts';
import { bow, draw, lay, menuOf, pass, roll, type Salon, salon } from './salon.ts';
import { ALICE, arrange, BOLA, json, plays, seated } from './seating.ts';
import { bazaar } from './trial/bazaar.ts';

/** Every list and record of a value that can be changed, by where it hangs. */
function parts(value: unknown, path = 'match', found = new Map<object, string>()): Map<object, string> {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return found;
  found.set(value, path);
  for (const [key, inner] of Object.entries(value)) parts(inner, `${path}.${key}`, found);
  return found;
}
/** What a fork may share, because nobody ever changes it once it is there. */
const FIXED = /^match\.(asking\.(params|ifAbsent|from|options)|asking\.heard\.\d+|over|draft\.checkpoint)(\.|$)/;
const shared = (one: object, other: object): string[] => {
  const others = parts(other);
  return [...parts(one)].filter(([part, path]) => others.has(part) && !FIXED.test(path)).map(([, path]) => path);
};

test('a fork shares nothing that can change', () => {
  const table = host(bazaar, { seed: 3 });
  const rng = seedRng(3);
  for (let i = 0; i < 150 && !table.match.over; i++) {
    const seat = table.match.asking?.seats[0] ?? ALICE;
    table.play(seat, sample(bazaar, table.match, seat, rng));
    const copy = fork(bazaar, table.match);
    expect(shared(copy, table.match)).toEqual([]);
    expect(copy).toEqual(table.match);
    expect(Object.keys(copy)).toEqual(Object.keys(table.match));
  }
});
test('records, registers with lists, a secret answer and a draft are copied too', () => {
  const game = salon(
    talk<Salon, { list: number[]; n: number }>({
      registers: { list: 'open', n: 'open' },
      start: () => ({ list: [1, 2], n: 0 }),
      next: (x) => x.ask('cards', [ALICE, BOLA], 'q', { noun: 'seat', from: [0, 1], secret: true }),
      hear: () => {},
    }),
  );
  const match = seated(game, (x) => {
    x.t.notes.push({ seat: BOLA, what: 'late' });
    x.draft(ALICE, true);
  });
  plays(game, match, ALICE, { pick: [1] });
  const copy = fork(game, match);
  expect(shared(copy, match)).toEqual([]);
  expect(copy).toEqual(match);
});
test('a list per seat is copied, and begins anew for every seat and match', () => {
  const game = salon(menuOf(pass), { actions: [pass] });
  const match = seated(game, (x) => {
    x.t.shelf[ALICE][0] = 3;
  });
  expect(match.table.shelf).toEqual([
    [3, null],
    [null, null],
  ]);
  for (const copy of [fork(game, match), view(game, match, BOLA), load(game, json(match))]) {
    expect(shared(copy.table, match.table)).toEqual([]);
    copy.table.shelf[BOLA][1] = 4;
  }
  expect(match.table.shelf[BOLA]).toEqual([null, null]);
  expect(start(game, { seed: 2 }).table.shelf).toEqual([
    [null, null],
    [null, null],
  ]);
});
test('playing on in a fork leaves the match alone, and the other way round', () => {
  const game = salon(menuOf(lay, draw, roll), { actions: [lay, draw, roll] });
  const match = seated(game, () => {});
  const copy = fork(game, match);
  const before = hashOf(match);
  plays(game, copy, ALICE, { do: 'draw' });
  plays(game, copy, ALICE, { do: 'roll' });
  expect(hashOf(match)).toBe(before);
  plays(game, match, ALICE, { do: 'draw' });
  plays(game, match, ALICE, { do: 'roll' });
  expect(hashOf(match)).toBe(hashOf(copy));
});
test('the list a rule hands over as a winner is copied', () => {
  const game = salon(menuOf(pass), { actions: [pass] });
  const winners = [BOLA];
  const match = seated(game, (x) => x.end('won', winners));
  winners.push(ALICE);
  expect(match.over?.winners).toEqual([BOLA]);
});
test('a saved match is loaded only by the rules that made it', () => {
  const game = salon(menuOf(bow), { actions: [bow] });
  const match: MatchOf<Salon> = json(seated(game, () => {}));
  expect(load(game, match)).toEqual(match);
  expect(() => load(game, { ...match, rulesVersion: 2 })).toThrow('rules version 2');
  expect(() => load(game, { ...match, game: 'whist' })).toThrow('a match of whist');
});
test('a match whose program the rules do not have says so', () => {
  const game = salon(sequence<Salon>((p) => p.yesNo('a', { prompt: 'a' })));
  const match = seated(game, () => {});
  arrange(game, match, () => {});
  for (const frame of match.stack) frame.program = 'gone';
  expect(() => plays(game, match, ALICE, { choose: 'yes' })).toThrow('no program "gone"');
});
