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

/** The known name that a typing mistake could have been, or null. */
export function nearest(name: string, known: readonly string[]): string | null {
  const wanted = name.toLowerCase();
  let best: string | null = null;
  let least = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of known) {
    const lower = candidate.toLowerCase();
    const inside = wanted.length >= 3 && (lower.includes(wanted) || wanted.includes(lower));
    const far = inside ? 1 : distance(wanted, lower);
    if (far < least && far < lower.length) [best, least] = [candidate, far];
  }
  return best;
}

/** Levenshtein: letters to add, drop or change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
