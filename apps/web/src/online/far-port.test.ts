import { moves } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { asked, jambo, sentOf } from './test/far-jambo.ts';
import { type FarTablePage, farTablePage, MATCH, tab } from './test/far-page.ts';

const person = (name: string) => ({ who: 'person' as const, name, bot: '' });
const bot = (name: string) => ({ who: 'bot' as const, name: '', bot: name });

/** Others play until the page's person is asked. */
async function untilAsked(page: FarTablePage): Promise<void> {
  while (asked(page) !== 0) page.others(asked(page));
  await page.settle();
}
const firstMove = (page: FarTablePage) => {
  const { view, loaded } = page.match.getState();
  const [move] = view && loaded ? moves(loaded.game, view, 0) : [];
  return move ?? expect.unreachable();
};
const answer = (page: FarTablePage): void => page.match.getState().answer(0, firstMove(page));
const farOf = (page: FarTablePage) => page.server.store.getState().far;

test('the table is laid with who sits where, from this seat alone', async () => {
  const page = await farTablePage({
    game: 'the-door',
    seats: [bot('casual'), person('Ada'), person('Bo')],
    setup: { seats: 3, options: {}, seed: 'far' },
    viewer: 1,
  });
  const { plan, viewer, status, passTo } = page.match.getState();
  expect(plan).toMatchObject({
    game: 'the-door',
    seed: '',
    here: [1],
    seats: [bot('casual'), person('Ada'), person('Bo')],
  });
  expect([viewer, status, passTo]).toEqual([1, 'playing', null]);
});

test('a line that is silent after a move is taken for dead, and the move goes out on a new one', async () => {
  const page = await jambo();
  await untilAsked(page);
  const { got, ticker, store } = page.server;
  const lines = got.length;
  answer(page);
  ticker.pass(9_000);
  expect([store.getState().line, got.length]).toEqual(['connected', lines]);
  ticker.pass(1_000);
  expect(store.getState().line).toBe('gone');
  ticker.pass(500);
  expect(got.length).toBe(lines + 1);
  page.server.open();
  ticker.pass(20_000);
  expect([store.getState().line, got.length], 'the next one is trusted for longer').toEqual(['gone', lines + 1]);
  ticker.pass(500);
  page.server.open();
  await page.settle();
  expect(sentOf(page, 'answer')).toMatchObject([{ moveId: 'id-1' }]);
  expect(farOf(page)?.outgoing).toBeNull();
  page.match.getState().concede(0);
  ticker.pass(10_000);
  expect(store.getState().line, 'a move was answered: it begins anew').toBe('gone');
});

test('a page that was frozen listens before it takes its line for dead', async () => {
  const page = await jambo();
  await untilAsked(page);
  const { ticker, store } = page.server;
  let frozen = 0;
  const { now } = ticker;
  ticker.now = () => now() + frozen;
  answer(page);
  frozen = 60_000;
  ticker.pass(10_000);
  expect(store.getState().line).toBe('connected');
  await page.settle();
  ticker.pass(60_000);
  expect(store.getState().line).toBe('connected');
});

test('a line that broke by itself is not given up once more for its silence', async () => {
  const page = await jambo();
  await untilAsked(page);
  const { got, ticker, store } = page.server;
  answer(page);
  page.server.drop();
  ticker.pass(500);
  const lines = got.length;
  ticker.pass(30_000); // the next one is being opened
  expect([got.length, store.getState().tries]).toEqual([lines, 1]);
});

test('as long as anything is heard, a line lives', async () => {
  const page = await jambo();
  await untilAsked(page);
  answer(page);
  for (let i = 0; i < 5; i++) {
    page.server.ticker.pass(6_000);
    page.server.tell({ type: 'clocks', match: MATCH, clocks: [] });
  }
  expect(page.server.store.getState().line).toBe('connected');
});

