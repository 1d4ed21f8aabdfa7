/**
 * What was read of card texts, kept on disk: reading a large set takes seconds. An entry is found by the hash of its
 * card and the version of the reader, which changes with the reader's sources; a file that is damaged, or of another
 * version, counts as none. Nothing fails because of it: what cannot be kept is read again.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './files.ts';

/** More entries than this, and those of the last run alone are kept. */
const MOST = 20_000;
const NAME = /^[0-9a-f]{16}\.json$/;

export interface Kept<R> {
  recall(card: object): R | undefined;
  keep(card: object, reading: R): void;
  done(): void;
}

export const readingsUnder = (root: string): string => join(root, '.dealer', 'readings');

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** `version`: of the reader, and of everything else that a reading depends on. */
export function readingsIn<R>(folder: string, version: string): Kept<R> {
  const path = join(folder, `${sha256(`${version} ${process.version}`).slice(0, 16)}.json`);
  let entries: Map<string, R> | null = null;
  const fresh = new Map<string, R>();
  const used = new Set<string>();
  const known = (): Map<string, R> => (entries ??= entriesAt<R>(path));
  const keyOf = (card: object): string => sha256(JSON.stringify(card));
  return {
    recall(card) {
      const key = keyOf(card);
      used.add(key);
      return fresh.get(key) ?? known().get(key);
    },
    keep: (card, reading) => void fresh.set(keyOf(card), reading),
    done() {
      if (fresh.size === 0) return;
      const all = new Map([...entriesAt<R>(path), ...known(), ...fresh]); // another run may have kept some meanwhile
      const kept = all.size > MOST ? [...all].filter(([key]) => used.has(key)) : [...all];
      entries = new Map(kept);
      fresh.clear();
      try {
        for (const name of namesIn(folder))
          if (join(folder, name) !== path) rmSync(join(folder, name), { force: true });
        const body = JSON.stringify(kept);
        writeWhole(path, `${sha256(body)}\n${body}\n`);
      } catch {
        // A folder that nobody may write to: the texts are read again next time.
      }
    },
  };
}

/** Nothing where the file is missing, cut off or changed: its first line is the hash of the rest. */
function entriesAt<R>(path: string): Map<string, R> {
  try {
    const [hash, body = ''] = readFileSync(path, 'utf8').split('\n', 2);
    // What the hash fits was written below, so it is what it was.
    return hash === sha256(body) ? new Map(JSON.parse(body) as [string, R][]) : new Map();
  } catch {
    return new Map();
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => NAME.test(name));
  } catch {
    return [];
  }
}

/** Forgets everything; how many files that were. */
export function forgetReadings(folder: string): number {
  const names = namesIn(folder);
  for (const name of names) rmSync(join(folder, name), { force: true });
  return names.length;
}
