/** The table that a game brings, fetched when somebody sits down at it. */
import type { Spec } from '@dealers-choice/kernel';
import type { GameTable } from '@dealers-choice/table';
import { use } from 'react';
import type { AnyGame } from '../match/shelf.ts';

const fetched = new WeakMap<AnyGame, Promise<GameTable<Spec> | null>>();

/** Null: it brings none, or the table could not be fetched; any game can be played without. Suspends meanwhile. */
export function useOwnTable(kit: AnyGame): GameTable<Spec> | null {
  if (!kit.table) return null;
  const fetching = fetched.get(kit) ?? kit.table().catch(() => null);
  fetched.set(kit, fetching);
  return use(fetching);
}
