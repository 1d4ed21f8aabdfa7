/** The table that a game brings, fetched when somebody sits down at it. */
import type { Spec } from '@dealers-choice/kernel';
import type { GameTable } from '@dealers-choice/table';
import { use } from 'react';
import { TABLES } from '../tables.ts';

const fetched = new Map<string, Promise<GameTable<Spec> | null>>();

/** Null: it brings none, or the table could not be fetched; any game can be played without. Suspends meanwhile. */
export function useOwnTable(game: string): GameTable<Spec> | null {
  const load = TABLES[game];
  if (!load) return null;
  const fetching = fetched.get(game) ?? load().catch(() => null);
  fetched.set(game, fetching);
  return use(fetching);
}
