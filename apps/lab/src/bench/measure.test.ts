import { expect, test } from 'vitest';
import { caravan } from '../../test/caravan.ts';
import { benchJson } from '../commands/bench.ts';
import { measure } from './measure.ts';

test('a measurement has the documented names, and its checksum depends on the rules alone', () => {
  const how = { rounds: 1, seconds: 0.01 };
  const first = measure(caravan, how);
  expect(Object.keys(first)).toEqual([
    ...['game', 'policy', 'movesPerCpuSecond', 'movesPerCpuSecondWithEvents', 'gamesPerCpuSecond'],
    ...['viewMicros', 'imagineMicros', 'movesMicros', 'forkMicros', 'playoutMicros', 'bytesPerMove'],
    ...['calibration', 'checksum'],
  ]);
  for (const value of Object.values(first)) if (typeof value === 'number') expect(value).toBeGreaterThan(0);
  const second = measure(caravan, how);
  expect(second.checksum).toBe(first.checksum);

  expect(benchJson([first])).toBe(first);
  expect(benchJson([first, second])).toEqual({ games: [first, second] });
});
