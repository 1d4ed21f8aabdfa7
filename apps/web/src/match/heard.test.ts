import { expect, test } from 'vitest';
import { anyAnswer, begin, doorPlan, PERSON, playUntil } from './test/door.ts';
import { type FakePage, fakePage } from './test/fake.ts';

/** The events that a table was shown, and those of them that were let be heard. */
function audience(page: FakePage): { shown: string[]; heard: string[] } {
  const shown: string[] = [];
  const heard: string[] = [];
  page.store.getState().perform({
    hear(event) {
      shown.push(event.type);
      return undefined;
    },
    sound: (event) => void heard.push(event.type),
  });
  return { shown, heard };
}

test('what is shown one after the other is heard', async () => {
  const page = fakePage();
  const { shown, heard } = audience(page);
  await begin(page, doorPlan('random', 'random'), 1);
  for (let i = 0; i < 10; i++) await page.pass(2_000);

  expect(heard.length).toBeGreaterThan(5);
  expect(heard).toEqual(shown);
});

test('what is skipped is not heard', async () => {
  const page = fakePage();
  await begin(page, doorPlan(PERSON, 'random'), 1);
  await playUntil(page, () => page.store.getState().asked.length > 0);
  const { shown, heard } = audience(page);
  page.store.getState().answer(0, anyAnswer(page, 0));
  await page.settle();
  const before = heard.length;
  expect(before).toBeGreaterThan(0);
  page.store.getState().skip();

  expect(shown.length).toBeGreaterThan(before);
  expect(heard).toHaveLength(before);
});

test('where nothing is shown in between, nothing is heard', async () => {
  const page = fakePage();
  const { shown, heard } = audience(page);
  await begin(page, doorPlan(PERSON, 'random'), 0);
  await playUntil(page, () => shown.length > 20);

  expect(shown.length).toBeGreaterThan(20);
  expect(heard).toEqual([]);
});
