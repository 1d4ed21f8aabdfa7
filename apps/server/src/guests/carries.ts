/**
 * Going on with another device: whoever brings a token is the guest who got it, under the same name, once, and for a
 * short time. What is remembered are hashes; a restart of the server forgets them, and a new token is asked for.
 */
import { createHash } from 'node:crypto';
import type { RandomBytes } from '../random-bytes.ts';
import type { Ticker } from '../ticker.ts';
import type { Person } from './person.ts';

const GOOD_FOR_MS = 10 * 60_000;
const MOST_OF_A_GUEST = 3;
const MOST = 10_000;

export class Carries {
  readonly #ticker: Ticker;
  readonly #randomBytes: RandomBytes;
  /** By the hash of the token; the oldest first. */
  readonly #open = new Map<string, { person: Person; until: number }>();

  constructor(ticker: Ticker, randomBytes: RandomBytes) {
    this.#ticker = ticker;
    this.#randomBytes = randomBytes;
  }

  /** A token for this guest, good until then (milliseconds since 1970). */
  issue({ guest, name }: Person): { token: string; until: number } {
    const own = this.#of(guest).map(([hash]) => hash);
    for (const hash of own.slice(0, own.length - MOST_OF_A_GUEST + 1)) this.#open.delete(hash);
    if (this.#open.size >= MOST) this.#open.delete(this.#open.keys().next().value ?? '');
    const token = this.#randomBytes(24).toString('base64url');
    const until = this.#ticker.now() + GOOD_FOR_MS;
    this.#open.set(hashOfToken(token), { person: { guest, name }, until });
    return { token, until };
  }
  /** Whose token it is, and from now on nobody's; null: it is used up, too old, or was never one. */
  redeem(token: string): Person | null {
    const hash = hashOfToken(token);
    const found = this.#open.get(hash);
    this.#open.delete(hash);
    return found && found.until > this.#ticker.now() ? found.person : null;
  }
  /** They have taken another name since they got a token. */
  rename(person: Person): void {
    for (const [, one] of this.#of(person.guest)) one.person = { guest: person.guest, name: person.name };
  }
  forget(guest: string): void {
    for (const [hash] of this.#of(guest)) this.#open.delete(hash);
  }
  #of = (guest: string) => [...this.#open].filter(([, { person }]) => person.guest === guest);
}

const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
