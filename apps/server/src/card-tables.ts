/**
 * Imported cards for tables: those that whoever runs the server has imported, which are everybody's, and those that
 * guests have sent, which are for them and for whoever is at a table of theirs.
 *
 *     POST /cards/harbour               a guest sends a set, where that is allowed: {name, print, cards, problems}
 *     GET  /cards/by-print/0123….json   the set with this fingerprint, for whoever may have it
 */
import { join } from 'node:path';
import { readCardsName } from '@dealers-choice/protocol';
import { type CardStore, isSetName, MOST_MEGABYTES } from './card-store.ts';
import type { Check } from './checker.ts';
import { hasToken, isLoopback, networkOf } from './front.ts';
import { ImportedGames } from './imported-games.ts';
import { Unplayable } from './match/unplayable.ts';
import type { Page } from './pages.ts';
import { type Answer, json, words } from './replies.ts';
import type { Guests } from './rooms/guests.ts';
import type { RoomCards } from './rooms/needed-cards.ts';
import type { RoomService } from './rooms/room-service.ts';
import { Tries } from './rooms/tries.ts';
import type { Routes, Upload } from './routes.ts';
import type { ReadSet } from './set-reader.ts';
import { UploadedCards, type WhoUploads } from './uploads/uploaded-cards.ts';
import { UploadsInFlight } from './uploads/uploads-in-flight.ts';

export interface CardsHow {
  store: CardStore;
  /** Of what guests send: in a thread of its own, so that what is everybody's does not wait for it. */
  check: Check;
  read: ReadSet;
  /** The same of what guests have sent. */
  readSent: ReadSet;
  /** Where cards of guests are kept, and what was read of any. */
  folder: string;
  uploads: WhoUploads;
  token: string | null;
  /** Milliseconds in which a file must have come. */
  patience?: number;
}

/** Of tables and their guests, which begin after the cards. */
export interface TablesHow {
  guests: Guests;
  rooms: Pick<RoomService, 'isAtTableWith' | 'useOfCards'>;
  now(): number;
}

const MOST_BYTES = MOST_MEGABYTES * 2 ** 20;
/** Of a file that is refused, this much is read and dropped: a page hears the reason only after it has sent all. */
const MOST_LET_BY = 4 * MOST_BYTES;
const CLOSE = { Connection: 'close' };
const LATER = { 'Retry-After': '10' };
const BUSY = 'Cards of yours are being sent or checked: wait until that is done.';
/** Less than the server waits for any request. */
const PATIENCE_MS = 25_000;
/** How often a guest may ask for sets that guests have sent. */
const FETCHES = { most: 20, everyMs: 3_000 };
const TOO_LONG = `The file has more than ${MOST_MEGABYTES} MB.`;
/** One answer for cards that are not there, and for those that are somebody else's. */
const NO_CARDS = 'There are no such cards here, or they are for others.';

export class CardTables implements RoomCards {
  readonly #how: CardsHow;
  readonly #games: ImportedGames;
  /** Those with cards of guests make room for each other, and for nobody else. */
  readonly #sentGames: ImportedGames;
  readonly #uploaded: UploadedCards;
  readonly #inFlight = new UploadsInFlight();
  readonly #fetches: Tries;
  #tables: TablesHow | null = null;

