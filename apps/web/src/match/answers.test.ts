import { host } from '@dealers-choice/host';
import type { Move, Seat } from '@dealers-choice/kernel';
import { type Answers, answers, whyNot } from '@dealers-choice/table/page';
import { expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { telling } from './sentences.ts';
import type { AnyGame } from './shelf.ts';
import { caravan } from './test/caravan.ts';
import { quiz } from './test/quiz.ts';

function asked(shelved: AnyGame, seat: Seat, ...played: [Seat, Move][]): Answers | null {
  const match = host(shelved.game, { seed: 1, seats: shelved.game.def.seats.usual });
  for (const [who, move] of played) expect(match.play(who, move)).toBeNull();
  return answers(shelved, seat, telling(shelved, match.view(seat)));
}
/** `move: why` of every answer. */
const lines = (found: Answers | null): string[] =>
  found?.list.map(({ move, why }) => `${JSON.stringify(move)}${why ? ` ${why}` : ''}`) ?? [];

const STEPS: [Seat, Move][] = [
  [0, { do: 'go' }],
  [0, { pick: [12] }],
  [0, { pick: [0, 1] }],
  [0, { pick: [-1] }],
  [0, { pick: [12, 11] }],
  [0, { choose: 'right' }],
  [0, { choose: 'yes' }],
  [0, { say: 2 }],
  [0, { say: 1 }],
  [1, { choose: 'pass' }],
  [2, { say: 0 }],
  [0, { layout: { run: 0, cards: [], shifts: [] } }],
];
const after = (n: number, seat: Seat = 0): Answers | null => asked(quiz, seat, ...STEPS.slice(0, n));

test('a menu lists its actions with everything they point at, and why not', () => {
  expect(lines(after(0))).toEqual([
    '{"do":"go"}',
    '{"do":"point","card":12,"at":0} No: yourself.',
    '{"do":"point","card":12,"at":1}',
    '{"do":"point","card":12,"at":2}',
    '{"do":"point","card":11,"at":0} No: yourself.',
    '{"do":"point","card":11,"at":1} No: odd.',
    '{"do":"point","card":11,"at":2} No: odd.',
  ]);
  expect(after(0)?.list.map(({ group }) => group)).toEqual(['go', ...new Array(6).fill('point')]);
  expect(after(0, 1)).toBeNull();
});

test('every other kind of question', () => {
  expect(lines(after(1))).toEqual(['{"pick":[11]} No: odd.', '{"pick":[12]}']);
  expect(after(2)).toMatchObject({ kind: 'cards', min: 2, max: 2 });
  expect(lines(after(2))).toEqual(['{"pick":[0]}', '{"pick":[1]}', '{"pick":[2]} No: odd.']);
  expect(lines(after(3))).toEqual(['{"pick":[-1]}', '{"pick":[-2]}', '{"pick":[-3]}']);
  expect(after(4)).toMatchObject({ kind: 'order', min: 2, max: 2 });
  expect(lines(after(4))).toEqual(['{"pick":[11]}', '{"pick":[12]}']);
  expect(lines(after(5))).toEqual(['{"choose":"left"} No: odd.', '{"choose":"right"}']);
  expect(lines(after(6))).toEqual(['{"choose":"yes"}', '{"choose":"no"}']);
  expect(lines(after(7))).toEqual(['{"say":1}', '{"say":2}', '{"say":3}', '{"say":4}']);
  const bids = ['{"choose":"pass"}', '{"say":0}', '{"say":1}', '{"say":2}', '{"say":3} No: odd.'];
  expect(lines(after(8))).toEqual(bids);
  expect(lines(after(9))).toEqual([]);
  expect(lines(after(9, 1))).toEqual(bids);
  expect(after(11)).toMatchObject({ kind: 'layout', list: [{ why: null }] });
});

test('a clock is named, and no time is ever listed', () => {
  expect(after(12)).toMatchObject({ kind: 'timing', list: [], clock: { name: 'rein', held: false } });
  expect(after(12, 1)).toMatchObject({ list: [], clock: { name: 'nerve', held: true } });
});

test('Caravan: a card that costs too much says so, with both numbers', () => {
  const all = asked(caravan, 0)?.list ?? [];
  expect(all.filter(({ group }) => group === 'play')).toHaveLength(3);
  expect(all.find(({ label }) => label === 'Play silk')?.why).toBe('It costs 9 gold and you have 5.');
  expect(all.find(({ label }) => label === 'Play salt')?.why).toBeNull();
  expect(all.at(-1)).toMatchObject({ label: 'Pass', why: null, group: 'pass' });
});

test('The Door: every seat is listed, and the dead and oneself say why not', async () => {
  const door = await loadGame('the-door');
  const match = host(door.game, { seats: 3, options: { startSeat: '1' }, seed: 'a1' });
  for (let i = 0; match.match.asking?.prompt === 'ROLL' && i < 50; i++) {
    match.play(match.match.asking.seats[0] ?? 0, { do: 'ROLL' });
  }
  const [seat = 0] = match.match.asking?.seats ?? [];
  const options = answers(door, seat, telling(door, match.view(seat)))?.list ?? [];
  expect(options).toHaveLength(match.match.asking?.prompt === 'CHAOS_TARGET' ? 3 : 2);
  for (const { label, why } of options) {
    if (label.startsWith('Resurrect')) expect(why).toBe('Nobody is dead, so nobody can be resurrected.');
  }
  const told = telling(door, match.view(seat));
  expect(whyNot(door, ((seat + 1) % 3) as Seat, { do: 'ROLL' }, told)).toContain('not possible at this step');
});
