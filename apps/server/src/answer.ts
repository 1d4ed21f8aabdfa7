import type { IncomingHttpHeaders } from 'node:http';
import { type Encoding, encodingFor, type Page } from './pages.ts';

/** What is sent back, apart from the headers that every answer has. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export interface Site {
  pages: ReadonlyMap<string, Page>;
  pack: (page: Page, encoding: Encoding) => Promise<Buffer>;
  /** What `/health` tells. */
  health: () => object;
}

export interface Asked {
  method: string;
  /** As it stands in the request line. */
  target: string;
  headers: IncomingHttpHeaders;
}

export async function answerTo(site: Site, { method, target, headers }: Asked): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') {
    return words(405, `${method} is not possible here, only GET and HEAD.`, { Allow: 'GET, HEAD' });
  }
  const path = pathOf(target);
  if (path === null) return words(400, 'This address cannot be read.');
  if (path === '/health') {
    return answer(200, 'application/json; charset=utf-8', Buffer.from(`${JSON.stringify(site.health())}\n`));
  }
  const page = site.pages.get(path === '/' ? '/index.html' : path) ?? fallback(site, path);
  return page ? sendPage(site, page, headers) : words(404, 'There is nothing at this address.');
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

function words(status: number, text: string, more: Record<string, string> = {}): Answer {
  return answer(status, 'text/plain; charset=utf-8', Buffer.from(`${text}\n`), more);
}

function answer(status: number, type: string, body: Buffer, more: Record<string, string> = {}): Answer {
  const headers = { 'Content-Type': type, 'Content-Length': String(body.length) };
  return { status, headers: { 'Cache-Control': 'no-store', ...headers, ...more }, body };
}
