import { expect, test } from 'vitest';
import { openRecords } from './opened-records.ts';
import { isScreen } from './screens.ts';
import { keepShared } from './shared-record.ts';

/** A store of answers by address, as a browser keeps it. */
function fakeCaches() {
  const kept = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, cache);
    return Promise.resolve({
      put: async (path: string, answer: Response) => void cache.set(path, answer),
      match: async (path: string) => cache.get(path),
    });
  };
  const caches = {
    open,
    has: async (name: string) => kept.has(name),
    delete: async (name: string) => kept.delete(name),
  };
  return { kept, caches: caches as unknown as CacheStorage };
}

/** What a page is shown, and what it is told, when it starts beside these. */
async function opened(where: Pick<Window, 'launchQueue' | 'caches'>): Promise<string[]> {
  return new Promise((done) => {
    const heard: string[] = [];
    openRecords(where, {
      show: async (text) => done([...heard, `shown ${text}`]),
      refuse: (error) => done([...heard, `refused ${error instanceof Error ? error.message : ''}`]),
    });
  });
}

test('a shared record waits for the page, and is opened once', async () => {
  const { caches, kept } = fakeCaches();
  const form = new FormData();
  form.set('record', new File(['{"moves":[]}'], 'a.json'));
  const answer = await keepShared(form, caches).catch(() => null);

  expect([...kept.keys()]).toEqual(['shared-record']);
  // Node wants whole addresses to redirect to; a service worker has one of its own.
  if (answer) expect(answer.status).toBe(303);
  expect(await opened({ caches })).toEqual(['shown {"moves":[]}']);
  expect([...kept.keys()]).toEqual([]);
});

test('what is shared without a file, or with an empty one, is refused', async () => {
  for (const record of [null, new File([], 'empty.json')]) {
    const { caches } = fakeCaches();
    const form = new FormData();
    if (record) form.set('record', record);
    await keepShared(form, caches).catch(() => null);
    const said = await opened({ caches });
    expect(said).toEqual(['refused This is not a record: what was shared or opened is empty, or not a file.']);
  }
});

test('a file that is opened with the page is shown, and one that is not text is refused', async () => {
  const launch = (...bytes: number[]) => ({
    caches: fakeCaches().caches,
    launchQueue: {
      setConsumer: (take: (launch: { files: { getFile(): Promise<Blob> }[] }) => void) =>
        take({ files: [{ getFile: async () => new Blob([Uint8Array.from(bytes)]) }] }),
    },
  });

  expect(await opened(launch(0x7b, 0x7d))).toEqual(['shown {}']);
  expect(await opened(launch(0xff, 0xfe))).toEqual(['refused This file cannot be read: it is not in UTF-8.']);
});

test.each([
  ['/socket.io/', false],
  ['/guest/data', false],
  ['/push/key', false],
  ['/metrics', false],
  ['/', true],
  ['/play/the-door', true],
  ['/health', false],
  ['/cards.json', false],
  ['/cards/mine.json', false],
  ['/cards/mine', false],
  ['/card-images/OP-1', false],
  ['/assets/gone', false],
  ['/licences.txt', false],
])('%s is the page itself: %s', (path, is) => {
  expect(isScreen(path)).toBe(is);
});
