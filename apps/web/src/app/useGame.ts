/** Games are fetched when somebody asks for them; each once. */
import { use } from 'react';
import { GAMES } from '../games.ts';
import type { AnyGame } from '../match/shelf.ts';

const loading = new Map<string, Promise<AnyGame | null>>();

export function gameOf(id: string): Promise<AnyGame | null> {
  const already = loading.get(id);
  if (already) return already;
  const fetched = GAMES.find((shelf) => shelf.id === id)?.load() ?? Promise.resolve(null);
  loading.set(id, fetched);
  fetched.catch(() => loading.delete(id)); // the next try fetches again
  return fetched;
}

/** Null: there is no such game. Suspends while it is on its way. */
export const useGame = (id: string): AnyGame | null => use(gameOf(id));
