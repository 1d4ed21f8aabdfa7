import { expect, test } from 'vitest';
import { problemsOf, stuckAfter } from './coming-back.ts';

test('whoever has done nothing since the last kill is stuck, and named', async () => {
  let moves = 3;
  const plays = {
    name: 'plays',
    get progress() {
      moves++;
      return moves;
    },
  };
  const gone = { name: 'gone', progress: 7 };
  expect(await stuckAfter([plays, gone], 30)).toEqual(['gone']);
  expect(await stuckAfter([plays], 60_000)).toEqual([]);
});

test('a problem is told with whose it is', () => {
  const players = [
    { name: 'Ada', problems: [] },
    { name: 'Bo', problems: ['refused: not-asked'] },
  ];
  expect(problemsOf(players)).toEqual(['Bo: refused: not-asked']);
});
