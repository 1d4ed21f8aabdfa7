/**
 * How many bytes of cards are on their way in, from one address and in all. They are counted as announced, before
 * anything of them is read, and given back when whoever sends them is answered or has hung up.
 */
import { MOST_MEGABYTES } from '../card-store.ts';

const MEGABYTE = 2 ** 20;
const OF_AN_ADDRESS = 2 * MOST_MEGABYTES * MEGABYTE;
const OF_ALL = 4 * MOST_MEGABYTES * MEGABYTE;
/** Also a small file has a connection, and is checked. */
const LEAST = MEGABYTE;

export class UploadsInFlight {
  readonly #ofNetwork = new Map<string, number>();
  #all = 0;

  /** How to give them back, or why there is no room. `network`: null is not counted by itself. */
  take(network: string | null, announced: number): (() => void) | string {
    const bytes = Math.max(LEAST, announced);
    const before = network === null ? 0 : (this.#ofNetwork.get(network) ?? 0);
    if (network !== null && before + bytes > OF_AN_ADDRESS) {
      return 'Too many cards are on their way from your address: try again in a moment.';
    }
    if (this.#all + bytes > OF_ALL) return 'Too many cards are on their way to this server: try again in a moment.';
    this.#add(network, bytes);
    let isGiven = false;
    return () => {
      if (!isGiven) this.#add(network, -bytes);
      isGiven = true;
    };
  }
  #add(network: string | null, bytes: number): void {
    this.#all += bytes;
    if (network === null) return;
    const left = (this.#ofNetwork.get(network) ?? 0) + bytes;
    if (left > 0) this.#ofNetwork.set(network, left);
    else this.#ofNetwork.delete(network);
  }
}
