/** A network that keeps messages in order, takes its time, and breaks: what is on its way then is lost. */
import { below, type Rng } from '@dealers-choice/kernel';
import { type ToClient, Unpacker } from '@dealers-choice/protocol';
import type { Ticker } from '../../src/ticker.ts';
import type { ConnectionHow } from '../../src/wire/connection.ts';
import { packetIn } from '../../src/wire/frame.ts';
import type { OpenPlayerLine } from '../crash/player-line.ts';
import type { Life } from './life.ts';

/** Milliseconds that something takes: at least, and by how much more at most. */
type Range = readonly [least: number, more: number];
const WAY: Range = [5, 120];
/** Until a page comes back, and until the server notices that a page has gone. */
const BACK: Range = [20, 400];
const NOTICED: Range = [0, 3_000];
/** How long a line holds. */
const HOLDS: Range = [500, 20_000];

export interface NetworkHow {
  ticker: Ticker;
  rng: Rng;
  /** The server of this moment; null: there is none. */
  life(): Life | null;
  /** Everything that comes to a page. */
  seen(name: string, message: unknown): void;
}

export class Network {
  /** How often a line broke. */
  cuts = 0;
  readonly #how: NetworkHow;
  readonly #cables = new Set<Cable>();

  constructor(how: NetworkHow) {
    this.#how = how;
  }
  /** For the page of this player. */
  lineFor =
    (name: string): OpenPlayerLine =>
    ({ opened, heard }) => {
      const { ticker, rng, life, seen } = this.#how;
      let cable: Cable | null = null;
      let guest: string | null = null;
      let isClosed = false;
      const soon = ([least, more]: Range, run: () => void): void =>
        void ticker.after(least + below(rng, more), () => isClosed || run());
      const comeBack = (): void => soon(BACK, connect);
      const connect = (): void => {
        const server = life();
        if (!server) {
          comeBack();
          return;
        }
        guest ??= server.newGuest();
        const unpacker = new Unpacker();
        const laid = new Cable({
          ...this.#how,
          toPage(data) {
            for (const message of unpacked(unpacker, data)) {
              seen(name, message);
              heard(message);
            }
          },
          broken: () => {
            this.#cables.delete(laid);
            this.cuts++;
            if (cable !== laid) return;
            cable = null;
            comeBack();
          },
        });
        cable = laid;
        this.#cables.add(laid);
        laid.plugInto(server, guest);
        soon(HOLDS, laid.cut);
        opened();
      };
      soon(BACK, connect);
      return {
        say: (message) => cable?.toServer(JSON.parse(JSON.stringify(message))),
        changeGuest() {
          guest = null;
          cable?.cut();
        },
        close() {
          isClosed = true;
          cable?.cut();
        },
      };
    };
  /** The server is gone, and with it all lines. */
  cutAll(): void {
    for (const cable of [...this.#cables]) cable.cut();
  }
}

interface CableHow extends NetworkHow {
  toPage(data: Buffer | string | ToClient): void;
  broken(): void;
}

/** One line until it breaks. */
class Cable {
  readonly #how: CableHow;
  #isWhole = true;
  #connection: ReturnType<Life['connect']> | null = null;
  /** When the last message of each way arrives: none overtakes another. */
  readonly #last = { there: 0, back: 0 };

  constructor(how: CableHow) {
    this.#how = how;
  }
  plugInto(server: Life, guest: string): void {
    const emit = (data: Buffer | string | ToClient): void => this.#carry('back', () => this.#how.toPage(data));
    const ends: Pick<ConnectionHow, 'hangUp'> = { hangUp: this.cut };
    this.#connection = server.connect(guest, emit, ends);
  }
  toServer = (message: unknown): void => this.#carry('there', () => this.#connection?.hear(message));
  cut = (): void => {
    if (!this.#isWhole) return;
    this.#isWhole = false;
    const { ticker, rng, broken } = this.#how;
    const [least, more] = NOTICED;
    ticker.after(least + below(rng, more), () => this.#connection?.close());
    broken();
  };
  #carry(way: 'there' | 'back', arrive: () => void): void {
    const { ticker, rng } = this.#how;
    const [least, more] = WAY;
    const now = ticker.now();
    this.#last[way] = Math.max(this.#last[way], now + least + below(rng, more));
    ticker.after(this.#last[way] - now, () => this.#isWhole && arrive());
  }
}

/** As a page reads what a server writes on its line. */
function unpacked(unpacker: Unpacker, data: Buffer | string | ToClient): unknown[] {
  if (typeof data === 'string') return unpacker.unpack(data);
  if (!(data instanceof Buffer)) return [data];
  const [, packed] = JSON.parse(packetIn(data).slice(1)) as [string, string];
  return unpacker.unpack(packed);
}
