import { expect, test } from 'vitest';
import { cardSizes, fitRuns, linesOf, stripSizes, widthOf } from './fit.ts';

test('things side by side have one gap between them, and none behind the last', () => {
  expect(linesOf([100, 100], 10, 210)).toBe(1);
  expect(linesOf([100, 100], 10, 209)).toBe(2);
  expect(linesOf([], 10, 209)).toBe(0);
});

test('runs are drawn in the largest size in which all of them fit', () => {
  const sizes = cardSizes(1);
  const room = { width: 526, height: 380 };
  const size = fitRuns([4, 5, 6, 6, 5, 4, 3, 3, 4, 3], sizes, room);
  const widths = [4, 5, 6, 6, 5, 4, 3, 3, 4, 3].map((length) => widthOf(size, length));
  expect(linesOf(widths, size.gap, room.width) * size.pitch).toBeLessThanOrEqual(room.height);
  expect(fitRuns([3], sizes, room)).toEqual(sizes[0]);
});

test('the place for a new run has its room on the board, at the height of a finger', () => {
  const room = { width: 340, height: 170 };
  const place = { width: 124, height: 44 };
  const lengths = [4, 4, 4, 3, 5, 3, 3, 4, 3, 3];
  const size = fitRuns(lengths, stripSizes(1), room, place);
  const widths = [...lengths.map((length) => widthOf(size, length)), place.width];
  const high = linesOf(widths, size.gap, room.width) * size.pitch + place.height - size.height;
  expect(high).toBeLessThanOrEqual(room.height);
});
