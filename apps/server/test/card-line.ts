/** A whole server with imported cards on a port of its own. Sets are checked and read in this thread. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CardSet, RawCard } from '@dealers-choice/one-piece';
import { cardStore } from '../src/card-store.ts';
import { CardTables } from '../src/card-tables.ts';
import { checkedSet } from '../src/checked-set.ts';
import { BARE, type Front } from '../src/front.ts';
import { openOnline } from '../src/online.ts';
import { packer } from '../src/pages.ts';
import { readSet } from '../src/read-set.ts';
import { Routes } from '../src/routes.ts';
import { listen, serverFor, stop } from '../src/server.ts';
import type { SetSource } from '../src/set-source.ts';
import type { WhoUploads } from '../src/uploads/uploaded-cards.ts';

export interface CardLine {
  url: string;
  /** Of imported sets, and of everything that is kept. */
  cards: string;
  data: string;
  logged: { what: string; about: object }[];
  /** As whoever runs the server imports them. */
  import(name: string, cards: readonly RawCard[]): void;
  /** How many files that guests sent were checked. */
  checks(): number;
  send(name: string, body: string, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

const known = new Map<string, CardSet>();
/** Reads a file that was read before, in whatever folder, from memory. */
function readOnce(source: SetSource): CardSet {
  const file = readFileSync(source.path, 'utf8');
  const set = known.get(file) ?? readSet(source);
  known.set(file, set);
  return set;
}

export interface CardLineHow {
  /** Milliseconds in which a file must have come. */
  patience?: number;
  /** What every check of what a guest sends waits for. */
  gate?: Promise<void>;
  front?: Front;
}

export async function openCardLine(
  uploads: WhoUploads = 'guests',
  token: string | null = null,
  { patience, gate, front = BARE }: CardLineHow = {},
): Promise<CardLine> {
  const folder = mkdtempSync(join(tmpdir(), 'card-line-'));
  const [cards, data] = [join(folder, 'cards'), join(folder, 'data')];
  mkdirSync(cards);
  let checks = 0;
  const check = async (name: string, path: string) => {
    checks++;
    await gate;
    return checkedSet(name, path);
  };
  const store = cardStore(cards, async (name, path) => checkedSet(name, path));
  const read = async (source: SetSource) => readOnce(source);
  const tables = new CardTables({
    ...{ store, check, read, readSent: read, folder: join(data, 'cards'), uploads, token },
    ...(patience === undefined ? {} : { patience }),
  });
  const routes = new Routes(front);
  const health = async () => ({ ok: true, version: '1.2.3', uptime: 4, store: 'answers' as const });
  const logged: CardLine['logged'] = [];
  const log = (what: string, about: object): void => void logged.push({ what, about });
  const site = { pages: new Map(), pack: packer(), health, cards: store, images: null, routes, uploads };
  const server = serverFor(site, log);
  const online = await openOnline({
    ...{ server, routes, cards: tables, name: 'test', folder: data, url: null, headers: {}, log },
  });
  const url = `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}`;
  return {
    ...{ url, cards, data, logged },
    checks: () => checks,
    import: (name, set) => writeFileSync(join(cards, `${name}.json`), JSON.stringify({ name, cards: set })),
    send: (name, body, headers = {}) =>
      fetch(`${url}/cards/${name}`, {
        method: 'POST',
        headers: { origin: url, 'content-type': 'application/json', ...headers },
        body,
      }),
    async close() {
      await online.close();
      await stop(server, 100);
      rmSync(folder, { recursive: true });
    },
  };
}
