/** The texts of a set of cards: read from its file, or as they were read before. It takes seconds: only in a thread. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CardSet, openCards } from '@dealers-choice/one-piece';
import { compareTexts, readText, TESTED } from '@dealers-choice/one-piece/reader';
import { printOf } from './card-print.ts';
import { readJson } from './read-json.ts';
import type { SetSource } from './set-source.ts';

/** The build writes a hash of the reader's code here; what is not built remembers nothing. */
declare const READER_VERSION: string | undefined;
const READER: string | null = typeof READER_VERSION === 'string' ? READER_VERSION.slice(0, 16) : null;
/** More are not remembered; those that were read longest ago are read again. */
const MOST_KEPT = 20;

/** Throws a sentence when the file has other cards than these, or none. `reader`: null remembers nothing. */
export function readSet(source: SetSource, reader = READER): CardSet {
  const before = reader === null ? null : recalled(source, reader);
  if (before) return before;
  const { name, print, path } = source;
  const opened = openCards([{ path: name, json: readJson(path) }], { readText, tested: TESTED, compareTexts });
  if (printOf(opened.cards) !== print) throw new Error(`The cards "${name}" have changed.`);
  const set = opened.set();
  if (reader !== null) keep(source, reader, set);
  return set;
}

const fileOf = ({ print }: SetSource, reader: string): string => `${print}-${reader}.json`;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Its first line is the hash of the rest: a file that is missing, cut off or changed counts as none. */
function recalled(source: SetSource, reader: string): CardSet | null {
  try {
    const [hash, body = ''] = readFileSync(join(source.readings, fileOf(source, reader)), 'utf8').split('\n', 2);
    // What the hash fits was written below, so it is what it was.
    return hash === sha256(body) ? (JSON.parse(body) as CardSet) : null;
  } catch {
    return null;
  }
}

function keep(source: SetSource, reader: string, set: CardSet): void {
  const { readings } = source;
  const body = JSON.stringify(set);
  const fresh = join(readings, `.${fileOf(source, reader)}.${process.pid}`);
  try {
    mkdirSync(readings, { recursive: true });
    writeFileSync(fresh, `${sha256(body)}\n${body}\n`);
    renameSync(fresh, join(readings, fileOf(source, reader)));
    makeRoom(readings, reader);
  } catch {
    // A folder that nobody may write to: the texts are read again next time.
    rmSync(fresh, { force: true });
  }
}

/** Those of another reader go, and so do the first of too many. */
function makeRoom(readings: string, reader: string): void {
  const names = readdirSync(readings).filter((name) => /^[0-9a-f]{32}-[0-9a-f]+\.json$/.test(name));
  const own = names.filter((name) => name.endsWith(`-${reader}.json`));
  const gone = names.filter((name) => !own.includes(name));
  for (const name of [...gone, ...own.slice(0, Math.max(0, own.length - MOST_KEPT))]) rmSync(join(readings, name));
}
