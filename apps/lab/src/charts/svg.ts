/** Plots as static SVG: no script, nothing loaded, the same text from the same numbers. */

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

const LABELS = 190;
const WIDTH = 720;
const ROW = 22;
const number = (n: number): string => String(Number(n.toFixed(2)));

function svg(height: number, title: string, parts: readonly string[]): string {
  const open = `<svg viewBox="0 0 ${WIDTH} ${number(height)}" role="img" aria-label="${escaped(title)}">`;
  return `${open}${parts.join('')}</svg>`;
}
const rect = (x: number, y: number, w: number, h: number, kind = 'bar'): string =>
  `<rect class="${kind}" x="${number(x)}" y="${number(y)}" width="${number(Math.max(0, w))}" height="${number(h)}"/>`;
const text = (x: number, y: number, words: string, kind = ''): string =>
  `<text class="${kind}" x="${number(x)}" y="${number(y)}">${escaped(words)}</text>`;
const line = (x1: number, y1: number, x2: number, y2: number, kind = 'axis'): string =>
  `<line class="${kind}" x1="${number(x1)}" y1="${number(y1)}" x2="${number(x2)}" y2="${number(y2)}"/>`;

export interface Bar {
  name: string;
  value: number;
  /** What stands behind the bar. */
  said: string;
}

/** One bar below the other, from 0. */
export function bars(title: string, all: readonly Bar[]): string {
  const most = Math.max(1e-9, ...all.map(({ value }) => value));
  const room = WIDTH - LABELS - 90;
  const rows = all.map(({ name, value, said }, i) => {
    const [y, w] = [i * ROW, (room * value) / most];
    const label = text(LABELS - 8, y + 15, name, 'end');
    return `${label}${rect(LABELS, y + 4, w, ROW - 8)}${text(LABELS + w + 6, y + 15, said)}`;
  });
  return svg(all.length * ROW + 4, title, rows);
}

export interface Whisker {
  name: string;
  at: number;
  low: number;
  high: number;
  said: string;
}

/** A point with its interval in each row; `mark` is a value that all are held against. */
export function whiskers(title: string, all: readonly Whisker[], mark: number): string {
  const values = [mark, ...all.flatMap(({ low, high }) => [low, high])];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = WIDTH - LABELS - 170;
  const x = (value: number): number => LABELS + (room * (value - least)) / Math.max(1e-9, most - least);
  const height = all.length * ROW + 4;
  const rows = all.map(({ name, at, low, high, said }, i) => {
    const y = i * ROW + 11;
    const point = `<circle class="bar" cx="${number(x(at))}" cy="${y}" r="4"/>`;
    const label = text(LABELS - 8, y + 4, name, 'end');
    return `${label}${line(x(low), y, x(high), y, 'whisker')}${point}${text(WIDTH - 160, y + 4, said)}`;
  });
  return svg(height, title, [line(x(mark), 0, x(mark), height), ...rows]);
}

/** Counts by number, in at most forty columns of equal width. */
export function histogram(title: string, counts: ReadonlyMap<number, number>): string {
  const values = [...counts.keys()];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = Math.max(1, Math.ceil((most - least + 1) / 40));
  const columns = new Array<number>(Math.floor((most - least) / step) + 1).fill(0);
  for (const [value, n] of counts) {
    const column = Math.floor((value - least) / step);
    columns[column] = (columns[column] ?? 0) + n;
  }
  const [height, width] = [160, WIDTH / columns.length];
  const highest = Math.max(1, ...columns);
  return svg(height + 22, title, [
    ...columns.map((n, i) => rect(i * width + 1, height - (height * n) / highest, width - 2, (height * n) / highest)),
    line(0, height, WIDTH, height),
    text(0, height + 16, String(least)),
    text(WIDTH, height + 16, String(most), 'end'),
  ]);
}

export interface Cell {
  /** From 0 to 1; null: these two did not meet. */
  rate: number | null;
  said: string;
}

/** Row against column; the darker, the more the row won. */
export function matrix(title: string, names: readonly string[], cellOf: (row: number, column: number) => Cell): string {
  const size = Math.min(90, (WIDTH - LABELS) / names.length);
  const parts = names.flatMap((name, row) => [
    text(LABELS - 8, 30 + row * size + size / 2 + 4, name, 'end'),
    text(LABELS + row * size + size / 2, 20, name, 'middle'),
    ...names.map((_, column) => {
      const { rate, said } = cellOf(row, column);
      const [x, y] = [LABELS + column * size, 30 + row * size];
      const shade = `<rect class="cell" x="${number(x)}" y="${number(y)}" width="${number(size - 2)}" height="${number(
        size - 2,
      )}" fill-opacity="${number(rate ?? 0)}"/>`;
      return `${shade}${text(x + size / 2 - 1, y + size / 2 + 4, said, (rate ?? 0) > 0.6 ? 'middle light' : 'middle')}`;
    }),
  ]);
  return svg(34 + names.length * size, title, parts);
}
