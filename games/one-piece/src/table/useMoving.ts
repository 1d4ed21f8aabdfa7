/** What happens is shown as movement of things. */
import type { Seat } from '@dealers-choice/kernel';
import { useMotion, useStage } from '@dealers-choice/table';
import type { RefObject } from 'react';
import type { OnePiece } from '../rules/table.ts';
import { moving } from './flat/moving.ts';

export function useMoving(root: RefObject<HTMLDivElement | null>, near: Seat): void {
  const move = useMotion();
  useStage<OnePiece>({
    hear(event) {
      if (!root.current) return undefined;
      const start = moving(root.current, event, near);
      // The beat says when the next thing begins: flights may overlap.
      if (start) move(start);
      return undefined;
    },
  });
}
