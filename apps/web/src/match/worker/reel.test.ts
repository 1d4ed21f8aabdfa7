/** Jumps in a record: what is seen and told at any place, and how much is played again for it. */
import { recordOfRun, runMatch } from '@dealers-choice/bots';
import { host, type MatchEvent, type MatchRecord, replay, setupOf } from '@dealers-choice/host';
import { apply, SPECTATOR, type Spec, type Viewer } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { loadGame } from '../../games.ts';
import { botsOf } from '../plan-check.ts';
import { EVERY, openReel } from './reel.ts';

const load = (game: string, cards: string) => loadGame(game, cards);

async function played(id: string, seats: number, seed: string): Promise<MatchRecord> {
  const shelved = await loadGame(id);
  const bot = botsOf(shelved).find(({ name }) => name === 'random');
  if (!bot) throw new Error('no such bot');
  const setup = { seats, seed };
  return recordOfRun(shelved.game, setup, runMatch(shelved.game, setup, Array(seats).fill(bot)).moves);
}

/** What each move told a viewer, from the host itself. */
async function told(record: MatchRecord, viewer: Viewer): Promise<MatchEvent<Spec>[][]> {
  const { game } = await loadGame(record.game);
  const all: MatchEvent<Spec>[][] = [];
  let now: MatchEvent<Spec>[] = [];
  replay(game, record, {
    onDeal: (table) => table.listen(viewer, (event) => now.push(event)),
    onMove() {
      all.push(now);
      now = [];
    },
  });
  return all;
}

test.each([
  ['the-door', 4],
  ['jambo', 2],
  ['dhappa-baaji', 4],
  ['one-piece', 2],
])('%s: any place can be jumped to, and tells what its move told', { timeout: 60_000 }, async (id, seats) => {
  const record = await played(id, seats, 'jumps');
  const reel = await openReel(JSON.stringify(record), { load });
  const { game } = await loadGame(id);
  const again = host(game, setupOf(record));
  for (const viewer of [0, SPECTATOR] as Viewer[]) {
    const events = await told(record, viewer);
    for (const step of [1, EVERY - 1, EVERY, EVERY + 1, record.moves.length]) {
      expect(reel.at(step, viewer).lines.map(({ event }) => event)).toEqual(events[step - 1]);
    }
  }
  for (const [i, entry] of record.moves.slice(0, 3 * EVERY + 2).entries()) {
    expect(reel.turns[i]).toBe(again.match.turn);
    expect(reel.answers[i]).toBe(again.match.answers);
    if ('move' in entry) again.play(entry.seat, entry.move);
  }
  expect(reel.at(3 * EVERY + 2, 1).view).toEqual(again.view(1));
  expect(reel.moments.length).toBeGreaterThan(0);
  expect(reel.moments.every(({ step, text }) => step > 0 && text !== '')).toBe(true);
});

test('a jump plays fewer moves again than lie between two kept positions, also the first one of a viewer', async () => {
  const record = await played('the-door', 4, 'far');
  let redone = 0;
  const reel = await openReel(JSON.stringify(record), {
    load,
    redo(game, match, entry) {
      redone++;
      if ('move' in entry) apply(game, match, entry.seat, entry.move);
    },
  });
  let most = 0;
  for (let step = record.moves.length; step >= 0; step--) {
    redone = 0;
    reel.at(step, (step % 4) as Viewer);
    most = Math.max(most, redone);
  }
  expect(most).toBe(EVERY - 1);
});

test('a replay says who played, and when a bot played on for somebody', async () => {
  const record = await played('the-door', 3, 'named');
  const players = [
    { name: 'Asha', bot: '' },
    { name: '', bot: 'casual' },
    { name: 'Kit', bot: '' },
  ];
  const handed = [{ after: 4, seat: 2, to: 'bot' }] as const;
  const reel = await openReel(JSON.stringify({ ...record, players, handed }), { load });
  const lines = [1, 2, 3, 4, 5].map((step) => reel.at(step, SPECTATOR).lines.map(({ text }) => text));
  expect(lines.flat().join(' ')).toContain('Asha');
  expect(lines[4]?.[0]).toContain('Kit');
  expect(reel.at(5, SPECTATOR).lines[0]?.event.type).toBe('SEAT_TO_AI');
});

/** No claim is made about a machine that others use, too: it prints what it took. */
test.each([
  ['the-door', 6],
  ['jambo', 2],
  ['dhappa-baaji', 6],
  ['one-piece', 2],
])('%s: how long jumps take in 300 moves', { timeout: 120_000 }, async (id, seats) => {
  let record = await played(id, seats, 'long 1');
  for (let i = 2; record.moves.length < 300 && i < 40; i++) record = await played(id, seats, `long ${i}`);
  const began = performance.now();
  const reel = await openReel(JSON.stringify(record), { load });
  const opened = performance.now() - began;
  const times: number[] = [];
  for (let i = 0; i < 300; i++) {
    const step = (i * 131) % record.moves.length;
    const start = performance.now();
    structuredClone(reel.at(step, (i % (seats + 1) === seats ? SPECTATOR : i % seats) as Viewer));
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const ms = (value = 0): string => value.toFixed(1);
  console.log(
    `${id}, ${record.moves.length} moves: opened in ${ms(opened)} ms; ` +
      `a jump ${ms(times[150])} ms, 99 of 100 within ${ms(times[296])} ms, the slowest ${ms(times.at(-1))} ms`,
  );
  expect(times).toHaveLength(300);
});
