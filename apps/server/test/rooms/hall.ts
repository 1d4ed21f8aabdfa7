/** Rooms with their own time, and guests who come to them. */
import type { Seat } from '@dealers-choice/kernel';
import {
  type Followed,
  ONLINE_VERSION,
  type RoomToClient,
  type RoomToServer,
  type RoomView,
} from '@dealers-choice/protocol';
import { expect } from 'vitest';
import { Carries } from '../../src/guests/carries.ts';
import type { Parcel, PushService } from '../../src/guests/push-service.ts';
import { TurnCalls } from '../../src/guests/turn-calls.ts';
import { freshPushKey, pushKeys } from '../../src/guests/web-push.ts';
import { PLAYED_GAMES } from '../../src/played-games.ts';
import { systemBytes } from '../../src/random-bytes.ts';
import type { RoomCards } from '../../src/rooms/needed-cards.ts';
import { TOGETHER_MS } from '../../src/rooms/notices.ts';
import type { RoomsHow } from '../../src/rooms/room-parts.ts';
import { RoomService } from '../../src/rooms/room-service.ts';
import type { Visitor } from '../../src/rooms/visitor.ts';
import { gameOf, openTable, playOn, type Table, turns } from '../match/table.ts';

type Plain = { [T in RoomToServer['type']]: Omit<RoomToServer<T>, 'request'> };
/** What is asked, without the number that the page gives it, and the promise that it sees. */
type Ask = Exclude<Plain[RoomToServer['type']], Plain['ready']> | Omit<Plain['ready'], 'commitment'> | Plain['ready'];
type Wanted = Partial<RoomToServer<'create'>>;

/** One page of a guest. */
export class Guest implements Visitor {
  readonly guest: string;
  name = '';
  readonly told: RoomToClient[] = [];
  /** Matches that this page shows. */
  readonly watched = new Set<string>();
  isHungUp = false;
  send = (message: RoomToClient): void => {
    this.told.push(message);
    if (!('view' in message)) return;
    this.#views.set(message.view.room, message.view);
    this.#last = message.view;
  };
  isWatching = (match: string): boolean => this.watched.has(match);
  unwatch = (match: string): void => void this.watched.delete(match);
  readonly #hall: Pick<Hall, 'rooms' | 'table'>;
  #requests = 0;
  /** What was seen last: of each room, and of any. Tests that count what is told forget that, and not this. */
  readonly #views = new Map<string, RoomView>();
  #last: RoomView | null = null;

  constructor(guest: string, hall: Pick<Hall, 'rooms' | 'table'>) {
    this.guest = guest;
    this.#hall = hall;
  }
  hangUp = (): void => {
    this.isHungUp = true;
    this.#hall.rooms.bye(this);
  };
  /** Asks for something, and waits until others at the table have heard of it, too, and it is quiet there. */
  async asks(ask: Ask): Promise<RoomToClient | undefined> {
    const answer = await this.asksAtOnce(ask);
    await this.#hall.table.ticker.advance(2 * TOGETHER_MS);
    return answer;
  }
  /** Asks for it, and waits for the answer alone. */
  async asksAtOnce(ask: Ask): Promise<RoomToClient | undefined> {
    const request = ++this.#requests;
    const needsNone = ask.type === 'hello' || ask.type === 'lobby';
    const seen = ask.type === 'ready' ? { commitment: this.#views.get(ask.room)?.commitment ?? '' } : {};
    await this.#hall.rooms.hear(this, (needsNone ? ask : { ...seen, ...ask, request }) as RoomToServer);
    return this.told.find((message) => 'request' in message && message.request === request);
  }
  /** Asks for something that is done. */
  async does(ask: Ask): Promise<void> {
    expect(await this.asks(ask)).toMatchObject({ type: ask.type === 'enter' ? 'entered' : 'ok' });
  }
  get room(): RoomView {
    return this.#last ?? expect.unreachable('no room was seen');
  }
  last = <T extends RoomToClient['type']>(type: T): Extract<RoomToClient, { type: T }> | undefined =>
    this.told.filter((one): one is Extract<RoomToClient, { type: T }> => one.type === type).pop();
}

/** A push service that takes what it is given. */
export class Post implements PushService {
  readonly brought: { endpoint: string; parcel: Parcel }[] = [];
  status = 201;
  allows = (endpoint: string): boolean => endpoint.startsWith('https://push.example/');
  post = async (endpoint: string, parcel: Parcel): Promise<number> => {
    this.brought.push({ endpoint, parcel });
    return this.status;
  };
}

export class Hall {
  readonly table: Table;
  readonly post = new Post();
  readonly logged: { what: string; about: object }[] = [];
  carries: Carries;
  rooms!: RoomService;

