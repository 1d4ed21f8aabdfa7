import { below, type Rng, sample, seedRng } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { MOST_OPEN } from './limits.ts';
import { PATIENCE_MS } from './line.ts';
import { begin, chaosFirst, doorPlan, PERSON, planOf, playToEnd, playUntil, promptOf } from './test/door.ts';
import { fakePage, fakeSaves } from './test/fake.ts';
import { lastUnfinished } from './worker/saves.ts';

const FOUR = doorPlan(PERSON, 'temper', 'temper', 'temper');
const halfway =
  (page: ReturnType<typeof fakePage>, lines = 12) =>
  () =>
    page.store.getState().log.length > lines && page.store.getState().asked.length > 0;

describe('a reload', () => {
  test.each([1, 2, 4])('offers the match that was left, and goes on as if nothing had been (%i)', async (seed) => {
    const first = fakePage();
    const plan = doorPlan(PERSON, 'random', 'random', 'random', 'random', 'random');
    await begin(first, { ...plan, seed: `reload ${seed}` });
    await playUntil(first, halfway(first, 24));
    const { view, log, asked } = first.store.getState();

    const page = fakePage({ saves: first.saves });
    page.store.getState().look();
    await page.settle();
    expect(page.store.getState().saved).toMatchObject({ game: 'the-door', turn: view?.turn });
    page.store.getState().resume();
    await page.settle();
    expect(page.store.getState()).toMatchObject({ status: 'playing', problem: null, asked, saved: null });
    expect(page.store.getState().view).toEqual(view);
    expect(page.store.getState().log).toEqual(log);

    page.store.getState().setSpeed(0);
    await Promise.all([playToEnd(page), playToEnd(first)]);
    expect(page.store.getState().view).toEqual(first.store.getState().view);
    expect(page.store.getState().log).toEqual(first.store.getState().log);
  });

  test('after the end offers nothing', async () => {
    const page = fakePage();
    await begin(page, FOUR);
    await playToEnd(page);
    page.store.getState().leave();
    await page.settle();
    expect(page.store.getState()).toMatchObject({ status: 'none', saved: null, view: null });
  });

  test('leaving keeps the match, forgetting drops it', async () => {
    const page = fakePage();
    await begin(page, FOUR);
    page.store.getState().leave();
    await page.settle();
    expect(page.store.getState()).toMatchObject({ status: 'none', saved: { game: 'the-door' } });
    page.store.getState().forget();
    await page.settle();
    expect(page.store.getState().saved).toBeNull();
    page.store.getState().resume();
    await page.settle();
    expect(page.store.getState()).toMatchObject({ status: 'failed', problem: 'There is no match to go on with.' });
  });
});

/** The page that a reload would bring now. */
function reloaded(page: ReturnType<typeof fakePage>): ReturnType<typeof fakePage> {
  const saves = fakeSaves();
  for (const [key, saved] of page.saves.kept) saves.kept.set(key, structuredClone(saved));
  return fakePage({ saves });
}

function shownOn({ store }: ReturnType<typeof fakePage>) {
  const { status, problem, asked, mayUndo, view, log } = store.getState();
  return { status, problem, asked, mayUndo, view, log };
}

/** The duels of bots take their time. */
async function untilAsked(page: ReturnType<typeof fakePage>): Promise<void> {
  await page.pass(500);
  const { store } = page;
  for (let i = 0; i < 60 && store.getState().status === 'playing' && store.getState().asked.length === 0; i++)
    await page.pass(500);
}

/** Sends one message, and says which. */
function sayAnything(page: ReturnType<typeof fakePage>, rng: Rng, isLast: boolean): string {
  const { view, loaded, mayUndo, asked, undo, change, answer, concede, beginClock } = page.store.getState();
  const [seat] = asked;
  if (isLast) {
    concede(0);
    return 'concede';
  }
  if (mayUndo && below(rng, 3) === 0) {
    undo(0);
    return 'undo';
  }
  if (seat === undefined || !view || !loaded) return 'nothing';
  const move = sample(loaded.game, view, seat, rng);
  if (view.asking?.kind === 'timing') beginClock();
  if (mayUndo && below(rng, 3) === 0) {
    change(seat, move);
    return 'change';
  }
  answer(seat, move);
  return 'answer';
}

describe('a session of random answers, undo, change and giving up', () => {
  const ALL = ['answer', 'change', 'concede', 'undo'];
  test.each([
    ['the-door', 4, 5, ['answer', 'concede']],
    ['jambo', 2, 40, ALL],
    ['dhappa-baaji', 4, 40, ALL],
  ])('of %s can be reloaded after every message', async (game, seats, messages, said) => {
    const page = fakePage();
    const state = () => page.store.getState();
    const rng = seedRng(`${game} reloads`);
    await begin(page, planOf(game, [PERSON, ...new Array<string>(seats - 1).fill('random')], {}, `${game} reloads`));
    const done = new Set<string>();
    for (let i = 0; i < messages && state().status === 'playing'; i++) {
      done.add(sayAnything(page, rng, i === messages - 1));
      await untilAsked(page);
      const again = reloaded(page);
      again.store.getState().setSpeed(0);
      again.store.getState().resume();
      await untilAsked(again);
      if (state().status !== 'playing') break;
      expect(shownOn(again), `after message ${i + 1}`).toEqual(shownOn(page));
    }
    expect([...done].sort()).toEqual(said);
  });
});

