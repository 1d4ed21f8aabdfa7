/** Who comes in: guests that are known, and new ones, as long as one address does not bring too many. */
import type { IncomingMessage } from 'node:http';
import { addressOf, type Front, isLoopback, isOwnOrigin, networkOf } from '../front.ts';
import type { Metrics, RefusedConnection } from '../metrics.ts';
import type { Guests } from '../rooms/guests.ts';
import { Tries } from '../rooms/tries.ts';
import type { Ticker } from '../ticker.ts';

export interface ArrivalsHow {
  front: Front;
  guests: Guests;
  ticker: Ticker;
  metrics: Metrics;
  /** New guests of one address, at once and in an hour. */
  mostGuests: number;
  isFull(): boolean;
}

export interface Arrival {
  guest: string;
  isNew: boolean;
}

const HOUR_MS = 3_600_000;

export class Arrivals {
  readonly #how: ArrivalsHow;
  readonly #newcomers: Tries;
  readonly #let = new WeakMap<IncomingMessage, Arrival>();

  constructor(how: ArrivalsHow) {
    this.#how = how;
    this.#newcomers = new Tries({ most: how.mostGuests, everyMs: HOUR_MS / how.mostGuests }, how.ticker);
  }

  /** May they come in? Then `of` knows who they are. */
  admit(request: IncomingMessage): boolean {
    const known = this.#how.guests.in(request.headers.cookie);
    const why = this.#objection(request, known === null);
    if (why) this.#how.metrics.refused(why);
    else this.#let.set(request, { guest: known ?? this.#how.guests.fresh(), isNew: known === null });
    return why === null;
  }
  of = (request: IncomingMessage): Arrival | undefined => this.#let.get(request);

  #objection(request: IncomingMessage, isNew: boolean): RefusedConnection | null {
    const { front, isFull } = this.#how;
    if (!isOwnOrigin(front, request.headers)) return 'origin';
    if (isFull()) return 'full';
    const address = addressOf(front, request.headers, request.socket.remoteAddress);
    // Whoever is at the machine itself can do as they like; and behind a proxy that says nothing that is everybody.
    if (!isNew || isLoopback(address)) return null;
    return this.#newcomers.take(networkOf(address)) ? null : 'new-guests';
  }
}
