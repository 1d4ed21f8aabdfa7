/** Markdown to blocks: headings, lists, tables, pictures, code and text. */
export type Block =
  | { type: 'heading'; level: number; text: string }
  | { type: 'list'; ordered: boolean; start: number; items: string[] }
  | { type: 'table'; head: string[]; rows: string[][] }
  | { type: 'picture'; alt: string; src: string }
  | { type: 'code'; text: string }
  | { type: 'text'; text: string };

const ITEM = /^\s*([-*+]|\d+[.)])\s+(.*)$/;
/** A picture stands in a line of its own. */
const PICTURE = /^!\[([^\]]*)\]\(([^)\s]+)\)\s*$/;
const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

export function blocksOf(text: string): Block[] {
  const lines = text.replace(/\r/g, '').split('\n');
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const [block, next] = blockAt(lines, at);
    if (block) blocks.push(block);
    at = next;
  }
  return blocks;
}

function blockAt(lines: readonly string[], at: number): [Block | null, number] {
  const line = lines[at] ?? '';
  if (/^\s*$/.test(line) || /^\s*(---+|\*\*\*+)\s*$/.test(line)) return [null, at + 1];
  const heading = /^(#{1,6})\s+(.*)$/.exec(line);
  if (heading) return [{ type: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' }, at + 1];
  const [, alt, src] = PICTURE.exec(line) ?? [];
  if (alt !== undefined && src !== undefined) return [{ type: 'picture', alt, src }, at + 1];
  if (line.startsWith('```')) return codeAt(lines, at + 1);
  if (line.includes('|') && /^[\s|:-]+$/.test(lines[at + 1] ?? 'x')) return tableAt(lines, at);
  if (ITEM.test(line)) return listAt(lines, at);
  return textAt(lines, at);
}

function codeAt(lines: readonly string[], from: number): [Block, number] {
  let at = from;
  while (at < lines.length && !lines[at]?.startsWith('```')) at++;
  return [{ type: 'code', text: lines.slice(from, at).join('\n') }, at + 1];
}

function tableAt(lines: readonly string[], from: number): [Block, number] {
  let at = from + 2;
  while (lines[at]?.includes('|')) at++;
  return [{ type: 'table', head: cells(lines[from] ?? ''), rows: lines.slice(from + 2, at).map(cells) }, at];
}

function listAt(lines: readonly string[], from: number): [Block, number] {
  const items: string[] = [];
  const first = ITEM.exec(lines[from] ?? '')?.[1] ?? '-';
  let at = from;
  for (; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const item = ITEM.exec(line);
    if (item) items.push(item[2] ?? '');
    else if (/^\s+\S/.test(line)) items.push(`${items.pop() ?? ''} ${line.trim()}`);
    else break;
  }
  const ordered = /\d/.test(first);
  return [{ type: 'list', ordered, start: ordered ? Number.parseInt(first, 10) : 1, items }, at];
}

function textAt(lines: readonly string[], from: number): [Block, number] {
  let at = from + 1;
  while (at < lines.length && !/^\s*$|^#{1,6}\s|^```/.test(lines[at] ?? '') && !ITEM.test(lines[at] ?? '')) at++;
  const text = lines.slice(from, at).map((line) => line.replace(/^>\s?/, '').trim());
  return [{ type: 'text', text: text.join(' ') }, at];
}
