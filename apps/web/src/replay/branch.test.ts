/** Playing on from a position of another match: exactly from there, or from what one seat saw of it. */
import { botRng, imagine, recordOfRun, runMatch } from '@dealers-choice/bots';
import { host, type MatchRecord, replay } from '@dealers-choice/host';
import { hashOf, type MatchOf, type Seat, SPECTATOR, type Spec, view } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { botsOf } from '../match/plan-check.ts';
import { anyAnswer, begin, PERSON, planOf, playToEnd, playUntil } from '../match/test/door.ts';
import { fakePage, fakeSaves } from '../match/test/fake.ts';
import { branchOf, branchSeats, type Origin } from './branch.ts';

const GAMES = [
  ['the-door', 3],
  ['jambo', 2],
  ['dhappa-baaji', 4],
  ['one-piece', 2],
] as const;

async function recorded(id: string, seats: number): Promise<MatchRecord> {
  const shelved = await loadGame(id);
  const bot = botsOf(shelved).find(({ name }) => name === 'random');
  if (!bot) throw new Error('no such bot');
  const setup = { seats, seed: 'a branch' };
  return recordOfRun(shelved.game, setup, runMatch(shelved.game, setup, Array(seats).fill(bot)).moves);
}

async function branched(origin: Origin, id: string, you: Seat) {
  const kit = await loadGame(id);
  const seats = branchSeats(kit, origin, you).map((one) => (one.who === 'bot' ? { ...one, bot: 'random' } : one));
  return branchOf(origin, seats, kit.words.title);
}

/** The position of a record after this many moves. */
async function positionAt(record: MatchRecord, step: number): Promise<MatchOf<Spec>> {
  const { game } = await loadGame(record.game);
  return replay(game, record, { to: step }).match;
}

describe.each(GAMES)('from a record of %s', (id, seats) => {
  test('the position is taken over exactly, and played to its end', { timeout: 60_000 }, async () => {
    const record = await recorded(id, seats);
    const step = Math.floor(record.moves.length / 2);
    const there = await positionAt(record, step);
    const you = there.asking?.seats[0] ?? 0;
    const page = fakePage();
    await begin(page, await branched({ record, step, turn: there.turn }, id, you));
    const state = () => page.store.getState();
    const { game } = await loadGame(id);
    expect(state()).toMatchObject({ status: 'playing', viewer: you, asked: [you], mayUndo: false });
    expect(state().view).toEqual(view(game, there, you));

    const { words } = await loadGame(id);
    const [last] = state().log.slice(-1);
    expect(last?.text).toBe(`From here on it is a match of its own, from turn ${there.turn} of ${words.title}.`);
    expect(state().plan?.branch).toEqual({ turn: there.turn, of: words.title });

    await playToEnd(page);
    const played = await state().exportRecord();
    expect(played.moves.slice(0, step)).toEqual(record.moves.slice(0, step));
    expect(replay(game, played).match.over).not.toBeNull();
    expect(page.past.lines.size).toBe(0);
    const { matches } = await state().kept.list();
    expect(matches[0]?.branch).toEqual({ turn: there.turn, of: words.title });
  });
});

test('nobody takes back what led to it, also after the page was left', async () => {
  const record = await recorded('jambo', 2);
  const step = record.moves.findIndex(({ seat }, i) => i > 20 && seat === record.moves[i - 1]?.seat);
  const there = await positionAt(record, step);
  const you = there.asking?.seats[0] ?? 0;
  const saves = fakeSaves();
  const first = fakePage({ saves });
  await begin(first, await branched({ record, step, turn: there.turn }, 'jambo', you));
  first.store.getState().undo(you);
  await first.settle();
  expect(first.store.getState().refusal).not.toBeNull();

  const later = fakePage({ saves });
  later.store.getState().setSpeed(0);
  later.store.getState().resume();
  await later.settle();
  const { view: seen } = later.store.getState();
  expect(seen).toEqual(first.store.getState().view);
  later.store.getState().undo(you);
  await later.settle();
  expect(later.store.getState().refusal).not.toBeNull();
  expect(later.store.getState().log).toEqual(first.store.getState().log);
});

