/** "trash 1 red card from your hand or 1 of your Stages": the verb is said once and read again. */
import type { Cursor, Rule } from '../grammar/cursor.ts';

/** What stands here, as if the word at `verbAt` stood in front of it. */
export function verbAgain<T>(c: Cursor, verbAt: number, read: Rule<T>): T | undefined {
  const word = c.tokens[verbAt];
  if (!word) return undefined;
  const aside: Cursor = { ...c, tokens: [...c.tokens.slice(0, c.at), word, ...c.tokens.slice(c.at)] };
  const found = read(aside);
  if (found === undefined) return undefined;
  c.at = aside.at - 1;
  c.said = aside.said;
  c.used = aside.used;
  return found;
}
