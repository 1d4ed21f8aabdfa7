/** Imported sets of cards, from the folder that `dealer cards import` writes: checked again before they are sent. */
import type { Dirent, Stats } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CARD_GAME } from './card-game.ts';
import { type CheckedSet, type SetNote, wrongSet } from './checked-set.ts';
import type { Check } from './checker.ts';

const MEGABYTE = 2 ** 20;
export const MOST_MEGABYTES = 16;
const MOST_SETS = 200;
const NAME = /^[A-Za-z0-9][A-Za-z0-9-]{0,59}$/;
/** As `dealer cards import` allows them. */
export const isSetName = (name: string): boolean => NAME.test(name);

export interface CardStore {
  readonly game: string;
  list(): Promise<SetNote[]>;
  /** The set as it is sent; null: there is none of this name. */
  find(name: string): Promise<CheckedSet | null>;
  /** Where the set of this name is, if it is there. */
  pathOf(name: string): string;
}

/** Files are checked when asked for, and again when they have changed; whoever asks meanwhile waits for the same. */
export function cardStore(folder: string, check: Check): CardStore {
  const known = new Map<string, { when: string; set: Promise<CheckedSet> }>();
  const pathOf = (name: string): string => join(folder, `${name}.json`);

  async function find(name: string): Promise<CheckedSet | null> {
    if (!isSetName(name)) return null;
    const path = pathOf(name);
    const found = await orNull<Stats>(lstat(path));
    if (!found?.isFile()) return null;
    const when = `${found.mtimeMs} ${found.size}`;
    const before = known.get(name);
    if (before?.when === when) return before.set;
    const isTooLarge = found.size > MOST_MEGABYTES * MEGABYTE;
    const set = isTooLarge ? Promise.resolve(tooLarge(name, found.size)) : check(name, path);
    known.set(name, { when, set });
    return set;
  }
  return {
    game: CARD_GAME.id,
    find,
    pathOf,
    async list() {
      const sets = await Promise.all((await namesIn(folder)).slice(0, MOST_SETS).map(find));
      return sets.flatMap((set) => set?.note ?? []);
    },
  };
}

const tooLarge = (name: string, bytes: number): CheckedSet =>
  wrongSet(name, `the file has ${Math.ceil(bytes / MEGABYTE)} MB; ${MOST_MEGABYTES} MB are allowed.`);

/** A folder that is not there has no sets. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = (await orNull<Dirent[]>(readdir(folder, { withFileTypes: true }))) ?? [];
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ name }) => name.replace(/\.json$/, ''))
    .filter(isSetName)
    .sort();
}

/** What is not there, or goes away meanwhile, is not there. */
const orNull = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
    throw error;
  });
