/** All rooms of this server: what happens in one is kept first, and told then. */
import { randomBytes } from 'node:crypto';
import {
  BadSetup,
  readOptions,
  type Seat,
  SPECTATOR,
  seatCounts,
  seatsInWords,
  start,
  type Viewer,
} from '@dealers-choice/kernel';
import {
  type LobbyNote,
  MOST_NAME,
  type RoomToClient,
  type RoomToServer,
  type RoomView,
} from '@dealers-choice/protocol';
import type { MatchService } from '../match/match-service.ts';
import type { PlayedGame } from '../played-games.ts';
import type { Store } from '../store/store.ts';
import type { MatchDeal } from '../store/stored-forms.ts';
import type { Ticker } from '../ticker.ts';
import { freshCode, readCode } from './codes.ts';
import { type Chair, type Room, readRoom, roomViewFor, seatOf } from './room.ts';
import { Tries } from './tries.ts';

/** A page that is open: one of maybe several of a guest. */
export interface Visitor {
  readonly guest: string;
  name: string;
  send(message: RoomToClient): void;
}

export interface RoomsHow {
  store: Store;
  matches: MatchService;
  games: ReadonlyMap<string, PlayedGame>;
  ticker: Ticker;
  log(what: string, about: object): void;
}

/** It is not done, and the message says why, to whoever asked. */
class Sorry extends Error {}

/** One answer for every code under which there is nothing to enter: nobody learns whether there was a room. */
const NO_ROOM = 'There is no table with this code.';
const MOST_ROOMS = 10_000;
const MOST_OWN_ROOMS = 5;
const MOST_IN_LOBBY = 100;
const MOST_PLAYED = 10;
const LOBBY_MS = 250;
/** A room that nobody has touched is forgotten after this long. */
const FORGOTTEN_MS = 30 * 24 * 3_600_000;

type Asked<T extends RoomToServer['type']> = RoomToServer<T>;
type InRoom = Exclude<RoomToServer['type'], 'hello' | 'lobby' | 'create' | 'enter' | 'rename'>;

export class RoomService {
  readonly #how: RoomsHow;
  readonly #rooms = new Map<string, Room>();
  readonly #byCode = new Map<string, Room>();
  readonly #byMatch = new Map<string, Room>();
  readonly #visitors = new Map<string, Set<Visitor>>();
  readonly #muted = new Map<string, Set<string>>();
  readonly #lobby = new Set<Visitor>();
  readonly #codeTries: Tries;
  #tail: Promise<void> = Promise.resolve();
  #lobbyDue = false;

  private constructor(how: RoomsHow) {
    this.#how = how;
    this.#codeTries = new Tries({ most: 10, everyMs: 6_000 }, how.ticker);
  }

  static async open(how: RoomsHow): Promise<RoomService> {
    const rooms = new RoomService(how);
    for (const { body, room } of await how.store.rooms(how.ticker.now() - FORGOTTEN_MS)) {
      const read = readRoom(body);
      if (read && how.games.has(read.game)) rooms.#list(read);
      else how.log('room cannot be read', { room });
    }
    return rooms;
  }

