import { useCallback, useEffect, useState } from 'react';
import { listSets, type SetNote } from './library.ts';

/** The sets of a game, and how to look again. Null: nobody knows yet. */
export function useSets(game: string): [sets: readonly SetNote[] | null, again: () => Promise<void>] {
  const [sets, setSets] = useState<readonly SetNote[] | null>(null);
  const again = useCallback(async () => setSets(await listSets(game)), [game]);
  useEffect(() => void again(), [again]);
  return [sets, again];
}
