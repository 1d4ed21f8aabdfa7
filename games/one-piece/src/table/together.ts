/** A choice with a limit for all of it together: what is chosen, what would still fit, what would be too much. */
import type { CopyId, MatchOf } from '@dealers-choice/kernel';
import { useChoosing, useNow } from '@dealers-choice/table';
import { useMemo } from 'react';
import type { OnePieceGame } from '../rules/card.ts';
import type { OnePiece } from '../rules/table.ts';
import { type JointLimit, jointLimit } from '../surface/joint.ts';
import { useBoard } from './board.ts';
import { useOnePieceText } from './text/useOnePieceText.ts';

export interface Together {
  max: number;
  sum: number;
  worth(card: CopyId): number;
  /** Null: it fits beside what is chosen. */
  whyNot(card: CopyId): { why: string; short: string } | null;
}

/** Every card asks for it: it is found once for a position. */
const limits = new WeakMap<object, JointLimit | null>();
function limitOf(view: MatchOf<OnePiece>, game: OnePieceGame): JointLimit | null {
  const known = limits.get(view);
  if (known !== undefined) return known;
  const limit = jointLimit(view, game);
  limits.set(view, limit);
  return limit;
}

export function useTogether(): Together | null {
  const { question, kit, telling } = useNow();
  const { view, game } = useBoard();
  const say = useOnePieceText();
  const picked = useChoosing((s) => s.picked);
  const limit = question ? limitOf(view, game) : null;
  return useMemo(() => {
    if (!limit) return null;
    const sum = picked.reduce((all, card) => all + limit.worth(card as CopyId), 0);
    return {
      max: limit.max,
      sum,
      worth: limit.worth,
      whyNot(card) {
        const worth = limit.worth(card);
        const all = sum + worth;
        if (all <= limit.max) return null;
        const refusal = { code: 'TOTAL_TOO_HIGH', params: { sum: all, max: limit.max }, rule: 'OP-65' };
        const short = sum === 0 ? say.joint.alone(worth) : say.joint.tooMuch(all);
        return { why: kit.words.refusal(refusal, telling), short };
      },
    };
  }, [limit, picked, kit, telling, say]);
}
