/** Random matches in which somebody keeps trying what is not allowed. */
import { apply, below, must, type Refusal, refuse, type Seat, sample, seedRng, start } from '@dealers-choice/kernel';
import { rounds } from '@dealers-choice/testkit/vitest';
import { expect, test } from 'vitest';
import { dhappaBaaji } from '../src/index.ts';
import { guesses } from '../src/rules/guesses.ts';
import { words } from '../src/words/index.ts';
import { listed } from './brute.ts';
import { CODES } from './codes.ts';
import { seated } from './seated.ts';

const game = dhappaBaaji;

test('[D-3] in random matches every code is met, and none that the rules do not know', () => {
  const met = new Set<string>();
  const note = (refusal: Refusal | null): unknown => refusal && met.add(refusal.code);
  // Matches in which the rare ones are met too; in a long run many more.
  const seeds = [0, 1, 2, 8, 9, 22, 24, ...Array.from({ length: rounds(0, 20) }, (_, i) => 100 + i)];
  for (const seed of seeds) {
    const rng = seedRng(`refusals ${seed}`);
    const match = start(game, { seed, seats: seed % 2 === 0 ? 4 : 6 });
    while (match.asking) {
      const seat = must(match.asking.seats, 0);
      for (const move of guesses(match, seat, listed(match, seat), rng)) {
        const asker = below(rng, 15) === 0 ? (below(rng, match.seats) as Seat) : seat;
        note(refuse(game, match, asker, move));
      }
      apply(game, match, seat, sample(game, match, seat, rng));
    }
    met.add(refuse(game, match, 0, { do: 'PICK_DRAW' })?.code ?? '');
  }
  // These need undo, a position of their own, or a move that is none.
  const elsewhere = ['NOTHING_TO_UNDO', 'UNKNOWN_ACTION', 'DRAW_PILE_EMPTY', 'NO_LOCK_CANNOT_GO_OUT'];
  expect([...met].filter((code) => !CODES.includes(code))).toEqual([]);
  expect(CODES.filter((code) => !met.has(code) && !elsewhere.includes(code))).toEqual([]);
});

test('every refusal has a sentence of its own', () => {
  const told = { view: seated({}).table.host.view(0), name: (seat: Seat) => `Seat ${seat + 1}`, you: null };
  const params = {
    card: 1,
    as: '8♣',
    run: 1,
    have: 2,
    most: 12,
    need: 2,
    depth: 3,
    pile: 1,
    seat: 1,
    options: '6♣ 10♣',
  };
  const sentences = CODES.map((code) => words.refusal({ code, params, rule: '' }, told));

  expect(new Set(sentences).size).toBe(CODES.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
  expect(sentences.join()).not.toMatch(/undefined|null|NaN/);
});
