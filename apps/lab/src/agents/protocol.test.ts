import { imagine } from '@dealers-choice/bots';
import {
  apply,
  below,
  hashOf,
  type MatchOf,
  must,
  type Seat,
  type Spec,
  sample,
  seedRng,
  start,
  view,
} from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import type { AnyGame } from '../lab.ts';
import { askedOf, helloOf, parseAnswer } from './protocol.ts';

/** Some positions of random matches, with a seat that is asked. */
function* positions({ game }: AnyGame, seed: string): Generator<{ match: MatchOf<Spec>; seat: Seat }> {
  const rng = seedRng(seed);
  for (let matches = 0; matches < 4; matches++) {
    const match = start(game, { seed: `${seed} ${matches}` });
    for (let i = 0; match.asking && i < 200; i++) {
      const seat = must(match.asking.seats, below(rng, match.asking.seats.length));
      if (i % 7 === 0) yield { match, seat };
      apply(game, match, seat, sample(game, match, seat, rng));
    }
  }
}

test.each(GAMES.map((shelved) => [shelved.game.id, shelved] as const))(
  'of %s a seat is sent the same line in two worlds that look alike to it',
  (_, shelved) => {
    const { game } = shelved;
    const rng = seedRng('worlds');
    let [looked, differs] = [0, 0];
    for (const { match, seat } of positions(shelved, 'two worlds')) {
      const seen = view(game, match, seat);
      const other = imagine(game, seen, rng);
      looked++;
      if (hashOf(other.table) !== hashOf(match.table)) differs++;
      const lines = [match, other].map((world) => JSON.stringify(askedOf(shelved, view(game, world, seat), seat, 1)));
      expect(lines[1]).toBe(lines[0]);
    }
    expect(looked).toBeGreaterThan(5);
    expect(differs).toBeGreaterThan(looked / 3);
  },
);

test.each(GAMES.map((shelved) => [shelved.game.id, shelved] as const))(
  'a line of %s names the face of every copy that the seat sees, and of no other',
  (_, shelved) => {
    const { game } = shelved;
    const ids = new Set(helloOf(shelved).cards.map(({ id }) => id));
    for (const { match, seat } of positions(shelved, 'faces')) {
      const { faces, view: seen, legal } = askedOf(shelved, view(game, match, seat), seat, 1);
      for (const [copy, id] of Object.entries(faces)) {
        expect((must(match.known, Number(copy)) >> seat) & 1).toBe(1);
        expect(ids.has(id)).toBe(true);
      }
      expect(seen.rng).toEqual([0, 0, 0, 0]);
      expect(legal.length).toBeGreaterThan(0);
    }
  },
);

test.each([
  ['{"id":3,"move":{"do":"pass"}}', { id: 3, move: { do: 'pass' } }],
  ['{"id":3,"move":null}', { id: 3, move: null }],
  ['pass', 'is not JSON'],
  ['[1]', 'is not an object'],
  ['{"move":{"do":"pass"}}', 'has no "id"'],
  ['{"id":3}', 'has no "move"'],
  ['{"id":3,"move":"pass"}', 'has a "move" that is not an object'],
])('%s is read', (line, answer) => {
  expect(parseAnswer(line)).toEqual(answer);
});
