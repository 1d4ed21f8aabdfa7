/** What nobody can guess, handed in like time: a server has the system's, a simulator makes its own from one seed. */
import { randomBytes } from 'node:crypto';

/** Gives this many bytes. */
export type RandomBytes = (count: number) => Buffer;

export const systemBytes: RandomBytes = (count) => randomBytes(count);
