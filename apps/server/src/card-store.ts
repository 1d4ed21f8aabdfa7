/** Imported sets of cards, from the folder that `dealer cards import` writes: checked again before they are sent. */
import { type Dirent, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CardGame } from './games.ts';
import { type Page, pageOf } from './pages.ts';
import { readJson } from './read-json.ts';

const MEGABYTE = 2 ** 20;
export const MOST_MEGABYTES = 16;
const MOST_SETS = 200;
/** As `dealer cards import` allows them. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9-]{0,59}$/;

/** What the list says of a set. */
export type SetNote =
  | { name: string; cards: number; problems: number }
  /** Why it cannot be sent. */
  | { name: string; wrong: string };

export interface CardStore {
  readonly game: string;
  list(): SetNote[];
  /** The set as it is sent; null: there is none of this name. */
  find(name: string): { note: SetNote; page: Page | null } | null;
}

type Kept = { note: SetNote; page: Page | null };

/** Files are read when they are asked for, and again when they have changed. */
export function cardStore(folder: string, { id, check }: CardGame): CardStore {
  const known = new Map<string, Kept & { when: string }>();

  function find(name: string): Kept | null {
    if (!NAME.test(name)) return null;
    const path = join(folder, `${name}.json`);
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (!found?.isFile()) return null;
    const when = `${found.mtimeMs} ${found.size}`;
    const before = known.get(name);
    if (before?.when === when) return before;
    const kept = { ...(found.size > MOST_MEGABYTES * MEGABYTE ? tooLarge(name, found.size) : read(name, path)), when };
    known.set(name, kept);
    return kept;
  }
  function read(name: string, path: string): Kept {
    try {
      const { cards, problems } = check({ path: `${name}.json`, json: readJson(path) });
      if (cards.length === 0) return wrong(name, `no card of it is good. ${problems[0]?.message ?? ''}`.trim());
      const page = pageOf('application/json; charset=utf-8', Buffer.from(`${JSON.stringify({ name, cards })}\n`));
      return { note: { name, cards: cards.length, problems: problems.length }, page };
    } catch (error) {
      return wrong(name, `it cannot be read: ${error instanceof Error ? error.message : error}.`);
    }
  }
  return {
    game: id,
    find,
    list: () =>
      namesIn(folder)
        .slice(0, MOST_SETS)
        .flatMap((name) => find(name)?.note ?? []),
  };
}

const wrong = (name: string, why: string): Kept => ({
  note: { name, wrong: `The cards "${name}" cannot be used: ${why}` },
  page: null,
});
const tooLarge = (name: string, bytes: number): Kept =>
  wrong(name, `the file has ${Math.ceil(bytes / MEGABYTE)} MB; ${MOST_MEGABYTES} MB are allowed.`);

/** A folder that is not there has no sets. */
function namesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const isSet = (entry: Dirent): boolean => entry.isFile() && entry.name.endsWith('.json');
  return readdirSync(folder, { withFileTypes: true })
    .filter(isSet)
    .map(({ name }) => name.replace(/\.json$/, ''))
    .filter((name) => NAME.test(name))
    .sort();
}
