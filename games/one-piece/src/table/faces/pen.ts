/** What every drawing needs: a brush, paths that are made once, rounded boxes, and text that fits. */
export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const SERIF = 'Fraunces, Georgia, serif';
export const SANS = 'Inter, system-ui, sans-serif';
/** To be loaded (`document.fonts.load`) before a face is drawn. */
export const FACE_FONTS: readonly string[] = [`700 20px ${SERIF}`, `800 20px ${SANS}`];

const made = new Map<string, Path2D>();
export function pathOf(d: string): Path2D {
  const before = made.get(d);
  if (before) return before;
  const path = new Path2D(d);
  made.set(d, path);
  return path;
}

export function rounded(brush: Brush, { x, y, w, h }: Box, radius: number | number[]): void {
  brush.beginPath();
  brush.roundRect(x, y, w, h, radius);
}

export function disc(brush: Brush, x: number, y: number, radius: number): void {
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
}

/** Fills and outlines the path that was begun. */
export function inked(brush: Brush, fill: string, line: string, width: number): void {
  brush.fillStyle = fill;
  brush.fill();
  brush.lineWidth = width;
  brush.strokeStyle = line;
  brush.stroke();
}

export const fontOf = (family: typeof SERIF | typeof SANS, size: number): string =>
  `${family === SERIF ? 700 : 800} ${size}px ${family}`;

/** No word on a card is smaller; a name that does not fit in this size is pressed together. */
const SMALLEST = 12;

/** The largest size up to `size` in which all lines are at most `width` wide. */
export function fittingSize(
  brush: Brush,
  lines: readonly string[],
  { family, size, width }: { family: typeof SERIF | typeof SANS; size: number; width: number },
): number {
  brush.font = fontOf(family, size);
  const widest = Math.max(...lines.map((line) => brush.measureText(line).width));
  // Half points, so that names of almost one length have one size.
  return widest <= width ? size : Math.max(SMALLEST, Math.floor((2 * size * width) / widest) / 2);
}

/** The name as it is, or parted between two words where the longer line is shortest. */
export function linesOf(brush: Brush, name: string, size: number, width: number): readonly string[] {
  brush.font = fontOf(SERIF, size);
  const words = name.split(' ');
  if (words.length < 2 || brush.measureText(name).width <= width) return [name];
  const parted = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => brush.measureText(line).width));
  return parted.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}
