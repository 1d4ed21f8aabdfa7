/** Games are fetched when somebody asks for them; each once in a language. */
import { useLanguage } from '@dealers-choice/table';
import type { Language } from '@dealers-choice/words';
import { use } from 'react';
import { GAMES, loadGame } from '../games.ts';
import { reasonOf } from '../match/sentences.ts';
import type { AnyGame } from '../match/shelf.ts';

const loading = new Map<string, Promise<AnyGame | null>>();

export function gameOf(id: string, language: Language): Promise<AnyGame | null> {
  const key = `${id} ${language}`;
  const already = loading.get(key);
  if (already) return already;
  const fetched = GAMES.find((shelf) => shelf.id === id)?.load(language) ?? Promise.resolve(null);
  loading.set(key, fetched);
  fetched.catch(() => loading.delete(key)); // the next try fetches again
  return fetched;
}

/** Null: there is no such game. Suspends while it is on its way. */
export const useGame = (id: string): AnyGame | null => use(gameOf(id, useLanguage()));

type WithCards = { game: AnyGame } | { problem: string };
const withCards = new Map<string, Promise<WithCards>>();

function gameWith(id: string, cards: string, language: Language): Promise<WithCards> {
  const key = `${id}/${cards} ${language}`;
  const already = withCards.get(key);
  if (already) return already;
  const fetched = loadGame(id, cards, language).then(
    (game): WithCards => ({ game }),
    (error: unknown): WithCards => ({ problem: reasonOf(error) }),
  );
  withCards.set(key, fetched);
  return fetched;
}

/** The game with these cards ('' for those it comes with), or why there is none. Suspends while they are read. */
export const useGameWith = (id: string, cards: string): WithCards => use(gameWith(id, cards, useLanguage()));

const changes = new Map<string, number>();
/** How often cards of this name became others on this page: what was made of them before is not theirs any more. */
export const changesOf = (id: string, cards: string): number => changes.get(`${id}/${cards}`) ?? 0;

/** Cards of this name are others now, or gone. */
export function forgetCards(id: string, cards: string): void {
  changes.set(`${id}/${cards}`, changesOf(id, cards) + 1);
  for (const key of [...withCards.keys()]) if (key.startsWith(`${id}/${cards} `)) withCards.delete(key);
}
