/**
 * Bots think in threads of their own: however long one takes, nobody's move waits for it. Those for whom somebody waits
 * think first.
 */
import type { Move } from '@dealers-choice/kernel';
import { taskThreads } from '../task-threads.ts';
import type { Think, Thought } from './thinking.ts';

export interface ThinkHow {
  /** `think-worker.ts`, built. */
  file: URL;
  count: number;
  /** A bot that takes longer has failed, in milliseconds. */
  patience?: number;
}

export const thinkIn = ({ file, count, patience = 20_000 }: ThinkHow): Think =>
  taskThreads<Thought, Move | null>({ file, count, patience });
