/** The match far away that this page was at, so that it is at it again after a reload. */
const KEY = 'dealers-choice.far';

export interface Remembered {
  match: string;
  /** Of the table it is played at. */
  code: string;
}

/** A page that is loaded again goes on where it was; a new one, where this device was last. */
const shelves = (): Storage[] => [sessionStorage, localStorage];

export function remembered(): Remembered | null {
  try {
    for (const shelf of shelves()) {
      const kept: unknown = JSON.parse(shelf.getItem(KEY) ?? 'null');
      if (isRemembered(kept)) return kept;
    }
  } catch {
    // Storage is closed, or somebody else's text is in it.
  }
  return null;
}

export function remember(what: Remembered): void {
  try {
    for (const shelf of shelves()) shelf.setItem(KEY, JSON.stringify(what));
  } catch {
    // Storage is closed: after a reload the way back is through the lobby.
  }
}

/** Absent: whichever it is. */
export function forget(match?: string): void {
  try {
    for (const shelf of shelves()) {
      const kept: unknown = JSON.parse(shelf.getItem(KEY) ?? 'null');
      if (match === undefined || (isRemembered(kept) && kept.match === match)) shelf.removeItem(KEY);
    }
  } catch {
    // Nothing was kept.
  }
}

function isRemembered(value: unknown): value is Remembered {
  if (typeof value !== 'object' || value === null) return false;
  const { match, code } = value as Partial<Record<keyof Remembered, unknown>>;
  return typeof match === 'string' && typeof code === 'string';
}
