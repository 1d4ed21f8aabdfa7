/** Takes the whole draft back, step by step, as the last of each arrives. */
import { useEffect, useState } from 'react';
import { useDesk } from './desk.ts';

export function useUndoAll(): () => void {
  const { draft, now, view } = useDesk();
  /** The turn whose draft is being taken back, and how many steps were left when the last one was asked for. */
  const [going, setGoing] = useState<{ turn: number; left: number } | null>(null);
  const { controls, showing } = now;
  useEffect(() => {
    if (!going || showing) return;
    if (going.turn !== view.turn || draft.count === 0) setGoing(null);
    else if (draft.count < going.left && controls?.mayUndo) {
      setGoing({ turn: view.turn, left: draft.count });
      controls.undo();
    }
  }, [going, showing, view.turn, draft.count, controls]);
  return () => {
    setGoing({ turn: view.turn, left: draft.count });
    controls?.undo();
  };
}
