import { expect, test } from 'vitest';
import { keptPage } from './kept-page.ts';

const SITE = 'https://table.example';
const V1 = [
  { path: '/index.html', integrity: 'sha256-a+/1=' },
  { path: '/assets/game-1.js', integrity: 'sha256-b' },
];
const V2 = [{ path: '/index.html', integrity: 'sha256-c' }, ...V1.slice(1)];

/** A browser's cache and its network; a path that is not on the network fails as one that was changed does. */
function browser(network: Record<string, string>) {
  const kept = new Map<string, Response>();
  const asked: { path: string; cache: string | undefined; integrity: string | undefined }[] = [];
  const cache = {
    match: async (address: string) => kept.get(address)?.clone(),
    put: async (address: string, answer: Response) => void kept.set(address, answer),
    keys: async () => [...kept.keys()].map((address) => ({ url: SITE + address })),
    delete: async ({ url }: { url: string }) => kept.delete(url.slice(SITE.length)),
  };
  const caches = { open: async () => cache as unknown as Cache };
  const fetch = async (path: string, { cache: how, integrity }: RequestInit): Promise<Response> => {
    asked.push({ path, cache: how, integrity });
    const text = network[path];
    if (text === undefined) throw new TypeError('Failed to fetch');
    return new Response(text, { status: text === '' ? 503 : 200 });
  };
  return { kept, asked, how: { caches, fetch } };
}
const textOf = async (answer: Promise<Response | undefined>) => (await answer)?.text();

test('every file is fetched once, held against its checksum, and found by its path', async () => {
  const { how, asked } = browser({ '/index.html': 'page', '/assets/game-1.js': 'rules' });
  const page = keptPage({ files: V1, ...how });
  await page.keep();

  expect(asked).toEqual([
    { path: '/index.html', cache: 'no-cache', integrity: 'sha256-a+/1=' },
    { path: '/assets/game-1.js', cache: 'default', integrity: 'sha256-b' },
  ]);
  expect(await textOf(page.get('/index.html'))).toBe('page');
  expect([page.has('/assets/game-1.js'), page.has('/cards.json')]).toEqual([true, false]);
  expect(await page.get('/cards.json')).toBeUndefined();
});

test('a new version fetches what is new, leaves the old one whole, and forgets it when its time has come', async () => {
  const network: Record<string, string> = { '/index.html': 'page', '/assets/game-1.js': 'rules' };
  const { how, asked, kept } = browser(network);
  const before = keptPage({ files: V1, ...how });
  await before.keep();
  network['/index.html'] = 'new page';
  const after = keptPage({ files: V2, ...how });
  await after.keep();

  expect(asked.slice(2).map(({ path }) => path)).toEqual(['/index.html']);
  expect(await textOf(before.get('/index.html'))).toBe('page');
  expect(await textOf(after.get('/index.html'))).toBe('new page');
  await after.forgetOthers();
  expect(kept.size).toBe(2);
  expect(await before.get('/index.html')).toBeUndefined();
  expect(await textOf(after.get('/assets/game-1.js'))).toBe('rules');
});

test.each([
  ['cannot be reached', {}, 'Failed to fetch'],
  ['is refused', { '/assets/game-1.js': '' }, '/assets/game-1.js cannot be kept: 503'],
])('a page of which a file %s is not taken, and goes on from there the next time', async (_how, missing, message) => {
  const network: Record<string, string> = { '/index.html': 'page', ...missing };
  const { how, asked } = browser(network);
  const page = keptPage({ files: V1, ...how });
  await expect(page.keep()).rejects.toThrow(message);

  network['/assets/game-1.js'] = 'rules';
  await page.keep();
  expect(asked.map(({ path }) => path)).toEqual(['/index.html', '/assets/game-1.js', '/assets/game-1.js']);
});
