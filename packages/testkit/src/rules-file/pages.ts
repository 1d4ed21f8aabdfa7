import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The files of a folder and all below it, with forward slashes; nothing that is installed. */
export const filesIn = (folder: URL): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('node_modules/'));

/** Where a game's rules stand: RULES.md, which people read at the table, and the pages of `rules/`, if it has some. */
export function rulesPages(folder: URL): string[] {
  const more = new URL('rules/', folder);
  const pages = existsSync(more) ? readdirSync(more).filter((name) => name.endsWith('.md')) : [];
  return ['RULES.md', ...pages.sort().map((name) => `rules/${name}`)];
}

/** All of a game's rules as one text. */
export const readRules = (folder: URL): string =>
  rulesPages(folder)
    .map((path) => readFileSync(new URL(path, folder), 'utf8'))
    .join('\n');
