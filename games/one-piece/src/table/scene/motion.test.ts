import { describe, expect, test } from 'vitest';
import { Cells, cornerOf, GUTTER, texelsOf } from './atlas.ts';
import { type Actor, advance, type Going, recast } from './motion.ts';
import { lying, type Placed } from './placed.ts';

const thing = (handle: string, x: number, face = 'LW-001'): Placed => ({
  handle,
  face,
  card: 1,
  seat: 0,
  pose: lying(x, 0),
  thick: 1,
  tags: [],
  marks: [],
});
const going = (more: Partial<Going> = {}): Going => ({
  was: new Map(),
  enters: () => null,
  lasts: 400,
  now: 0,
  ...more,
});
const xOf = (cast: ReadonlyMap<string, Actor>, handle: string): number => cast.get(handle)?.now.x ?? Number.NaN;

describe('things in motion', () => {
  test('[OP-R17.1] what moves goes from where it is to where it lies, and stops there', () => {
    const before = recast(new Map(), [thing('a', 0)], going());
    const after = recast(before, [thing('a', 2)], going());
    expect(xOf(after, 'a')).toBe(0);
    expect(advance(after, 200)).toBe(true);
    expect(xOf(after, 'a')).toBeGreaterThan(0);
    expect(xOf(after, 'a')).toBeLessThan(2);
    expect(advance(after, 400)).toBe(false);
    expect(xOf(after, 'a')).toBe(2);
  });

  test('[OP-R17.1] a card keeps its way with another handle, and one that was nowhere has an entrance', () => {
    const before = recast(new Map(), [thing('0-DECK', 3, 'back')], going());
    const enters = (): ReturnType<typeof lying> => lying(-5, 0);
    const after = recast(
      before,
      [thing('card-7', 0), thing('card-8', 1)],
      going({ was: new Map([['card-7', '0-DECK']]), enters }),
    );
    expect(xOf(after, 'card-7')).toBe(3);
    expect(xOf(after, 'card-8')).toBe(-5);
  });

  test('[OP-R17.2] a back that becomes a card is turned over on the way', () => {
    const before = recast(new Map(), [thing('0-LIFE-0', 0, 'back')], going());
    const after = recast(before, [thing('card-7', 0)], going({ was: new Map([['card-7', '0-LIFE-0']]) }));
    expect(after.get('card-7')?.now.up).toBe(0);
    advance(after, 400);
    expect(after.get('card-7')?.now.up).toBe(1);
  });

  test('[OP-R17.1] what goes into a pile is seen on its way, and is part of the pile when it arrives', () => {
    const pile = thing('0-TRASH', 3);
    const before = recast(new Map(), [thing('card-7', 0), pile], going());
    const after = recast(before, [pile], going({ into: new Map([['card-7', '0-TRASH']]) }));
    expect(xOf(after, 'leaves-card-7')).toBe(0);
    expect(advance(after, 200)).toBe(true);
    expect(xOf(after, 'leaves-card-7')).toBeGreaterThan(1);
    const next = recast(after, [pile], going({ now: 200 }));
    expect(xOf(next, 'leaves-card-7')).toBeGreaterThan(1);
    advance(next, 400);
    expect([...next.keys()]).toEqual(['0-TRASH']);
  });

  test('[OP-R17.5] without motion everything lies at once', () => {
    const before = recast(new Map(), [thing('a', 0)], going());
    const after = recast(before, [thing('a', 2)], going({ lasts: 0 }));
    expect(xOf(after, 'a')).toBe(2);
    expect(advance(after, 0)).toBe(false);
  });
});

describe('cells of the atlas', () => {
  test('the one not asked for the longest makes room, and no cell has two faces', () => {
    const cells = new Cells(3);
    expect(['a', 'b', 'c'].map((face) => cells.of(face))).toEqual([0, 1, 2].map((place) => ({ place, fresh: true })));
    expect(cells.of('a')).toEqual({ place: 0, fresh: false });
    expect(cells.of('d')).toEqual({ place: 1, fresh: true });
    expect(cells.of('b')).toEqual({ place: 2, fresh: true });
    expect(cells.held).toBe(3);
  });

  test('cells keep their distance, and stay in the picture', () => {
    const grid = { columns: 7, cellWide: 256, cellHigh: 358, wide: 2048, high: 2048 };
    const corners = Array.from({ length: 35 }, (_, place) => cornerOf(grid, place));
    for (const [x, y] of corners) {
      expect(x + 256 + GUTTER).toBeLessThanOrEqual(2048);
      expect(y + 358 + GUTTER).toBeLessThanOrEqual(2048);
    }
    expect((corners[1]?.[0] ?? 0) - (corners[0]?.[0] ?? 0)).toBe(256 + 2 * GUTTER);
    const [left, low, wide, high] = texelsOf(grid, 34);
    expect(left + wide).toBeLessThanOrEqual(1);
    expect(low).toBeGreaterThanOrEqual(0);
    expect(low + high).toBeLessThanOrEqual(1);
  });
});