test('a page knows when its match ended, if it heard of it, and how late watchers are', async () => {
  const page = await jambo();
  await untilAsked(page);
  expect(farOf(page)).toMatchObject({ watchersDelay: 120_000, ended: null });
  await page.pass(7_000);
  const now = page.server.ticker.now();
  page.match.getState().concede(0);
  await page.settle();
  expect(farOf(page)?.ended).toBe(now);
  await page.pass(5_000);
  expect(farOf(page)?.ended).toBe(now);

  page.match.getState().resume(`far:${MATCH}`);
  await page.settle();
  expect(page.match.getState().status).toBe('over');
  expect(farOf(page), 'it was not there').toMatchObject({ watchersDelay: 120_000, ended: null });
});

test('news that come twice are shown once, and nothing is asked for again', async () => {
  const page = await jambo();
  await untilAsked(page);
  const shown = (): number => page.match.getState().log.length;
  answer(page);
  await page.settle();
  const before = [shown(), sentOf(page, 'watch').length];
  const again = page.far.news.slice(-2).map((news) => ({ type: 'news' as const, match: MATCH, ...news }));
  expect(again).not.toEqual([]);
  for (const news of again) page.server.tell(structuredClone(news));
  await page.settle();
  expect([shown(), sentOf(page, 'watch').length]).toEqual(before);
});

test('an answer goes out once, with its question, and comes back as news', async () => {
  const page = await jambo();
  await untilAsked(page);
  const question = page.far.sight().question;
  const before = page.far.seq;
  answer(page);
  answer(page);
  expect(farOf(page)?.outgoing).toBe('sent');
  const [sent, ...others] = sentOf(page, 'answer');
  expect(others).toEqual([]);
  expect(sent).toMatchObject({ match: MATCH, moveId: 'id-1', lastSeq: before, question });
  await page.settle();
  expect(page.far.played.moves.at(-1)).toMatchObject({ seat: 0 });
  expect(page.match.getState().view?.answers).toBe(page.far.played.match.answers);
  expect(farOf(page)?.outgoing).toBeNull();
});

test('an answer that is not acknowledged is sent again under its own id, and done once', async () => {
  const page = await jambo();
  await untilAsked(page);
  answer(page);
  const done = page.far.played.moves.length;
  page.server.ticker.pass(4_000);
  expect(sentOf(page, 'answer').map((one) => 'moveId' in one && one.moveId)).toEqual(['id-1', 'id-1']);
  await page.settle();
  expect(page.far.played.moves.length).toBe(done + 1);
});

test('an answer given without a line is kept, and sent once when it is back', async () => {
  const page = await jambo();
  await untilAsked(page);
  page.server.drop();
  answer(page);
  expect(farOf(page)?.outgoing).toBe('kept');
  const done = page.far.played.moves.length;
  page.server.ticker.pass(500);
  page.server.open();
  await page.settle();
  expect(sentOf(page, 'answer')).toHaveLength(1);
  expect(page.far.played.moves.length).toBe(done + 1);
  await page.pass(400);
  expect(farOf(page), 'what one did oneself was not missed').toMatchObject({ outgoing: null, missed: { moves: 0 } });
});

test('a kept answer can be taken back, and another one given', async () => {
  const page = await jambo();
  await untilAsked(page);
  page.server.drop();
  answer(page);
  page.server.store.getState().withdraw();
  expect(farOf(page)?.outgoing).toBeNull();
  expect(page.match.getState().refusal).toBe('It was taken back before it was sent.');
  page.server.ticker.pass(500);
  page.server.open();
  await page.settle();
  expect(sentOf(page, 'answer')).toEqual([]);
  answer(page);
  await page.settle();
  expect(sentOf(page, 'answer')).toHaveLength(1);
});

