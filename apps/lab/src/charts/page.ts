/** A report in one file: text, tables and plots, readable without a network and in print. */
import { escaped } from './svg.ts';

export interface Section {
  title: string;
  /** A sentence below the title. */
  about?: string;
  plot?: string;
  table?: Rows;
}

/** The first row has the names of the columns. */
export type Rows = readonly (readonly (string | number)[])[];

const STYLE = [
  ':root{color-scheme:light dark;--ink:#1d2733;--paper:#fff;--bar:#2f6f9f;--faint:#b8c2cc}',
  '@media (prefers-color-scheme:dark){:root{--ink:#e8edf2;--paper:#14191f;--bar:#6cb2e0;--faint:#4a5560}}',
  'body{font:15px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:60rem;margin:2rem auto}',
  'body{padding:0 1rem}h1{font-size:1.6rem}h2{font-size:1.15rem;margin-top:2rem}p{margin:.3rem 0}',
  'svg{width:100%;max-width:720px;font:12px system-ui,sans-serif}text{fill:var(--ink)}.end{text-anchor:end}',
  '.middle{text-anchor:middle}.light{fill:var(--paper)}.bar,.cell{fill:var(--bar)}.cell{stroke:var(--faint)}',
  '.axis{stroke:var(--faint)}.whisker{stroke:var(--bar);stroke-width:2}',
  'table{border-collapse:collapse;margin:.6rem 0}td,th{padding:.15rem .7rem;text-align:right}',
  'td:first-child,th:first-child{text-align:left}tr{border-bottom:1px solid var(--faint)}',
].join('\n');

export function htmlPage(title: string, sections: readonly Section[]): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">`;
  return [
    `<!doctype html><html lang="en"><head>${head}<title>${escaped(title)}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${escaped(title)}</h1>`,
    ...sections.map(sectionHtml),
    '</main></body></html>\n',
  ].join('\n');
}

function sectionHtml({ title, about, plot, table }: Section): string {
  const said = about === undefined ? '' : `<p>${escaped(about)}</p>`;
  return `<section><h2>${escaped(title)}</h2>${said}${plot ?? ''}${table ? tableHtml(table) : ''}</section>`;
}

function tableHtml([names = [], ...rows]: Rows): string {
  const row = (cells: readonly (string | number)[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(String(cell))}</${tag}>`).join('')}</tr>`;
  const body = rows.map((one) => row(one, 'td')).join('');
  return `<table><thead>${row(names, 'th')}</thead><tbody>${body}</tbody></table>`;
}

/** The tables alone. */
export function markdownPage(title: string, sections: readonly Section[]): string {
  const parts = sections.flatMap(({ title: name, about, table }) =>
    table ? [`## ${name}`, ...(about === undefined ? [] : [about]), markdownTable(table)] : [],
  );
  return `${[`# ${title}`, ...parts].join('\n\n')}\n`;
}

function markdownTable([names = [], ...rows]: Rows): string {
  const row = (cells: readonly (string | number)[]): string =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(names), row(names.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');
}

/** The first table, for a spreadsheet. */
export function csvPage(sections: readonly Section[]): string {
  const { table = [] } = sections.find((section) => section.table) ?? {};
  const cell = (value: string | number): string =>
    /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);
  return table.map((row) => `${row.map(cell).join(',')}\n`).join('');
}
