/** All pages of a run, in a process of their own. */
import type { RoomView, ToClient } from '@dealers-choice/protocol';
import { PLAYED_GAMES } from '../../src/played-games.ts';
import { BenchPage } from './page.ts';
import type { Order, Seen } from './spent.ts';

const seen: Seen = { moves: 0, waits: [], bytes: [] };
let tables: Table[] = [];
/** Nobody answers before it is said, nor afterwards. */
let playing: { everyMs: number } | null = null;

class Table {
  readonly #pages: BenchPage[];
  readonly #game: string;
  #room = '';
  #code = '';
  #isOver = false;
  #stop = (): void => {};

  constructor(url: string, id: string, name: string) {
    this.#game = id;
    const game = PLAYED_GAMES.get(id)?.game;
    if (!game) throw new Error(`there is no ${id}`);
    this.#pages = Array.from({ length: game.def.seats.min }, (_, seat) => {
      const over = (): void => void this.#rematch();
      const asked = (page: BenchPage): void => void (playing?.everyMs === 0 && page.answer());
      return new BenchPage({ url, name: `${name}-${seat}`, game, seen, asked, over });
    });
  }
  async connect(): Promise<void> {
    for (const page of this.#pages) await page.open();
  }
  async deal(): Promise<void> {
    const [host, ...others] = this.#pages;
    if (!host) return;
    const seats = this.#pages.length;
    const { room, code } = entered(
      await host.ask({
        ...{ type: 'create', game: this.#game, seats, options: {}, visibility: 'private' },
        ...{ title: '', help: true, seconds: 60, spectators: null },
      }),
    );
    this.#room = room;
    this.#code = code;
    for (const [i, page] of others.entries()) {
      await page.ask({ type: 'enter', code });
      await page.ask({ type: 'sit', room, seat: (i + 1) as 1 });
    }
    await this.#start();
  }
  play(everyMs: number, delay: number): void {
    if (everyMs === 0) {
      this.#move();
      return;
    }
    const again = (): void => {
      const timer = setTimeout(again, everyMs);
      this.#stop = () => clearTimeout(timer);
      this.#move();
    };
    const timer = setTimeout(again, delay);
    this.#stop = () => clearTimeout(timer);
  }
  stop = (): void => this.#stop();

  #move(): void {
    for (const page of this.#pages) if (page.isAsked) page.answer();
  }
  async #start(): Promise<void> {
    const [host] = this.#pages;
    const room = this.#room;
    const look = async (): Promise<RoomView> =>
      entered((await host?.ask({ type: 'enter', code: this.#code })) as ToClient);
    const { commitment } = await look();
    for (const page of this.#pages) await page.ask({ type: 'ready', room, commitment, brought: '' });
    await host?.ask({ type: 'start', room });
    const again = await look();
    this.#isOver = false;
    for (const page of this.#pages) page.watch(again.match ?? '');
  }
  async #rematch(): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    await this.#pages[0]?.ask({ type: 'rematch', room: this.#room });
    await this.#start();
  }
}

function entered(answer: ToClient): RoomView {
  if (answer.type === 'entered') return answer.view;
  throw new Error(JSON.stringify(answer));
}

const AT_ONCE = 50;
async function forAll(run: (table: Table) => Promise<void>): Promise<void> {
  for (let i = 0; i < tables.length; i += AT_ONCE) await Promise.all(tables.slice(i, i + AT_ONCE).map(run));
}

async function obey(order: Order): Promise<Seen | { done: true }> {
  if (order.do === 'connect') {
    tables = Array.from({ length: order.tables }, (_, i) => new Table(order.url, order.game, `t${i}`));
    await forAll((table) => table.connect());
  } else if (order.do === 'deal') await forAll((table) => table.deal());
  else {
    const { everyMs } = order;
    playing = { everyMs };
    for (const [i, table] of tables.entries()) table.play(everyMs, (i * everyMs) / tables.length);
    await new Promise((next) => setTimeout(next, order.ms));
    playing = null;
    for (const table of tables) table.stop();
    return seen;
  }
  return { done: true };
}

process.on('message', (order: Order) => {
  obey(order).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.once('disconnect', () => process.exit(0));
