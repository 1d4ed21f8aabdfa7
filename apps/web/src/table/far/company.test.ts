import { type Seat, SPECTATOR } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { person, roomView } from '../../online/test/fake-server.ts';
import { en } from '../../words/far/en.ts';
import { hi } from '../../words/far/hi.ts';
import { hasClock, missing } from './company.ts';

const bot = { who: 'bot' as const, guest: '', name: '', bot: 'casual', ready: false, here: false };
const bo = (here: boolean) => person('g2', 'Bo', { here });
const cy = (here: boolean) => person('g3', 'Cy', { here });
const at = (...others: ReturnType<typeof person>[]) => roomView({ seats: [person('g1', 'Ada'), ...others] }).seats;
const mine = { viewer: 0 as const, asked: [0] as Seat[], away: [] as Seat[] };

test('whoever is asked misses the others when none of them is there', () => {
  expect(missing(at(bo(false)), mine)).toEqual([1]);
  expect(missing(at(bo(false), bot, cy(false)), mine)).toEqual([1, 3]);
  expect(missing(at(bo(true)), mine)).toEqual([]);
  expect(missing(at(bo(false), cy(true)), mine), 'one is enough').toEqual([]);
});

test('nobody is missed at a table of bots, in the turn of another, or by whoever looks on', () => {
  expect(missing(at(bot), mine)).toEqual([]);
  expect(missing(at(bo(false)), { ...mine, asked: [1] })).toEqual([]);
  expect(missing(at(bo(false)), { ...mine, viewer: SPECTATOR })).toEqual([]);
});

test('whoever left their seat to a bot is not missed, and keeps no time running', () => {
  expect(missing(at(bo(false)), { ...mine, away: [1] })).toEqual([]);
  expect(missing(at(bo(true), cy(false)), { ...mine, away: [1] })).toEqual([2]);
});

test('the clocks that a game has count before those of its table', () => {
  expect(hasClock({}, 60)).toBe(true);
  expect(hasClock({}, 0)).toBe(false);
  expect(hasClock({ afkSeconds: 0 }, 60)).toBe(false);
  expect(hasClock({ turnSeconds: 90 }, 0)).toBe(true);
  expect(hasClock({ afkSeconds: 0, turnSeconds: 90 }, 0), 'the first of them').toBe(false);
});

test.each([
  ['en', en, 'Bo is away', 'Nobody else is here', 'at 0:00'],
  ['hi', hi, 'Bo यहाँ नहीं हैं', 'और कोई यहाँ नहीं है', '0:00'],
] as const)('what is said in %s names one person, and the clock where one runs', (_, { alone, waiting }, ...said) => {
  expect(alone.title(['Bo'])).toBe(said[0]);
  expect(alone.title(['Bo', 'Cy'])).toBe(said[1]);
  expect(waiting.noLine('Bo', true)).toContain(said[2]);
  expect(waiting.noLine('Bo', false)).not.toContain('0:00');
});
