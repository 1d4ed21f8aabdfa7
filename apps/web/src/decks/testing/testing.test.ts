import { parseRecord, replay } from '@dealers-choice/host';
import { onePiece } from '@dealers-choice/one-piece';
import { describe, expect, test } from 'vitest';
import { setupAt, type TestGame, type TestPlan } from './plan.ts';
import { playerOf } from './play.ts';
import { reportOf, worstLoss } from './report.ts';
import { recordOfTest, runTests, type Tester } from './run-tests.ts';
import { verdictOf, wilson } from './wilson.ts';

const opponents = ['tide', 'soot'].map((id) => ({ id, name: id, leader: '', choice: id }));
const plan: TestPlan = { set: '', deck: 'ember', opponents, games: 6, seed: 'a' };

/** Plays in this thread, and answers later. */
function tester(slow = 0): Tester {
  const player = playerOf(onePiece);
  return {
    async ask(message) {
      await new Promise((done) => setTimeout(done, slow));
      if ('plan' in message) return { ready: true };
      if ('watch' in message) return { record: JSON.stringify(player.record(plan, message.watch)) };
      return { game: player.play(plan, message.index) };
    },
    end: () => {},
  };
}
const never = new AbortController().signal;

describe('test games', () => {
  test('follow from their number: opponents in turn, seats changing after each round', () => {
    const setups = Array.from({ length: 4 }, (_, i) => setupAt(plan, i));
    expect(setups.map(({ against, seat }) => [against, seat])).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ]);
    expect(new Set(setups.map(({ seed }) => seed)).size).toBe(4);
  });

  test('are the same with any number of workers, whoever is slow', async () => {
    const one = await runTests(plan, { workers: 1, signal: never, progress: () => {}, tester: () => tester() });
    let made = 0;
    const uneven = (): Tester => tester(made++ * 7);
    const three = await runTests(plan, { workers: 3, signal: never, progress: () => {}, tester: uneven });
    expect(three.games).toEqual(one.games);
    expect(one.games.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(one.games.every(({ reason }) => reason !== 'cut')).toBe(true);
    for (const { drawn, played } of one.games) {
      expect(drawn.length).toBeGreaterThan(4);
      expect(played.length).toBeGreaterThan(0);
      expect(drawn.every((id) => id.startsWith('LW-'))).toBe(true);
    }
  });

  test('that are cancelled give what was played so far', async () => {
    const stop = new AbortController();
    const { games } = await runTests(plan, {
      workers: 1,
      signal: stop.signal,
      progress: (done) => done.length === 2 && stop.abort(),
      tester: () => tester(),
    });
    expect(games).toHaveLength(2);
  });

  test('can be watched: the record of one is that very game', async () => {
    const { games } = await runTests(plan, { workers: 1, signal: never, progress: () => {}, tester: () => tester() });
    const loss = reportOf(plan, games).matchups.flatMap(({ loss }) => loss ?? [])[0];
    if (!loss) throw new Error('six games, and none is lost');
    const record = parseRecord(await recordOfTest(plan, loss.index, () => tester()));
    const { match } = replay(onePiece, record);
    expect([match.over?.winners.includes(setupAt(plan, loss.index).seat), match.turn]).toEqual([false, loss.turns]);
    const broken = (): Tester => ({ ask: async () => ({ problem: 'no such cards' }), end: () => {} });
    await expect(recordOfTest(plan, 0, broken)).rejects.toThrow('no such cards');
  });

  test('that cannot be played say why', async () => {
    const broken = (): Tester => ({ ask: async () => ({ problem: 'no such cards' }), end: () => {} });
    const run = runTests(plan, { workers: 2, signal: never, progress: () => {}, tester: broken });
    await expect(run).rejects.toThrow('no such cards');
  });
});

describe('a report', () => {
  const game = (index: number, won: boolean, more: Partial<TestGame> = {}): TestGame => ({
    index,
    against: index % 2,
    first: index % 3 === 0,
    won,
    turns: 8 + (index % 2),
    reason: 'LIFE',
    drawn: ['LW-002'],
    played: [],
    ...more,
  });

  test('counts by opponent, by who went first, by length and by card', () => {
    const games = [
      game(0, true),
      game(1, false, { drawn: ['LW-003'] }),
      game(2, true),
      game(3, true, { played: ['LW-002'] }),
    ];
    const report = reportOf(plan, games);
    expect(report).toMatchObject({ won: 3, of: 4, turns: 8.5, first: { won: 2, of: 2 }, second: { won: 1, of: 2 } });
    expect(report.matchups.map(({ won, of }) => [won, of])).toEqual([
      [2, 2],
      [1, 2],
    ]);
    expect(report.lengths).toEqual([
      { turns: 8, n: 2 },
      { turns: 9, n: 2 },
    ]);
    expect(report.cards).toEqual([
      { card: 'LW-002', won: 3, of: 3, played: 1 },
      { card: 'LW-003', won: 0, of: 1, played: 0 },
    ]);
  });

  test('names the shortest loss to each deck, and where most is to be learned', () => {
    const games = [
      game(0, false, { turns: 9 }),
      game(2, false, { turns: 7 }),
      game(4, false, { turns: 5, reason: 'cut' }),
      game(1, true),
      game(3, true),
    ];
    const report = reportOf(plan, games);
    expect(report.matchups.map(({ loss }) => loss)).toEqual([{ index: 2, turns: 7 }, null]);
    expect(worstLoss(report)?.opponent.id).toBe('tide');
    expect(worstLoss(reportOf(plan, [game(1, true)]))).toBeNull();
  });

  test('is the same in whatever order the games came', () => {
    const games = Array.from({ length: 20 }, (_, i) => game(i, i % 3 !== 0));
    expect(reportOf(plan, [...games].reverse())).toEqual(reportOf(plan, games));
  });

  test('of no game at all says nothing', () => {
    expect(reportOf(plan, [])).toMatchObject({ won: 0, of: 0, range: { low: 0, high: 1 }, cards: [] });
  });
});

test("Wilson's interval is the known one", () => {
  const { low, high } = wilson(104, 200);
  expect([low, high]).toEqual([expect.closeTo(0.451038, 6), expect.closeTo(0.588208, 6)]);
  expect(wilson(0, 25).low).toBeCloseTo(0, 12);
  expect(wilson(25, 25).high).toBeCloseTo(1, 12);
});

test.each([
  [13, 25, 'even'],
  [15, 25, 'leans-yours'],
  [9, 25, 'leans-theirs'],
  [20, 25, 'ahead'],
  [4, 25, 'behind'],
  [0, 0, 'even'],
])('%i of %i: %s, and sure only where the range leaves the half', (won, of, verdict) => {
  expect(verdictOf(won, of)).toBe(verdict);
});
