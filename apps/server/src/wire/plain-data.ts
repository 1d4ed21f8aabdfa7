/** What came over a wire is looked at before anything walks through it: no bytes, and not nested without end. */
const DEEPEST = 12;

export function isPlain(data: unknown, depth = DEEPEST): boolean {
  if (typeof data !== 'object' || data === null) return true;
  if (depth === 0) return false;
  const prototype: unknown = Object.getPrototypeOf(data);
  if (!Array.isArray(data) && prototype !== Object.prototype && prototype !== null) return false;
  for (const value of Object.values(data)) if (!isPlain(value, depth - 1)) return false;
  return true;
}
