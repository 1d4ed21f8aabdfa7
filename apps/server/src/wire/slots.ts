/**
 * Places for pages. One is taken when a page begins to connect, and is the page's until its line ends; a page that has
 * not said anything yet holds it only as long as nobody else needs it.
 *
 *     const slot = slots.take({ guest, network });   // or why there is none
 *     slot.settle();                                 // it has come in
 *     slot.free();                                   // it did not, or it is gone
 */
import type { RefusedConnection } from '../metrics/metrics.ts';

export interface SlotLimits {
  /** Pages that are connected at once. */
  mostPages: number;
}
interface Whose {
  guest: string;
  /** Null: it is not counted, because that would count everybody as one. */
  network: string | null;
}

export const MOST_PAGES_OF_A_GUEST = 10;
/** A whole household or school may come at once, but not fill the server with pages that say nothing. */
export const MOST_COMING_OF_A_NETWORK = 60;

export class Slot {
  readonly #left: (slot: Slot) => void;
  readonly #settled: (slot: Slot) => void;
  readonly whose: Whose;
  /** Ends the line; whoever makes one says how. */
  hangUp: () => void = () => {};

  constructor(whose: Whose, on: { left(slot: Slot): void; settled(slot: Slot): void }) {
    this.whose = whose;
    this.#left = on.left;
    this.#settled = on.settled;
  }
  settle = (): void => this.#settled(this);
  /** However often it is said, the slot is given back once. */
  free = (): void => this.#left(this);
}

export class Slots {
  readonly #most: number;
  readonly #all = new Set<Slot>();
  /** Those that have not come in yet, the first one first. */
  readonly #coming = new Set<Slot>();
  readonly #ofGuest = new Map<string, number>();
  readonly #comingOfNetwork = new Map<string, number>();

  constructor({ mostPages }: SlotLimits) {
    this.#most = mostPages;
  }

  get count(): number {
    return this.#all.size;
  }

  take(whose: Whose): Slot | RefusedConnection {
    const { guest, network } = whose;
    if ((this.#ofGuest.get(guest) ?? 0) >= MOST_PAGES_OF_A_GUEST) return 'pages-of-guest';
    if (network !== null && (this.#comingOfNetwork.get(network) ?? 0) >= MOST_COMING_OF_A_NETWORK) return 'handshakes';
    if (this.#all.size >= this.#most && !this.#makeRoom()) return 'full';
    const slot = new Slot(whose, { left: (one) => this.#leave(one), settled: (one) => this.#settle(one) });
    this.#all.add(slot);
    this.#coming.add(slot);
    add(this.#ofGuest, guest, 1);
    if (network !== null) add(this.#comingOfNetwork, network, 1);
    return slot;
  }

  /** Of those who only knock, the one that has knocked longest goes. False: everybody is inside. */
  #makeRoom(): boolean {
    const [first] = this.#coming;
    first?.free();
    first?.hangUp();
    return first !== undefined;
  }
  #settle(slot: Slot): void {
    const { network } = slot.whose;
    if (this.#coming.delete(slot) && network !== null) add(this.#comingOfNetwork, network, -1);
  }
  #leave(slot: Slot): void {
    if (!this.#all.delete(slot)) return;
    this.#settle(slot);
    add(this.#ofGuest, slot.whose.guest, -1);
  }
}

function add(counts: Map<string, number>, name: string, by: number): void {
  const count = (counts.get(name) ?? 0) + by;
  if (count > 0) counts.set(name, count);
  else counts.delete(name);
}
