/** Bots that think do so elsewhere: what the desk of a match does meanwhile, and what it makes of the answer. */
import { recordOfRun, runMatch } from '@dealers-choice/bots';
import type { FromThinker } from '@dealers-choice/protocol';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../games.ts';
import { begin, PERSON, planOf } from '../test/door.ts';
import { duet, loadDuet, patientThinker } from '../test/duet.ts';
import { type FakePage, fakePage, thinkerHere } from '../test/fake.ts';
import { SIGN_MS } from '../worker/desk.ts';
import { OVERRUN_MS } from './mind.ts';
import { openThinker } from './thinker.ts';

const duetPlan = (...who: string[]) => planOf('duet', who);
const state = (page: FakePage) => page.store.getState();

/** A person has said a word, and the bot thinks about its own. */
async function whileItThinks() {
  const thinker = patientThinker();
  const page = fakePage({ load: loadDuet, thinker: thinker.open });
  await begin(page, duetPlan(PERSON, 'deep'));
  state(page).answer(0, { choose: 'up' });
  await page.settle();
  return { page, thinker };
}
const promptIn = (page: FakePage): string => state(page).view?.asking?.prompt ?? '';

describe('a bot that thinks', () => {
  test('is handed its own view and nothing of the match', async () => {
    const { thinker } = await whileItThinks();
    expect(thinker.asked).toHaveLength(1);
    const { view, ...rest } = thinker.asked[0] ?? { view: {} };
    expect(view).toMatchObject({ viewer: 1, rng: [0, 0, 0, 0] });
    expect(Object.keys(rest).sort()).toEqual(
      ['bot', 'cardSet', 'cards', 'game', 'milliseconds', 'request', 'rng', 'seat', 'type'].sort(),
    );
    expect(JSON.stringify(thinker.asked)).not.toContain('a test');
  });

  test('is said to think when it takes a moment, and no more when it has answered', async () => {
    const { page, thinker } = await whileItThinks();
    await page.pass(SIGN_MS - 1);
    expect(state(page).thinking).toBeNull();
    await page.pass(1);
    expect(state(page).thinking).toBe(1);
    thinker.answer({ choose: 'down' });
    await page.settle();
    expect(state(page).thinking).toBeNull();
    expect(promptIn(page)).toBe('first');
  });

  test('does not keep a move from being taken back, and its thought is dropped then', async () => {
    const { page, thinker } = await whileItThinks();
    expect(state(page).mayUndo).toBe(true);
    state(page).undo(0);
    await page.settle();
    expect([promptIn(page), state(page).asked]).toEqual(['first', [0]]);
    await page.pass(SIGN_MS);
    expect(state(page).thinking).toBeNull();
    thinker.answer({ choose: 'down' });
    await page.settle();
    expect(promptIn(page)).toBe('first');

    state(page).answer(0, { choose: 'left' });
    await page.settle();
    expect(thinker.asked).toHaveLength(2);
    thinker.answer({ choose: 'down' });
    await page.settle();
    expect(state(page).view?.turn).toBe(1);
    expect(state(page).problem).toBeNull();
  });

  test('thinks no more than twice however often moves are taken back: what is out of date is not begun', async () => {
    const { page, thinker } = await whileItThinks();
    for (let i = 0; i < 5; i++) {
      state(page).undo(0);
      await page.settle();
      state(page).answer(0, { choose: i % 2 === 0 ? 'left' : 'up' });
      await page.settle();
    }
    expect(thinker.asked).toHaveLength(1);
    thinker.answer({ choose: 'up' });
    await page.settle();
    expect(thinker.asked).toHaveLength(2);
    thinker.answer({ choose: 'down' });
    await page.settle();
    expect((await state(page).exportRecord()).moves).toEqual([
      { seat: 0, move: { choose: 'left' } },
      { seat: 1, move: { choose: 'down' } },
    ]);
  });

  test('does not wait for hints that nobody waits for any more', async () => {
    const thinker = patientThinker();
    const page = fakePage({ load: loadDuet, thinker: thinker.open });
    await begin(page, duetPlan(PERSON, 'deep'));
    const hints = [1, 2, 3].map(() => state(page).hint(0).catch(String));
    await page.settle();
    state(page).answer(0, { choose: 'up' });
    await page.settle();
    thinker.answer({ choose: 'right' });
    await page.settle();
    expect(thinker.asked.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(new Set(await Promise.all(hints))).toEqual(
      new Set(['Error: The question has changed in the meantime: look again.']),
    );
  });

  test('that nothing can be opened for is replaced by the usual bot', async () => {
    const page = fakePage({
      load: loadDuet,
      thinker: () => {
        throw new Error('no more threads');
      },
    });
    await begin(page, duetPlan(PERSON, 'deep'));
    state(page).answer(0, { choose: 'up' });
    await page.settle();
    expect([state(page).status, promptIn(page)]).toEqual(['playing', 'first']);
    expect(state(page).problem).toContain('another has moved in its place');
  });

  test('does not keep anybody from leaving: its thought belongs to no other match', async () => {
    const { page, thinker } = await whileItThinks();
    state(page).leave();
    await page.settle();
    await begin(page, duetPlan(PERSON, 'plain'));
    thinker.answer({ choose: 'down' });
    await page.pass(SIGN_MS);
    expect([state(page).status, promptIn(page), state(page).thinking]).toEqual(['playing', 'first', null]);
  });

  test('is asked once, however often the page says that it has shown everything', async () => {
    const { page, thinker } = await whileItThinks();
    for (let i = 0; i < 3; i++) page.say({ type: 'shown', match: 1, seq: 1 });
    await page.settle();
    expect(thinker.asked).toHaveLength(1);
  });

  test('goes on from a save as if it had not been left', async () => {
    const { page, thinker } = await whileItThinks();
    page.crash();
    await page.settle();
    expect(thinker.asked).toHaveLength(2);
    expect(thinker.asked[1]).toMatchObject({ ...thinker.asked[0], request: 1 });
  });

  test.each<[string, (how: Awaited<ReturnType<typeof whileItThinks>>) => void]>([
    ['breaks down', ({ thinker }) => thinker.breakDown()],
    ['overruns', ({ page }) => page.ticker.pass(3 * OVERRUN_MS)],
    ['answers what the rules refuse', ({ thinker }) => thinker.answer({ choose: 'nowhere' })],
    ['has no answer though it is asked alone', ({ thinker }) => thinker.answer(null)],
    ['answers something else than a thought', ({ thinker }) => thinker.answer({ choose: 'up' }, -1)],
  ])('that %s is replaced by the usual bot, and people are told', async (_what, go) => {
    const { page, thinker } = await whileItThinks();
    go({ page, thinker });
    await page.settle();
    expect(state(page).problem).toBe('The bot of Seat 2 could not answer: another has moved in its place.');
    expect(promptIn(page)).toBe('first');
    const { moves } = await state(page).exportRecord();
    expect(moves.at(-1)).toEqual({ seat: 1, move: { choose: 'left' } });

    // Whoever has played on has read it; the next thought goes to a thinker that is there.
    state(page).answer(0, { choose: 'up' });
    await page.settle();
    expect(state(page).problem).toBeNull();
    thinker.answer({ choose: 'down' });
    await page.settle();
    expect((await state(page).exportRecord()).moves.at(-1)).toEqual({ seat: 1, move: { choose: 'down' } });
  });

  test('a bot that throws where the match is kept is replaced, too', async () => {
    const page = fakePage({ load: loadDuet });
    await begin(page, duetPlan('broken', 'broken'));
    await page.settle();
    expect([state(page).status, state(page).problem]).toEqual(['over', expect.stringContaining('could not answer')]);
  });

  test.each([
    ['the-door', 4],
    ['jambo', 2],
    ['dhappa-baaji', 12], // a turn is a draft: none of it is in a record before it is over
    ['one-piece', 4],
  ])(
    'makes the moves in the page that it makes in the terminal: %s',
    async (id, played) => {
      const { game, bots } = await loadGame(id);
      const seats = game.def.seats.usual;
      const master = bots.find(({ name }) => name === 'master');
      if (!master) throw new Error('no master');
      const page = fakePage({ thinker: thinkerHere(loadGame) });
      const reports = (): number => page.toPage.filter(({ type }) => type === 'report').length;
      page.store.subscribe(({ paused, pause }) => !paused && reports() >= played && pause(true));
      await begin(page, planOf(id, new Array<string>(seats).fill('master'), {}, 'the same'));
      for (let i = 0; i < 400 && reports() < played; i++) await page.pass(10);
      const { moves, options } = await page.store.getState().exportRecord();
      const setup = { seats, options, seed: 'the same' };
      const run = runMatch(game, setup, new Array(seats).fill(master), { maxMoves: moves.length });
      expect(moves.length).toBeGreaterThan(1);
      expect(recordOfRun(game, setup, run.moves).moves).toEqual(moves);
    },
    60_000,
  );
});

describe('the side that thinks', () => {
  const task = {
    type: 'think',
    request: 7,
    game: 'duet',
    cards: '',
    cardSet: duet.game.cardSet,
    bot: 'deep',
    seat: 0,
    view: { viewer: 0 },
    rng: [1, 2, 3, 4],
    milliseconds: 100,
  };
  async function said(message: object): Promise<FromThinker[]> {
    const posted: FromThinker[] = [];
    const { hear } = openThinker({ post: (one) => posted.push(one), load: loadDuet, now: () => 0 });
    hear(message);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return posted;
  }

  test('says when it begins, and what came of it', async () => {
    expect(await said(task)).toEqual([
      { type: 'begun', request: 7 },
      expect.objectContaining({ type: 'thought', request: 7, move: { choose: 'right' }, iterations: 200 }),
    ]);
  });

  test.each([
    ['another seat’s view', { view: { viewer: 1 } }, 'seat 1 was handed something else than its own view'],
    ['a whole match', { view: { viewer: null } }, 'seat 1 was handed something else than its own view'],
    ['other cards', { cardSet: 'other' }, 'the cards of duet are not those of the match'],
    ['a bot that is not there', { bot: 'nobody' }, 'duet has no bot called "nobody"'],
    ['a bot that throws', { bot: 'broken' }, 'out of its depth'],
  ])('stumbles over %s, and says why', async (_what, part, why) => {
    expect((await said({ ...task, ...part })).at(-1)).toEqual({ type: 'stumbled', request: 7, why });
  });
});
