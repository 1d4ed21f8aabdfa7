import { random, recordOfRun, runMatch } from '@dealers-choice/bots';
import { type Entry, parseRecord, replay } from '@dealers-choice/host';
import { apply, hashOf, load, type MatchOf, start } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { bots } from '../src/bot/index.ts';
import { type Door, type DoorEvent, theDoor } from '../src/index.ts';

const [temper] = bots;
if (!temper) throw new Error('there is no bot');
const setup = (seed: number, seats: number) => ({ seed: `replay ${seed}`, seats });
const saved = (match: MatchOf<Door>): MatchOf<Door> => JSON.parse(JSON.stringify(match));

function goOn(match: MatchOf<Door>, moves: readonly Entry[]): { hash: string; told: DoorEvent[] } {
  const told: DoorEvent[] = [];
  for (const entry of moves) {
    if ('move' in entry) apply(theDoor, match, entry.seat, entry.move, (event) => told.push(event));
  }
  return { hash: hashOf(match), told };
}

describe('the same seed and the same log', () => {
  test.each([2, 4, 7, 9])('[S-83] [T-1] %i seats: identical states at every step', (seats) => {
    for (let seed = 0; seed < 10; seed++) {
      const hashes: string[] = [];
      const onMove = (match: MatchOf<Door>) => hashes.push(hashOf(match));
      const { moves } = runMatch(theDoor, setup(seed, seats), new Array(seats).fill(temper), { onMove });

      const record = parseRecord(JSON.stringify(recordOfRun(theDoor, setup(seed, seats), moves)));
      const again: string[] = [];
      replay(theDoor, record, { onMove: (played) => again.push(hashOf(played.match)) });

      expect(again).toEqual(hashes);
    }
  });

  test('[S-67] a recorded duel is decided by its numbers, without a clock: same arrow, same end', () => {
    let duels = 0;
    for (let seed = 0; seed < 40; seed++) {
      const told: DoorEvent[] = [];
      const how = { tell: (event: DoorEvent) => told.push(event) };
      const { moves } = runMatch(theDoor, setup(seed, 4), new Array(4).fill(temper), how);
      const results = told.filter(({ type }) => type === 'CHAOS_RESULT');
      duels += results.length;

      const match = start(theDoor, setup(seed, 4));
      expect(goOn(match, moves).told.filter(({ type }) => type === 'CHAOS_RESULT')).toEqual(results);
    }

    expect(duels).toBeGreaterThan(10);
  });
});

test('saved as JSON in the middle of a Jury or a duel, a match goes on as if nothing had been', () => {
  const stops: Record<string, number> = {};
  for (let seed = 0; seed < 60; seed++) {
    const saves: { json: MatchOf<Door>; after: number }[] = [];
    let count = 0;
    const { match, moves } = runMatch(theDoor, setup(seed, 4), new Array(4).fill(random(theDoor)), {
      onMove(now) {
        count++;
        const { prompt = '', seats = [] } = now.asking ?? {};
        if (!['JURY_VICTIM', 'CHAOS_ROLE', 'CHAOS_READY', 'CHAOS_THROW'].includes(prompt)) return;
        const stop = `${prompt} of ${seats.length}`;
        stops[stop] = (stops[stop] ?? 0) + 1;
        saves.push({ json: saved(now), after: count });
      },
    });
    for (const { json, after } of saves) {
      expect(goOn(load(theDoor, json), moves.slice(after)).hash).toBe(hashOf(match));
    }
  }

  expect(Object.keys(stops).sort()).toEqual([
    'CHAOS_READY of 1',
    'CHAOS_ROLE of 1',
    'CHAOS_THROW of 1',
    'CHAOS_THROW of 2',
    'JURY_VICTIM of 1',
  ]);
});
