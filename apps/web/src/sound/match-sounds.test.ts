import { type Seat, SPECTATOR } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { type Heard, matchSounds } from './match-sounds.ts';

const at = (turn: number, winners: Seat[] | null = null): Heard['view'] =>
  ({ turn, over: winners && { winners } }) as Heard['view'];
const quiet: Heard = { status: 'playing', refusal: null, asked: [], view: at(1), viewer: 0 };
const asked: Heard = { ...quiet, asked: [0] };

test('a turn is rung in once, however many questions it has', () => {
  const sounds = matchSounds();
  expect(sounds(asked, quiet)).toBe('turn');
  expect(sounds(asked, asked)).toBe(null);
  expect(sounds(asked, quiet)).toBe(null);
  expect(sounds({ ...asked, view: at(2) }, quiet)).toBe('turn');
  expect(sounds({ ...asked, asked: [1], view: at(2) }, quiet)).toBe('turn');
});

test('where nothing is shown in between, turns are rung in all the same', () => {
  const speed = { speed: 0 };
  expect(matchSounds()({ ...asked, ...speed }, { ...quiet, ...speed })).toBe('turn');
});

test('the next match is heard from its first turn', () => {
  const sounds = matchSounds();
  sounds(asked, quiet);
  sounds({ ...quiet, status: 'starting' }, quiet);
  expect(sounds(asked, quiet)).toBe('turn');
});

test('a refusal is heard when it comes', () => {
  const sounds = matchSounds();
  const refused = { ...asked, refusal: 'No.' };
  expect(sounds(refused, asked)).toBe('refuse');
  expect(sounds(refused, refused)).toBe(null);
  expect(sounds(asked, refused)).toBe(null);
});

test.each([
  ['the winner', 0, [0], 'win'],
  ['somebody else', 1, [0], 'lose'],
  ['a spectator', SPECTATOR, [0], 'win'],
  ['somebody, where nobody wins', 1, [], 'win'],
] as const)('the end as %s hears it', (_who, viewer, winners, sound) => {
  const over: Heard = { ...quiet, status: 'over', viewer, view: at(9, [...winners]) };
  expect(matchSounds()(over, { ...quiet, viewer })).toBe(sound);
  expect(matchSounds()(over, { ...quiet, viewer, status: 'starting' })).toBe(null);
});
