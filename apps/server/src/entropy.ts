/** What nobody can guess, handed in like time: a server has the system's, a simulator makes its own from one seed. */
import { randomBytes } from 'node:crypto';

/** This many bytes. */
export type Entropy = (bytes: number) => Buffer;

export const systemEntropy: Entropy = (bytes) => randomBytes(bytes);
