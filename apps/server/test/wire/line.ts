/** A whole server on a port of its own, and pages that speak to it as browsers do. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bot } from '@dealers-choice/bots';
import { type Move, type Seat, type Spec, seedRng } from '@dealers-choice/kernel';
import {
  type Ask,
  type Followed,
  follow,
  ONLINE_EVENT,
  ONLINE_VERSION,
  type RoomView,
  readToClient,
  type ToClient,
  type ToServer,
  Unpacker,
} from '@dealers-choice/protocol';
import { io, type Socket } from 'socket.io-client';
import { BARE, type Front } from '../../src/front.ts';
import { Metrics } from '../../src/metrics/metrics.ts';
import { type Online, openOnline } from '../../src/online.ts';
import { PLAYED_GAMES } from '../../src/played-games.ts';
import { Routes } from '../../src/routes.ts';
import { listen, stop } from '../../src/server.ts';
import type { Limits } from '../../src/wire/sockets.ts';

export interface OpenLine {
  url: string;
  logged: { what: string; about: object }[];
  metrics: Metrics;
  close(): Promise<void>;
}

interface LineHow {
  limits: Limits;
  front: Front;
}

export async function openLine({ limits, front = BARE }: Partial<LineHow> = {}): Promise<OpenLine> {
  const folder = mkdtempSync(join(tmpdir(), 'line-'));
  const server = createServer((_request, response) => response.writeHead(404).end());
  const logged: OpenLine['logged'] = [];
  const log = (what: string, about: object): void => void logged.push({ what, about });
  const metrics = new Metrics();
  const headers = { 'X-Content-Type-Options': 'nosniff' };
  const online: Online = await openOnline({
    server,
    routes: new Routes(front),
    ...(limits ? { limits } : {}),
    name: 'test',
    folder,
    url: null,
    headers,
    log,
    metrics,
  });
  const port = await listen(server, '127.0.0.1', 0);
  return {
    url: `http://127.0.0.1:${port}`,
    logged,
    metrics,
    async close() {
      await online.close();
      await stop(server, 100);
      rmSync(folder, { recursive: true });
    },
  };
}

/** The cookie of a new guest, as a browser gets it. */
export async function newCookie(url: string): Promise<string> {
  const answer = await fetch(`${url}/socket.io/?EIO=4&transport=polling`);
  await answer.text();
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

/** What is asked, with the promise that the page sees. */
type Seen = Exclude<Ask, { type: 'ready' }> | Omit<Extract<Ask, { type: 'ready' }>, 'commitment'>;

export class WirePage {
  readonly socket: Socket;
  readonly cookie: string;
  /** Everything that ever came, as it came. */
  readonly got: ToClient[] = [];
  readonly wrong: string[] = [];
  known: Followed | null = null;
  /** The same, packed. */
  readonly raw: string[] = [];
  #requests = 0;

  constructor(url: string, cookie: string, transport: 'websocket' | 'polling' = 'websocket') {
    this.cookie = cookie;
    this.socket = io(url, {
      transports: [transport],
      extraHeaders: { cookie },
      forceNew: true,
      reconnectionDelay: 50,
    });
    let unpacker = new Unpacker();
    this.socket.on(ONLINE_EVENT, (data: unknown) => {
      this.raw.push(typeof data === 'string' ? data : JSON.stringify(data));
      for (const message of typeof data === 'string' ? unpacker.unpack(data) : [data]) this.#take(message);
    });
    this.socket.on('connect', () => {
      unpacker = new Unpacker();
    });
    this.socket.on('connect', () => this.say({ type: 'hello', version: ONLINE_VERSION, name: 'Page' }));
  }
  static async open(url: string, cookie?: string): Promise<WirePage> {
    const page = new WirePage(url, cookie ?? (await newCookie(url)));
    await page.until(() => page.got.some(({ type }) => type === 'welcome'));
    return page;
  }
  #take(data: unknown): void {
    const message = readToClient(data);
    if (typeof message === 'string') {
      this.wrong.push(message);
      return;
    }
    this.got.push(message);
    if (message.type !== 'sight' && message.type !== 'news') return;
    if (message.type === 'news' && this.known && message.seq <= this.known.seq) return; // asked for twice
    const next = follow(this.known, message);
    if (next) this.known = next;
    else this.say({ type: 'watch', match: message.match, lastSeq: this.known?.seq ?? null });
  }
  say = (message: ToServer): void => void this.socket.emit(ONLINE_EVENT, message);

  /** Asks for something that has an answer, and waits for it. Whoever spoke too fast before says it once more. */
  async ask(message: Seen): Promise<ToClient> {
    const request = ++this.#requests;
    const before = this.got.length;
    const seen = message.type === 'ready' ? { commitment: this.room.commitment } : {};
    this.say({ ...message, ...seen, request } as ToServer);
    const answer = (): ToClient | undefined => this.got.find((one) => 'request' in one && one.request === request);
    const isTooFast = (): boolean =>
      this.got.slice(before).some((one) => one.type === 'wrong' && one.text.includes('too fast'));
    await this.until(() => answer() !== undefined || isTooFast());
    const found = answer();
    if (found) return found;
    await wait(500);
    return answer() ?? this.ask(message);
  }
  async until(isSo: () => boolean, patience = 20_000): Promise<void> {
    const end = Date.now() + patience;
    while (!isSo()) {
      if (Date.now() > end)
        throw new Error(`waited in vain; the last thing heard was ${JSON.stringify(this.got.at(-1))}`);
      await wait(1);
    }
  }
  get room(): RoomView {
    const last = this.got.filter((message) => 'view' in message).pop();
    if (last && 'view' in last) return last.view;
    throw new Error('no room was seen');
  }
  close = (): void => void this.socket.close();
}

