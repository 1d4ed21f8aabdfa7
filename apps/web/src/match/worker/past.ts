/**
 * How every match that was finished here ended: a line each, kept when its record makes room for newer ones. Statistics
 * are counted from these lines, and never added up twice: a line belongs to one match.
 */
import { doneOr } from '../../kept/requests.ts';
import type { MatchNote } from '../contract.ts';
import { committed } from './committed.ts';

const PAST_DATABASE = 'dealers-choice-past';
const STORE = 'endings';

export interface Past {
  put(note: MatchNote): Promise<void>;
  all(): Promise<MatchNote[]>;
  drop(key: string): Promise<void>;
  clear(): Promise<void>;
}

const done = doneOr('the browser cannot keep how matches ended');

/** A database of its own: the one of the matches stays as older pages in other tabs know it. */
export function indexedDbPast(factory: IDBFactory): Past {
  const within = async <T>(mode: IDBTransactionMode, task: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const request = factory.open(PAST_DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
    const database = await done(request);
    try {
      const request = task(database.transaction(STORE, mode).objectStore(STORE));
      const [result] = await Promise.all([done(request), mode === 'readwrite' && committed(request)]);
      return result;
    } finally {
      database.close();
    }
  };
  return {
    put: async (note) => void (await within('readwrite', (store) => store.put(note))),
    all: async () => (await within('readonly', (store) => store.getAll())) as MatchNote[],
    drop: async (key) => void (await within('readwrite', (store) => store.delete(key))),
    clear: async () => void (await within('readwrite', (store) => store.clear())),
  };
}
