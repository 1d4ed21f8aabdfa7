import { useState } from 'react';
import { go } from '../../app/route.ts';
import { replay } from '../../app/stores.ts';
import { reasonOf } from '../../match/sentences.ts';
import { keepFile } from '../../replay/kept-file.ts';
import { setupAt, type TestPlan } from './plan.ts';
import { recordOfTest } from './run-tests.ts';

export interface Watch {
  /** The game that is being brought to the screen; null: none. */
  preparing: number | null;
  problem: string | null;
  watch(index: number): void;
}

/** Opens a test game where matches are watched, as whoever plays the tested deck sees it. */
export function useWatch(plan: TestPlan): Watch {
  const [preparing, setPreparing] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (index: number): Promise<void> => {
    setPreparing(index);
    setProblem(null);
    try {
      const record = await recordOfTest(plan, index);
      const { open: show, lookAs } = replay.getState();
      keepFile(record);
      if (!(await show(record))) throw new Error(replay.getState().problem ?? '');
      lookAs(setupAt(plan, index).seat);
      go({ at: 'replay' });
    } catch (error) {
      setProblem(reasonOf(error));
      setPreparing(null);
    }
  };
  return { preparing, problem, watch: (index) => void (preparing === null && open(index)) };
}
