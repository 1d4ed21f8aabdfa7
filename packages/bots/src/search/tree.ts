/** What a search has learned: for each line of moves, how often it was open, tried, and how it went for its mover. */
import type { Move } from '@dealers-choice/kernel';

/** A move, by its meaning, and what followed it. */
export interface Line {
  /** The side of the seat that made the move. */
  readonly side: number;
  visits: number;
  /** How often the move could have been made: not every imagined match allows it. */
  open: number;
  /** Of the results for `side`, each from 0 to 1. */
  sum: number;
  /** What became of a line that nothing unseen can change: 1 won, -1 lost by whoever searches, 0 not known. */
  proof: 1 | -1 | 0;
  /** By meaning. */
  readonly next: Map<string, Line>;
  /** What the rule of thumb plays after this line; undefined: not asked yet. */
  thumb: Move | null | undefined;
  /** The round in which this line was last among the choices. */
  round: number;
}

export const newLine = (side: number): Line => ({
  side,
  visits: 0,
  open: 0,
  sum: 0,
  proof: 0,
  next: new Map(),
  thumb: undefined,
  round: -1,
});

/** The result to expect for the side of a line, from 0 to 1. */
export const meanOf = ({ visits, sum, proof = 0 }: Pick<Line, 'visits' | 'sum'> & Partial<Line>): number =>
  proof === 0 ? (visits > 0 ? sum / visits : 0) : (1 + proof) / 2;

/** What can be done at the end of a line: moves that mean different things, and where each leads. */
export interface Choices {
  moves: Move[];
  lines: Line[];
  /** The place of the rule of thumb's move, or -1. */
  thumbAt: number;
  /** By place: the moves that one is meant to be followed by, where whole lines are compared. */
  after?: (readonly Move[])[];
}

/** How moves are chosen while little is known. */
export interface Taste {
  /** Weighs what is not known yet against what has gone well. */
  curiosity: number;
  /** The share of trust that the rule of thumb's move has among all. */
  trust: number;
  /** A move that was never tried counts as this much worse than the line it follows. */
  doubt: number;
}

/** Newton's way, from products alone: the same bits everywhere. */
function rootOf(n: number): number {
  let root = n > 1 ? n / 2 : 1;
  for (let i = 0; i < 40; i++) root = (root + n / root) / 2;
  return root;
}
const ROOTS: readonly number[] = Array.from({ length: 4096 }, (_, n) => (n === 0 ? 0 : rootOf(n)));

/** Further from everything than results can be. */
const PROVEN = 9;
const EVEN = 0.5;

/** The place of the choice to try next: it went well, the thumb points at it, or it was often open and seldom tried. */
export function choose({ lines, thumbAt }: Choices, { curiosity, trust, doubt }: Taste): number {
  let [visited, sum] = [0, 0];
  for (const line of lines) {
    visited += line.visits;
    sum += line.sum;
  }
  const untried = (visited > 0 ? sum / visited : EVEN) - doubt;
  const rest = (thumbAt < 0 ? 1 : 1 - trust) / Math.max(1, thumbAt < 0 ? lines.length : lines.length - 1);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line;
    const { visits, open, proof } = line;
    const unknown = (curiosity * (i === thumbAt ? trust : rest) * (ROOTS[open] ?? rootOf(open))) / (1 + visits);
    const here = proof === 0 ? (visits > 0 ? line.sum / visits : untried) + unknown : PROVEN * proof;
    if (here > most) [best, most] = [i, here];
  }
  return best;
}

/** The rounds that are left cannot change which line was tried most. */
export function isDecided({ lines }: Choices, left: number): boolean {
  let [first, second] = [0, 0];
  for (const { visits } of lines) {
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  }
  return first - second > left;
}

/** Of a path on which whoever searches made every move: one way to win is enough, and it takes every way to lose. */
export function prove(path: readonly Line[], proof: 1 | -1): void {
  for (let i = path.length - 1; i >= 0; i--) {
    const line = path[i] as Line;
    if (i < path.length - 1 && proof === -1) for (const { proof: one } of line.next.values()) if (one !== -1) return;
    line.proof = proof;
  }
}