  /** Answers every request; one thing after the other. */
  hear(visitor: Visitor, message: RoomToServer): Promise<void> {
    this.#tail = this.#tail.then(async () => {
      try {
        await this.#handle(visitor, message);
      } catch (error) {
        const isOurs = error instanceof Sorry || error instanceof BadSetup;
        if (!isOurs) this.#how.log('room failed', { type: message.type, error: String(error) });
        const text = isOurs ? error.message : 'This could not be done: try again.';
        if ('request' in message) visitor.send({ type: 'sorry', request: message.request, text });
      }
    });
    return this.#tail;
  }

  /** As what this guest may look at a match: their seat in it, a spectator, or null: not at all. */
  viewerOf(match: string, guest: string): Viewer | null {
    const room = this.#byMatch.get(match);
    const seat = room?.played.find((one) => one.match === match)?.guests.indexOf(guest) ?? -1;
    if (seat >= 0) return seat as Seat;
    const isInside = [...(this.#visitors.get(room?.room ?? '') ?? [])].some((one) => one.guest === guest);
    return room && room.spectators !== null && isInside ? SPECTATOR : null;
  }

  /** A page was closed. */
  bye(visitor: Visitor): void {
    this.#lobby.delete(visitor);
    for (const [room, inside] of this.#visitors) if (inside.delete(visitor)) this.#tell(room);
  }

  /** A match has ended: its room can begin another. */
  ended(match: string): void {
    const room = this.#byMatch.get(match);
    if (!room?.playing || room.played[room.played.length - 1]?.match !== match) return;
    this.#tail = this.#tail
      .then(() => this.#keep(room, { playing: false }))
      .catch((error: unknown) => this.#how.log('room failed', { room: room.room, error: String(error) }));
  }

  async #handle(visitor: Visitor, message: RoomToServer): Promise<void> {
    switch (message.type) {
      case 'hello':
        visitor.name = cleanName(message.name);
        return;
      case 'lobby':
        if (message.on) this.#lobby.add(visitor);
        else this.#lobby.delete(visitor);
        if (message.on) visitor.send({ type: 'lobby', rooms: this.#lobbyNotes() });
        return;
      case 'create':
        return this.#create(visitor, message);
      case 'enter':
        return this.#enter(visitor, message);
      case 'rename':
        return this.#rename(visitor, message);
      default:
        await this.#inRoom(visitor, message);
        visitor.send({ type: 'ok', request: message.request });
    }
  }

  async #create(visitor: Visitor, { request, ...wanted }: Asked<'create'>): Promise<void> {
    const played = this.#how.games.get(wanted.game) ?? sorry('This game cannot be played here.');
    await this.#clearAway(visitor.guest);
    const own = [...this.#rooms.values()].filter(({ host }) => host === visitor.guest).length;
    if (own >= MOST_OWN_ROOMS) throw new Sorry(`You have ${own} tables already: leave one first.`);
    if (this.#rooms.size >= MOST_ROOMS) throw new Sorry('All tables are taken: try again later.');
    const { game } = played;
    if (!seatCounts(game).includes(wanted.seats))
      throw new Sorry(`${game.id} is for ${seatsInWords(game)} seats, not ${wanted.seats}.`);
    const options = readOptions(game.id, game.def.options, wanted.options, wanted.seats) as object;
    const chairs = Array.from({ length: wanted.seats }, (): Chair => ({ who: 'nobody' }));
    chairs[0] = personIn(visitor);
    const room: Room = {
      room: randomBytes(12).toString('base64url'),
      code: this.#freeCode(),
      game: game.id,
      options: { ...options },
      visibility: wanted.visibility,
      seconds: wanted.seconds,
      spectators: wanted.spectators,
      host: visitor.guest,
      chairs,
      secret: randomBytes(32).toString('hex'),
      played: [],
      playing: false,
    };
    await this.#keep(room, {});
    this.#list(room);
    this.#goIn(visitor, room, request);
  }
  /** Tables that this guest opened, at which nobody is any more. */
  async #clearAway(guest: string): Promise<void> {
    for (const room of [...this.#rooms.values()]) {
      const isEmpty = (this.#visitors.get(room.room)?.size ?? 0) === 0;
      if (room.host === guest && isEmpty && !room.playing) await this.#drop(room);
    }
  }
  #freeCode(): string {
    let code = freshCode();
    while (this.#byCode.has(code)) code = freshCode();
    return code;
  }
  #enter(visitor: Visitor, { request, code }: Asked<'enter'>): void {
    if (!this.#codeTries.hasLeft(visitor.guest)) throw new Sorry('Too many tries: wait a minute.');
    const room = this.#byCode.get(readCode(code) ?? '');
    if (!room) {
      this.#codeTries.take(visitor.guest);
      throw new Sorry(NO_ROOM);
    }
    this.#goIn(visitor, room, request);
  }
  #goIn(visitor: Visitor, room: Room, request: number): void {
    const inside = this.#visitors.get(room.room) ?? new Set();
    inside.add(visitor);
    this.#visitors.set(room.room, inside);
    visitor.send({ type: 'entered', request, view: this.#viewFor(room, visitor.guest) });
    this.#tell(room.room, visitor);
  }

  async #rename(visitor: Visitor, { request, name }: Asked<'rename'>): Promise<void> {
    visitor.name = cleanName(name);
    for (const room of this.#rooms.values()) {
      const seat = seatOf(room, visitor.guest);
      if (seat === null || room.playing) continue;
      await this.#seat(room, seat, { name: visitor.name });
    }
    visitor.send({ type: 'ok', request });
  }

  async #inRoom(visitor: Visitor, message: RoomToServer<InRoom>): Promise<void> {
    const room = this.#rooms.get(message.room);
    const isInside = this.#visitors.get(message.room)?.has(visitor) ?? false;
    if (!room || !isInside) throw new Sorry('You are not at this table.');
    switch (message.type) {
      case 'sit':
        return this.#sit(room, visitor, message.seat);
      case 'stand':
        return this.#stand(room, visitor.guest);
      case 'place':
        return this.#place(room, visitor, message);
      case 'pick':
        return this.#pick(room, visitor, message);
      case 'ready':
        return this.#seat(room, this.#ownSeat(room, visitor), { brought: message.brought });
      case 'unready':
        return this.#seat(room, this.#ownSeat(room, visitor), { brought: null });
      case 'start':
        return this.#start(room, visitor);
      case 'leave':
        return this.#leave(room, visitor);
      case 'chat':
        return this.#chat(room, visitor, message.text);
      case 'mute':
        return this.#mute(visitor, message);
      case 'rematch':
        return this.#rematch(room, visitor);
    }
  }

  async #sit(room: Room, visitor: Visitor, seat: Seat): Promise<void> {
    demandNoMatch(room);
    if (room.chairs[seat]?.who !== 'nobody') throw new Sorry('This seat is not free.');
    const chairs = room.chairs.map((chair, at): Chair => {
      if (at === seat) return personIn(visitor);
      return chair.who === 'person' && chair.guest === visitor.guest ? { who: 'nobody' } : chair;
    });
    await this.#keep(room, { chairs });
  }
  async #stand(room: Room, guest: string): Promise<void> {
    demandNoMatch(room);
    const seat = seatOf(room, guest);
    if (seat !== null) await this.#keep(room, { chairs: freed(room, seat) });
  }
  async #place(room: Room, { guest }: Visitor, { seat, bot }: Asked<'place'>): Promise<void> {
    demandHost(room, guest);
    demandNoMatch(room);
    const chair = room.chairs[seat] ?? sorry('There is no such seat.');
    if (chair.who === 'person' && chair.guest === guest) throw new Sorry('You sit there yourself.');
    if (bot !== '' && chair.who === 'person') throw new Sorry('Somebody sits there.');
    const known = this.#gameOf(room).bots.map(({ name }) => name);
    if (bot !== '' && !known.includes(bot)) throw new Sorry(`There is no such bot; there are ${known.join(', ')}.`);
    const chairs = freed(room, seat);
    if (bot !== '') chairs[seat] = { who: 'bot', bot };
    await this.#keep(room, { chairs });
    if (chair.who === 'person') this.#sendAway(room, chair.guest);
  }
  async #pick(room: Room, visitor: Visitor, { option, value }: Asked<'pick'>): Promise<void> {
    demandNoMatch(room);
    const seat = this.#ownSeat(room, visitor);
    const { game } = this.#gameOf(room);
    const declared = game.secrets.includes(option) ? game.def.options[option as never] : undefined;
    const before = room.options[option];
    if (!declared || !Array.isArray(before)) throw new Sorry('This is not chosen by each seat.');
    const list = Array.from({ length: room.chairs.length }, (_, i) => (i === seat ? value : (before[i] ?? '')));
    const options = readOptions(game.id, game.def.options, { ...room.options, [option]: list }, list.length) as object;
    await this.#keep(room, { options: { ...options } });
  }

  async #start(room: Room, { guest }: Visitor): Promise<void> {
    demandHost(room, guest);
    demandNoMatch(room);
    if (room.chairs.some(({ who }) => who === 'nobody'))
      throw new Sorry('There are free seats: ask somebody, or seat bots.');
    const waiting = room.chairs.flatMap((chair) =>
      chair.who === 'person' && chair.brought === null ? [chair.name] : [],
    );
    if (waiting.length > 0) throw new Sorry(`Not ready yet: ${waiting.join(', ')}.`);
    const deal = this.#dealOf(room);
    const { game } = this.#gameOf(room);
    // Some options are only found wrong together, when the match is dealt.
    start(game, { seats: deal.seats.length, options: deal.options, seed: 'a trial deal' });
    await this.#how.matches.begin(deal);
    const guests = room.chairs.map((chair) => (chair.who === 'person' ? chair.guest : ''));
    const played = [...room.played, { match: deal.match, guests }].slice(-MOST_PLAYED);
    await this.#keep(room, { played, playing: true });
    this.#byMatch.set(deal.match, room);
  }
  #dealOf(room: Room): MatchDeal {
    const { game } = this.#gameOf(room);
    const chairs = room.chairs.map((chair) => {
      if (chair.who === 'person') return { who: 'person' as const, name: chair.name, bot: '' };
      return { who: 'bot' as const, name: '', bot: chair.who === 'bot' ? chair.bot : '' };
    });
    return {
      match: randomBytes(12).toString('base64url'),
      game: room.game,
      rulesVersion: game.def.rulesVersion,
      cardSet: game.cardSet,
      seats: chairs,
      options: room.options,
      clock: clockOf(room),
      spectators: room.spectators === null ? null : room.spectators * 1_000,
      fair: {
        secret: room.secret,
        entropy: room.chairs.map((chair) => (chair.who === 'person' ? (chair.brought ?? '') : '')),
      },
      began: this.#how.ticker.now(),
    };
  }

  async #leave(room: Room, visitor: Visitor): Promise<void> {
    this.#visitors.get(room.room)?.delete(visitor);
    visitor.send({ type: 'gone', room: room.room });
    // In a match the seat stays theirs: whoever stays away is handed over when their time is over.
    if (room.playing) return this.#tell(room.room);
    const seat = seatOf(room, visitor.guest);
    const chairs = seat === null ? room.chairs : freed(room, seat);
    const next = chairs.find((chair) => chair.who === 'person');
    if (!next) return this.#drop(room);
    const host = room.host === visitor.guest && next.who === 'person' ? next.guest : room.host;
    await this.#keep(room, { chairs, host });
  }
  async #drop(room: Room): Promise<void> {
    await this.#how.store.dropRoom(room.room);
    for (const visitor of this.#visitors.get(room.room) ?? []) visitor.send({ type: 'gone', room: room.room });
    this.#visitors.delete(room.room);
    this.#rooms.delete(room.room);
    this.#byCode.delete(room.code);
    for (const { match } of room.played) this.#byMatch.delete(match);
    this.#lobbyChanged();
  }
  #sendAway(room: Room, guest: string): void {
    const inside = this.#visitors.get(room.room);
    for (const visitor of [...(inside ?? [])].filter((one) => one.guest === guest)) {
      inside?.delete(visitor);
      visitor.send({ type: 'gone', room: room.room });
    }
  }

  #chat(room: Room, { guest, name }: Visitor, words: string): void {
    const text = cleanText(words);
    if (text === '') throw new Sorry('This says nothing.');
    const said = { type: 'said' as const, room: room.room, guest, name, text, at: this.#how.ticker.now() };
    for (const visitor of this.#visitors.get(room.room) ?? []) {
      if (!this.#muted.get(visitor.guest)?.has(guest)) visitor.send(said);
    }
  }
  #mute({ guest }: Visitor, message: Asked<'mute'>): void {
    const muted = this.#muted.get(guest) ?? new Set();
    if (message.on) muted.add(message.guest);
    else muted.delete(message.guest);
    if (muted.size > 100) muted.delete([...muted][0] ?? '');
    this.#muted.set(guest, muted);
  }

  /** The same people once more, each one seat further, from a new secret: everybody says again that they are ready. */
  async #rematch(room: Room, visitor: Visitor): Promise<void> {
    this.#ownSeat(room, visitor);
    const last = room.played[room.played.length - 1] ?? sorry('There was no match yet.');
    if (!(await this.#how.matches.isOver(last.match))) throw new Sorry('The match is not over.');
    const turned = [...room.chairs.slice(-1), ...room.chairs.slice(0, -1)];
    const chairs = turned.map((chair): Chair => (chair.who === 'person' ? { ...chair, brought: null } : chair));
    const options = { ...room.options };
    for (const name of this.#gameOf(room).game.secrets) {
      const list = options[name];
      if (Array.isArray(list)) options[name] = [...list.slice(-1), ...list.slice(0, -1)];
    }
    const secret = randomBytes(32).toString('hex');
    await this.#keep(room, { chairs, options, secret, playing: false });
  }

  #ownSeat(room: Room, { guest }: Visitor): Seat {
    return seatOf(room, guest) ?? sorry('You do not sit at this table.');
  }
  #gameOf = ({ game }: Room): PlayedGame => this.#how.games.get(game) ?? sorry('This game cannot be played here.');

  async #seat(room: Room, seat: Seat, more: Partial<Extract<Chair, { who: 'person' }>>): Promise<void> {
    demandNoMatch(room);
    const chairs = room.chairs.map((chair, at) =>
      at === seat && chair.who === 'person' ? { ...chair, ...more } : chair,
    );
    await this.#keep(room, { chairs });
  }

  /** Kept first: what a page has seen survives a crash. */
  async #keep(room: Room, changes: Partial<Room>): Promise<void> {
    const body = JSON.stringify({ ...room, ...changes });
    const at = this.#how.ticker.now();
    if (!(await this.#how.store.putRoom({ room: room.room, code: room.code, body, at }))) {
      throw new Error(`two rooms have the code ${room.code}`);
    }
    Object.assign(room, changes);
    this.#tell(room.room);
  }
  #list(room: Room): void {
    this.#rooms.set(room.room, room);
    this.#byCode.set(room.code, room);
    for (const { match } of room.played) this.#byMatch.set(match, room);
  }

  #tell(id: string, except: Visitor | null = null): void {
    const room = this.#rooms.get(id);
    if (!room) return;
    for (const visitor of this.#visitors.get(id) ?? []) {
      if (visitor !== except) visitor.send({ type: 'room', view: this.#viewFor(room, visitor.guest) });
    }
    this.#lobbyChanged();
  }
  #viewFor(room: Room, guest: string): RoomView {
    const inside = [...(this.#visitors.get(room.room) ?? [])];
    return roomViewFor(room, guest, this.#gameOf(room), (one) => inside.some((visitor) => visitor.guest === one));
  }
  /** Many changes in a moment are told once. */
  #lobbyChanged(): void {
    if (this.#lobbyDue) return;
    this.#lobbyDue = true;
    this.#how.ticker.after(LOBBY_MS, () => {
      this.#lobbyDue = false;
      const rooms = this.#lobbyNotes();
      for (const visitor of this.#lobby) visitor.send({ type: 'lobby', rooms });
    });
  }
  #lobbyNotes(): LobbyNote[] {
    const open = [...this.#rooms.values()].filter(({ visibility, room, playing, spectators }) => {
      const isWatched = (this.#visitors.get(room)?.size ?? 0) > 0;
      return visibility === 'open' && isWatched && (!playing || spectators !== null);
    });
    return open.slice(-MOST_IN_LOBBY).map((room) => ({
      code: room.code,
      game: room.game,
      seats: room.chairs.length,
      taken: room.chairs.filter(({ who }) => who !== 'nobody').length,
      host:
        room.chairs.flatMap((chair) => (chair.who === 'person' && chair.guest === room.host ? [chair.name] : []))[0] ??
        '',
      playing: room.playing,
      watchable: room.spectators !== null,
    }));
  }
}

