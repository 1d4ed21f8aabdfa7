import type { Seat } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import type { MatchPlan } from './contract.ts';
import { anyAnswer, begin, chaosFirst, PERSON, planOf, playToEnd, playUntil, promptOf } from './test/door.ts';
import { type FakePage, fakePage, fakeTicker } from './test/fake.ts';
import { createSilence } from './worker/silence.ts';

const PATIENCE = 60_000;
const doorPlan = (who: string[], options: MatchPlan['options'] = {}): MatchPlan =>
  planOf('the-door', who, { startSeat: '1', afkSeconds: 60, ...options });
const said = ({ store }: FakePage): string[] => store.getState().log.map(({ text }) => text);
const state = ({ store }: FakePage) => store.getState();
const answerOf = (page: FakePage, seat: Seat): void => state(page).answer(seat, anyAnswer(page, seat));

describe('[S-80] a person who is silent', () => {
  test('is handed to a bot, announced, plays by it, and is back before the next decision', async () => {
    const page = fakePage();
    await begin(page, doorPlan([PERSON, PERSON]));
    await page.pass(PATIENCE - 1);
    expect(state(page)).toMatchObject({ asked: [0], away: [] });
    expect(said(page)).toEqual([]);

    await page.pass(1);
    expect(said(page)[0]).toBe('Anchor has been quiet: a bot plays on.');
    expect(said(page)[1]).toMatch(/^Anchor rolls/);
    await playUntil(page, () => state(page).asked.includes(1));
    expect(state(page)).toMatchObject({ asked: [1], away: [0] });

    state(page).comeBack(0);
    await page.settle();
    expect(state(page)).toMatchObject({ asked: [1], away: [] });
    expect(said(page).at(-1)).toBe('Anchor is back.');
    await playUntil(page, () => state(page).asked.includes(0));
    const before = said(page).length;
    await page.pass(PATIENCE - 1);
    expect(said(page)).toHaveLength(before);
  });

  test('who comes back before the bot has acted decides the same question', async () => {
    const page = fakePage();
    await begin(page, doorPlan([PERSON, 'temper']), 1);
    await page.pass(PATIENCE);
    expect(state(page)).toMatchObject({
      asked: [],
      showing: { text: expect.stringContaining('a bot plays on for you') },
    });
    state(page).comeBack(0);
    await page.settle();
    state(page).skip();
    expect(state(page)).toMatchObject({ asked: [0], away: [] });
    expect(said(page)).toEqual(['You have been quiet for a while: a bot plays on for you.', 'You are back.']);
  });

  test('comes back by any answer, and one that is on its way still counts', async () => {
    const page = fakePage();
    await begin(page, doorPlan([PERSON, PERSON]), 1);
    const question = page.toPage.find((message) => message.type === 'table')?.report.asked[0]?.question ?? -1;
    await page.pass(PATIENCE);
    page.say({ type: 'answer', match: 1, question, seat: 0, move: { do: 'ROLL' } });
    await page.settle();
    state(page).skip();
    expect(said(page).slice(0, 2)).toEqual(['Anchor has been quiet: a bot plays on.', 'Anchor is back.']);
    expect(said(page)[2]).toMatch(/^Anchor rolls/);
  });

  test('is not silent while the page is touched, nor while it is paused', async () => {
    const page = fakePage();
    await begin(page, doorPlan([PERSON, 'temper']));
    await page.pass(PATIENCE - 1);
    state(page).stir();
    await page.settle();
    await page.pass(PATIENCE - 1);
    expect(state(page).away).toEqual([]);
    state(page).pause(true);
    await page.pass(10 * PATIENCE);
    expect(state(page).away).toEqual([]);
    state(page).pause(false);
    await page.settle();
    await page.pass(PATIENCE);
    expect(said(page)[0]).toContain('a bot plays on for you');
  });

  test.each([[{ afkSeconds: 0 }], [{ line: true }]])('is waited for by a table that says so: %j', async (how) => {
    const page = fakePage();
    const plan = doorPlan([PERSON, 'temper'], 'afkSeconds' in how ? how : {});
    await begin(page, 'line' in how ? { ...plan, line: { moves: [], from: 0 } } : plan);
    await page.pass(100 * PATIENCE);
    expect(state(page)).toMatchObject({ asked: [0], away: [] });
    expect(said(page)).toEqual([]);
  });

  test('is played to the end by the bot that the plan names, and the record replays', async () => {
    const page = fakePage();
    const plan = doorPlan([PERSON, 'temper', 'sharp']);
    const seats = plan.seats.map((seat) => (seat.who === 'person' ? { ...seat, bot: 'sharp' } : seat));
    await begin(page, { ...plan, seats });
    await page.pass(PATIENCE);
    await playToEnd(page);
    expect(state(page).status).toBe('over');
    const record = await state(page).exportRecord();
    expect(record.moves.every((entry) => 'move' in entry)).toBe(true);
    const text = await (await state(page).exportFile()).text();
    page.say({ type: 'open', request: 77, text, language: 'en' });
    await page.settle();
    expect(page.toPage.find((one) => one.type === 'opened' && one.request === 77)).toBeDefined();
  });

  test('cannot take back what the bot did', async () => {
    const page = fakePage();
    await begin(page, doorPlan([PERSON, PERSON]));
    await page.pass(PATIENCE);
    state(page).undo(0);
    await page.settle();
    expect(state(page).refusal).not.toBeNull();
    expect(said(page)).toContain('Anchor is back.');
    expect(page.toPage.at(-1)).toMatchObject({ type: 'refused' });
  });

  test('is at the table again when the match is gone on with', async () => {
    const first = fakePage();
    await begin(first, doorPlan([PERSON, PERSON]));
    await first.pass(PATIENCE);
    expect(state(first).away).toEqual([0]);
    const log = said(first);

    const page = fakePage({ saves: first.saves });
    state(page).setSpeed(0);
    state(page).resume();
    await page.settle();
    expect(state(page).problem).toBeNull();
    expect(said(page)).toEqual([...log, 'Anchor is back.']);
    expect(state(page).away).toEqual([]);
  });
});

