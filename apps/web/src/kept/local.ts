/** What the page keeps outside its databases: settings, last setups, decks and filters, each under a key of its own. */

/** Everything of this page in `localStorage` begins with it. */
const PREFIX = 'dealers-choice.';

export function keptLocally(storage: Storage): Record<string, string> {
  const keys = Object.keys(storage).filter((key) => key.startsWith(PREFIX));
  return Object.fromEntries(keys.map((key) => [key, storage.getItem(key) ?? '']));
}

/** Puts back what a file holds. Decks and filters join those that are here; of anything else the file's is taken. */
export function putBackLocally(storage: Storage, from: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(from)) {
    if (!key.startsWith(PREFIX) || typeof value !== 'string') continue;
    storage.setItem(key, joined(storage.getItem(key), value));
  }
}

export function eraseLocally(storage: Storage): void {
  for (const key of Object.keys(keptLocally(storage))) storage.removeItem(key);
}

/** Lists of things with an id, or a name: those of both, and of two that are called the same the one that is here. */
function joined(here: string | null, there: string): string {
  const [own, back] = [listIn(here), listIn(there)];
  if (!own || !back) return there;
  const known = new Set(own.map(callOf));
  return JSON.stringify([...own, ...back.filter((each) => !known.has(callOf(each)))]);
}

type Called = Readonly<Record<string, unknown>>;
const callOf = ({ id, name }: Called): unknown => id ?? name;
const isCalled = (value: unknown): value is Called =>
  typeof value === 'object' && value !== null && callOf(value as Called) !== undefined;

/** Null: it is something else than a list of things that are called something. */
function listIn(text: string | null): readonly Called[] | null {
  try {
    const json: unknown = JSON.parse(text ?? '');
    return Array.isArray(json) && json.every(isCalled) ? json : null;
  } catch {
    return null;
  }
}
