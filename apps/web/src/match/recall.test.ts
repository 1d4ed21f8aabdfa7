/** Looking back in a match that goes on: the same views that were shown, and nobody else's. */
import { describe, expect, test } from 'vitest';
import { caravan } from './test/caravan.ts';
import { begin, chaosFirst, doorPlan, PERSON, planOf, playToEnd, playUntil } from './test/door.ts';
import { fakePage } from './test/fake.ts';

test('each earlier position is the one that was shown then', async () => {
  const page = fakePage();
  await begin(page, doorPlan(PERSON, 'temper', 'random'));
  await playToEnd(page);
  const seen = new Map<number, unknown>();
  for (const message of page.toPage) {
    if (message.type !== 'report' && message.type !== 'table') continue;
    const { seq, eyes } = message.report;
    seen.set(seq, eyes.find(({ viewer }) => viewer === 0)?.view);
  }
  expect(seen.size).toBeGreaterThan(5);
  for (const [step, view] of seen) expect(await page.store.getState().recall(step)).toEqual(view);
});

test('the deal can be looked at again, and what never was cannot', async () => {
  const page = fakePage({ load: () => Promise.resolve(caravan) });
  await begin(page, planOf('caravan', [PERSON, 'idler']));
  const { recall, view } = page.store.getState();
  expect(await recall(0)).toEqual(view);
  await expect(recall(9)).rejects.toThrow('Nobody here saw the match then.');
});

test('a duel is not looked away from: its clock would start again', async () => {
  const page = fakePage({ deal: chaosFirst });
  await begin(page, doorPlan(PERSON, 'temper'));
  const state = () => page.store.getState();
  await playUntil(page, () => state().view?.asking?.kind === 'timing' && state().asked.length > 0);
  const before = state().view;
  expect(before?.asking?.kind).toBe('timing');
  await expect(state().recall(0)).rejects.toThrow('The clock runs: look back when this is over.');
  expect(state()).toMatchObject({ view: before, problem: null, refusal: null });
});

describe('two people with hidden hands', () => {
  const handsIn = (view: unknown): number[][] => (view as { table: { hand: number[][] } }).table.hand;
  const pass = { do: 'pass' };
  async function dealt() {
    const page = fakePage({ load: () => Promise.resolve(caravan) });
    await begin(page, planOf('caravan', [PERSON, PERSON]));
    return { page, state: () => page.store.getState() };
  }

  test('whoever has the device sees no earlier hand but the own; between two of them nobody sees any', async () => {
    const { page, state } = await dealt();
    for (const seat of [0, 1, 0] as const) {
      const last = state().log.at(-1)?.move ?? 0;
      for (let step = 0; step <= last; step++) {
        expect(
          handsIn(await state().recall(step))
            .flat()
            .some(Boolean),
        ).toBe(false);
      }
      state().takeDevice();
      await page.settle();
      for (let step = 0; step <= last; step++) {
        const hands = handsIn(await state().recall(step));
        expect([hands[seat]?.every(Boolean), hands[1 - seat]?.some(Boolean)]).toEqual([true, false]);
      }
      state().answer(seat, pass);
      await page.settle();
    }
  });

  test('a position that comes when the device is passed on is not shown', async () => {
    const { page, state } = await dealt();
    state().takeDevice();
    await page.settle();
    state().answer(0, pass);
    const looking = expect(state().recall(0)).rejects.toThrow('The question has changed in the meantime: look again.');
    await page.settle();
    await looking;
    expect(state()).toMatchObject({ passTo: 1 });
  });
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('step %d was never there', async (step) => {
  const page = fakePage({ load: () => Promise.resolve(caravan) });
  await begin(page, planOf('caravan', [PERSON, 'idler']));
  const { recall, view } = page.store.getState();
  await expect(recall(step)).rejects.toThrow(/step|Nobody here saw/);
  expect(page.store.getState()).toMatchObject({ view, status: 'playing', refusal: null });
});