  constructor(how: CardsHow) {
    const { folder, check } = how;
    this.#how = how;
    this.#fetches = new Tries(FETCHES, { now: () => this.#tables?.now() ?? 0 });
    this.#uploaded = new UploadedCards({
      folder: join(folder, 'uploaded'),
      check,
      now: () => this.#tables?.now() ?? 0,
      useOf: async (print) => (this.#tables ? this.#tables.rooms.useOfCards(print) : 'played'),
    });
    const readings = join(folder, 'readings');
    const find = async (named: { name: string; print: string }) => ({
      ...named,
      path: await this.#find(named),
      readings,
    });
    this.#games = new ImportedGames({ find, read: how.read });
    this.#sentGames = new ImportedGames({ find, read: how.readSent });
  }

  with: RoomCards['with'] = async (game, cards) => {
    const named = readCardsName(cards);
    const isSent = named !== null && !(await this.#isPublic(named));
    return (isSent ? this.#sentGames : this.#games).with(game, cards);
  };

  async mayUse(guest: string, cards: string): Promise<boolean> {
    const named = readCardsName(cards);
    if (named === null) return false;
    if ((await this.#isPublic(named)) || (await this.#isFor(guest, named.print))) return true;
    // That everybody's set of this name is another one is no secret.
    if (await this.#how.store.find(named.name)) throw new Unplayable(changed(named.name));
    return false;
  }
  /** Everything that this guest has sent goes. */
  forget = (guest: string): Promise<void> => this.#uploaded.forget(guest);
  keptAbout = (guest: string) => this.#uploaded.ofGuest(guest);

  /** From now on cards can be sent and had. */
  open(routes: Routes, tables: TablesHow): void {
    this.#tables = tables;
    routes.getUnder('/cards/by-print/', ({ rest, cookie }) => this.#send(rest, tables.guests.in(cookie)));
    if (this.#how.uploads !== 'off') {
      routes.upload('/cards/', (upload) => this.#take(upload, tables.guests));
    }
  }

  async #find({ name, print }: { name: string; print: string }): Promise<string> {
    if (await this.#isPublic({ name, print })) return this.#how.store.pathOf(name);
    const path = this.#uploaded.pathOf(print);
    if (path !== null) return path;
    const isThere = (await this.#how.store.find(name)) !== null;
    throw new Unplayable(isThere ? changed(name) : `The cards "${name}" are not here any more.`);
  }
  async #isPublic({ name, print }: { name: string; print: string }): Promise<boolean> {
    const note = (await this.#how.store.find(name))?.note;
    return note !== undefined && 'print' in note && note.print === print;
  }
  async #isFor(guest: string, print: string): Promise<boolean> {
    return this.#uploaded.isOf(guest, print) || ((await this.#tables?.rooms.isAtTableWith(guest, print)) ?? false);
  }

  async #send(rest: string, guest: string | null): Promise<Answer | Page> {
    const print = /^([0-9a-f]{32})\.json$/.exec(rest)?.[1] ?? '';
    const open = (await this.#how.store.list()).find((note) => 'print' in note && note.print === print);
    const page = open ? (await this.#how.store.find(open.name))?.page : null;
    if (page) return page;
    const isThere = this.#uploaded.pathOf(print) !== null;
    if (guest === null || !isThere || !(await this.#isFor(guest, print))) return words(404, NO_CARDS);
    if (!this.#fetches.take(guest)) return words(429, 'These cards were asked for too often: wait a moment.');
    return (await this.#uploaded.find(print)) ?? words(404, NO_CARDS);
  }

  async #take(upload: Upload, guests: Guests): Promise<Answer> {
    const { rest: name, cookie, authorization, address, length } = upload;
    const guest = guests.in(cookie);
    if (guest === null) return words(401, 'Open the page first: cards are kept for a guest.');
    if (this.#how.uploads === 'token' && !hasToken(authorization, this.#how.token)) {
      return words(403, 'Whoever runs this server takes cards only with the right token.');
    }
    if (!isSetName(name)) return words(400, 'Cards are called by up to 60 letters, digits and dashes.');
    if (length !== null && length > MOST_BYTES) return words(413, TOO_LONG, length > MOST_LET_BY ? CLOSE : {});
    if (this.#uploaded.isTaking(guest)) return words(429, BUSY, LATER);
    // From this machine, behind a proxy that says nothing, comes everybody.
    const network = isLoopback(address) ? null : networkOf(address);
    const free = this.#inFlight.take(network, length ?? MOST_BYTES);
    if (typeof free === 'string') return words(429, free, LATER);
    upload.whenGone(free);
    try {
      return await this.#takeFrom(upload, guest, name);
    } finally {
      free();
    }
  }
  async #takeFrom({ save, whenGone }: Upload, guest: string, name: string): Promise<Answer> {
    const { patience = PATIENCE_MS } = this.#how;
    const taken = await this.#uploaded.take(guest, name, {
      whenGone,
      async save(path) {
        const saved = await save(path, { most: MOST_BYTES, patience });
        if (saved === 'saved') return null;
        if (saved === 'too-long') return { status: 413, refused: TOO_LONG };
        return { status: 408, refused: `The cards did not come within ${patience / 1_000} seconds.` };
      },
    });
    if ('refused' in taken) return words(taken.status, taken.refused, taken.status === 408 ? CLOSE : {});
    const { print, cards, problems } = taken.note;
    return json(201, { name, print, cards, problems });
  }
}

const changed = (name: string): string =>
  `The cards "${name}" have changed here: these are not the ones that were meant.`;
