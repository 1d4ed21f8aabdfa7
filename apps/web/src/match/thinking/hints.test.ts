/** What a person who asks for a hint is told, and when nobody is told anything. */
import type { Seat } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import type { MatchPlan } from '../contract.ts';
import { begin, chaosFirst, doorPlan, PERSON, planOf, playUntil } from '../test/door.ts';
import { duet, loadDuet, patientThinker } from '../test/duet.ts';
import { type FakePage, fakePage } from '../test/fake.ts';

const duetPlan = (...who: string[]) => planOf('duet', who);
const state = (page: FakePage) => page.store.getState();

describe('a hint', () => {
  test('is up to three moves with what to expect of each, and none of them is made', async () => {
    const page = fakePage({ load: loadDuet });
    await begin(page, duetPlan(PERSON, 'plain'));
    expect(await state(page).hint(0)).toEqual([
      { move: { choose: 'right' }, wins: 70 },
      { move: { choose: 'left' }, wins: 50 },
      { move: { choose: 'down' }, wins: 40 },
    ]);
    expect(state(page).view?.asking?.prompt).toBe('first');
  });

  test('comes from the usual bot where nothing came of thinking', async () => {
    const thinker = patientThinker();
    const page = fakePage({ load: loadDuet, thinker: thinker.open });
    await begin(page, duetPlan(PERSON, 'plain'));
    const hinted = state(page).hint(0);
    await page.settle();
    thinker.breakDown();
    expect(await hinted).toEqual([{ move: { choose: 'left' }, wins: null }]);
  });

  test('is not given where the usual bot throws, too, and the match goes on', async () => {
    const thinker = patientThinker();
    const load = () => Promise.resolve({ ...duet, usualBots: () => ['broken', 'broken'] });
    const page = fakePage({ load, thinker: thinker.open });
    await begin(page, duetPlan(PERSON, 'plain'));
    const hinted = state(page).hint(0).catch(String);
    await page.settle();
    thinker.breakDown();
    await page.settle();
    expect([state(page).status, state(page).problem]).toEqual(['playing', null]);
    expect(await hinted).toContain('There is nothing to advise now.');
  });

  test('does not keep the person from answering, and is not given then', async () => {
    const thinker = patientThinker();
    const page = fakePage({ load: loadDuet, thinker: thinker.open });
    await begin(page, duetPlan(PERSON, PERSON));
    const hinted = state(page).hint(0);
    await page.settle();
    state(page).answer(0, { choose: 'up' });
    await page.settle();
    expect(state(page).view?.asking?.prompt).toBe('second');
    thinker.answer({ choose: 'right' });
    await expect(hinted).rejects.toThrow('The question has changed in the meantime');
  });

  test.each<[string, MatchPlan, Seat, string]>([
    ['whose turn it is not', duetPlan(PERSON, PERSON), 1, 'There is nothing to advise now.'],
    ['that a bot plays', duetPlan(PERSON, 'plain'), 1, 'Seat 2 is not played by a person at this device.'],
    [
      'where there are no hints',
      { ...duetPlan(PERSON, 'plain'), hints: false },
      0,
      'At this table there are no hints.',
    ],
    [
      'of a guided game',
      { ...duetPlan(PERSON, 'plain'), line: { moves: [], from: 0 } },
      0,
      'In a guided game the guide says what to do.',
    ],
  ])('is not given to a seat %s', async (_what, plan, seat, why) => {
    const page = fakePage({ load: loadDuet });
    await begin(page, plan);
    await expect(state(page).hint(seat)).rejects.toThrow(why);
  });

  test('is not given while a clock runs', async () => {
    const page = fakePage({ deal: chaosFirst });
    await begin(page, doorPlan(PERSON, 'temper'));
    await playUntil(page, () => state(page).view?.asking?.kind === 'timing' && state(page).asked.includes(0));
    expect(state(page).view?.asking?.kind).toBe('timing');
    await expect(state(page).hint(0)).rejects.toThrow('There is nothing to advise now.');
  });
});
