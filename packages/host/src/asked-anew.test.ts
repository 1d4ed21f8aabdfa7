import type { CopyId, Question } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { askedAnew } from './asked-anew.ts';

const question = (more: Partial<Question> = {}): Question => ({
  kind: 'cards',
  seats: [0, 1],
  prompt: 'discard',
  params: { count: 1 },
  source: 0 as CopyId,
  noun: 'card',
  from: [3, 4],
  options: [],
  min: 1,
  max: 1,
  picked: [],
  secret: false,
  heard: [],
  ifAbsent: 'bot',
  ...more,
});

test('of two who are asked at once, whoever has not answered still owes the same answer', () => {
  expect(askedAnew(question(), question({ seats: [1] }), 0)).toEqual([]);
});
test('whoever answers and is asked the same once more is asked anew', () => {
  expect(askedAnew(question({ seats: [0] }), question({ seats: [0] }), 0)).toEqual([0]);
  expect(askedAnew(question(), question(), 0)).toEqual([0]);
});
test('whoever was not asked before is asked anew', () => {
  expect(askedAnew(question({ seats: [0] }), question(), null)).toEqual([1]);
  expect(askedAnew(null, question(), null)).toEqual([0, 1]);
});
test('when a seat is handed over, everybody still owes what they owed', () => {
  expect(askedAnew(question(), question(), null)).toEqual([]);
});
test('nobody is asked by no question', () => {
  expect(askedAnew(question(), null, 0)).toEqual([]);
  expect(askedAnew(null, null, null)).toEqual([]);
});
test.each<[string, Partial<Question>]>([
  ['kind', { kind: 'choose' as Question['kind'] }],
  ['prompt', { prompt: 'keep' }],
  ['params', { params: { count: 2 } }],
  ['source', { source: 7 as CopyId }],
  ['noun', { noun: 'seat' }],
  ['from', { from: [3, 5] }],
  ['options', { options: ['pass'] }],
  ['min', { min: 0 }],
  ['max', { max: 2 }],
  ['picked', { picked: [0] }],
])('a question with another %s is another question', (_part, other) => {
  expect(askedAnew(question(), question(other), 0)).toEqual([0, 1]);
});
test.each<[string, Partial<Question>]>([
  ['what was heard so far', { heard: [{ seat: 0, move: null }] }],
  ['what is done for the absent', { ifAbsent: { choose: 'pass' } }],
])('a question is the same whatever is %s', (_part, other) => {
  expect(askedAnew(question(), question({ ...other, seats: [1] }), 0)).toEqual([]);
});
