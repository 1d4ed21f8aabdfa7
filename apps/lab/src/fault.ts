import { lettersApart } from '@dealers-choice/testkit';

/** Exit codes of the command, documented in docs/dealer.md. */
export const EXIT = { ok: 0, failures: 1, badInput: 2, internal: 3, interrupted: 130 } as const;

/** Something the person who typed the command can put right: told in one sentence, without a stack. */
export class Fault extends Error {}

/** `There is no game "jmabo". Did you mean "jambo"?`, or the list of what there is. */
export function unknown(what: string, name: string, known: readonly string[]): Fault {
  const close = nearest(name, known);
  const hint = close === null ? `Known: ${known.join(', ') || 'none'}.` : `Did you mean "${close}"?`;
  return new Fault(`There is no ${what} "${name}". ${hint}`);
}

/** What a file says, on a screen: no signs that move the cursor or colour the screen, and no endless lines. */
export const onScreen = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\n\t]/gu, '\ufffd').replaceAll(/(.{2000}).+/gu, '$1…');

/** The known name that a typing mistake could have been, or null. */
export function nearest(name: string, known: readonly string[]): string | null {
  const wanted = name.toLowerCase();
  let best: string | null = null;
  let least = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of known) {
    const lower = candidate.toLowerCase();
    const inside = wanted.length >= 3 && (lower.includes(wanted) || wanted.includes(lower));
    const far = inside ? 1 : lettersApart(wanted, lower);
    if (far < least && far < lower.length) [best, least] = [candidate, far];
  }
  return best;
}
