/** What the server has: sets of cards, and pictures. A page without our server has none of it. */
import { MOST_BYTES, MOST_MEGABYTES, onScreen } from './reading.ts';

export interface ServerList {
  game: string;
  sets: readonly ServerSet[];
  images: ServerImages | null;
  /** Who may send cards for a table: nobody, whoever knows a token, everybody. */
  uploads: 'off' | 'token' | 'guests';
}
export interface ServerSet {
  name: string;
  cards: number;
  /** By which tables far away name it; '' of one that cannot be used. */
  print: string;
  /** Why it cannot be used; null: it can. */
  wrong: string | null;
}
export interface ServerImages {
  /** `{id}` stands for the number of a card. */
  template: string;
  /** The cards that have one; null: nobody knows. */
  ids: readonly string[] | null;
}

const NOTHING: ServerList = { game: '', sets: [], images: null, uploads: 'off' };

/** Never fails: a server that has no list has no cards. */
export async function serverList(ask: typeof fetch = fetch): Promise<ServerList> {
  try {
    const answer = await ask('/cards.json', { cache: 'no-cache' });
    return answer.ok ? readList(await answer.json()) : NOTHING;
  } catch {
    return NOTHING;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

export function readList(json: unknown): ServerList {
  if (!isObject(json)) return NOTHING;
  const uploads = json.uploads === 'token' || json.uploads === 'guests' ? json.uploads : 'off';
  const sets = listIn(json.sets).flatMap(readSet);
  return { game: textIn(json.game), sets, images: readImages(json.images), uploads };
}

function readSet(json: unknown): ServerSet[] {
  if (!isObject(json) || textIn(json.name) === '') return [];
  const wrong = typeof json.wrong === 'string' ? onScreen(json.wrong) : null;
  return [{ name: textIn(json.name), cards: Number(json.cards ?? 0), print: textIn(json.print), wrong }];
}

function readImages(json: unknown): ServerImages | null {
  if (!isObject(json) || !textIn(json.template).includes('{id}')) return null;
  const ids = Array.isArray(json.ids) ? json.ids.map(textIn) : null;
  return { template: textIn(json.template), ids };
}

/** The cards of a set as JSON; null: the server has none of this name. Throws its sentence when it cannot send them. */
export async function serverCards(name: string, ask: typeof fetch = fetch): Promise<unknown> {
  const answer = await ask(`/cards/${encodeURIComponent(name)}.json`, { cache: 'no-cache' }).catch(() => null);
  const isJson = answer?.headers.get('Content-Type')?.startsWith('application/json');
  if (!answer || answer.status === 404 || (answer.ok && !isJson)) return null;
  const text = await answer.text();
  if (!answer.ok) throw new Error(onScreen(text.trim()));
  if (text.length > MOST_BYTES) throw new Error(`The cards "${name}" have more than ${MOST_MEGABYTES} MB.`);
  return JSON.parse(text) as unknown;
}
