import { expect, test } from 'vitest';
import { OneByOne } from './one-by-one.ts';

test('the first is done at once, the others when what was before them is done', async () => {
  const tasks = new OneByOne();
  const done: string[] = [];
  let finish = (): void => {};
  tasks.add(() => void done.push('first'));
  expect(done).toEqual(['first']);
  tasks.add(async () => {
    await new Promise<void>((end) => {
      finish = end;
    });
    done.push('second');
  });
  tasks.add(() => void done.push('third'));
  tasks.add(async () => void done.push('fourth'));
  const settled = tasks.settled().then(() => done.push('settled'));
  expect(done).toEqual(['first']);
  finish();
  await settled;
  expect(done).toEqual(['first', 'second', 'third', 'fourth', 'settled']);
  await tasks.settled();
});

test('what is added in the middle of another waits for its end', () => {
  const tasks = new OneByOne();
  const done: string[] = [];
  tasks.add(() => {
    tasks.add(() => void done.push('inner'));
    done.push('outer');
  });
  expect(done).toEqual(['outer', 'inner']);
});
