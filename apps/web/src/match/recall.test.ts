/** Looking back in a match that goes on: the same views that were shown, and nobody else's. */
import { expect, test } from 'vitest';
import { caravan } from './test/caravan.ts';
import { begin, doorPlan, PERSON, planOf, playToEnd } from './test/door.ts';
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
