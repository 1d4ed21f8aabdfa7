/**
 * What is said to pages in one turn of the event loop: first all of it is packed, what one page is told together, and
 * then all of it goes out.
 *
 *     const outboxes = new Outboxes('m');
 *     const outbox = outboxes.open((data) => emit(socket, data));   // for one page
 *     outbox.send(message);
 */
import { Lexicon, Packer, type ToClient } from '@dealers-choice/protocol';
import { beginningOf, frameOf } from './frame.ts';

/** Messages as a frame, or as a packed text if names or chat are in them; or one as it is. */
type Emit = (data: Buffer | string | ToClient) => void;

export class Outboxes {
  readonly #lexicon = new Lexicon();
  readonly #beginning: string;
  /** Those that have something. Emptied, never replaced, as they are themselves. */
  readonly #full: Outbox[] = [];

  /** `event`: under which pages hear it. */
  constructor(event: string) {
    this.#beginning = beginningOf(event);
  }
  open(emit: Emit): Outbox {
    return new Outbox(new Packer(this.#lexicon), emit, (outbox) => {
      // After everything that waits only for its turn: an answer goes with the news that it led to.
      if (this.#full.push(outbox) === 1) process.nextTick(() => this.#flush());
    });
  }
  #flush(): void {
    const full = this.#full.slice();
    const faults: unknown[] = [];
    const each = (act: (outbox: Outbox) => void): void => {
      for (const outbox of full) {
        try {
          act(outbox);
        } catch (fault) {
          faults.push(fault); // the others are told all the same
        }
      }
    };
    each((outbox) => outbox.pack(this.#beginning));
    each((outbox) => outbox.flush());
    this.#full.splice(0, full.length);
    if (this.#full.length > 0) process.nextTick(() => this.#flush()); // something was said meanwhile
    if (faults.length > 0) throw faults[0];
  }
}

export class Outbox {
  readonly #packer: Packer;
  readonly #emit: Emit;
  readonly #filled: (outbox: Outbox) => void;
  /**
   * Emptied, never replaced: a list that has waited for a while is old to the collector of garbage, and one that is
   * dropped keeps what was in it alive until all old things are looked at.
   */
  readonly #messages: ToClient[] = [];
  #packed: Buffer | string | null = null;

  constructor(packer: Packer, emit: Emit, filled: (outbox: Outbox) => void) {
    this.#packer = packer;
    this.#emit = emit;
    this.#filled = filled;
  }
  send(message: ToClient): void {
    // A page of another version may know another way to pack.
    if (message.type === 'outdated') this.#emit(message);
    else if (this.#messages.push(message) === 1) this.#filled(this);
  }
  pack(beginning: string): void {
    const messages = this.#messages;
    try {
      const signs = this.#packer.write(messages);
      this.#packed = signs.isPlain ? frameOf(beginning, signs) : signs.toString();
    } finally {
      messages.length = 0;
    }
  }
  flush(): void {
    const packed = this.#packed;
    this.#packed = null;
    if (packed !== null) this.#emit(packed);
  }
}
