import { expect, test } from 'vitest';
import { type GatherHow, groupCommit } from './group-commit.ts';

/** Writes numbers; a group with a 13 in it throws, and 7 is refused by itself. */
function notebook(how?: GatherHow) {
  const groups: number[][] = [];
  const { add, settled } = groupCommit<number>(async (items) => {
    groups.push([...items]);
    await Promise.resolve();
    if (items.includes(13)) throw new Error('the disk is full');
    return items.map((item) => (item === 7 ? new Error('seven') : null));
  }, how);
  return { groups, add, settled };
}

test('what comes in one turn is written at once, and what comes meanwhile with the next', async () => {
  const { groups, add, settled } = notebook();
  const first = [add(1), add(2), add(3)];
  const next = first[0]?.then(() => add(4));
  await Promise.all([...first, next]);
  await settled();
  expect(groups).toEqual([[1, 2, 3], [4]]);
});

test('while many write they are gathered, and whoever writes alone is not kept waiting', async () => {
  const { groups, add } = notebook({ gatherMs: 500 });
  await Promise.all([add(1), add(2)]);
  // One after the other, in turns of their own: still one group.
  const later = [add(3), new Promise((next) => setImmediate(next)).then(() => add(4))];
  await Promise.all(later);
  for (let i = 20; i < 70; i++) await add(i);
  expect(groups.slice(0, 3)).toEqual([[1, 2], [3, 4], [20]]);
  expect(groups).toHaveLength(52);
});

test('one that is refused alone fails alone', async () => {
  const { add } = notebook();
  const results = await Promise.allSettled([add(1), add(7), add(2)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('a group that cannot be written is tried one by one', async () => {
  const { groups, add } = notebook();
  const results = await Promise.allSettled([add(1), add(13), add(2)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(groups).toEqual([[1, 13, 2], [1], [13], [2]]);
});

test('whoever writes again and again does not keep others from their turn', async () => {
  const { add } = notebook();
  let others = 0;
  const busy = (async () => {
    for (let i = 100; i < 200 && others === 0; i++) await add(i);
    return others;
  })();
  setImmediate(() => others++);
  expect(await busy).toBe(1);
});

test('where nothing is urgent, also what comes alone is gathered', async () => {
  const { groups, add, settled } = notebook({ gatherMs: 50, crowd: 1 });
  await add(1);
  void add(2);
  await new Promise((done) => setTimeout(done, 5));
  void add(3);
  await settled();
  expect(groups).toEqual([[1], [2, 3]]);
});
