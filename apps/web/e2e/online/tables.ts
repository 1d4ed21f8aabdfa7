/** Matches far away, begun over the wire as a room's screen would, and the browsers of whoever plays or watches. */
import type { Seat, Wanted } from '@dealers-choice/kernel';
import {
  type Ask,
  ONLINE_EVENT,
  ONLINE_VERSION,
  type RoomView,
  type ToClient,
  type ToServer,
  Unpacker,
} from '@dealers-choice/protocol';
import type { Browser, Page } from '@playwright/test';
import { io } from 'socket.io-client';
import { atOnce } from '../table.ts';

export interface MatchWish {
  game: string;
  /** How many seats; the first two are people's, bots have the others. */
  seats?: number;
  bot?: string;
  options?: Wanted;
  /** After this many seconds of silence a bot plays on; 0: never. */
  seconds?: number;
  /** By how many seconds spectators are behind. */
  delay?: number;
  title?: string;
  /** Hints and branches are allowed; they are if this is absent. */
  help?: boolean;
}

export interface Company {
  code: string;
  match: string;
  /** Ada has the first seat, Bo the second; Cy watches. */
  ada: Page;
  bo: Page;
  cy: Page;
  /** Another match of Ada and Bo, at a table of its own; gives its name. None of their browsers has it on its table. */
  another(wish: MatchWish): Promise<string>;
  /** Ada gives a match up, on none of these pages. */
  givesUp(match: string): void;
  /** Ada opens the link to go on with another device there. */
  elsewhere(): Promise<Page>;
  /** Closes all browsers; gives what their pages complained about, but for a network that was not there. */
  close(): Promise<string[]>;
}

interface Guest {
  page: Page;
  noise: string[];
  ask(message: Ask): Promise<ToClient>;
  say(message: ToServer): void;
  room(): RoomView;
  close(): void;
}
type Line = Omit<Guest, 'page' | 'noise'>;

/** A browser of its own, and a second line of the same guest, on which things are done before the page is opened. */
async function guest(browser: Browser, site: string, name: string): Promise<Guest> {
  const answer = await fetch(`${site}socket.io/?EIO=4&transport=polling`);
  await answer.text();
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  const [key = '', value = ''] = cookie.split('=');
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', baseURL: site });
  await context.addCookies([{ name: key, value, url: site }]);
  await context.addInitScript((called) => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    localStorage.setItem('dealers-choice.name', called);
  }, name);
  const page = await context.newPage();
  const noise: string[] = [];
  page.on('console', (message) => {
    const isLoud = message.type() === 'error' || message.type() === 'warning';
    const isNetwork = /net::ERR_INTERNET_DISCONNECTED|^WebSocket connection to/.test(message.text());
    if (isLoud && !isNetwork) noise.push(`${name}: ${message.text()}`);
  });
  page.on('pageerror', (error) => noise.push(`${name}: ${error.message}`));
  await atOnce(page);
  return { page, noise, ...(await wire(site, cookie, name)) };
}

async function wire(site: string, cookie: string, name: string): Promise<Line> {
  const socket = io(site, { transports: ['websocket'], extraHeaders: { cookie }, forceNew: true });
  const unpacker = new Unpacker();
  const waiting = new Map<number, (message: ToClient) => void>();
  let room: RoomView | null = null;
  let asked = 0;
  socket.on(ONLINE_EVENT, (data: unknown) => {
    for (const message of (typeof data === 'string' ? unpacker.unpack(data) : [data]) as ToClient[]) {
      if ('view' in message) room = message.view;
      if ('request' in message) waiting.get(message.request)?.(message);
    }
  });
  await new Promise<void>((done) => void socket.on('connect', () => done()));
  socket.emit(ONLINE_EVENT, { type: 'hello', version: ONLINE_VERSION, name });
  return {
    ask: (message) =>
      new Promise((done, fail) => {
        const request = ++asked;
        waiting.set(request, (told) => (told.type === 'sorry' ? fail(new Error(told.text)) : done(told)));
        socket.emit(ONLINE_EVENT, { ...message, request });
      }),
    say: (message) => void socket.emit(ONLINE_EVENT, message),
    room() {
      if (!room) throw new Error('nobody is at a table');
      return room;
    },
    close: () => void socket.close(),
  };
}

/** A match that has begun, with two people at it, and one who watches. */
export async function farTable(browser: Browser, site: string, wish: MatchWish): Promise<Company> {
  const home = site.endsWith('/') ? site : `${site}/`;
  const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => guest(browser, home, name)));
  if (!ada || !bo || !cy) throw new Error('nobody came');
  const { match, code } = await begin(ada, bo, wish);
  for (const { page } of [ada, bo, cy]) {
    await page.addInitScript(
      (kept) => localStorage.setItem('dealers-choice.far', kept),
      JSON.stringify({ match, code }),
    );
  }
  const pages = [ada.page, bo.page, cy.page];
  return {
    code,
    match,
    ada: ada.page,
    bo: bo.page,
    cy: cy.page,
    another: async (next) => (await begin(ada, bo, next)).match,
    givesUp: (name) => ada.say({ type: 'concede', match: name, moveId: `enough-${name}` }),
    async elsewhere() {
      const carried = await ada.ask({ type: 'carry' });
      const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', baseURL: site });
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      const page = await context.newPage();
      pages.push(page);
      await atOnce(page);
      await page.goto(`/#/carry/${'token' in carried ? carried.token : ''}`);
      return page;
    },
    async close() {
      for (const one of [ada, bo, cy]) one.close();
      for (const page of pages) await page.context().close();
      return [ada, bo, cy].flatMap(({ noise }) => noise);
    },
  };
}

/** At a table of their own, on lines that leave it when the cards are dealt. */
async function begin(ada: Line, bo: Line, wish: MatchWish): Promise<{ match: string; code: string }> {
  const { game, seats = 2, bot = 'random', options = {}, seconds = 0, delay = 0, title = '', help = true } = wish;
  const more = { title, visibility: 'open' as const, cards: '', help };
  await ada.ask({ type: 'create', game, seats, options, seconds, spectators: delay, ...more });
  const { room, code } = ada.room();
  await bo.ask({ type: 'enter', code });
  if (bo.room().seats[1]?.who !== 'person') await bo.ask({ type: 'sit', room, seat: 1 });
  for (let seat = 2; seat < seats; seat++) await ada.ask({ type: 'place', room, seat: seat as Seat, bot });
  const { commitment } = ada.room();
  for (const one of [ada, bo]) await one.ask({ type: 'ready', room, commitment, brought: 'ab' });
  await ada.ask({ type: 'start', room });
  const { match } = ada.room();
  if (match === null) throw new Error('nothing was dealt');
  // Their seats are kept, and from here on their browsers are the only pages at the table.
  for (const one of [ada, bo]) await one.ask({ type: 'leave', room });
  return { match, code };
}

/** Lays the match on the table of this page. */
export async function sitDown(...pages: readonly Page[]): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      await page.goto('/#/table');
      await page.getByTestId('prompt').waitFor();
    }),
  );
}
