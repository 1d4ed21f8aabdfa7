/** What follows the headers of a request: small things are read, large ones go to a file as they come. */
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';

/** `gone`: whoever sent it has hung up before all of it was here. */
export type Saved = 'saved' | 'too-long' | 'too-slow' | 'gone';
export interface SaveHow {
  /** Bytes. */
  most: number;
  /** Milliseconds, for all of it. */
  patience: number;
}

/** As it was announced; null: nobody said how long it is. */
export function lengthOf({ headers }: Pick<IncomingMessage, 'headers'>): number | null {
  const said = headers['content-length'];
  return said === undefined ? null : Number(said);
}

/** Null: it is longer than that, or will never be all here. What is left of it is not waited for. */
export function readBody(request: IncomingMessage, most: number): Promise<Buffer | null> {
  if ((lengthOf(request) ?? 0) > most) return Promise.resolve(null);
  let parts: Buffer[] = [];
  let length = 0;
  return new Promise((done) => {
    const end = (body: Buffer | null): void => {
      request.off('data', take);
      parts = [];
      done(body);
    };
    const take = (part: Buffer): void => {
      length += part.length;
      if (length > most) end(null);
      else parts.push(part);
    };
    request.on('data', take);
    request.on('end', () => end(Buffer.concat(parts)));
    request.on('close', () => end(null));
    request.on('error', () => end(null));
  });
}

/** Fails if the file cannot be written. */
export function saveBody(request: IncomingMessage, path: string, { most, patience }: SaveHow): Promise<Saved> {
  if ((lengthOf(request) ?? 0) > most) return Promise.resolve('too-long');
  if (request.destroyed) return Promise.resolve('gone');
  return new Promise((done, fail) => {
    const file = createWriteStream(path);
    let length = 0;
    const take = (part: Buffer): void => {
      length += part.length;
      if (length > most) end('too-long');
      else if (!file.write(part)) {
        request.pause(); // no more of it is held than the disk is behind
        file.once('drain', () => request.resume());
      }
    };
    const end = (how: Saved): void => {
      clearTimeout(late);
      request.off('data', take).off('end', all).off('close', gone);
      if (how === 'saved') file.once('finish', () => done(how)).end();
      else {
        request.resume(); // the rest is let go by: whoever sends it can then be answered
        file.off('error', fail).on('error', () => {}); // about what it did not write any more
        file.once('close', () => done(how)).destroy();
      }
    };
    const all = (): void => end('saved');
    const gone = (): void => end('gone');
    const late = setTimeout(() => end('too-slow'), patience);
    file.on('error', fail);
    file.on('error', () => clearTimeout(late));
    request.on('data', take).on('end', all).on('close', gone);
    request.on('error', () => {}); // it is closed as well
  });
}
