import { expect, test } from 'vitest';
import { bindable } from './bindable.ts';

test('what libsql would end the process for is refused before it gets there', () => {
  const fine = [null, 'a', 1, 1.5, 2n, new Uint8Array(2)];
  expect(bindable(fine)).toEqual(fine);
  for (const value of [true, undefined, {}, [], new Date(0), Number.NaN, Number.POSITIVE_INFINITY, () => {}]) {
    expect(() => bindable(['a', value])).toThrow(/^cannot bind /);
  }
});
