/** What the cloth in the middle shows now. */
import type { Question } from '@dealers-choice/kernel';
import { type TableNow, useNow } from '@dealers-choice/table';
import { INTERACTIONS } from '../../index.ts';
import { type Market, useMarket } from '../market.ts';
import { useEnding } from './useEnding.ts';

export type SceneNow =
  | { of: 'supply' | 'ending' }
  /** Something lies in the middle while it is told, or while another decides. */
  | { of: 'watch' | 'waiting'; question: Question | null }
  | { of: 'asked'; question: Question };

const isInteraction = (prompt: string): boolean => INTERACTIONS.some((kind) => kind === prompt);

export function useScene(): SceneNow {
  const now = useNow();
  const market = useMarket();
  const ending = useEnding();
  if (ending) return { of: 'ending' };
  return sceneOf(now, market);
}

function sceneOf({ seat, question, showing }: TableNow, { view }: Market): SceneNow {
  const { table, asking, over } = view;
  if (over) return { of: 'supply' };
  if (showing) return table.pool.length + table.lot.length > 0 ? { of: 'watch', question: null } : { of: 'supply' };
  if (seat !== null && question) {
    const usual = question.prompt === 'DRAW' || question.prompt === 'PLAY';
    return usual ? { of: 'supply' } : { of: 'asked', question };
  }
  if (asking && isInteraction(asking.prompt)) return { of: 'waiting', question: asking };
  return { of: 'supply' };
}
