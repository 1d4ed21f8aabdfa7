/** What tells who will win, seen from a seat. The value of a position is their weighted sum. */
import type { Facts } from '@dealers-choice/bots';
import type { Seat } from '@dealers-choice/kernel';
import { DOOR } from '../rules/board.ts';
import type { Door } from '../rules/table.ts';
import { livingOthers, type View } from './seen.ts';
import { threat } from './sharp.ts';
import { WEIGHTS } from './value-weights.ts';

/** The natural logarithms of 1 to 8, by the number of others less one. */
const LOGARITHMS = [0, 0.69, 1.1, 1.39, 1.61, 1.79, 1.95, 2.08];
const MEAN_ROLL = 3.5;

/** Turns to the Door at a mean roll, those to be missed among them. */
const turnsOf = ({ table }: View, seat: Seat): number => (DOOR - table.pos[seat]) / MEAN_ROLL + table.skip[seat];
const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);

/** By name, in the order of the names. */
const FACTS: readonly [name: keyof typeof WEIGHTS, of: (match: View, seat: Seat, others: readonly Seat[]) => number][] =
  [
    ['dead', ({ table }, seat) => (table.lives[seat] === 0 ? 1 : 0)],
    ['rivals', (_match, _seat, others) => LOGARITHMS[others.length - 1] ?? 0],
    ['lead', (match, seat, others) => ownThreat(match, seat) - sumOf(match, others) / (match.seats - 1)],
    ['lives', ({ table }, seat, others) => table.lives[seat] - mean(others.map((other) => table.lives[other]))],
    ['lastLife', ({ table }, seat) => (table.lives[seat] === 1 ? 1 : 0)],
    ['near', (match, seat) => 1 / (1 + turnsOf(match, seat))],
    ['nearest', (match, _seat, others) => 1 / (1 + Math.min(...others.map((other) => turnsOf(match, other))))],
    ['ahead', (match, seat, others) => mean(others.map((other) => turnsOf(match, other))) - turnsOf(match, seat)],
    ['waits', ({ table, seats }, seat) => ((seat - table.turnSeat + seats) % seats) / seats],
    ['lightning', (match, seat) => (match.table.lightning ? 1 / (1 + turnsOf(match, seat)) : 0)],
  ];
const ownThreat = (match: View, seat: Seat): number => (match.table.lives[seat] === 0 ? 0 : threat(match, seat));
const sumOf = (match: View, seats: readonly Seat[]): number =>
  seats.reduce<number>((sum, seat) => sum + threat(match, seat), 0);

export const facts: Facts<Door> = {
  names: FACTS.map(([name]) => name),
  of(match, seat) {
    const others = livingOthers(match, seat);
    const isDead = match.table.lives[seat] === 0;
    // The dead are out of it, whatever they had.
    return FACTS.map(([name, of]) => (isDead ? (name === 'dead' ? 1 : 0) : of(match, seat, others)));
  },
};
export const weights: readonly number[] = FACTS.map(([name]) => WEIGHTS[name]);
