import { useRef, useState } from 'react';
import { reasonOf } from '../match/sentences.ts';

export interface Attempt {
  /** Something is being done: a button that asks for it again does nothing. */
  busy: boolean;
  /** Why the last thing was not done, as a sentence. */
  problem: string | null;
  /** One thing at a time; what rejects becomes `problem`. */
  attempt(task: () => Promise<unknown>): void;
  /** The person has gone on to something else. */
  forget(): void;
}

/** Something that takes its time and may fail, behind a button. `say`: what a failure is called. */
export function useAttempt(say: (error: unknown) => string = reasonOf): Attempt {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(false);
  const attempt = async (task: () => Promise<unknown>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await task();
    } catch (error) {
      setProblem(say(error));
    }
    running.current = false;
    setBusy(false);
  };
  return { busy, problem, attempt: (task) => void attempt(task), forget: () => setProblem(null) };
}
