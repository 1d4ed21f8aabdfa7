/** What is said to one page in one turn of the event loop goes out together, packed. */
import { type Lexicon, Packer, type ToClient } from '@dealers-choice/protocol';

export class Outbox {
  readonly #packer: Packer;
  readonly #emit: (data: string | ToClient) => void;
  /**
   * Emptied, never replaced: a list that has waited for a while is old to the collector of garbage, and one that is
   * dropped keeps what was in it alive until all old things are looked at.
   */
  readonly #messages: ToClient[] = [];

  constructor(lexicon: Lexicon, emit: (data: string | ToClient) => void) {
    this.#packer = new Packer(lexicon);
    this.#emit = emit;
  }
  send(message: ToClient): void {
    // A page of another version may know another way to pack.
    if (message.type === 'outdated') this.#emit(message);
    // After everything that waits only for its turn: an answer goes with the news that it led to.
    else if (this.#messages.push(message) === 1) process.nextTick(() => this.flush());
  }
  flush(): void {
    const messages = this.#messages;
    if (messages.length === 0) return;
    try {
      this.#emit(this.#packer.pack(...messages));
    } finally {
      messages.length = 0;
    }
  }
}
