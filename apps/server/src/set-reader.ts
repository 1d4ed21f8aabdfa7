/** Reads the texts of sets in a thread of its own: thousands of cards take seconds, and no move may wait for them. */
import type { CardSet } from '@dealers-choice/one-piece';
import type { SetSource } from './set-source.ts';
import { taskThread } from './task-threads.ts';

/** Fails with a sentence. */
export type ReadSet = (source: SetSource) => Promise<CardSet>;

/** `file`: `read-worker.ts`, built. */
export const setReaderIn = (file: URL): ReadSet => taskThread<SetSource, CardSet>(file);
