/** A hint belongs to one question of one match, and to whoever has the device. */
import type { Question, Seat } from '@dealers-choice/kernel';
import { useChoosing } from '@dealers-choice/table/page';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { match } from '../app/stores.ts';
import type { Advice, View } from '../match/contract.ts';
import { askForHint, useHinting } from './hinting.ts';

const advice: Advice[] = [{ move: { choose: 'left' }, wins: 60 }];
const question = { prompt: 'first' } as Question;
const before = match.getState();
/** Each waits for what the worker says. */
let waiting: { give(moves: Advice[]): void; fail(why: string): void }[] = [];

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('document', { activeElement: null });
  useChoosing.getState().begin('turn 1');
  match.setState({
    sitting: 1,
    viewer: 0,
    view: {} as View,
    hint: () =>
      new Promise((give, reject) => {
        waiting.push({ give, fail: (why) => reject(new Error(why)) });
      }),
  });
});
afterEach(() => {
  useHinting.getState().close();
  match.setState(before, true);
  vi.unstubAllGlobals();
});

const ask = (seat: Seat = 0): Promise<void> => askForHint({ seat, question }, 'not now');
const shown = (): readonly Advice[] => useHinting.getState().moves;

test('a hint is there until it is closed, and asked for once', async () => {
  const asked = ask();
  await ask();
  expect(waiting).toHaveLength(1);
  waiting[0]?.give(advice);
  await asked;
  expect(shown()).toEqual(advice);
  useHinting.getState().close();
  expect(shown()).toEqual([]);
});

test.each([
  ['another match, which begins with the same question', { sitting: 2 }],
  ['whoever has the device next', { viewer: 1 as Seat }],
  ['whoever has left the table', { view: null }],
])('a hint is not for %s', async (_who, change) => {
  const asked = ask();
  waiting[0]?.give(advice);
  await asked;
  match.setState(change);
  expect(useHinting.getState()).toMatchObject({ about: '', moves: [], spoken: '' });
});

test('what was asked for in another match does not come, and does not close what is asked for now', async () => {
  const first = ask();
  match.setState({ sitting: 2 });
  const second = ask();
  waiting[0]?.give([{ move: { choose: 'right' }, wins: 10 }]);
  await first;
  expect(shown()).toEqual([]);
  waiting[1]?.give(advice);
  await second;
  expect(shown()).toEqual(advice);
});

test('what was asked for before a move was taken back says nothing of the same question asked again', async () => {
  const first = ask();
  useHinting.getState().close();
  const second = ask();
  waiting[0]?.fail('The question has changed');
  await first;
  expect([useHinting.getState().about, useChoosing.getState().hint]).toEqual(['turn 1', '']);
  waiting[1]?.give(advice);
  await second;
  expect(shown()).toEqual(advice);
});
