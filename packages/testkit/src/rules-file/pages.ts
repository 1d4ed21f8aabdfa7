import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A file without the mark that some editors put in front. */
export const readText = (file: URL): string => new TextDecoder().decode(readFileSync(file));

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
    .map((path) => readText(new URL(path, folder)))
    .join('\n');
