import { expect, test } from 'vitest';
import { saidLast } from './said-last.ts';

const said = (seq: number, letters: number) => ({ seq, events: [{ type: 'SAID', text: 'x'.repeat(letters) }] });

test('the newest comes, the oldest first, as far as it is short', () => {
  expect(saidLast([said(1, 10), said(2, 10)]).map(({ seq }) => seq)).toEqual([1, 2]);
  expect(saidLast([said(1, 10), said(2, 1_500), said(3, 600)]).map(({ seq }) => seq)).toEqual([3]);
  expect(saidLast([said(1, 900), said(2, 900)]).map(({ seq }) => seq)).toEqual([1, 2]);
  expect(saidLast([said(1, 10), said(2, 3_000)])).toEqual([]);
  expect(saidLast([])).toEqual([]);
});

test('what changed on the table does not come with it', () => {
  expect(saidLast([{ ...said(1, 10), delta: ['question', 4] } as never])).toEqual([said(1, 10)]);
});
