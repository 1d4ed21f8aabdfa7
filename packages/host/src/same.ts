/** Are these two pieces of plain JSON the same? Makes nothing to find out. */
export function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return false;
  if (Array.isArray(before) || Array.isArray(after))
    return Array.isArray(before) && Array.isArray(after) && isSameList(before, after);
  return hasSameParts(before as Record<string, unknown>, after as Record<string, unknown>);
}
function isSameList(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return false;
  for (let i = 0; i < after.length; i++) if (before[i] !== after[i] && !isSame(before[i], after[i])) return false;
  return true;
}
function hasSameParts(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): boolean {
  // determinism: all of them must be the same, in whatever order they are looked at
  for (const name in before) {
    if (before[name] !== after[name] && !isSame(before[name], after[name])) return false;
  }
  for (const name in after) if (!(name in before)) return false; // determinism: as above
  return true;
}
