/** Spectators are behind by a delay that the server keeps: what has not been shown yet is not sent. */
import { type Heard, type News, patched, type Sight } from '@dealers-choice/protocol';
import { type FullSight, MOST_RECENT } from './position.ts';
import { saidLast } from './said-last.ts';

interface Coming {
  at: number;
  news: News;
}

export class Gallery {
  readonly #delay: number;
  #shown: { seq: number; sight: Sight };
  #heard: Heard[];
  #coming: Coming[] = [];

  constructor(delay: number, { seq, sight, last }: FullSight) {
    this.#delay = delay;
    this.#shown = { seq, sight };
    this.#heard = last;
  }

  /** What a spectator may know. */
  get shown(): { seq: number; sight: Sight } {
    return this.#shown;
  }
  /** The same for a spectator who comes. */
  get seen(): FullSight {
    return { ...this.#shown, last: saidLast(this.#heard) };
  }
  /** `at`: when it happened. */
  add(news: News, at: number): void {
    this.#coming.push({ at, news });
  }
  /** What may be shown now, and was not before. */
  release(now: number): News[] {
    const ready = this.#coming.findIndex(({ at }) => at + this.#delay > now);
    const released = this.#coming.splice(0, ready < 0 ? this.#coming.length : ready).map(({ news }) => news);
    for (const { seq, events, delta } of released) {
      const sight = delta === null ? this.#shown.sight : (patched(this.#shown.sight, delta) as Sight);
      this.#shown = { seq, sight };
      this.#heard = [...this.#heard, { seq, events }].slice(-MOST_RECENT);
    }
    return released;
  }
  /** When the next of it may be shown; null: there is nothing more. */
  get nextAt(): number | null {
    const [first] = this.#coming;
    return first ? first.at + this.#delay : null;
  }
}
