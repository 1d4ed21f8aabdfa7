/** Whom guests do not want to hear at any table. Kept. */
import { MOST_BLOCKED } from '@dealers-choice/protocol';
import { Sorry } from '../rooms/sorry.ts';
import type { GuestStore } from '../store/guest-store.ts';
import type { Ticker } from '../ticker.ts';
import type { Person } from './person.ts';

export class Blocks {
  readonly #store: GuestStore;
  readonly #ticker: Ticker;
  readonly #blocked = new Map<string, readonly Person[]>();

  constructor(store: GuestStore, ticker: Ticker) {
    this.#store = store;
    this.#ticker = ticker;
  }

  /** To be called when a guest comes, and when they are gone: in between `isHeard` knows. */
  async load(guest: string): Promise<void> {
    if (!this.#blocked.has(guest)) this.#blocked.set(guest, await this.#store.blocked(guest));
  }
  unload(guest: string): void {
    this.#blocked.delete(guest);
  }
  of = (guest: string): readonly Person[] => this.#blocked.get(guest) ?? [];

  /** Does this guest want to hear that one? */
  isHeard(guest: string, speaker: string): boolean {
    return !this.of(guest).some((one) => one.guest === speaker);
  }

  async block(guest: string, whom: Person, on: boolean): Promise<void> {
    const others = this.of(guest).filter((one) => one.guest !== whom.guest);
    if (on && whom.guest === guest) throw new Sorry('This is you.');
    if (on && others.length >= MOST_BLOCKED) throw new Sorry(`You block ${MOST_BLOCKED} people already.`);
    if (on) await this.#store.block(guest, whom, this.#ticker.now());
    else await this.#store.unblock(guest, whom.guest);
    this.#blocked.set(guest, on ? [...others, whom] : others);
  }
  /** Nobody is told the name of this guest any more, and whom they blocked is not remembered. */
  forget(guest: string): void {
    this.#blocked.delete(guest);
    const unnamed = (one: Person): Person => (one.guest === guest ? { guest, name: '' } : one);
    for (const [by, all] of this.#blocked) this.#blocked.set(by, all.map(unnamed));
  }
}
