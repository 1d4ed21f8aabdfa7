import { useCallback, useEffect, useState } from 'react';
import { match } from '../app/stores.ts';
import type { KeptMatches } from '../match/contract.ts';
import { reasonOf } from '../match/sentences.ts';

interface Kept {
  /** Null: nobody knows yet. */
  kept: KeptMatches | null;
  /** What went wrong with the last thing that was asked for, as a sentence. */
  problem: string | null;
  show(kept: KeptMatches): void;
  again(): Promise<void>;
  /** Does something that may fail, and says so. */
  attempt(task: () => Promise<void>): void;
}

/** The kept matches, as they were when the screen was opened or last changed something. */
export function useKept(): Kept {
  const [kept, show] = useState<KeptMatches | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = useCallback((task: () => Promise<void>): void => {
    setProblem(null);
    task().catch((error: unknown) => setProblem(reasonOf(error)));
  }, []);
  const again = useCallback(async () => show(await match.getState().kept.list()), []);
  useEffect(() => attempt(again), [again, attempt]);
  return { kept, problem, show, again, attempt };
}
