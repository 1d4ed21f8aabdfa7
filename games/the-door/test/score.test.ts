import { expect, test } from 'vitest';
import { score } from '../src/bot/index.ts';
import { dead, type Has, seated } from './seated.ts';

/** How good it looks for Alice. */
const alice = (has: Has): number => score(seated(has).table.match, 0);

test('a position looks better the nearer the Door, the more lives, and the worse the others stand', () => {
  const even = alice({});
  expect(alice({ alice: { pos: 12 } })).toBeGreaterThan(even);
  expect(alice({ alice: { lives: 2 } })).toBeLessThan(even);
  expect(alice({ bola: { pos: 12 } })).toBeLessThan(even);
  expect(alice({ bola: dead })).toBeGreaterThan(even);
});

test('nothing on the board is worth a death or a win', () => {
  const behind = alice({ bola: { pos: 19 }, alice: { lives: 1 } });
  const gone = score(seated({ bola: dead, carl: dead }).table.match, 1);
  expect(gone).toBeLessThan(behind);
  const { alice: first, table } = seated({ alice: { pos: 19 } }, { rolls: [1] });
  first.does('ROLL');
  expect(score(table.match, 0)).toBeGreaterThan(alice({ alice: { pos: 19 }, bola: dead }));
  expect(score(table.match, 1)).toBeLessThan(gone);
});
