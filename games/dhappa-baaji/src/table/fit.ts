/** How large runs can be drawn on a board: the largest of a few sizes in which all of them fit. */
import type { Room } from '@dealers-choice/table';

export interface RunSize {
  /** Of the first cell of a run, before its cards; 0 where runs are cards. */
  tab: number;
  /** From one card to the next, and of the last one, in pixels. */
  step: number;
  last: number;
  height: number;
  gap: number;
  /** From one line of runs to the next. */
  pitch: number;
}

export const widthOf = ({ tab, step, last }: RunSize, cards: number): number =>
  tab + Math.max(0, cards - 1) * step + last;

/** How many lines things of these widths take, one gap between neighbours. */
export function linesOf(widths: readonly number[], gap: number, room: number): number {
  let lines = 0;
  let left = 0;
  for (const wide of widths) {
    if (lines === 0 || wide > left) {
      lines++;
      left = room;
    }
    left -= wide + gap;
  }
  return lines;
}

/** A place for one more run behind the others; its size does not change with theirs. */
export interface Place {
  width: number;
  height: number;
}

/** The sizes from large to small; when none fits it is the last one, and the board scrolls. */
export function fitRuns(
  lengths: readonly number[],
  sizes: readonly RunSize[],
  room: Room,
  place: Place | null = null,
): RunSize {
  const fits = (size: RunSize): boolean => {
    const widths = [...lengths.map((length) => widthOf(size, length)), ...(place ? [place.width] : [])];
    const lowest = Math.max(0, (place?.height ?? 0) - size.height);
    return (
      linesOf(widths, size.gap, room.width) * size.pitch + lowest <= room.height &&
      widths.every((width) => width <= room.width)
    );
  };
  const found = sizes.find(fits) ?? sizes.at(-1);
  if (!found) throw new Error('there is no size for a run');
  return found;
}
const strip = (cell: number, height: number): RunSize => ({
  tab: Math.round(cell * 1.05),
  step: cell,
  last: cell,
  height,
  gap: 9,
  pitch: height + 8,
});
const cards = (width: number, step: number, between: number): RunSize => {
  const height = Math.round((width * 78) / 54);
  return { tab: 0, step, last: width, height, gap: between + 6, pitch: height + between };
};

/** Strips of paper, for small screens; `zoom`: how much larger than a phone. */
export const stripSizes = (zoom: number): RunSize[] =>
  [strip(30, 50), strip(26, 46), strip(24, 44), strip(21.5, 37), strip(19, 30), strip(17, 26)].map((size) =>
    scaled(size, zoom),
  );
export const cardSizes = (zoom: number): RunSize[] =>
  [
    cards(84, 56, 24),
    cards(76, 50, 22),
    cards(66, 44, 22),
    cards(58, 38, 20),
    cards(52, 33, 20),
    cards(46, 28, 16),
    cards(42, 26, 14),
    cards(36, 22, 12),
  ].map((size) => scaled(size, zoom));

function scaled(size: RunSize, zoom: number): RunSize {
  const by = (n: number): number => Math.round(n * zoom * 10) / 10;
  const { tab, step, last, height, gap, pitch } = size;
  return { tab: by(tab), step: by(step), last: by(last), height: by(height), gap: by(gap), pitch: by(pitch) };
}