test('a timer that comes a moment too early does not lose anybody', () => {
  const ticker = fakeTicker();
  const early = { now: ticker.now, after: (ms: number, call: () => void) => ticker.after(ms > 1 ? ms - 1 : ms, call) };
  const over: Seat[][] = [];
  const asked = [{ seat: 0 as Seat, question: 3 }];
  const silence = createSilence(early, PATIENCE, () => over.push(silence.overdue(asked)));
  silence.watch(asked);
  ticker.pass(PATIENCE - 1);
  expect(over).toEqual([]);
  ticker.pass(1);
  expect(over).toEqual([[0]]);
  ticker.pass(PATIENCE);
  expect(over).toHaveLength(1);
});

describe('in a duel', () => {
  /** Plays until the first seat throws, or holds, against the other person. */
  async function duel(role: 'throws' | 'stands'): Promise<{ page: FakePage; thrower: Seat; defender: Seat }> {
    const page = fakePage({ deal: chaosFirst });
    await begin(page, doorPlan([PERSON, PERSON]));
    const wanted = role === 'throws' ? 'CHAOS_THROW' : 'CHAOS_READY';
    await playUntil(page, () => promptOf(page) === wanted);
    const { asking, table } = state(page).view ?? {};
    const { thrower, defender } = (asking?.params ?? {}) as { thrower: Seat; defender: Seat };
    if (role === 'throws') return { page, thrower, defender };
    const stands = asking?.seats[0] ?? 0;
    expect(table).toBeDefined();
    return { page, thrower: stands === 0 ? 1 : 0, defender: stands };
  }

  test('[S-94] a bot that takes a throw over counts its time from there; the defender keeps the seat', async () => {
    const { page, thrower, defender } = await duel('throws');
    state(page).beginClock();
    await page.settle();
    await page.pass(PATIENCE);
    expect(state(page)).toMatchObject({ away: [thrower], asked: [defender] });
    expect(state(page).stopped).toBeNull();
    await page.pass(1_199);
    expect(state(page).stopped).toBeNull();
    await page.pass(10_000);
    expect(state(page).stopped).toBeGreaterThanOrEqual(PATIENCE + 1_200);
    expect(state(page).asked).toEqual([defender]);
    state(page).answer(defender, { timing: 10, for: 'CHAOS_NERVE' });
    await page.settle();
    expect(said(page).join(' ')).toMatch(/flinch/i);
  });

  test('a defender who holds still is never absent', async () => {
    const { page, thrower, defender } = await duel('throws');
    state(page).beginClock();
    await page.settle();
    state(page).answer(thrower, { timing: 800, for: 'CHAOS_AIM' });
    await page.settle();
    await page.pass(10 * PATIENCE);
    expect(state(page)).toMatchObject({ away: [], asked: [defender] });
  });

  test('[S-95] a bot that stood for an absent defender keeps the nerve until the duel is over', async () => {
    const { page, thrower, defender } = await duel('stands');
    await page.pass(PATIENCE);
    expect(promptOf(page)).toBe('CHAOS_THROW');
    expect(state(page)).toMatchObject({ away: [defender], asked: [thrower] });
    state(page).comeBack(defender);
    await page.settle();
    expect(state(page)).toMatchObject({ away: [], asked: [thrower] });

    state(page).beginClock();
    await page.pass(2_000);
    state(page).answer(thrower, { timing: 1_500, for: 'CHAOS_AIM' });
    await page.pass(2_000);
    expect(promptOf(page)).not.toBe('CHAOS_THROW');
    expect(said(page).join(' ')).toMatch(/loses the duel/);
  });

  test('answers are those of people again in the next question', async () => {
    const { page } = await duel('stands');
    await page.pass(PATIENCE);
    const [back] = state(page).away;
    if (back === undefined) throw new Error('nobody is away');
    state(page).comeBack(back);
    await playUntil(page, () => state(page).asked.includes(back) || state(page).status === 'over');
    if (state(page).status === 'playing') answerOf(page, back);
    expect(state(page).away).toEqual([]);
  });
});
