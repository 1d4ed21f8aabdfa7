import { type CopyId, FACE_DOWN, type Move, type Question, start } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { caravan } from '../../test/caravan.ts';
import { asHeld, type Choice, choicesFor, howTo, readAnswer, refused } from './choices.ts';

const question = (more: Partial<Question>): Question => ({
  kind: 'cards',
  seats: [0],
  prompt: 'which',
  params: {},
  source: FACE_DOWN,
  noun: 'card',
  from: [],
  options: [],
  min: 1,
  max: 1,
  picked: [],
  secret: false,
  heard: [],
  ifAbsent: 'bot',
  ...more,
});
const choices = (...moves: Move[]): Choice[] =>
  moves.map((move, i) => ({ key: String(i + 1), words: '', move, why: null }));

test('one number is one answer; anything else is explained', () => {
  const q = question({});
  const all = choices({ pick: [7] }, { pick: [9] });
  expect(readAnswer(q, all, '2')).toEqual({ pick: [9] });
  expect(readAnswer(q, all, '3')).toBe('There is no 3 to choose here.');
  expect(readAnswer(q, all, '1 2')).toBe('Choose one.');
  expect(readAnswer(q, all, '')).toBe('Type one of the numbers, then Enter.');
});

test('Enter alone takes a single action, and nothing else that is single', () => {
  expect(readAnswer(question({ kind: 'action' }), choices({ do: 'roll' }), '')).toEqual({ do: 'roll' });
  expect(readAnswer(question({}), choices({ pick: [7] }), '')).toBe('Type one of the numbers, then Enter.');
});

test('a refused answer says why', () => {
  const [refused] = choices({ choose: 'fly' });
  const all = refused ? [{ ...refused, why: 'You have no wings.' }] : [];
  expect(readAnswer(question({ kind: 'option' }), all, '1')).toBe('You have no wings.');
});

test('several cards can be named in one line', () => {
  const q = question({ min: 1, max: 3 });
  const all = choices({ also: 7 }, { also: 9 }, { also: null });
  expect(readAnswer(q, all, '1, 2')).toEqual({ pick: [7, 9] });
  expect(readAnswer(q, all, '2')).toEqual({ also: 9 });
  expect(howTo(q)).toContain('1 to 3 numbers');
  expect(howTo(question({ kind: 'order', min: 2, max: 2 }))).toContain('Type 2 numbers in the order');
});

test('an order is all numbers in a line, a number is itself', () => {
  const order = choices({ pick: [7] }, { pick: [9] }, { pick: [4] });
  expect(readAnswer(question({ kind: 'order' }), order, '3 1 2')).toEqual({ pick: [4, 7, 9] });
  const bid = question({ kind: 'number', min: 2, max: 40, options: ['pass'] });
  expect(readAnswer(bid, [], '17')).toEqual({ say: 17 });
  const pass: Choice = { key: '0', words: 'Pass', move: { choose: 'pass' }, why: null };
  expect(readAnswer(bid, [pass], 'pass')).toEqual({ choose: 'pass' });
  expect(readAnswer(bid, [pass], 'Pass')).toEqual({ choose: 'pass' });
  expect(readAnswer(bid, [pass], '0')).toEqual({ choose: 'pass' });
});

test('cards of one action are listed as a player holds them; everything else keeps its place', () => {
  const shed = (card: number): Move => ({ do: 'shed', card: card as CopyId });
  const upwards = (cards: readonly CopyId[]): CopyId[] => cards.slice().sort((a, b) => a - b);
  const aimed: Move = { do: 'aim', card: 8 as CopyId, at: 1 };

  expect(asHeld([aimed, shed(9), shed(4), { do: 'pass' }, shed(6)], upwards)).toEqual([
    aimed,
    shed(4),
    shed(6),
    shed(9),
    { do: 'pass' },
  ]);
});

test('what is listed as one card more is not listed again as refused', () => {
  const q = question({ min: 0, max: 1, from: [7, 9, 4] });
  expect(refused(q, [{ also: 7 as CopyId }, { also: null }, { pick: [9] }])).toEqual([{ pick: [4] }]);
  const option = question({ kind: 'option', options: ['stay', 'go'] });
  expect(refused(option, [{ choose: 'go' }])).toEqual([{ choose: 'stay' }]);
});

test.each([
  [1, 40, ['0', '41']],
  [0, 40, ['41', '42']],
  [-3, -1, ['0', '1']],
])('words beside a number from %i to %i have numbers that cannot be meant as it', (min, max, keys) => {
  const q = question({ kind: 'number', min, max, options: ['pass', 'double'] });
  const told = { view: start(caravan.game, { seed: 1 }), name: () => '', you: null };
  expect(choicesFor(caravan, q, 0, told).map(({ key }) => key)).toEqual(keys);
});

test('Enter alone takes the one action that is possible, whatever cards are refused beside it', () => {
  const [pass, silk] = choices({ do: 'pass' }, { do: 'play', card: 7 as CopyId });
  if (!pass || !silk) throw new Error('two choices were made');
  expect(readAnswer(question({ kind: 'action' }), [pass, { ...silk, why: 'Too dear.' }], '')).toEqual({ do: 'pass' });
});
