/** Is a playthrough what it was? A position that changed is another game, and needs another rules version. */

export interface GoldenVerdict {
  passed: boolean;
  /** What to do about it; empty when it passed. */
  message: string;
  /** What the file must now hold, if it is to be written. */
  write: string | null;
}

const line = (text: string, key: string): string => new RegExp(`^${key} +(.*)$`, 'm').exec(text)?.[1] ?? '';
const positions = (text: string): string[] => text.match(/^position .*$/gm) ?? [];

/** `before` is the text of the file, or null when there is none yet; `update` when it may be written anew. */
export function compareGolden(before: string | null, now: string, update: boolean): GoldenVerdict {
  if (before === now) return { passed: true, message: '', write: null };
  const unlike = before === null ? null : otherPositions(before, now);
  if (unlike !== null) return { passed: false, message: unlike, write: null };
  if (update) return { passed: true, message: '', write: now };
  const why = before === null ? 'there is no playthrough yet' : `the playthrough differs: ${firstLine(before, now)}`;
  return { passed: false, message: `${why}. Read it, then write it with UPDATE_GOLDEN=1.`, write: null };
}

/** The same match by the same rules version must be the same: then only its words may change. */
function otherPositions(before: string, now: string): string | null {
  const same = ['game', 'rules', 'cards', 'seats', 'options', 'seed'].every(
    (key) => line(before, key) === line(now, key),
  );
  if (!same) return null;
  const [was, is] = [positions(before), positions(now)];
  const step = was.findIndex((position, i) => position !== is[i]);
  if (step < 0 && was.length === is.length) return null;
  const where = step < 0 ? `after step ${was.length - 1}` : `at step ${step} (${was[step]}, now ${is[step] ?? 'over'})`;
  return (
    `the same moves lead to another position ${where}, but the rules version is still ${line(now, 'rules')}. ` +
    'Raise `rules` in the definition of the game, so that old records are not replayed by new rules.'
  );
}

function firstLine(before: string, now: string): string {
  const [was, is] = [before.split('\n'), now.split('\n')];
  const at = was.findIndex((text, i) => text !== is[i]);
  const place = at < 0 ? was.length : at;
  return `line ${place + 1} was "${was[place] ?? ''}" and is "${is[place] ?? ''}"`;
}
