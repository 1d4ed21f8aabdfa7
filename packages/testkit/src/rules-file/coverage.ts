/** The tables of a COVERAGE.md, and whether the tests that they name are there. */
import { existsSync } from 'node:fs';
import { readText } from './pages.ts';

export interface CoverageRow {
  id: string;
  /** The last column: `` `path/of.test.ts`: "words of its title" ``, a command, or "not shown" and why. */
  where: string;
}

/** The rows of the table under a heading. */
export function coverageRows(page: string, heading: string): CoverageRow[] {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const rows = [...section.matchAll(/^\| (\S+) +\|.*\| ([^|]*?) *\|$/gm)];
  return rows.map(([, id = '', where = '']) => ({ id, where })).filter(({ id }) => !/^(id|-+)$/.test(id));
}

/** What is wrong with what a row says about where it is shown. */
export function notThere(root: URL, { id, where }: CoverageRow): string[] {
  if (/^not shown: \S/.test(where) || /`\.\/dealer \w+ ?[\w-]*`/.test(where)) return [];
  const named = [...where.matchAll(/`([^`]+)`: "([^"]+)"/g)];
  if (named.length === 0) return [`${id} names no test: ${where}`];
  return named.flatMap(([, path = '', title = '']) => {
    const file = new URL(path, root);
    if (!existsSync(file)) return [`${id}: there is no ${path}`];
    return readText(file).includes(title) ? [] : [`${id}: ${path} has no "${title}"`];
  });
}
