/** Sharing DON!! out: at most one of each group, so that the whole brings most. */
export interface Item<T> {
  don: number;
  gain: number;
  what: T;
}

interface Best<T> {
  gain: number;
  chosen: T[];
}

export function share<T>(groups: readonly (readonly Item<T>[])[], don: number): T[] {
  let bests: Best<T>[] = Array.from({ length: don + 1 }, () => ({ gain: 0, chosen: [] }));
  for (const group of groups) {
    const next = bests.slice();
    for (const { don: price, gain, what } of group) {
      if (gain <= 0) continue;
      for (let have = price; have <= don; have++) {
        const before = bests[have - price];
        const old = next[have];
        if (!before || !old || before.gain + gain <= old.gain) continue;
        next[have] = { gain: before.gain + gain, chosen: [...before.chosen, what] };
      }
    }
    bests = next;
  }
  return bests[don]?.chosen ?? [];
}
