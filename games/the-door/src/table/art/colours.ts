/** Colours of the night on the stair, and of the two leaves of each card. */
export interface LeafLook {
  /** The option, or the role of a duel, that its picture shows. */
  option: string;
  from: string;
  to: string;
}

const leaf = (option: string, from: string, to: string): LeafLook => ({ option, from, to });

const CHAOS: readonly [LeafLook, LeafLook] = [leaf('CAN', '#a5521a', '#5c2508'), leaf('BALL', '#a5521a', '#5c2508')];
const LEAVES: Readonly<Record<string, readonly [LeafLook, LeafLook]>> = {
  JUDGE_JURY: [leaf('JUDGE', '#8f2b34', '#571520'), leaf('JURY', '#5a2a63', '#2f1238')],
  SUMMON_EXILE: [leaf('SUMMON', '#12696b', '#073c44'), leaf('EXILE', '#39477e', '#1a2350')],
  RESURRECT_REAP: [leaf('RESURRECT', '#2f7a4c', '#123f2a'), leaf('REAP', '#4a2031', '#1d0a14')],
  CHAOS,
};

/** Left and right leaf of a card. */
export const leavesOf = (card: string): readonly [LeafLook, LeafLook] => LEAVES[card] ?? CHAOS;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour between two, from 0 (the first) to 1 (the second). */
export function mix(one: string, other: string, t: number): string {
  const to = channels(other);
  return `#${channels(one)
    .map((v, k) =>
      Math.round(v + ((to[k] ?? v) - v) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
