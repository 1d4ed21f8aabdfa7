/** Pictures of cards from where the person who runs the server says, and from nowhere else. */
import { closeSync, type Dirent, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Page, pageOf } from './pages.ts';

/** Where the page finds them: `{id}` stands for the number of a card. */
export interface Images {
  template: string;
  /** The cards that there are pictures of; null: nobody knows before asking. */
  ids: readonly string[] | null;
  /** Of another site; null: they are ours. */
  origin: string | null;
  find(id: string): Page | null;
}

export const OWN_IMAGES = '/card-images/';
const MOST_FILES = 50_000;
const MOST_BYTES = 8 * 2 ** 20;
const DEEPEST = 3;
const ID = /^[A-Z0-9][A-Z0-9_-]{0,59}$/;

/** How each kind begins; a file that does not is not sent, whatever it is called. */
const KINDS: Record<string, { type: string; begins: RegExp }> = {
  '.avif': { type: 'image/avif', begins: /^.{4}ftypavi[fs]/s },
  '.gif': { type: 'image/gif', begins: /^GIF8[79]a/ },
  '.jpeg': { type: 'image/jpeg', begins: /^\xff\xd8\xff/ },
  '.jpg': { type: 'image/jpeg', begins: /^\xff\xd8\xff/ },
  '.png': { type: 'image/png', begins: /^\x89PNG\r\n/ },
  '.webp': { type: 'image/webp', begins: /^RIFF.{4}WEBP/s },
};

/** `where` is a folder, or an address with `{id}` in it. A sentence says what is wrong with it. */
export function imagesFrom(where: string): Images | string {
  return /^https?:/i.test(where) ? fromSite(where) : fromFolder(where);
}

function fromSite(template: string): Images | string {
  const right = 'it must be such as https://host/cards/{id}.png';
  const refused = (why: string): string => `The address of images is ${template}; ${why}: ${right}.`;
  if (!URL.canParse(template)) return refused('that is not an address');
  const { origin, host, username, password } = new URL(template);
  // What stands in the policy must mean one site: a star there would mean many.
  if (!/^[\w.:[\]-]+$/.test(host)) return refused('its host is not a plain name');
  if (username !== '' || password !== '') return refused('it has a name or password in it');
  const path = template.replace(/^https?:\/\/[^/]*/i, '');
  if (!path.includes('{id}')) return refused('it does not say where the card number goes');
  return { template: origin + path, ids: null, origin, find: () => null };
}

function fromFolder(folder: string): Images | string {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    return `There is no folder ${folder} for images; name one, or an address such as https://host/cards/{id}.png.`;
  }
  const files = new Map<string, string>();
  collect(folder, 0, files);
  return {
    template: `${OWN_IMAGES}{id}`,
    ids: [...files.keys()].sort(),
    origin: null,
    find(id) {
      const path = files.get(id);
      return path === undefined ? null : pictureAt(path);
    },
  };
}

/** Only what was found is ever looked up, so that no name leads out of the folder. Links are not followed. */
function collect(folder: string, depth: number, into: Map<string, string>): void {
  const entries: Dirent[] = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    const ending = extname(entry.name);
    const id = entry.name.slice(0, entry.name.length - ending.length).toUpperCase();
    if (entry.isDirectory() && depth < DEEPEST && !entry.name.startsWith('.')) collect(path, depth + 1, into);
    const isOne = entry.isFile() && ending.toLowerCase() in KINDS && ID.test(id) && !into.has(id);
    if (isOne && into.size < MOST_FILES && isPicture(path)) into.set(id, path);
  }
}

const kindOf = (path: string) => KINDS[extname(path).toLowerCase()];
const BEGINNING = 16;

/** A file that cannot be read is not a picture. */
function isPicture(path: string): boolean {
  const begins = Buffer.alloc(BEGINNING);
  try {
    const file = openSync(path, 'r');
    readSync(file, begins);
    closeSync(file);
  } catch {
    return false;
  }
  return kindOf(path)?.begins.test(begins.toString('latin1')) ?? false;
}

/** Null if it is gone, too large, or not a picture. */
function pictureAt(path: string): Page | null {
  const kind = kindOf(path);
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? Number.POSITIVE_INFINITY;
  if (!kind || size > MOST_BYTES) return null;
  const body = readFileSync(path);
  return kind.begins.test(body.subarray(0, BEGINNING).toString('latin1')) ? pageOf(kind.type, body) : null;
}
