import { apply, fork, must, sample, seedRng, start } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { dhappaBaaji, GOAL, pointsFor, pointsOf } from '../src/index.ts';
import { seated, typesOf } from './seated.ts';

const points = { match: 'points' };
const RUNS = ['9♥ 8♥ 7♥', 'K♠ Q♠ J♠', 'A♣ K♣ Q♣'];
const goingOut = (runs = RUNS) => seated({ hand: '6♥ 4♦', bare: true, runs, options: points });

function counted(runs: readonly string[], winner: 'A' | 'B' | null = null): number {
  const { table } = seated({ bare: true, hand: '3♦', runs, options: points });
  return dhappaBaaji.x.on(table.match, undefined, (x) => pointsFor(x, 'A', winner));
}

describe('a points match', () => {
  test('cards count 5, 10, 15, 20 and 30', () => {
    const value = (id: string) => pointsOf(dhappaBaaji.faces.findIndex((face) => face?.id === id) as never);

    expect(['3♣', '9♣', '10♣', 'K♣', 'A♣', '2♣', 'Jo'].map(value)).toEqual([5, 5, 10, 10, 15, 20, 30]);
  });

  test.each([
    ['a board less the hands', ['9♥ 8♥ 7♥'], null, 15 - 10],
    ['a wild counts as itself', ['9♥ 2♠(8♥) Jo(7♥)'], null, 55 - 10],
    ['going out', ['9♥ 8♥ 7♥'], 'A', 115 - 10],
    ['only for the team', ['9♥ 8♥ 7♥'], 'B', 15 - 10],
    ['the other board does not count', ['B 9♥ 8♥ 7♥'], null, -10],
    ['seven in a row, pure', ['9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥'], null, 135 - 10],
    ['not with a wild', ['9♥ 2♠(8♥) 7♥ 6♥ 5♥ 4♥ 3♥'], null, 50 - 10],
    ['all twelve, pure', ['A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥'], null, 90 + 300 - 10],
    ['all twelve with a wild', ['A♥ K♥ Q♥ J♥ 10♥ 9♥ 2♠(8♥) 7♥ 6♥ 5♥ 4♥ 3♥'], null, 105 + 150 - 10],
    ['a set has no bonus', ['A♠ A♥ A♣ A♦'], null, 60 - 10],
  ] as const)('%s', (_title, runs, winner, expected) => {
    expect(counted(runs, winner)).toBe(expected);
  });

  test('after a deal everybody sees the hands until the next starter deals', () => {
    const { p, x, table, told } = goingOut();
    p.adds(1, '6♥');
    p.discards('4♦');

    expect(table.match.over).toBeNull();
    expect(x.actor).toBeAsked('SCORED');
    expect(typesOf(told)).toContain('DEAL_SCORED');
    expect(table.match.table.scoreA).toBe(100 + 20 + 30 + 35 - 5);
    expect(p.does({ do: 'DEAL' })).toBe('NOT_YOUR_TURN');
    expect(x.draws()).toBe('GAME_OVER');
  });

  test('the next deal has all cards, nobody has opened, and the next seat begins', () => {
    const ended = (seed: number) => {
      const match = start(dhappaBaaji, { seed, options: { ...points, startSeat: '4' } });
      const rng = seedRng('deals');
      while (match.asking && match.asking.prompt !== 'SCORED') {
        const seat = must(match.asking.seats, 0);
        apply(dhappaBaaji, match, seat, sample(dhappaBaaji, match, seat, rng));
      }
      return match;
    };
    // The first of a few in which the first deal does not decide the match.
    const match = must(
      [1, 2, 3, 4, 6, 7, 8, 9].map(ended).filter(({ over }) => !over),
      0,
    );
    expect(match.asking?.seats).toEqual([0]);
    const other = fork(dhappaBaaji, match);
    other.table.deck.reverse();
    apply(dhappaBaaji, match, 0, { do: 'DEAL' });
    apply(dhappaBaaji, other, 0, { do: 'DEAL' });
    expect(other.table.hand).toEqual(match.table.hand); // how the undealt cards lay tells nothing about the next deal

    const { deal, starter, turnSeat, hand, deck, pile, board, opened, runBy, run } = match.table;
    expect([deal, starter, turnSeat, opened]).toEqual([2, 0, 0, [false, false, false, false]]);
    expect([hand.map(({ length }) => length).join(), pile.length, deck.length]).toEqual(['27,27,27,27', 1, 53]);
    expect([board, runBy, run.filter((id) => id > 0)]).toEqual([[], [], []]);
  });

  test.each([
    ['the first to 1000 wins', GOAL - 100, 0, [0, 2]],
    ['of both, the higher', GOAL - 100, 5000, [1, 3]],
    ['equal points go on', GOAL - 180, GOAL + 10, null],
    ['less than 1000 goes on', 0, 0, null],
  ])('%s', (_title, scoreA, scoreB, winners) => {
    const { p, table } = goingOut();
    Object.assign(table.match.table, { scoreA, scoreB });
    p.adds(1, '6♥');
    p.discards('4♦');

    expect(table.match.over?.winners ?? null).toEqual(winners);
    if (winners) expect(table.match.over?.reason).toBe('POINTS');
  });

  test('a single deal has no points', () => {
    const { table } = start(dhappaBaaji, { seed: 1 });

    expect([table.scoreA, table.scoreB, table.deal]).toEqual([0, 0, 1]);
  });
});
