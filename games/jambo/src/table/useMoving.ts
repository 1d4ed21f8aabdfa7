/** What happens is shown as movement of things. */
import type { Seat } from '@dealers-choice/kernel';
import { useMotion, useStage } from '@dealers-choice/table';
import type { RefObject } from 'react';
import type { Jambo } from '../index.ts';
import { moving } from './moving.ts';

export function useMoving(root: RefObject<HTMLDivElement | null>, near: Seat): void {
  const move = useMotion();
  useStage<Jambo>({
    hear(event) {
      if (!root.current) return undefined;
      const start = moving(root.current, event, near);
      // Nothing is waited for: the beat says when the next thing begins, and flights overlap.
      if (start) move(start);
      return undefined;
    },
  });
}
