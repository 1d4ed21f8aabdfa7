import { createHash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { LastUsed } from './last-used.ts';

/** One file of the built page, as it is sent. */
export interface Page {
  type: string;
  body: Buffer;
  /** Of the uncompressed body. */
  hash: string;
  /** The name holds a hash of the content, so a browser never has to ask again. */
  immutable: boolean;
  compressible: boolean;
}

export type Encoding = 'br' | 'gzip';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Every file of a folder by its address. They are read once: what is not in this map cannot be asked for. */
export function readPages(folder: string): Map<string, Page> {
  return new Map(pathsIn(folder).map((path) => [`/${path}`, page(path, readFileSync(join(folder, path)))]));
}

function pathsIn(folder: string, below = ''): string[] {
  const visible = ({ name }: Dirent) => !name.startsWith('.') && !name.endsWith('.map');
  return readdirSync(join(folder, below), { withFileTypes: true })
    .filter(visible)
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) return pathsIn(folder, path);
      return entry.isFile() ? [path] : [];
    });
}

const page = (path: string, body: Buffer): Page =>
  pageOf(TYPES[extname(path)] ?? 'application/octet-stream', body, path.startsWith('assets/'));

export const pageOf = (type: string, body: Buffer, immutable = false): Page => ({
  type,
  body,
  hash: createHash('sha256').update(body).digest('base64url').slice(0, 22),
  immutable,
  compressible: /^text\/|json|svg|wasm/.test(type) && body.length > 1024,
});

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: 9, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** Of pages that are made anew for every answer, such as lists, this many are remembered by what they say. */
const MOST_RECENT = 8;
const MOST_REMEMBERED = 2 ** 20;

/** Compresses each page once, when it is first asked for; forgets it together with the page. */
export function packer(): (page: Page, encoding: Encoding) => Promise<Buffer> {
  const done = { br: new WeakMap<Page, Promise<Buffer>>(), gzip: new WeakMap<Page, Promise<Buffer>>() };
  const recent = new LastUsed<Promise<Buffer>>(MOST_RECENT);
  return (page, encoding) => {
    const name = `${encoding} ${page.hash}`;
    const packed = done[encoding].get(page) ?? recent.get(name) ?? compress[encoding](page.body);
    done[encoding].set(page, packed);
    return page.body.length <= MOST_REMEMBERED && !page.immutable ? recent.use(name, packed) : packed;
  };
}

/** The best encoding that the client names and does not rule out with q=0. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const named = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', ...settings] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = settings.find((setting) => setting.startsWith('q='))?.slice(2) ?? '1';
      return [name, Number(weight)] as const;
    }),
  );
  const wanted = (name: Encoding) => (named.get(name) ?? named.get('*') ?? 0) > 0;
  if (wanted('br')) return 'br';
  return wanted('gzip') ? 'gzip' : null;
}