test('a kept answer is dropped with a sentence when the table went on', async () => {
  const page = await jambo();
  await untilAsked(page);
  page.server.drop();
  answer(page);
  // A bot played for this seat meanwhile, and the turn came round again.
  const [move] = moves((await loadGame('jambo')).game, page.far.played.view(0), 0);
  page.far.play(0, move ?? expect.unreachable());
  const mine = page.far.played.moves.length;
  page.server.ticker.pass(500);
  page.server.open();
  await page.settle();
  await page.pass(400);
  expect(page.far.played.moves.length).toBe(mine);
  expect(page.match.getState().refusal).toBe(
    'That move came too late. The table went on. Here is the question as it is now.',
  );
  expect(farOf(page)?.outgoing).toBeNull();
});

test('few moves that were missed are shown, after many the table is as it is now; both are counted', async () => {
  const page = await jambo();
  for (const many of [2, 9]) {
    page.server.drop();
    const { length } = page.match.getState().log;
    for (let i = 0; i < many; i++) page.others(asked(page));
    page.server.ticker.pass(500);
    page.server.open();
    await page.settle();
    await page.pass(400);
    const told = page.far.news.filter(({ events }) => events.length > 0).length;
    expect(farOf(page)?.missed?.moves).toBeLessThanOrEqual(many);
    expect(farOf(page)?.missed?.moves).toBeGreaterThan(0);
    expect(page.match.getState().view?.answers).toBe(page.far.played.match.answers);
    expect(page.match.getState().log.length).toBeGreaterThan(length);
    expect(new Set(page.match.getState().log.map(({ move }) => move)).size).toBeLessThanOrEqual(told);
    page.server.store.getState().caughtUp();
    expect(farOf(page)?.missed).toBeNull();
  }
  await untilAsked(page);
  answer(page);
  await page.settle();
  expect(farOf(page)?.missed, 'what was read is not said again').toBeNull();
});

test('what this page saw can be looked at again, and nothing else', async () => {
  const page = await jambo();
  const first = structuredClone(page.match.getState().view);
  for (let i = 0; i < 4; i++) page.others(asked(page));
  await page.settle();
  expect(await page.match.getState().recall(0)).toEqual(first);
  await expect(page.match.getState().recall(99)).rejects.toThrow('Nobody here saw the match then.');
});

test('a refusal is a sentence of the game', async () => {
  const page = await jambo();
  await untilAsked(page);
  page.match.getState().undo(0);
  await page.settle();
  expect(page.match.getState().refusal).toMatch(/\w+ .*\.$/);
  expect(sentOf(page, 'undo')).toHaveLength(1);
});

test('a move is taken back with what has been seen last', async () => {
  const page = await jambo();
  await untilAsked(page);
  for (let i = 0; i < 20 && !page.match.getState().mayUndo; i++) {
    if (asked(page) === 0) answer(page);
    else page.others(asked(page));
    await page.settle();
  }
  const { length } = page.far.played.moves;
  expect(page.match.getState().mayUndo).toBe(true);
  page.match.getState().undo(0);
  await page.settle();
  expect(page.far.played.moves.length).toBe(length - 1);
});

test('giving up ends it, and the record can be had', async () => {
  const page = await jambo();
  page.match.getState().concede(0);
  await page.settle();
  expect(page.match.getState().status).toBe('over');
  const record = page.match.getState().exportRecord();
  await page.settle();
  expect((await record).game).toBe('jambo');
});

test('hints come from this page alone; a table may forbid them', async () => {
  const page = await jambo();
  await untilAsked(page);
  const hint = page.match.getState().hint(0);
  await page.settle();
  expect((await hint).length).toBeGreaterThan(0);
  const strict = await jambo({ help: false });
  await untilAsked(strict);
  expect(strict.match.getState().plan?.hints).toBe(false);
  await expect(strict.match.getState().hint(0)).rejects.toThrow('At this table there are no hints.');
});

test('signs of life are sent now and then', async () => {
  const page = await jambo();
  await untilAsked(page);
  for (let i = 0; i < 12; i++) {
    page.server.ticker.pass(1_000);
    page.match.getState().stir();
  }
  expect(sentOf(page, 'here')).toHaveLength(3);
});

