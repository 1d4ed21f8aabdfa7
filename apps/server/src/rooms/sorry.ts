/** It is not done, and the message says why, to whoever asked. */
export class Sorry extends Error {}

/** A reason may name what it is about: however long that is, nobody is told more than a page can show. */
const LONGEST = 2_000;
export const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

export function sorry(text: string): never {
  throw new Sorry(text);
}
