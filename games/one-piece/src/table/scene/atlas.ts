/** Which cell of a picture holds which face: the one that was not shown for the longest time makes room. */

export interface Cell {
  place: number;
  /** What was drawn there belongs to another face: it must be drawn anew. */
  fresh: boolean;
}

export const GUTTER = 2;

export class Cells {
  readonly #size: number;
  /** By face; the last one was asked for last. */
  readonly #held = new Map<string, number>();

  constructor(size: number) {
    this.#size = size;
  }

  /** Asking for it keeps it. */
  of(face: string): Cell {
    const held = this.#held.get(face);
    if (held !== undefined) {
      this.#held.delete(face);
      this.#held.set(face, held);
      return { place: held, fresh: false };
    }
    const place = this.#held.size < this.#size ? this.#held.size : this.#oldest();
    this.#held.set(face, place);
    return { place, fresh: true };
  }

  /** Looking does not keep it; null: it has none. */
  placeOf(face: string): number | null {
    return this.#held.get(face) ?? null;
  }

  all(): [face: string, place: number][] {
    return [...this.#held];
  }

  /** Everything is drawn again: after the picture was lost. */
  clear(): void {
    this.#held.clear();
  }

  get held(): number {
    return this.#held.size;
  }

  #oldest(): number {
    const [first] = this.#held;
    if (!first) throw new Error('an atlas without cells');
    this.#held.delete(first[0]);
    return first[1];
  }
}

export interface Grid {
  columns: number;
  cellWide: number;
  cellHigh: number;
  wide: number;
  high: number;
}

/** Where a cell begins, in points, inside its gutter. */
export const cornerOf = ({ columns, cellWide, cellHigh }: Grid, place: number): [number, number] => [
  (place % columns) * (cellWide + 2 * GUTTER) + GUTTER,
  Math.floor(place / columns) * (cellHigh + 2 * GUTTER) + GUTTER,
];

/** Left, lower edge, width and height of a cell, in parts of the picture, counted from below. */
export function texelsOf(grid: Grid, place: number): [number, number, number, number] {
  const [x, y] = cornerOf(grid, place);
  const { cellWide, cellHigh, wide, high } = grid;
  return [x / wide, 1 - (y + cellHigh) / high, cellWide / wide, cellHigh / high];
}
