/** Sets of cards that this browser keeps. One is sent to the server only when it is chosen for a table far away. */
import { doneOr } from '../kept/requests.ts';
import type { ReadBefore } from './read-source.ts';
import type { ReadCards, ReadPart } from './reading.ts';

export interface KeptNote {
  name: string;
  game: string;
  cards: number;
  /** Cards whose text is not wholly read, as far as the page could read when it was imported. */
  unread: number;
}

export interface KeptSets {
  notes(): Promise<KeptNote[]>;
  /** Null: it keeps none of this name. */
  cards(name: string): Promise<readonly unknown[] | null>;
  put(note: KeptNote, cards: readonly unknown[]): Promise<void>;
  drop(name: string): Promise<void>;
  /** Drops all of them, and what was read of them. */
  clear(): Promise<void>;
}

export const MOST_KEPT = 20;
const CARD_DATABASE = 'dealers-choice-cards';
/** Readings beyond these make room for new ones. */
const MOST_READ = 4;

interface ReadEntry {
  fingerprint: string;
  /** What read it: another version of the page may read more. */
  reader: string;
  when: number;
  read: ReadCards;
}

/** Of cards that are being read, or whose reading was broken off: those of one file at a time. */
interface PartEntry {
  /** The fingerprint of the cards, and the place of the first one. */
  key: string;
  reader: string;
  part: ReadPart;
}

/** By which field each store knows its entries. */
const KEYS = { notes: 'name', sets: 'name', read: 'fingerprint', parts: 'key' } as const;

const done = doneOr('the browser cannot keep cards');

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(CARD_DATABASE, 2);
  request.onupgradeneeded = () => {
    const there = request.result.objectStoreNames;
    for (const [name, keyPath] of Object.entries(KEYS)) {
      if (!there.contains(name)) request.result.createObjectStore(name, { keyPath });
    }
  };
  return done(request);
}

type StoreName = keyof typeof KEYS;
const ALL: readonly StoreName[] = ['notes', 'sets', 'read', 'parts'];

/** Opens the database for one task, and closes it: other pages may want to change it. */
async function within<T>(
  factory: IDBFactory,
  names: readonly StoreName[],
  mode: IDBTransactionMode,
  task: (store: (name: StoreName) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const database = await open(factory);
  try {
    const transaction = database.transaction(names, mode);
    const whole = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('the browser cannot keep cards'));
    });
    const [result] = await Promise.all([task((name) => transaction.objectStore(name)), whole]);
    return result;
  } finally {
    database.close();
  }
}

export function indexedDbSets(factory: IDBFactory): KeptSets {
  return {
    notes: () =>
      within(factory, ['notes'], 'readonly', async (store) => (await done(store('notes').getAll())) as KeptNote[]),
    cards: (name) =>
      within(factory, ['sets'], 'readonly', async (store) => {
        const found = (await done(store('sets').get(name))) as { cards: readonly unknown[] } | undefined;
        return found?.cards ?? null;
      }),
    put: (note, cards) =>
      within(factory, ['notes', 'sets'], 'readwrite', async (store) => {
        await Promise.all([done(store('notes').put(note)), done(store('sets').put({ name: note.name, cards }))]);
      }),
    drop: (name) =>
      within(factory, ['notes', 'sets'], 'readwrite', async (store) => {
        await Promise.all([done(store('notes').delete(name)), done(store('sets').delete(name))]);
      }),
    clear: () =>
      within(factory, ALL, 'readwrite', async (store) => {
        await Promise.all(ALL.map((name) => done(store(name).clear())));
      }),
  };
}

/** What `reader` has read before. */
export function indexedDbReadings(factory: IDBFactory, reader: string): ReadBefore {
  return {
    find: (fingerprint) =>
      within(factory, ['read'], 'readonly', async (store) => {
        const found = (await done(store('read').get(fingerprint))) as ReadEntry | undefined;
        return found?.reader === reader ? found.read : null;
      }),
    put: (fingerprint, read) =>
      within(factory, ['read', 'parts'], 'readwrite', async (store) => {
        const entry: ReadEntry = { fingerprint, reader, when: Date.now(), read };
        const all = (await done(store('read').getAll())) as ReadEntry[];
        const old = all.filter((each) => each.fingerprint !== fingerprint).sort((a, b) => b.when - a.when);
        const gone = old.filter((each, i) => each.reader !== reader || i >= MOST_READ - 1);
        await Promise.all([
          done(store('read').put(entry)),
          done(store('parts').clear()),
          ...gone.map((each) => dropped(store('read'), each)),
        ]);
      }),
    parts: (fingerprint) =>
      within(factory, ['parts'], 'readonly', async (store) => {
        const all = (await done(store('parts').getAll(partsOf(fingerprint)))) as PartEntry[];
        return inARow(all.filter((each) => each.reader === reader).map(({ part }) => part));
      }),
    putPart: (fingerprint, part) =>
      within(factory, ['parts'], 'readwrite', async (store) => {
        // The first of a file: what was broken off before makes room.
        if (part.from === 0) await done(store('parts').clear());
        const entry: PartEntry = { key: `${fingerprint}/${part.from}`, reader, part };
        await done(store('parts').put(entry));
      }),
  };
}

const partsOf = (fingerprint: string): IDBKeyRange => IDBKeyRange.bound(`${fingerprint}/`, `${fingerprint}/\uffff`);

/** From the first card on, as far as none is missing. */
function inARow(parts: readonly ReadPart[]): readonly ReadPart[] {
  let next = 0;
  return [...parts]
    .sort((a, b) => a.from - b.from)
    .filter(({ from, readings }) => {
      const follows = from === next;
      if (follows) next += readings.length;
      return follows;
    });
}

const dropped = (store: IDBObjectStore, { fingerprint }: ReadEntry): Promise<undefined> =>
  done(store.delete(fingerprint));