function sorry(text: string): never {
  throw new Sorry(text);
}
function demandHost({ host }: Room, guest: string): void {
  if (host !== guest) throw new Sorry('Only whoever opened this table can do that.');
}
function demandNoMatch({ playing }: Room): void {
  if (playing) throw new Sorry('A match is being played at this table.');
}

const personIn = ({ guest, name }: Visitor): Chair => ({ who: 'person', guest, name, brought: null });
const freed = ({ chairs }: Room, seat: Seat): Chair[] =>
  chairs.map((chair, at) => (at === seat ? { who: 'nobody' } : chair));

/** A game's own options come first: silence until a bot stands in, or a clock for turns. */
function clockOf({ options, seconds }: Room): MatchDeal['clock'] {
  const { afkSeconds, turnSeconds } = options;
  if (typeof afkSeconds === 'number' && afkSeconds > 0) return { ms: afkSeconds * 1_000, stirs: true };
  if (typeof turnSeconds === 'number' && turnSeconds > 0) return { ms: turnSeconds * 1_000, stirs: false };
  return { ms: seconds * 1_000, stirs: true };
}

/** One line, without signs that cannot be seen or that turn the direction of others. */
const cleanText = (text: string): string => text.replace(/[\p{C}\s]+/gu, ' ').trim();
const cleanName = (name: string): string => cleanText(name).slice(0, MOST_NAME);