test('a spectator sees, and is asked nothing', async () => {
  const page = await jambo({ viewer: 9 });
  for (let i = 0; i < 6; i++) page.others(asked(page));
  await page.settle();
  const { viewer, asked: questions, log, plan } = page.match.getState();
  expect([viewer, questions, plan?.here]).toEqual([9, [], []]);
  expect(log.length).toBeGreaterThan(0);
  expect(farOf(page)?.delay).toBe(120_000);
});

test('leaving stops it all', async () => {
  const page = await jambo();
  page.match.getState().leave();
  await page.settle();
  expect(sentOf(page, 'unwatch')).toHaveLength(1);
  expect(farOf(page)).toBeNull();
  page.others(asked(page));
  expect(page.match.getState().status).toBe('none');
});

test('a match that the server does not know cannot go on', async () => {
  const page = await jambo();
  page.match.getState().resume('far:other');
  await page.settle();
  page.server.tell({ type: 'lost', match: 'other', text: 'There is no such match here.' });
  expect(page.match.getState()).toMatchObject({ status: 'failed', problem: 'There is no such match here.' });
});

test('what was done while the line was gone is sent once by the page that is loaded again', async () => {
  const drawer = tab();
  const mine = { tab: drawer };
  const page = await jambo(mine);
  expect(asked(page), 'a deal in which this seat begins').toBe(0);
  page.server.drop();
  answer(page);
  await page.settle();
  expect(page.far.seq).toBe(0);

  const again = await jambo(mine);
  expect(sentOf(again, 'answer')).toMatchObject([{ match: MATCH, moveId: 'id-1' }]);
  expect(again.far.seq).toBe(1);
  expect(farOf(again)?.outgoing).toBeNull();

  const third = await jambo(mine);
  expect(sentOf(third, 'answer'), 'what was acknowledged is not kept').toEqual([]);
});

test('what was done before the page was loaded again, and came too late, is dropped with a sentence', async () => {
  const drawer = tab();
  const mine = { setup: { seats: 2, options: {}, seed: 'far 1' }, tab: drawer };
  const page = await jambo(mine);
  await untilAsked(page);
  page.server.drop();
  answer(page);
  await page.settle();
  const again = await jambo(mine);
  expect(asked(again), 'a deal in which the other seat begins').toBe(1);
  expect(again.match.getState().refusal).not.toBeNull();
  expect(farOf(again)?.outgoing).toBeNull();
});

test('a match that another server still has is asked for again, by a page that shows nothing of it yet', async () => {
  const page = await jambo();
  page.match.getState().resume('far:other');
  await page.settle();
  const before = sentOf(page, 'watch').length;
  page.server.tell({ type: 'lost', match: 'other', text: 'Try again in a moment.', again: true });
  expect(page.match.getState().status).not.toBe('failed');
  page.server.ticker.pass(1_000);
  expect(sentOf(page, 'watch').slice(before)).toMatchObject([{ match: 'other', lastSeq: null }]);
});

test('whoever is at a match that cannot go on is told why, and the server is not asked for ever', async () => {
  const page = await jambo();
  await untilAsked(page);
  const why = 'This match needs its cards as they were dealt.';
  const watched = sentOf(page, 'watch').length;
  for (let i = 0; i < 3; i++) {
    page.server.tell({ type: 'lost', match: MATCH, text: why });
    expect(page.match.getState().status).toBe('playing');
    page.server.ticker.pass(1_000);
  }
  page.server.tell({ type: 'lost', match: MATCH, text: why });
  expect(page.match.getState()).toMatchObject({ status: 'failed', problem: why });
  page.server.ticker.pass(60_000);
  expect(sentOf(page, 'watch').length - watched).toBe(3);
});

test('a match that was only away for a moment goes on, however often that happens', async () => {
  const page = await jambo();
  await untilAsked(page);
  for (let i = 0; i < 6; i++) {
    page.server.tell({ type: 'lost', match: MATCH, text: 'Try again in a moment.', again: true });
    await page.pass(1_000);
  }
  expect(page.match.getState().status).toBe('playing');
});
