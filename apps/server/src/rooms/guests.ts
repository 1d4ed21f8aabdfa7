/** Who a page belongs to: a guest is a random name in a cookie that only this server can have signed. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RandomBytes } from '../random-bytes.ts';

const COOKIE = 'guest';
const ID = /^[0-9a-f]{24}$/;
/** A year. */
const AGE_SECONDS = 365 * 24 * 3_600;

export class Guests {
  readonly #secret: string;
  readonly #randomBytes: RandomBytes;

  constructor(secret: string, randomBytes: RandomBytes) {
    this.#secret = secret;
    this.#randomBytes = randomBytes;
  }

  fresh = (): string => this.#randomBytes(12).toString('hex');

  /** The value of the cookie of this guest. */
  signed = (guest: string): string => `${guest}.${this.#signature(guest)}`;

  /** The guest of a signed value, or null. */
  read(value: string): string | null {
    const [guest = '', signature = ''] = value.split('.');
    if (!ID.test(guest)) return null;
    const [given, right] = [Buffer.from(signature), Buffer.from(this.#signature(guest))];
    return given.length === right.length && timingSafeEqual(given, right) ? guest : null;
  }

  /** The guest that a request's `Cookie` header names, or null. */
  in(header: string | undefined): string | null {
    for (const part of (header ?? '').slice(0, 4_096).split(';')) {
      const [name, value = ''] = part.trim().split('=');
      const guest = name === COOKIE ? this.read(value) : null;
      if (guest !== null) return guest;
    }
    return null;
  }

  /** The header that makes a browser keep it. No script can read it, and no other site can send it. */
  cookieFor = (guest: string, secure: boolean): string => kept(this.signed(guest), AGE_SECONDS, secure);
  /** The header that makes it forget. */
  noCookie = (secure: boolean): string => kept('', 0, secure);

  #signature = (guest: string): string => createHmac('sha256', this.#secret).update(guest).digest('base64url');
}

const kept = (value: string, seconds: number, secure: boolean): string =>
  `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure ? '; Secure' : ''}`;
