import { expect, test } from 'vitest';
import { caravan, leveled } from '../../test/caravan.ts';
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

  const { decisionMs = {}, iterationsPerCpuSecond, searchChecksum } = measure(leveled, how);
  expect(iterationsPerCpuSecond).toBeGreaterThan(0);
  expect(Object.keys(decisionMs)).toEqual(['casual', 'regular', 'strong', 'master']);
  for (const { p50, p99, max, decisions } of Object.values(decisionMs)) {
    expect(decisions).toBeGreaterThan(10);
    expect([p50, p99, max]).toEqual([p50, p99, max].sort((a, b) => a - b));
  }
  expect(decisionMs.master?.p50).toBeGreaterThan(decisionMs.strong?.p50 ?? 0);
  expect(measure(leveled, how).searchChecksum).toBe(searchChecksum);

  expect(benchJson([first])).toBe(first);
  expect(benchJson([first, second])).toEqual({ games: [first, second] });
});