test('a record that was dealt from a number, by the generator of that time, goes on as it was', async () => {
  const { game } = await loadGame('jambo');
  const options = { startSeat: '1' };
  const played = host(game, { seats: 2, seed: 7, options, generator: 'sfc32' });
  const record: MatchRecord = { ...(await recorded('jambo', 2)), dealersChoice: 1, seed: 7, options, moves: [] };
  const page = fakePage();
  await begin(page, await branched({ record, step: 0, turn: played.match.turn }, 'jambo', 0));
  expect(page.store.getState().view).toEqual(view(game, played.match, 0));
});

test('the page is told that it is a branch, and nothing of how it came about', async () => {
  const record = await recorded('jambo', 2);
  const page = fakePage();
  await begin(page, await branched({ record, step: 30, turn: 3 }, 'jambo', 0));
  for (const message of page.toPage) {
    if (message.type === 'table') expect(message.plan.branch).toEqual({ turn: 3, of: 'Jambo' });
  }
});

describe.each(GAMES)('from a running match of %s', (id, seats) => {
  const plan = planOf(id, [PERSON, ...Array<string>(seats - 1).fill('random')]);
  /** A match that has gone on for a while, and the person is asked. */
  async function running() {
    const page = fakePage();
    await begin(page, plan);
    let asked = 0;
    await playUntil(page, () => page.store.getState().asked.includes(0) && ++asked > 2);
    const seen = page.store.getState().view;
    if (!seen || page.store.getState().status !== 'playing') throw new Error('it is over');
    return { page, seen };
  }

  test('two worlds that look the same to a seat give the same branch', { timeout: 60_000 }, async () => {
    const { seen } = await running();
    const { game } = await loadGame(id);
    const worlds = [1, 2].map((n) => imagine(game, seen, botRng(`world ${n}`, 0)));
    expect(hashOf(worlds[0] as MatchOf<Spec>)).not.toBe(hashOf(worlds[1] as MatchOf<Spec>));
    const branches = [];
    for (const world of worlds) {
      let drawn = 0;
      const page = fakePage({
        draw: () => `branch ${++drawn}`,
        deal: (dealt, setup, from) => host(dealt, setup, from ?? world),
      });
      await begin(page, plan);
      const mine = page.store.getState().view;
      if (!mine) throw new Error('nothing is seen');
      await begin(page, await branched({ seen: mine, plan }, id, 0));
      const saved = [...page.saves.kept.values()].find((one) => one.plan.branch);
      branches.push(saved?.plan.branch?.seen);
    }
    expect(hashOf(branches[0] as MatchOf<Spec>)).toBe(hashOf(branches[1] as MatchOf<Spec>));
    expect(view(game, branches[0] as MatchOf<Spec>, 0).table).toEqual(seen.table);
  });

  test('it is played to its end, has no record, and the other match waits', { timeout: 60_000 }, async () => {
    const { page, seen } = await running();
    const state = () => page.store.getState();
    await begin(page, await branched({ seen, plan }, id, 0));
    expect(state()).toMatchObject({ status: 'playing', problem: null, mayUndo: false });
    expect(state().view?.table).toEqual(seen.table);
    state().answer(0, anyAnswer(page, 0));
    await playToEnd(page);
    expect(state().view?.over).not.toBeNull();
    await expect(state().exportRecord()).rejects.toThrow('imagined');
    const { matches } = await state().kept.list();
    expect(matches.map(({ over, branch }) => [over, branch !== undefined])).toEqual(
      expect.arrayContaining([
        [false, false],
        [true, true],
      ]),
    );
  });
});

test('what no seat saw is not gone on from', async () => {
  const { game } = await loadGame('jambo');
  const seen = host(game, { seed: 1 }).view(SPECTATOR);
  const page = fakePage();
  await begin(page, await branched({ seen, plan: planOf('jambo', [PERSON, 'random']) }, 'jambo', 0));
  expect(page.store.getState()).toMatchObject({ status: 'failed', view: null });
});
