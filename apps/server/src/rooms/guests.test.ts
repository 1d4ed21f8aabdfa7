import { expect, test } from 'vitest';
import { systemBytes } from '../random-bytes.ts';
import { freshCode, readCode } from './codes.ts';
import { Guests } from './guests.ts';

const guests = new Guests('a secret', systemBytes);

test('a guest is known by the cookie that this server signed, and by no other', () => {
  const guest = guests.fresh();
  const cookie = guests.cookieFor(guest, true);
  const [pair = ''] = cookie.split(';');
  expect(cookie).toContain('HttpOnly; SameSite=Strict');
  expect(guests.in(`theme=dark; ${pair}; x`)).toBe(guest);
  expect(new Guests('another', systemBytes).in(pair)).toBeNull();
  const other = guests.fresh();
  for (const forged of ['', 'guest=', `guest=${guest}`, `guest=${guest}.`, pair.replace(guest, other), `${pair}x`]) {
    expect(guests.in(forged)).toBeNull();
  }
  expect(guests.in(undefined)).toBeNull();
});

test('a code can be said and typed in any way', () => {
  const code = freshCode(systemBytes);
  expect(readCode(code)).toBe(code);
  expect(readCode(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).toBe(code);
  for (const wrong of ['', 'ABCD', 'ABCD234O', 'ABCD23456', '__proto__']) expect(readCode(wrong)).toBeNull();
});
