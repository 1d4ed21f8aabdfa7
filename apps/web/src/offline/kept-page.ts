/** The built page in a cache of the browser: every file under its name and checksum, so that two versions fit in. */
import type { PageFile } from './page-file.ts';

export interface KeptPage {
  /** Gets every file that is not there yet; throws when one of them cannot be had. What has come by then stays. */
  keep(): Promise<void>;
  /** Forgets what only other versions have. */
  forgetOthers(): Promise<void>;
  has(path: string): boolean;
  /** Undefined: the browser has lost it. */
  get(path: string): Promise<Response | undefined>;
}

interface KeptPageHow {
  files: readonly PageFile[];
  caches: Pick<CacheStorage, 'open'>;
  fetch(path: string, how: RequestInit): Promise<Response>;
}

const CACHE = 'page';
/** So many files at a time: what a person waits for comes in between. */
const AT_ONCE = 4;
/** Packed or not, it is the same file. */
const HOW = { ignoreVary: true };

export function keptPage({ files, caches, fetch }: KeptPageHow): KeptPage {
  const addresses = new Map(files.map(({ path, integrity }) => [path, `${path}?${encodeURIComponent(integrity)}`]));
  const opened = (): Promise<Cache> => caches.open(CACHE);

  const fetched = async ({ path, integrity }: PageFile): Promise<Response> => {
    // A name that stays the same may stand for what an earlier visit left in the browser.
    const cache = path.startsWith('/assets/') ? 'default' : 'no-cache';
    const answer = await fetch(path, { integrity, cache });
    if (!answer.ok) throw new Error(`${path} cannot be kept: ${answer.status}`);
    return answer;
  };

  return {
    async keep() {
      const cache = await opened();
      const left = [...files];
      const takeInTurn = async (): Promise<void> => {
        for (let file = left.shift(); file; file = left.shift()) {
          const address = addresses.get(file.path) ?? file.path;
          if (!(await cache.match(address, HOW))) await cache.put(address, await fetched(file));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, takeInTurn));
    },
    async forgetOthers() {
      const cache = await opened();
      const ours = new Set(addresses.values());
      const others = (await cache.keys()).filter(({ url }) => {
        const { pathname, search } = new URL(url);
        return !ours.has(pathname + search);
      });
      await Promise.all(others.map((one) => cache.delete(one)));
    },
    has: (path) => addresses.has(path),
    async get(path) {
      const address = addresses.get(path);
      return address === undefined ? undefined : (await opened()).match(address, HOW);
    },
  };
}