describe('a worker that breaks', () => {
  test('between two moves is replaced, and nothing was lost', async () => {
    const page = fakePage();
    await begin(page, FOUR);
    await playUntil(page, halfway(page));
    const { view, log, asked } = page.store.getState();
    page.crash();
    await page.settle();

    expect(page.workers).toBe(2);
    expect(page.store.getState()).toMatchObject({ status: 'playing', problem: null, asked });
    expect(page.store.getState().view).toEqual(view);
    expect(page.store.getState().log).toEqual(log);
    await playToEnd(page);
    expect(page.store.getState().status).toBe('over');
  });

  test('in a duel whose marker moves waits until it moves again: on the screen it starts anew, too', async () => {
    const page = fakePage({ deal: chaosFirst });
    const state = () => page.store.getState();
    await begin(page, doorPlan(PERSON, 'temper', 'temper'));
    await playUntil(page, () => promptOf(page) === 'CHAOS_THROW' && state().view?.asking?.params.defender === 0);
    const { sitting } = state();
    state().beginClock();
    await page.pass(500);
    page.crash();
    await page.settle();
    expect(state().sitting).toBe(sitting + 1);
    await page.pass(5_000);
    expect(state().stopped).toBeNull(); // no bot has thrown before anybody stood
    state().beginClock();
    await page.settle();
    await page.pass(5_000);
    expect(state().stopped).toBeGreaterThan(1_000);
  });

  test('with an answer on its way says that the answer was lost', async () => {
    const page = fakePage();
    await begin(page, FOUR);
    page.hang();
    page.store.getState().answer(0, { do: 'ROLL' });
    await page.pass(PATIENCE_MS);
    expect(page.workers).toBe(1);
    await page.pass(PATIENCE_MS);

    expect(page.workers).toBe(2);
    expect(page.store.getState().problem).toContain('your last answer did not arrive');
    page.store.getState().answer(0, { do: 'ROLL' });
    await page.settle();
    expect(page.store.getState().log.length).toBeGreaterThan(0);
  });

  test('that answers a ping is left alone', async () => {
    const page = fakePage();
    await begin(page, FOUR);
    for (let i = 0; i < 10; i++) await page.pass(PATIENCE_MS);
    expect(page.toWorker.some(({ type }) => type === 'ping')).toBe(true);
    expect(page.workers).toBe(1);
  });

  test('again and again is given up, and the match is kept', async () => {
    const page = fakePage();
    await begin(page, FOUR);
    for (let i = 0; i < 4; i++) {
      page.crash();
      await page.settle();
    }
    expect(page.store.getState()).toMatchObject({ status: 'failed', saved: { game: 'the-door' } });
    expect(page.store.getState().problem).toContain('it crashed');
  });

  test('before the match is on the table begins it again', async () => {
    const page = fakePage();
    page.store.getState().start(FOUR);
    await Promise.resolve();
    page.store.getState().look();
    page.crash();
    await page.settle();
    expect(page.store.getState().status).toBe('playing');
  });
});

describe('a save', () => {
  test('of other rules is refused with a sentence, and kept', async () => {
    const saves = fakeSaves();
    const first = fakePage({ saves });
    await begin(first, FOUR);
    for (const [key, saved] of saves.kept) saves.kept.set(key, { ...saved, rulesVersion: 99 });
    const page = fakePage({ saves });
    page.store.getState().resume();
    await page.settle();

    expect(page.store.getState()).toMatchObject({ status: 'failed', saved: { game: 'the-door' } });
    expect(page.store.getState().problem).toContain('was saved by rules version 99; here is version');
    expect(saves.kept.size).toBe(1);
    await begin(page, FOUR);
    expect(saves.kept.size).toBe(2);
  });

  test('with a move that the rules refuse is refused, and kept', async () => {
    const saves = fakeSaves();
    const first = fakePage({ saves });
    await begin(first, FOUR);
    for (const [key, saved] of saves.kept) {
      saves.kept.set(key, { ...saved, log: [{ seat: 1, move: { do: 'ROLL' } }] });
    }
    const page = fakePage({ saves });
    page.store.getState().resume();
    await page.settle();
    expect(page.store.getState().problem).toContain('its move 1 is refused');
    expect(saves.kept.size).toBe(1);
  });

  test('that cannot be written is said, and the match goes on', async () => {
    const saves = fakeSaves();
    saves.closed = true;
    const page = fakePage({ saves });
    await begin(page, FOUR);
    expect(page.store.getState().problem).toContain('a reload would lose the match');
    await playToEnd(page);
    expect(page.store.getState().status).toBe('over');
  });

  test('makes room for a new match: of those that can go on, the one left longest ago', async () => {
    const saves = fakeSaves();
    let now = 0;
    const page = fakePage({ saves, today: () => ++now });
    for (let i = 0; i < MOST_OPEN + 2; i++) await begin(page, FOUR);
    expect(saves.kept.size).toBe(MOST_OPEN);
    expect(Math.min(...[...saves.kept.values()].map(({ when }) => when))).toBe(3);
    expect((await lastUnfinished(saves))?.when).toBe(now);
  });
});
