import { greedy, random, runMatch } from '@dealers-choice/bots';
import { describe, expect, test } from 'vitest';
import { bots, score, usualBots, workloads } from '../src/bot/index.ts';
import { dhappaBaaji } from '../src/index.ts';
import { type Given, nameOf, seated } from './seated.ts';

const captain = bots[0]!;
const chooses = (has: Given) => {
  const { table } = seated(has);
  return captain.choose(table.host.view(0), 0, [1, 2, 3, 4]) as { do: string; at?: number; card?: never };
};

describe('the captain', () => {
  test('opens when it can', () => {
    expect(chooses({ hand: '9♥ 8♥ 7♥', opened: [] }).do).toBe('CREATE_RUN');
  });

  test('takes from the pile when that sheds more', () => {
    expect(chooses({ phase: 'PICK', hand: '8♥ 7♥', pile: 'K♦ 9♥' })).toEqual({ do: 'PICK_DISCARD', at: 1 });
    expect(chooses({ phase: 'PICK', hand: '8♥ K♠', pile: 'K♦ 9♥' })).toEqual({ do: 'PICK_DRAW' });
  });

  test('keeps a wild that does not win yet', () => {
    const runs = ['9♥ 8♥ 7♥', 'K♠ Q♠ J♠', 'A♣ K♣ Q♣'];
    expect(chooses({ hand: 'Jo 5♣ 8♠ 3♦ Q♥', bare: true, runs }).do).toBe('DISCARD_CARD');
  });

  test('lays it to go out', () => {
    const runs = ['9♥ 8♥ 7♥', 'K♠ Q♠ J♠', 'A♣ K♣ Q♣'];
    expect(chooses({ hand: 'Jo 5♠', bare: true, runs }).do).toBe('ADD_TO_RUN');
  });

  test('burns a large pile before a rival who is nearly out', () => {
    const move = chooses({ hand: '2♥ K♠ 8♣', pile: 'K♦ 9♥ 3♠ Q♠ 5♥ 9♦', opened: [] });
    expect([move.do, nameOf(move.card ?? (0 as never))]).toEqual(['DISCARD_CARD', '2♥']);
  });

  test('gives the rivals nothing that fits their runs', () => {
    const move = chooses({ hand: '6♥ K♠', bare: true, runs: ['B 9♥ 8♥ 7♥'] });
    expect(nameOf(move.card ?? (0 as never))).toBe('K♠');
  });

  test('beats random players, and players who look one move ahead', () => {
    const wins = (rival: (typeof bots)[number], games: number): number => {
      let won = 0;
      for (let seed = 0; seed < games; seed++) {
        const seats = [0, 1, 2, 3].map((seat) => (seat % 2 === seed % 2 ? captain : rival));
        const { match } = runMatch(dhappaBaaji, { seed }, seats);
        if (match.over?.winners.includes((seed % 2) as 0)) won++;
      }
      return won;
    };

    expect(wins(random(dhappaBaaji), 30)).toBeGreaterThan(27);
    expect(wins(greedy(dhappaBaaji, score, { worlds: 1 }), 4)).toBeGreaterThan(2);
  });

  test('plays six seats, every option and a points match to the end', () => {
    const options = { match: 'points', lockMinLength: '5', exhaustion: 'reshuffleOnce', draftVisibility: 'live' };
    const { match } = runMatch(dhappaBaaji, { seed: 3, seats: 6, options }, new Array(6).fill(captain));

    expect(match.over?.reason).toBe('POINTS');
    expect(usualBots({} as never, 6)).toEqual(new Array(6).fill('captain'));
  });
});

test('the work that the bench times comes round again', () => {
  for (const lap of [0, 1, 2, 3]) expect(workloads.npick?.(lap + 64)).toBe(workloads.npick?.(lap));
  expect(new Set([0, 1, 2, 3, 4, 5].map((lap) => workloads.npick?.(lap))).size).toBeGreaterThan(2);
});
