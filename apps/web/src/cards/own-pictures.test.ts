import { afterEach, expect, test, vi } from 'vitest';
import { cardNamedBy, keptPictures, ownPictures } from './own-pictures.ts';

test.each([
  ['XA01-001.png', 'XA01-001'],
  ['xa01-002.JPG', 'XA01-002'],
  ['XA01-003_p1.webp', 'XA01-003_P1'],
  ['XA01-004.svg', null],
  ['XA01-005.png.html', null],
  ['.png', null],
  ['my cat.png', null],
  ['../XA01-006.png', null],
  [`${'X'.repeat(61)}.png`, null],
])('the card of %s is %s', (file, card) => {
  expect(cardNamedBy(file)).toBe(card);
});

/** A browser that has room for this many pictures: a request succeeds, and then its transaction does not. */
function browserWith(room: number): void {
  const kept = new Map<string, unknown>();
  const request = <T>(result: T) => {
    const asked = { result, onsuccess: () => {}, onerror: () => {} };
    queueMicrotask(() => asked.onsuccess());
    return asked;
  };
  const transaction = () => {
    const wanted: { id: string }[] = [];
    const open = {
      error: new DOMException('There is no room.', 'QuotaExceededError'),
      oncomplete: () => {},
      onabort: () => {},
      objectStore: () => ({
        put: (entry: { id: string }) => request(wanted.push(entry)),
        getAll: () => request([...kept.values()]),
        clear: () => request(kept.clear()),
      }),
    };
    setTimeout(() => {
      if (kept.size + wanted.length > room) return open.onabort();
      for (const entry of wanted) kept.set(entry.id, entry);
      open.oncomplete();
    });
    return open;
  };
  vi.stubGlobal('indexedDB', { open: () => request({ transaction, close: () => {} }) });
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.type !== 'image/png') throw new DOMException('It is no picture.', 'InvalidStateError');
    return { width: 10, height: 14, close: () => {} };
  });
  const canvas = { getContext: () => null, toBlob: (got: (blob: Blob) => void) => got(new Blob(['drawn'])) };
  vi.stubGlobal('document', { createElement: () => ({ ...canvas }) });
}
afterEach(() => vi.unstubAllGlobals());
const file = (n: number, type = 'image/png') => new File(['x'], `XA01-00${n}.png`, { type });

test('a file that only calls itself a picture is left out', async () => {
  browserWith(9);
  const script = file(2, 'image/svg+xml');
  expect(await ownPictures.put([file(1), script, file(3)], () => {})).toBe(1);
  expect([...keptPictures().keys()]).toEqual(['XA01-001', 'XA01-003']);
});

test('a browser without room for more says so, and shows those that it has', async () => {
  browserWith(2);
  await expect(ownPictures.put([file(1), file(2), file(3), file(4)], () => {})).rejects.toThrow('There is no room.');
  expect([...keptPictures().keys()]).toEqual(['XA01-001', 'XA01-002']);
});
