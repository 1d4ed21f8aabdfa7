/** Exports of deck builders: a list of numbers, one for each copy or with counts; objects; or counts by number. */
import { isPlain } from '../../tree/schema-shapes.ts';
import { columnOf } from './fields.ts';
import { cards, MOST_LINES, type Says, type SpokenList } from './lines.ts';
import { readLine } from './plain.ts';

const MAX_DEPTH = 4;

/** Null: it does not begin as JSON. */
export function readJson(text: string): SpokenList | null {
  if (!/^\s*(\[\s*["{[\d]|\{\s*"|\[\s*\])/.test(text)) return null;
  try {
    const said = saysIn(JSON.parse(text) as unknown, 0);
    const lines = said
      .slice(0, MOST_LINES)
      .map(({ text: shown, says }, i) => ({ at: i + 1, text: shown, says: says() }));
    return { lines, left: said.length - lines.length };
  } catch {
    return { lines: [{ at: 1, text: text.slice(0, 80), says: { what: 'unreadable', why: 'json' } }], left: 0 };
  }
}

interface Said {
  text: string;
  /** Read only where the list is not too long. */
  says(): Says;
}

function saysIn(json: unknown, depth: number): readonly Said[] {
  if (typeof json === 'string') return [{ text: json, says: () => stringOf(json) }];
  if (depth > MAX_DEPTH) return [unreadable(json)];
  if (Array.isArray(json)) return json.flatMap((entry) => saysIn(entry, depth + 1));
  return isPlain(json) ? objectOf(json, depth) : [unreadable(json)];
}

/** A sentence about the list: some exports say first where they are from. */
const stringOf = (text: string): Says =>
  /^exported\b/i.test(text) ? { what: 'nothing', as: 'comment' } : readLine(text);

const unreadable = (json: unknown): Said => ({
  text: String(json).slice(0, 80),
  says: () => ({ what: 'unreadable', why: 'entry' }),
});

function objectOf(json: Record<string, unknown>, depth: number): readonly Said[] {
  const row = rowOf(json);
  if (row) return [row];
  const entries = Object.entries(json); // determinism: in the order of the list
  return entries.flatMap(([key, value]): readonly Said[] => {
    if (typeof value === 'number') return [{ text: `${value} ${key}`, says: () => countOf(key, value) }];
    if (Array.isArray(value) || isPlain(value)) return saysIn(value, depth + 1);
    if (/^leader/i.test(key) && typeof value === 'string') return saysIn(value, depth + 1);
    return [{ text: `${key}: ${String(value).slice(0, 60)}`, says: () => ({ what: 'nothing', as: 'comment' }) }];
  });
}

/** `{"id": "LG-016", "count": 4}`; null: it names no card. Nor does a number alone: a whole list has an id, too. */
function rowOf(json: Record<string, unknown>): Said | null {
  const found = { n: undefined, number: undefined, name: undefined } as Record<'n' | 'number' | 'name', unknown>;
  const entries = Object.entries(json); // determinism: in the order of the list
  for (const [key, value] of entries) {
    const column = columnOf(key);
    if (column && found[column] === undefined) found[column] = value;
  }
  const { n, number, name } = found;
  const inner = isPlain(number) ? number : isPlain(name) ? name : null;
  if (inner) {
    const row = rowOf({ count: n ?? 1, ...inner });
    if (row) return row;
  }
  const isCard = (typeof number === 'string' && /\d/.test(number)) || (typeof name === 'string' && n !== undefined);
  const values = Object.values(json); // determinism: only asked
  const holdsList = values.some((value) => Array.isArray(value) && value.some((each) => typeof each !== 'string'));
  if (!isCard || holdsList) return null;
  const copies = n === undefined ? 1 : Number(n);
  const wanted = {
    n: Number.isSafeInteger(copies) ? copies : 0,
    number: typeof number === 'string' ? number : null,
    name: typeof name === 'string' ? name : '',
  };
  return {
    text: `${copies} ${wanted.number ?? ''} ${wanted.name}`.replaceAll(/ +/g, ' ').trim(),
    says: () => cards(wanted),
  };
}

const countOf = (key: string, n: number): Says => {
  const says = readLine(key);
  const [first] = says.what === 'cards' ? says.wanted : [];
  return first ? cards({ ...first, n }) : says;
};
