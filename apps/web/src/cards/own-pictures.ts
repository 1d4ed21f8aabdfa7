/** Pictures of cards that a person chose from this device. They are kept in this browser, and never leave it. */
import { useEffect } from 'react';
import { create } from 'zustand';
import { doneOr } from '../kept/requests.ts';

interface Kept {
  id: string;
  picture: Blob;
}

const MOST_PICTURES = 5_000;
const MOST_BYTES = 8 * 2 ** 20;
/** As large as the reading view shows a card on a fine screen. */
const [WIDEST, HIGHEST] = [600, 840];
const DATABASE = 'dealers-choice-pictures';
const STORE = 'pictures';

/** The card that a file is named after, as on the server; null: none. */
export function cardNamedBy(file: string): string | null {
  const [, id = ''] = /^(.*)\.(?:avif|gif|jpe?g|png|webp)$/i.exec(file) ?? [];
  return /^[A-Z0-9][A-Z0-9_-]{0,59}$/i.test(id) ? id.toUpperCase() : null;
}

const done = doneOr('the browser cannot keep pictures');

async function within<T>(mode: IDBTransactionMode, task: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' });
  const database = await done(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    // A browser without room takes the request, and then not the whole.
    const whole = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('the browser cannot keep pictures'));
    });
    const [result] = await Promise.all([task(transaction.objectStore(STORE)), whole]);
    return result;
  } finally {
    database.close();
  }
}

const NONE: ReadonlyMap<string, Blob> = new Map();
const useKeptPictures = create<{ pictures: ReadonlyMap<string, Blob> }>(() => ({ pictures: NONE }));

/** By card, as far as the page has looked. */
export const keptPictures = (): ReadonlyMap<string, Blob> => useKeptPictures.getState().pictures;

/** A browser that keeps nothing has none. */
async function look(): Promise<void> {
  const all = await within('readonly', async (store) => (await done(store.getAll())) as Kept[]).catch(() => []);
  useKeptPictures.setState({ pictures: new Map(all.map(({ id, picture }) => [id, picture])) });
}
let looked = false;

/** By card. */
export function useOwnPictures(wanted: boolean): ReadonlyMap<string, Blob> {
  useEffect(() => {
    if (!wanted || looked) return;
    looked = true;
    void look();
  }, [wanted]);
  return useKeptPictures((s) => s.pictures);
}

export const ownPictures = {
  /** Keeps what is a picture of a card, one after the other; gives how many files were left out. */
  async put(files: readonly File[], tell: (done: number) => void): Promise<number> {
    let left = 0;
    try {
      for (const [i, file] of files.entries()) {
        const id = i < MOST_PICTURES ? cardNamedBy(file.name) : null;
        const picture = id === null || file.size > MOST_BYTES ? null : await smaller(file).catch(() => null);
        if (id === null || picture === null) left++;
        else await within('readwrite', (store) => done(store.put({ id, picture } satisfies Kept)));
        tell(i + 1);
      }
    } finally {
      await look(); // those before the one for which there was no room
    }
    return left;
  },
  async clear(): Promise<void> {
    await within('readwrite', (store) => done(store.clear()));
    useKeptPictures.setState({ pictures: NONE });
  },
};

/** Drawn anew, so that what is kept is a picture whatever the file was. Throws where it is not a picture. */
async function smaller(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, WIDEST / bitmap.width, HIGHEST / bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve, reject) => {
    const got = (picture: Blob | null): void => (picture ? resolve(picture) : reject(new Error('it is not a picture')));
    canvas.toBlob(got, 'image/webp', 0.9);
  });
}