  readonly #cards: { cards?: RoomCards };

  private constructor(table: Table, cards: RoomCards | undefined) {
    this.table = table;
    this.carries = new Carries(table.ticker.ticker, systemBytes);
    this.#cards = cards ? { cards } : {};
  }
  /** `cards`: imported ones, if there are any. */
  static async open(cards?: RoomCards): Promise<Hall> {
    const ended = (match: string): void => hall.rooms.ended(match);
    const asked = (match: string, seats: readonly Seat[]): void => hall.rooms.asked(match, seats);
    const unasked = (match: string, seats: readonly Seat[]): void => hall.rooms.unasked(match, seats);
    const table = await openTable({ asked, unasked, ended, ...(cards ? { withCards: cards.with } : {}) });
    const hall: Hall = new Hall(table, cards);
    await hall.#openRooms();
    return hall;
  }
  async #openRooms(): Promise<void> {
    const log = (what: string, about: object): void => void this.logged.push({ what, about });
    this.carries = new Carries(this.table.ticker.ticker, systemBytes);
    this.rooms = await roomsOf(this.table, { log, carries: this.carries, ...this.#cards }, this.post);
  }
  /** As after a crash: nothing of what was in memory is left. */
  async restart(): Promise<void> {
    await this.rooms.close(); // its timers end with it
    await this.table.restart();
    await this.#openRooms();
  }
  async close(): Promise<void> {
    await this.table.close();
    expect(this.logged.filter(({ what }) => what !== 'reported')).toEqual([]);
  }

  async arrives(name: string, guest = name.toLowerCase()): Promise<Guest> {
    const page = new Guest(guest, this);
    await page.asks({ type: 'hello', version: ONLINE_VERSION, name });
    return page;
  }
  async creates(guest: Guest, more: Wanted = {}): Promise<RoomView> {
    const play = { game: 'jambo', seats: 2, options: {}, seconds: 0, spectators: 0, help: true };
    await guest.asks({ type: 'create', title: '', visibility: 'open', ...play, ...more });
    return guest.room;
  }
  /** Ada opens a table, Bo comes to it, and sits on the free seat. */
  async twoAtATable(more: Wanted = {}) {
    const [ada, bo] = [await this.arrives('Ada'), await this.arrives('Bo')];
    const { room, code } = await this.creates(ada, more);
    await bo.does({ type: 'enter', code: code.toLowerCase() });
    return { ada, bo, room, code };
  }
  /** The first of them is the host. */
  async startsWith(guests: readonly Guest[], room: string): Promise<string> {
    for (const guest of guests) await guest.does({ type: 'ready', room, brought: 'ab' });
    await guests[0]?.does({ type: 'start', room });
    return guests[0]?.room.match ?? '';
  }
  /** Bots' minds play both seats until this many turns have begun. Gives what the first seat knows then. */
  async turnsOn(match: string, turn: number): Promise<Followed> {
    const pages = ([0, 1] as const).map((seat) => this.table.page(match, seat));
    for (const page of pages) await page.watch();
    await turns();
    const { deal } = (await this.table.store.read(match)) ?? expect.unreachable();
    const isThere = (): boolean => (pages[0]?.known?.sight.view.turn ?? 0) >= turn;
    while (!isThere()) {
      const answers = await playOn(gameOf(deal.game), pages, this.table, { most: 1 });
      if (answers === 0) expect.unreachable(`the match was over before turn ${turn}`);
    }
    return pages[0]?.known ?? expect.unreachable();
  }
  /** This seat gives up, and everybody hears of it. */
  async concedes(match: string, seat: 0 | 1): Promise<void> {
    await this.table.service.hear(match, seat, { type: 'concede', match, moveId: `x${seat}` }, { send: () => {} });
    await this.table.service.settled(match);
    await turns();
  }
}

export function roomsOf(
  { store, service: matches, ticker: { ticker } }: Table,
  { log, ...more }: Pick<RoomsHow, 'log'> & Partial<RoomsHow>,
  service: PushService = new Post(),
): Promise<RoomService> {
  const keys = pushKeys(freshPushKey());
  const calls = new TurnCalls({ store: store.guests, keys, service, contact: '', ticker, log });
  const randomBytes = systemBytes;
  const carries = new Carries(ticker, randomBytes);
  return RoomService.open({ store, matches, carries, calls, games: PLAYED_GAMES, ticker, randomBytes, log, ...more });
}
