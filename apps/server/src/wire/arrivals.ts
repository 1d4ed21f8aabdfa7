/** Who comes in: guests that are known, and new ones, if there is a place and their address does not bring too many. */
import type { IncomingMessage } from 'node:http';
import { addressOf, type Front, isLoopback, isOwnOrigin, networkOf } from '../front.ts';
import type { Metrics, RefusedConnection } from '../metrics/metrics.ts';
import type { Guests } from '../rooms/guests.ts';
import { Tries } from '../rooms/tries.ts';
import type { Ticker } from '../ticker.ts';
import type { Slot, Slots } from './slots.ts';

export interface ArrivalsHow {
  front: Front;
  guests: Guests;
  ticker: Ticker;
  metrics: Metrics;
  /** New guests of one address, at once and in an hour. */
  mostGuests: number;
  slots: Slots;
}

export interface Arrival {
  guest: string;
  isNew: boolean;
  slot: Slot;
}
/** What a page that has begun to connect is on, as engine.io makes it. */
export interface PageLine {
  request: IncomingMessage;
  once(event: 'close', call: () => void): unknown;
  close(discard: boolean): void;
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
    const guest = known ?? this.#how.guests.fresh();
    const slot = this.#slotFor(request, guest, known === null);
    if (typeof slot === 'string') {
      this.#how.metrics.refused(slot);
      return false;
    }
    // Until it is connected it is what the request came on; if that ends before, nothing came of it.
    slot.hangUp = () => request.socket.destroy();
    request.socket.once('close', slot.free);
    this.#let.set(request, { guest, isNew: known === null, slot });
    return true;
  }
  of = (request: IncomingMessage): Arrival | undefined => this.#let.get(request);

  /** From now on the place is that of the line: several may have begun on one connection. */
  connected(line: PageLine): void {
    const slot = this.of(line.request)?.slot;
    if (!slot) return;
    line.request.socket.off('close', slot.free);
    slot.hangUp = () => line.close(true);
    line.once('close', slot.free);
  }
  failed(request: IncomingMessage): void {
    const slot = this.of(request)?.slot;
    if (!slot) return;
    request.socket.off('close', slot.free);
    slot.free();
  }

  #slotFor(request: IncomingMessage, guest: string, isNew: boolean): Slot | RefusedConnection {
    const { front, slots } = this.#how;
    if (!isOwnOrigin(front, request.headers)) return 'origin';
    const address = addressOf(front, request.headers, request.socket.remoteAddress);
    // Whoever is at the machine itself can do as they like; and behind a proxy that says nothing that is everybody.
    const network = isLoopback(address) ? null : networkOf(address);
    const isOneTooMany = isNew && network !== null && !this.#newcomers.hasLeft(network);
    const slot = isOneTooMany ? 'new-guests' : slots.take({ guest, network });
    if (typeof slot !== 'string' && isNew && network !== null) this.#newcomers.take(network);
    return slot;
  }
}
