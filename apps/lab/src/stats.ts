/** Wilson's interval for a share at 95 %, rounded to six places: steady also near 0 and 1 and for few games. */
export function wilson(count: number, of: number): [low: number, high: number] {
  if (of === 0) return [0, 1];
  const z = 1.959963984540054;
  const share = count / of;
  const middle = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return [round(Math.max(0, (middle - spread) / scale), 6), round(Math.min(1, (middle + spread) / scale), 6)];
}

export const round = (n: number, places: number): number => Number(n.toFixed(places));
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
/** 1234567 as `1,234,567`, the same on every machine. */
export const grouped = (n: number): string => String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, ',');

/** Adds `more` into `counts`, name by name. */
export function addCounts(counts: Record<string, number>, more: Record<string, number>): void {
  for (const [name, n] of Object.entries(more)) counts[name] = (counts[name] ?? 0) + n;
}

/** The same counts with their names in order, so that output does not depend on what came first. */
export const sorted = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
