import { expect, test } from 'vitest';
import type { MatchNote } from '../contract.ts';
import { indexedDbPast } from './past.ts';
import { indexedDbSaves, type SavedMatch } from './saves.ts';

/** Every request succeeds; then the transaction does, or there is no room for it. */
function browser(hasRoom: boolean): IDBFactory {
  const transaction = () => {
    const open = {
      error: new DOMException('There is no room.', 'QuotaExceededError'),
      oncomplete: () => {},
      onabort: () => {},
      objectStore: () => ({ put: () => request(undefined, open), delete: () => request(undefined, open) }),
    };
    setTimeout(() => (hasRoom ? open.oncomplete() : open.onabort()));
    return open;
  };
  const request = (result: unknown, within: unknown) => {
    const asked = { result, transaction: within, onsuccess: () => {}, onerror: () => {} };
    queueMicrotask(() => asked.onsuccess());
    return asked;
  };
  return { open: () => request({ transaction, close: () => {} }, null) } as unknown as IDBFactory;
}

const match = { key: 'a' } as SavedMatch;
const note = { key: 'a' } as MatchNote;

test('a match is saved when the browser has kept it, and not before', async () => {
  await expect(indexedDbSaves(browser(true)).put(match)).resolves.toBeUndefined();
  await expect(indexedDbSaves(browser(false)).put(match)).rejects.toThrow('There is no room.');
  await expect(indexedDbPast(browser(true)).put(note)).resolves.toBeUndefined();
  await expect(indexedDbPast(browser(false)).put(note)).rejects.toThrow('There is no room.');
});
