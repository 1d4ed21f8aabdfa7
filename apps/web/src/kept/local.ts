/** What the page keeps outside its databases: settings, last setups, decks and filters, each under a key of its own. */

/** Everything of this page in `localStorage` begins with it. */
const PREFIX = 'dealers-choice.';

export function keptLocally(storage: Storage): Record<string, string> {
  const keys = Object.keys(storage).filter((key) => key.startsWith(PREFIX));
  return Object.fromEntries(keys.map((key) => [key, storage.getItem(key) ?? '']));
}

/**
 * Puts back what a file holds. Decks and filters join those that are here; of anything else the file's is taken. Where
 * there is no room for all of it, everything stays as it was.
 */
export function putBackLocally(storage: Storage, from: Readonly<Record<string, unknown>>): void {
  const before = new Map<string, string | null>();
  try {
    for (const [key, value] of Object.entries(from)) {
      if (!key.startsWith(PREFIX) || typeof value !== 'string') continue;
      const here = storage.getItem(key);
      before.set(key, here);
      storage.setItem(key, joined(here, value));
    }
  } catch (error) {
    // What is new goes first: it takes the room of what was here.
    for (const key of before.keys()) storage.removeItem(key);
    for (const [key, here] of before) if (here !== null) storage.setItem(key, here);
    throw error;
  }
}

export function eraseLocally(storage: Storage): void {
  for (const key of Object.keys(keptLocally(storage))) storage.removeItem(key);
}

/** Lists of things with an id, or a name: those of both, and of two that are called the same the one that is here. */
function joined(here: string | null, there: string): string {
  const [own, back] = [listIn(here), listIn(there)];
  // A list of a damaged file takes none from here.
  if (!back) return own && own.length > 0 && here !== null ? here : there;
  if (!own) return there;
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
