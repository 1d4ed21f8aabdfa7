/** Where in a file the cards are: a list, a list inside an object, cards by their number, or one card alone. */
import { isPlain } from '../tree/schema-shapes.ts';
import { isCardLike } from './fields.ts';
import type { CardFile } from './raw-card.ts';

export interface Found {
  /** Where it stands: `op01.json[3]`. */
  at: string;
  value: unknown;
}

const MAX_DEPTH = 3;
const INSIDE = ['cards', 'data', 'results', 'items'];

/** Null: no cards at all in there. */
export function entriesIn({ path, json }: CardFile, depth = 0): readonly Found[] | null {
  if (isCardLike(json)) return [{ at: path, value: json }];
  if (Array.isArray(json)) return listed(path, json);
  if (!isPlain(json) || depth > MAX_DEPTH) return null;
  const name = INSIDE.find((each) => Array.isArray(json[each]) || isPlain(json[each]));
  if (name !== undefined) return entriesIn({ path: `${path}.${name}`, json: json[name] }, depth + 1);
  return byNumber(path, json);
}

/** Null for a list without any card; a list of cards may have bad ones. */
function listed(path: string, list: readonly unknown[]): Found[] | null {
  if (list.length > 0 && !list.some(isCardLike)) return null;
  return list.map((value, i) => ({ at: `${path}[${i}]`, value }));
}

function byNumber(path: string, json: Record<string, unknown>): Found[] | null {
  const entries = Object.entries(json); // determinism: in the order of the file
  if (!entries.some(([, value]) => isCardLike(value))) return null;
  return entries.map(([id, value]) => ({
    at: `${path}.${id.slice(0, 40)}`,
    value: isPlain(value) && !Object.hasOwn(value, 'id') ? { id, ...value } : value,
  }));
}
