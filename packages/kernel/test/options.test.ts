import { describe, expect, test } from 'vitest';
import {
  BadSetup,
  numbersBySeat,
  oneOf,
  oneOfBySeat,
  readOptions,
  start,
  toggle,
  type Wanted,
  wholeNumber,
} from '../src/index.ts';
import { draw, menuOf, salon } from './salon.ts';

const declared = {
  lives: wholeNumber('Lives', 3, 1, 9),
  mood: oneOf('Mood', ['calm', 'wild']),
  flinch: toggle('Flinch', true),
  order: numbersBySeat('Order', 0, 5),
  temper: oneOfBySeat('Temper', ['meek', 'bold']),
};
const read = (wanted: Wanted, seats = 3) => readOptions('door', declared, wanted, seats);

test('what nobody says is as the game declares it', () => {
  expect(read({})).toEqual({ lives: 3, mood: 'calm', flinch: true, order: [], temper: [] });
});
test('values can come as text, from a form or a command line', () => {
  const wanted = { lives: '5', mood: 'wild', flinch: 'off', order: '2, 0,1', temper: 'bold' };
  expect(read(wanted)).toEqual({
    lives: 5,
    mood: 'wild',
    flinch: false,
    order: [2, 0, 1],
    temper: ['bold', 'bold', 'bold'],
  });
});
test('nobody can change the options of a running match', () => {
  const options = read({ order: [1, 2, 3] });
  expect(() => Object.assign(options, { lives: 9 })).toThrow();
  expect(() => (options.order as number[]).push(4)).toThrow();
  expect(() => (read({}).order as number[]).push(4)).toThrow();
});
test('options that were right for three seats are read again for two', () => {
  const options = read({ order: [1, 2, 3] }, 3);
  expect(read(options, 3)).toBe(options);
  expect(() => read(options, 2)).toThrow(BadSetup);
});
describe('a wrong option is named, with what would be right', () => {
  test.each<[string, Wanted, string]>([
    ['unknown', { livse: 3 }, 'door has no option "livse". Its options are: flinch, lives, mood, order, temper.'],
    ['too many', { lives: 10 }, 'door: lives is 10; it must be a whole number from 1 to 9.'],
    ['half a life', { lives: 1.5 }, 'whole number'],
    ['blank', { lives: ' ' }, 'door: lives is " "'],
    ['no number', { lives: 'many' }, 'whole number'],
    ['nothing', { lives: null }, 'whole number'],
    ['another word', { mood: 'sad' }, 'door: mood is "sad"; it must be one of calm, wild.'],
    ['neither on nor off', { flinch: 'maybe' }, 'on or off'],
    ['the same twice', { order: [1, 1, 2] }, 'different whole numbers from 0 to 5, one per seat'],
    ['too few', { order: [1, 2] }, 'one per seat'],
    ['a gap', { order: '1,,2' }, 'one per seat'],
    ['not a list', { order: 7 }, 'one per seat'],
    ['one strange temper', { temper: ['meek', 'bold', 'sour'] }, 'one of meek, bold'],
    ['a trap', JSON.parse('{"__proto__": {"lives": 9}}') as Wanted, 'no option "__proto__"'],
  ])('%s', (_what, wanted, message) => {
    expect(() => read(wanted)).toThrow(BadSetup);
    expect(() => read(wanted)).toThrow(message);
  });
});
test.each([1, 5, 2.5, Number.NaN])('a table for 2 to 4 has no place for %d', (seats) => {
  expect(() => start(salon(menuOf(draw), { actions: [draw] }), { seed: 1, seats })).toThrow('2 to 4 seats');
});

test.each([null, 5, true, [], ['lives'], 'lives'])('options that are no values by name are refused: %j', (options) => {
  const wanted = options as unknown as Wanted;
  expect(() => read(wanted)).toThrow(/^door: the options are .*; they must be values by name\.$/);
  expect(() => start(salon(menuOf(draw)), { seed: 1, options: wanted })).toThrow(BadSetup);
});
test('a value that is no JSON, or a very long one, is refused in a short sentence', () => {
  const circle: unknown[] = [];
  circle.push(circle);
  for (const value of [circle, { a: circle }, 3n, 'x'.repeat(1e6), Symbol('x')]) {
    const refused = {
      message: expect.stringMatching(/^door: lives is .{1,120}; it must be a whole number from 1 to 9\.$/),
    };
    expect(() => read({ lives: value })).toThrow(expect.objectContaining(refused));
  }
});
test.each([undefined, null, {}, [], Number.NaN, 1.5, true, 1n])(
  'a seed that is neither number nor text: %s',
  (seed) => {
    const setup = { seed: seed as unknown as number };
    expect(() => start(salon(menuOf(draw)), setup)).toThrow(/the seed is .*; it must be a whole number or a text\.$/);
  },
);
