/** `server.json`, beside the folder of cards: what can be set there, so that nobody has to say it at every start. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson } from './read-json.ts';

export interface ServerFile {
  /** As `--images`. */
  images: string | null;
}

const RIGHT = 'it must be such as {"images": "pictures"}';

/** What it says; without the file, nothing. A sentence says what is wrong with it. */
export function readServerFile(cardsFolder: string): ServerFile | string {
  const path = join(dirname(cardsFolder), 'server.json');
  if (!existsSync(path)) return { images: null };
  try {
    const json = readJson(path);
    if (typeof json !== 'object' || json === null) return `${path} is not an object; ${RIGHT}.`;
    const strange = Object.keys(json).find((name) => name !== 'images');
    if (strange !== undefined) return `${path} has "${strange}", which is not known; ${RIGHT}.`;
    const images = 'images' in json ? json.images : null;
    if (images === null || typeof images === 'string') return { images };
    return `${path} has images that are not a text; ${RIGHT}.`;
  } catch (error) {
    return `${path} cannot be read: ${error instanceof Error ? error.message : error}.`;
  }
}
