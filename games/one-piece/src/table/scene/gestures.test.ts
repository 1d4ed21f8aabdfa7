import { describe, expect, test } from 'vitest';
import { Eased } from './eased.ts';
import { counted, Gestures, LASTS } from './gestures.ts';
import { coverOf } from './pictures.ts';

const count = { show: 'count', handle: 'card-7', what: 'power', from: 5000, to: 7000 } as const;

describe('a value that changes', () => {
  test('[OP-R17.2] counts from what it was to what it is, in steps that can be read, and ends there', () => {
    const steps = Array.from({ length: 101 }, (_, i) => counted(5000, 7000, i / 100));
    expect([steps[0], steps.at(-1)]).toEqual([5000, 7000]);
    expect(new Set(steps).size).toBe(11);
    expect(steps).toEqual(steps.slice().sort((a, b) => a - b));
    expect(steps.every((n) => n % 100 === 0)).toBe(true);
    expect(counted(4, 2, 0.5)).toBe(3);
  });

  test('[OP-R17.2] counts on from what is shown when it changes again', () => {
    const gestures = new Gestures();
    gestures.add(count, 0, 1);
    const half = gestures.numberOf('card-7', 'power', LASTS.count / 2);
    gestures.add({ ...count, from: 7000, to: 4000 }, LASTS.count / 2, 1);
    expect(half).toBe(6000);
    expect(gestures.numberOf('card-7', 'power', LASTS.count / 2)).toBe(half);
    expect([...gestures.at(LASTS.count / 2)]).toHaveLength(1);
    expect(gestures.numberOf('card-7', 'cost', LASTS.count / 2)).toBeNull();
    expect(gestures.numberOf('card-8', 'power', LASTS.count / 2)).toBeNull();
  });
});

describe('gestures', () => {
  test('[OP-R17.4] are over after their time, which the pace shortens', () => {
    const gestures = new Gestures();
    gestures.add(count, 0, 2);
    expect(gestures.advance(LASTS.count / 2 - 1)).toBe(true);
    expect(gestures.advance(LASTS.count / 2)).toBe(false);
    expect(gestures.numberOf('card-7', 'power', LASTS.count)).toBeNull();
  });

  test('[OP-R17.5] where less motion is wanted there are none', () => {
    const gestures = new Gestures();
    gestures.add(count, 0, 0);
    expect(gestures.advance(0)).toBe(false);
  });
});

test('[OP-R17.2] the lamp and the camera go on from where they are, and at once where less motion is wanted', () => {
  const lamp = new Eased(0);
  lamp.go(1, 0, 400);
  const half = lamp.at(200);
  expect(half).toBe(0.5);
  lamp.go(-1, 200, 400);
  expect([lamp.at(200), lamp.at(600), lamp.moves(599), lamp.moves(600)]).toEqual([half, -1, true, false]);
  lamp.go(1, 700, 0);
  expect([lamp.at(700), lamp.moves(700)]).toEqual([1, false]);
});

test('a picture covers its face whatever its shape, with its middle in the middle', () => {
  expect(coverOf({ width: 512, height: 716 }, 256, 358)).toEqual([0, 0, 512, 716]);
  expect(coverOf({ width: 1000, height: 358 }, 256, 358)).toEqual([372, 0, 256, 358]);
  expect(coverOf({ width: 256, height: 1000 }, 256, 358)).toEqual([0, 321, 256, 358]);
});
