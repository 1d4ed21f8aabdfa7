/** A table with a heading line: `Quantity,Card number,Name`. */
import { columnOf } from './fields.ts';
import { cards, LONGEST_ROW, type Says, type SpokenLine } from './lines.ts';

const SEPARATORS = ['\t', ';', ','] as const;

/** Null: the first line is not a heading. */
export function readTable(lines: readonly string[]): readonly SpokenLine[] | null {
  const first = lines.findIndex((line) => line.trim() !== '');
  const heading = lines[first] ?? '';
  if (heading.length > LONGEST_ROW) return null;
  const separator = SEPARATORS.find((sign) => cellsOf(heading, sign).length > 1);
  if (!separator) return null;
  const columns = cellsOf(heading, separator).map(columnOf);
  const place = { n: columns.indexOf('n'), number: columns.indexOf('number'), name: columns.indexOf('name') };
  if (place.number < 0 && place.name < 0) return null;
  return lines.map((text, i): SpokenLine => {
    const says: Says =
      text.trim() === ''
        ? { what: 'nothing', as: 'blank' }
        : i <= first
          ? { what: 'nothing', as: 'heading' }
          : text.length > LONGEST_ROW
            ? { what: 'unreadable', why: 'long' }
            : rowOf(cellsOf(text, separator), place);
    return { at: i + 1, text, says };
  });
}

function rowOf(cells: readonly string[], place: Readonly<Record<'n' | 'number' | 'name', number>>): Says {
  const cell = (at: number): string => (at < 0 ? '' : (cells[at] ?? ''));
  const [copies, number, name] = [cell(place.n), cell(place.number), cell(place.name)];
  if (number === '' && name === '') return { what: 'unreadable', why: 'entry' };
  const n = copies === '' ? 1 : Number(copies.replace(/[x×]/i, ''));
  return cards({ n: Number.isSafeInteger(n) ? n : 0, number: number === '' ? null : number, name });
}

/** Cells in quotes may hold the separator; a quote inside is written twice. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < line.length; i++) {
    const sign = line.charAt(i);
    if (sign === '"' && quoted && line.charAt(i + 1) === '"') cell += line.charAt(i++);
    else if (sign === '"') quoted = !quoted;
    else if (sign === separator && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  cells.push(cell.trim());
  return cells;
}
