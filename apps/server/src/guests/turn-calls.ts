/** Tells guests whose pages are all closed that it is their turn, in the browsers that they subscribed with. */
import { createHash } from 'node:crypto';
import type { RoomToClient, Subscription } from '@dealers-choice/protocol';
import type { Log } from '../logs.ts';
import { Sorry } from '../rooms/sorry.ts';
import { Tries } from '../rooms/tries.ts';
import type { GuestStore } from '../store/guest-store.ts';
import type { Ticker } from '../ticker.ts';
import type { PushService } from './push-service.ts';
import { encryptedFor, isReadable, type PushKeys, signatureFor } from './web-push.ts';

export type TurnCall = Omit<RoomToClient<'called'>, 'type' | 'host'>;
export interface TurnCallsHow {
  store: GuestStore;
  keys: PushKeys;
  service: PushService;
  /** Whom push services may write to, such as "mailto:…"; '' if nobody. */
  contact: string;
  ticker: Ticker;
  log: Log;
}

const MOST_OF_A_GUEST = 5;
/** A call that could not be brought in this time is not brought at all. */
const GOOD_FOR_SECONDS = 24 * 3_600;
/** Ten at once and one a minute for a guest. */
const PACE = { most: 10, everyMs: 60_000 };
const MOST_UNDER_WAY = 100;
const GONE = [404, 410];

/** Not the name itself: by that a finished match can be opened. */
const topicOf = (match: string): string => createHash('sha256').update(match).digest('base64url').slice(0, 32);

export class TurnCalls {
  readonly #how: TurnCallsHow;
  readonly #pace: Tries;
  #underWay = 0;

  constructor(how: TurnCallsHow) {
    this.#how = how;
    this.#pace = new Tries(PACE, how.ticker);
  }

  get key(): string {
    return this.#how.keys.publicKey;
  }
  async subscribe(guest: string, subscription: Subscription): Promise<void> {
    const { store, service, ticker } = this.#how;
    if (!service.allows(subscription.endpoint)) throw new Sorry('This is not the address of a push service.');
    if (!isReadable(subscription)) throw new Sorry('These are not the keys of a browser.');
    await store.subscribe(guest, subscription, { at: ticker.now(), most: MOST_OF_A_GUEST });
  }
  /** Only one's own. */
  async unsubscribe(guest: string, endpoint: string): Promise<void> {
    const own = await this.#how.store.subscriptions(guest);
    if (own.some((one) => one.endpoint === endpoint)) await this.#how.store.unsubscribe(endpoint);
  }

  /** Nobody waits for it, and nothing depends on it. */
  async call(guest: string, call: TurnCall): Promise<void> {
    if (!this.#pace.hasLeft(guest)) return;
    const own = await this.#how.store.subscriptions(guest);
    if (own.length === 0) return;
    this.#pace.take(guest);
    await Promise.all(own.map((one) => this.#bring(one, call)));
  }
  async #bring(subscription: Subscription, call: TurnCall): Promise<void> {
    const { service, keys, contact, ticker, store, log } = this.#how;
    const { endpoint } = subscription;
    if (!service.allows(endpoint) || this.#underWay >= MOST_UNDER_WAY) return;
    this.#underWay++;
    try {
      const headers = {
        Authorization: signatureFor(endpoint, keys, { now: ticker.now(), contact }),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(GOOD_FOR_SECONDS),
        // Of one match a browser that was off hears the last call only.
        Topic: topicOf(call.match),
        Urgency: 'high',
      };
      const status = await service.post(endpoint, { headers, body: encryptedFor(subscription, JSON.stringify(call)) });
      if (GONE.includes(status)) await store.unsubscribe(endpoint);
      else if (status >= 300) log('push refused', { host: new URL(endpoint).host, status });
    } catch (error) {
      log('push failed', { host: new URL(endpoint).host, error: String(error) });
    } finally {
      this.#underWay--;
    }
  }
}