/** Opens a table, seats these pages first and bots behind them, and begins. Gives the match. */
export async function beginMatch(
  pages: readonly WirePage[],
  game: string,
  spectators: number | null = 0,
): Promise<string> {
  const [host, ...guests] = pages;
  const played = PLAYED_GAMES.get(game);
  if (!host || !played) throw new Error('nobody plays nothing');
  const seats = played.game.def.seats.usual;
  const wanted = { game, seats, options: {}, visibility: 'open' as const, seconds: 0, spectators };
  await host.ask({ type: 'create', title: '', help: true, ...wanted });
  const { room, code } = host.room;
  for (const [i, guest] of guests.entries()) {
    await guest.ask({ type: 'enter', code });
    await guest.ask({ type: 'sit', room, seat: (i + 1) as Seat });
  }
  const bots = played.usualBots(played.game.defaults, seats);
  for (let seat = pages.length; seat < seats; seat++) {
    await host.ask({ type: 'place', room, seat: seat as Seat, bot: bots[seat] ?? 'random' });
  }
  for (const page of pages) await page.ask({ type: 'ready', room, brought: 'ab' });
  await host.ask({ type: 'start', room });
  await host.until(() => host.room.match !== null);
  return host.room.match ?? '';
}

/** Plays this page's seat with a bot's mind until the match is over. Gives the ids that were acknowledged. */
export async function playPage(page: WirePage, match: string, mind: Bot<Spec>, most = 5_000): Promise<string[]> {
  const done: string[] = [];
  const rng = seedRng(page.cookie);
  let marker: number | null = null;
  let startedAt = 0;
  page.say({ type: 'watch', match, lastSeq: page.known?.seq ?? null });
  await page.until(() => page.known !== null);
  for (let n = 0; done.length < most; n++) {
    await page.until(() => page.known?.sight.view.over !== null || page.known.sight.question !== null, 60_000);
    const { seq = 0, sight } = page.known ?? {};
    if (!sight || sight.view.over !== null) break;
    const { question } = sight;
    const seat = sight.view.viewer as Seat;
    if (sight.view.asking?.kind === 'timing' && question !== null && marker !== question) {
      page.say({ type: 'clock', match });
      marker = question;
      startedAt = Date.now();
    }
    const move: Move | null = question === null ? null : mind.choose(sight.view, seat, rng);
    if (move === null) {
      await page.until(() => page.known?.seq !== seq, 60_000);
      continue;
    }
    if ('timing' in move && move.timing !== null) await wait(Math.max(0, startedAt + move.timing - Date.now()));
    const moveId = `${seat}-${n}`;
    const before = page.got.length;
    page.say({ type: 'answer', match, moveId, lastSeq: seq, question: question ?? 0, move });
    const isReply = (one: ToClient): boolean =>
      ('moveId' in one && one.moveId === moveId) || one.type === 'sight' || one.type === 'lost' || one.type === 'wrong';
    await page.until(() => page.got.slice(before).some(isReply), 60_000);
    const reply = page.got.slice(before).find(isReply);
    if (reply?.type === 'done') done.push(moveId);
    else if (reply?.type === 'wrong') await wait(100);
    else if (reply?.type === 'refused' && !reply.refusal.code.startsWith('marker'))
      throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(reply)}`);
  }
  return done;
}
