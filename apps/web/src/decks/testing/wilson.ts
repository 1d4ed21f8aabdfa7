/** Wilson's interval for a share at 95 %: steady also near 0 and 1 and for few games. */
export function wilson(won: number, of: number): { low: number; high: number } {
  if (of === 0) return { low: 0, high: 1 };
  const z = 1.959963984540054;
  const share = won / of;
  const middle = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

export type Verdict = 'ahead' | 'behind' | 'leans-yours' | 'leans-theirs' | 'even';

/** Sure only where the whole range leaves the half; else it leans, or is even. */
export function verdictOf(won: number, of: number): Verdict {
  const { low, high } = wilson(won, of);
  if (low > 0.5) return 'ahead';
  if (high < 0.5) return 'behind';
  const share = of === 0 ? 0.5 : won / of;
  if (share >= 0.6) return 'leans-yours';
  return share <= 0.4 ? 'leans-theirs' : 'even';
}
