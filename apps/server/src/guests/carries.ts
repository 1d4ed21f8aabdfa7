/**
 * Going on with another device: whoever brings a token is the guest who got it, once, and for a short time. What is
 * remembered are hashes; a restart of the server forgets them, and a new token is asked for.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Ticker } from '../ticker.ts';

const GOOD_FOR_MS = 10 * 60_000;
const MOST_OF_A_GUEST = 3;
const MOST = 10_000;

export class Carries {
  readonly #ticker: Ticker;
  /** By the hash of the token; the oldest first. */
  readonly #open = new Map<string, { guest: string; until: number }>();

  constructor(ticker: Ticker) {
    this.#ticker = ticker;
  }

  /** A token for this guest, good until then (milliseconds since 1970). */
  issue(guest: string): { token: string; until: number } {
    const own = [...this.#open].filter(([, one]) => one.guest === guest).map(([hash]) => hash);
    for (const hash of own.slice(0, own.length - MOST_OF_A_GUEST + 1)) this.#open.delete(hash);
    if (this.#open.size >= MOST) this.#open.delete(this.#open.keys().next().value ?? '');
    const token = randomBytes(24).toString('base64url');
    const until = this.#ticker.now() + GOOD_FOR_MS;
    this.#open.set(hashOfToken(token), { guest, until });
    return { token, until };
  }
  /** Whose token it is, and from now on nobody's; null: it is used up, too old, or was never one. */
  redeem(token: string): string | null {
    const hash = hashOfToken(token);
    const found = this.#open.get(hash);
    this.#open.delete(hash);
    return found && found.until > this.#ticker.now() ? found.guest : null;
  }
  forget(guest: string): void {
    for (const [hash, one] of this.#open) if (one.guest === guest) this.#open.delete(hash);
  }
}

const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
