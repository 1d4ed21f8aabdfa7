import { runMatch } from '@dealers-choice/bots';
import { describe, expect, test } from 'vitest';
import { type DoorEvent, theDoor } from '../src/index.ts';
import { botNamed } from './ai.ts';

const GAMES = 2_000;

interface Pace {
  door: number;
  lightning: number;
  turns: number;
  cards: number;
}

/** Per cents and means over many matches between the tempers, character k in seat k. */
function paceOf(seats: number, options: Record<string, unknown>): Pace {
  const seen: Record<string, number> = {};
  const count = (what: string): void => {
    seen[what] = (seen[what] ?? 0) + 1;
  };
  const tell = ({ type }: DoorEvent): void => count(type);
  const bots = new Array(seats).fill(botNamed('temper'));
  for (let seed = 1; seed <= GAMES; seed++) {
    const { match } = runMatch(theDoor, { seed: `pace ${seed}`, seats, options }, bots, { tell });
    count(match.over?.reason ?? 'open');
  }
  const [door = 0, last = 0, lightning = 0, turns = 0, cards = 0] = [
    seen.DOOR,
    seen.LAST_ALIVE,
    seen.LIGHTNING_ON,
    seen.TURN_STARTED,
    seen.CARD_DRAWN,
  ];
  expect(door + last).toBe(GAMES);
  const percent = (n: number): number => (100 * n) / GAMES;
  return { door: percent(door), lightning: percent(lightning), turns: turns / GAMES, cards: cards / GAMES };
}

describe('the pace measured for the rules', () => {
  test.each([
    [7, {}, { door: 95, lightning: 55, turns: 25.6, cards: 6.4 }],
    [2, {}, { door: 24, lightning: 35, turns: 6.3, cards: 1.6 }],
    [2, { doorOpens: 'lightning' }, { door: 22, lightning: 42, turns: null, cards: null }],
    [7, { doorOpens: 'lightning' }, { door: 95, lightning: 99.9, turns: null, cards: null }],
  ])(
    '%i seats, %j: %j',
    (seats, options, expected) => {
      const pace = paceOf(seats, options);

      expect(Math.abs(pace.door - expected.door)).toBeLessThan(4);
      expect(Math.abs(pace.lightning - expected.lightning)).toBeLessThan(4);
      if (expected.turns !== null) expect(Math.abs(pace.turns - expected.turns)).toBeLessThan(0.6);
      if (expected.cards !== null) expect(Math.abs(pace.cards - expected.cards)).toBeLessThan(0.3);
    },
    60_000,
  );
});
