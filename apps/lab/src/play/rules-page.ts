/** A page of rules, which is Markdown with pictures and tables, as lines that a terminal can show. */

/** `bold`: how headings look. */
export function rulesLines(text: string, columns: number, bold: (text: string) => string = (same) => same): string[] {
  const blocks = text.trim().split(/\n\s*\n/);
  return blocks.flatMap((block, i) => [...(i === 0 ? [] : ['']), ...blockLines(block, columns, bold)]);
}

function blockLines(block: string, columns: number, bold: (text: string) => string): string[] {
  const lines = block.split('\n');
  const [first = ''] = lines;
  const heading = /^#+ +(.*)$/.exec(first)?.[1];
  if (heading !== undefined) {
    const rest = lines.slice(1).join('\n');
    return [bold(plain(heading)), ...(rest === '' ? [] : blockLines(rest, columns, bold))];
  }
  if (first.startsWith('|')) return tableLines(lines, columns);
  return itemsOf(lines).flatMap(({ mark, words }) => wrapped(mark, plain(words), columns));
}

/** Lines that go on where the one before ended belong to it; each item of a list begins anew. */
function itemsOf(lines: readonly string[]): { mark: string; words: string }[] {
  const items: { mark: string; words: string }[] = [];
  for (const line of lines) {
    const [, mark, begun] = /^( *(?:[-*]|\d+\.) +)(.*)$/.exec(line) ?? [];
    const last = items[items.length - 1];
    if (mark !== undefined && begun !== undefined) items.push({ mark, words: begun });
    else if (last) last.words += ` ${line.trim()}`;
    else items.push({ mark: '', words: line });
  }
  return items;
}

/** A row is too wide for many terminals: it becomes an item, with the head of each column after the first. */
function tableLines([head = '', , ...rows]: readonly string[], columns: number): string[] {
  const heads = cellsOf(head);
  return rows.flatMap((row) => {
    const [name = '', ...cells] = cellsOf(row);
    const said = cells.map((cell, i) => (heads.length > 2 ? `${heads[i + 1]}: ${cell}` : cell));
    return wrapped('- ', [name, ...said].filter((part) => part !== '').join(' · '), columns);
  });
}
const cellsOf = (row: string): string[] =>
  row
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => plain(cell.trim()));

/** Pictures by what they show, links by their words; signs for bold, italics and code left out. */
const plain = (text: string): string =>
  text
    .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, '[picture: $1]')
    .replaceAll(/(?<!!)\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll(/(?<![\p{L}\p{N}])_([^_]+)_(?![\p{L}\p{N}])/gu, '$1')
    .replaceAll('`', '');

function wrapped(mark: string, text: string, columns: number): string[] {
  const indent = ' '.repeat(mark.length);
  const lines: string[] = [];
  let line = mark;
  let isEmpty = true;
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    if (!isEmpty && line.length + 1 + word.length > columns) {
      lines.push(line);
      [line, isEmpty] = [indent, true];
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}
