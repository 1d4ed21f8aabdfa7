import type { IncomingHttpHeaders } from 'node:http';
import type { CardStore } from './card-store.ts';
import type { Health } from './health.ts';
import { type Images, OWN_IMAGES } from './images.ts';
import { type Encoding, encodingFor, type Page, pageOf } from './pages.ts';
import { type Answer, answer, json, words } from './replies.ts';
import type { Posted, Routes } from './routes.ts';
import type { WhoUploads } from './uploads/uploaded-cards.ts';

export interface Site {
  pages: ReadonlyMap<string, Page>;
  pack: (page: Page, encoding: Encoding) => Promise<Buffer>;
  /** What `/health` tells. */
  health: () => Promise<Health>;
  cards: CardStore;
  /** Who may send cards, for the page to know. */
  uploads: WhoUploads;
  /** Null: there are none. */
  images: Images | null;
  /** What else can be asked for, and posted. */
  routes: Routes;
}

export interface Asked extends Omit<Posted, 'path'> {
  method: string;
  /** As it stands in the request line. */
  target: string;
}

export async function answerTo(site: Site, { method, target, ...asked }: Asked): Promise<Answer> {
  const path = pathOf(target);
  const posted = method === 'POST' && path !== null ? await site.routes.answerPost({ ...asked, path }) : null;
  if (posted) return posted;
  if (method !== 'GET' && method !== 'HEAD') {
    return words(405, `${method} is not possible here, only GET and HEAD.`, { Allow: 'GET, HEAD' });
  }
  if (path === null) return words(400, 'This address cannot be read.');
  const got = await site.routes.answerGet({ ...asked, path });
  if (got === null) return answerPath(site, path, asked.headers);
  return 'hash' in got ? sendPage(site, got, asked.headers) : got;
}

async function answerPath(site: Site, path: string, headers: IncomingHttpHeaders): Promise<Answer> {
  if (path === '/health') {
    const health = await site.health();
    return json(health.ok ? 200 : 503, health);
  }
  if (path === '/cards.json') return sendPage(site, await listOf(site), headers);
  const set = /^\/cards\/(.*)\.json$/s.exec(path)?.[1];
  if (set !== undefined) return sendSet(site, set, headers);
  if (path.startsWith(OWN_IMAGES)) {
    const image = site.images?.find(path.slice(OWN_IMAGES.length)) ?? null;
    return image ? sendPage(site, image, headers) : words(404, 'There is no picture of this card.');
  }
  const page = site.pages.get(path === '/' ? '/index.html' : path) ?? fallback(site, path);
  return page ? sendPage(site, page, headers) : words(404, 'There is nothing at this address.');
}

/** The sets of cards that there are, and where pictures of cards are. */
async function listOf({ cards, images, uploads }: Site): Promise<Page> {
  const where = images && { template: images.template, ids: images.ids };
  const list = { game: cards.game, sets: await cards.list(), images: where, uploads };
  return pageOf('application/json; charset=utf-8', Buffer.from(`${JSON.stringify(list)}\n`));
}

async function sendSet(site: Site, name: string, headers: IncomingHttpHeaders): Promise<Answer> {
  const found = await site.cards.find(name);
  if (found?.page) return sendPage(site, found.page, headers);
  if (found && 'wrong' in found.note) return words(422, found.note.wrong);
  const known = (await site.cards.list()).map((note) => note.name);
  const there = known.length === 0 ? 'none has been imported' : `there are: ${known.join(', ')}`;
  return words(404, `There are no cards of this name here; ${there}.`);
}

/** The path alone, decoded; null when it is malformed or tries to climb. */
function pathOf(target: string): string | null {
  const [raw = ''] = target.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/);
  try {
    const path = decodeURIComponent(raw === '' ? '/' : raw);
    const climbs = path.split(/[/\\]/).includes('..');
    return path.startsWith('/') && !climbs && !path.includes('\0') ? path : null;
  } catch {
    return null;
  }
}

/** Screens have addresses without a file: the page knows what to show there. A file that is missing is missing. */
function fallback(site: Site, path: string): Page | undefined {
  const isScreen = !path.startsWith('/assets/') && !path.includes('.');
  return isScreen ? site.pages.get('/index.html') : undefined;
}

async function sendPage(site: Site, page: Page, headers: IncomingHttpHeaders): Promise<Answer> {
  const encoding = page.compressible ? encodingFor(headers['accept-encoding']?.toString()) : null;
  const tag = `"${page.hash}${encoding ? `-${encoding}` : ''}"`;
  const caching = {
    ETag: tag,
    'Cache-Control': page.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(page.compressible && { Vary: 'Accept-Encoding' }),
  };
  if (names(headers['if-none-match'], tag)) return { status: 304, headers: caching, body: Buffer.alloc(0) };
  const body = encoding ? await site.pack(page, encoding) : page.body;
  return answer(200, page.type, body, { ...caching, ...(encoding && { 'Content-Encoding': encoding }) });
}

function names(ifNoneMatch: string | undefined, tag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
