/** Games are fetched when somebody asks for them; each once. */
import { use } from 'react';
import { GAMES, loadGame } from '../games.ts';
import { reasonOf } from '../match/sentences.ts';
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

type WithCards = { game: AnyGame } | { problem: string };
const withCards = new Map<string, Promise<WithCards>>();

function gameWith(id: string, cards: string): Promise<WithCards> {
  const key = `${id}/${cards}`;
  const already = withCards.get(key);
  if (already) return already;
  const fetched = loadGame(id, cards).then(
    (game): WithCards => ({ game }),
    (error: unknown): WithCards => ({ problem: reasonOf(error) }),
  );
  withCards.set(key, fetched);
  return fetched;
}

/** The game with these cards ('' for those it comes with), or why there is none. Suspends while they are read. */
export const useGameWith = (id: string, cards: string): WithCards => use(gameWith(id, cards));

/** Cards of this name are others now, or gone. */
export const forgetCards = (id: string, cards: string): boolean => withCards.delete(`${id}/${cards}`);
