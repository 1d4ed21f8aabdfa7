/**
 * What can be asked over HTTP beside the files of the page. Whoever has something to answer adds it once, at the start:
 *
 *     routes.get('/push/key', () => words(OK, key));
 *     routes.post('/guest/carry', async ({ body, cookie, secure }) => …noContent({ 'Set-Cookie': … }));
 *
 * Paths that begin alike are one route (`getUnder`), and so is what is larger than a post may be (`upload`).
 *
 * What is posted changes something, so it must come from a page of our own, as JSON of at most 1 kB: everything else
 * has been refused before a handler is called. `body` is what the JSON says, to be held against a form by the handler.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { lengthOf, type Saved, type SaveHow } from './bodies.ts';
import { type Front, isOwnOrigin, isSecure } from './front.ts';
import type { Page } from './pages.ts';
import { type Answer, words } from './replies.ts';

export interface Call {
  /** What was posted; null when nothing can be. */
  body: unknown;
  /** The `Cookie` header (`Guests.in` reads it). */
  cookie: string | undefined;
  /** Cookies are for https alone. */
  secure: boolean;
  /** Of whoever asked; to count by, never to be written down. */
  address: string;
  authorization: string | undefined;
  /** A proxy says that it asks for somebody else. */
  isForwarded: boolean;
  /** A script of a page asks, and not a person or a program. */
  isFromPage: boolean;
}
export type Handler = (call: Call) => Answer | Promise<Answer>;
/** `rest`: of the path, behind what it begins with. A page is sent as files of the page are: packed, with its tag. */
export type UnderHandler = (call: Call & { rest: string }) => Answer | Page | Promise<Answer | Page>;

/** More than a post may be, of which nothing has been read yet. */
export interface Upload extends Omit<Call, 'body'> {
  rest: string;
  /** Bytes, as announced; null: nobody said. */
  length: number | null;
  /** Writes what is sent to this file, as it comes. */
  save(path: string, how: SaveHow): Promise<Saved>;
  /** Called when whoever sends it has hung up, or was answered. */
  whenGone(call: () => void): void;
}
export type UploadHandler = (upload: Upload) => Promise<Answer>;

export interface Asking {
  path: string;
  headers: IncomingHttpHeaders;
  address: string;
}
export interface Posted extends Asking, Pick<Upload, 'save' | 'whenGone'> {
  /** What follows the headers; null: it is longer than this. */
  read(most: number): Promise<Buffer | null>;
}

export const MOST_POSTED = 1_024;

export class Routes {
  readonly front: Front;
  readonly #gets = new Map<string, Handler>();
  readonly #posts = new Map<string, Handler>();
  readonly #under = new Map<string, UnderHandler>();
  readonly #uploads = new Map<string, UploadHandler>();

  constructor(front: Front) {
    this.front = front;
  }

  get = (path: string, handler: Handler): void => add(this.#gets, path, handler);
  post = (path: string, handler: Handler): void => add(this.#posts, path, handler);
  /** Every path that begins like this. */
  getUnder = (path: string, handler: UnderHandler): void => add(this.#under, path, handler);
  upload = (path: string, handler: UploadHandler): void => add(this.#uploads, path, handler);

  /** Null: there is nothing of ours at this path. */
  async answerGet({ path, headers, address }: Asking): Promise<Answer | Page | null> {
    const call = { body: null, ...this.#about(headers), address };
    const handler = this.#gets.get(path);
    if (handler) return handler(call);
    const [under, route] = found(this.#under, path) ?? [];
    return under === undefined || !route ? null : route({ ...call, rest: path.slice(under.length) });
  }

  /** Null: nothing can be posted to this path. */
  async answerPost({ path, headers, address, read, ...coming }: Posted): Promise<Answer | null> {
    const handler = this.#posts.get(path);
    const [under, upload] = found(this.#uploads, path) ?? [];
    if (!handler && !upload) return null;
    if (!this.#isOurs(headers)) return words(403, 'Only a page of this server can ask for that.');
    if (!/^application\/json(; ?charset=utf-8)?$/i.test(headers['content-type'] ?? '')) {
      return words(415, 'This must be sent as application/json.');
    }
    if (!handler) {
      if (under === undefined || !upload) return null;
      const about = { ...this.#about(headers), address, length: lengthOf({ headers }) };
      return upload({ ...about, ...coming, rest: path.slice(under.length) });
    }
    const sent = await read(MOST_POSTED);
    if (sent === null) return words(413, `At most ${MOST_POSTED} bytes can be sent.`, { Connection: 'close' });
    const body = jsonIn(sent);
    if (body === undefined) return words(400, 'This is not JSON.');
    return handler({ body, ...this.#about(headers), address });
  }

  #about = (headers: IncomingHttpHeaders) => ({
    cookie: headers.cookie,
    secure: isSecure(this.front, headers),
    authorization: headers.authorization,
    isForwarded: ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip'].some(
      (one) => one in headers,
    ),
    isFromPage: headers.origin !== undefined || !['none', undefined].includes(headers['sec-fetch-site']?.toString()),
  });

  /** Browsers say where a page comes from with everything that they post; here nobody may keep it to themselves. */
  #isOurs(headers: IncomingHttpHeaders): boolean {
    const site = headers['sec-fetch-site'];
    return headers.origin !== undefined && isOwnOrigin(this.front, headers) && (!site || site === 'same-origin');
  }
}

const found = <H>(routes: ReadonlyMap<string, H>, path: string): [string, H] | undefined =>
  [...routes].find(([begin]) => path.startsWith(begin));

function add<H>(to: Map<string, H>, path: string, handler: H): void {
  if (to.has(path)) throw new Error(`${path} is answered twice`);
  to.set(path, handler);
}

/** Undefined: it is not JSON. */
function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
