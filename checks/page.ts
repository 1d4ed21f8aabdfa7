import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { nodeAt, parse, textOf, walk } from './repo.ts';

/** Path inside the built page, with forward slashes, to the file's bytes. */
export type Built = ReadonlyMap<string, Buffer>;

export const FIRST_LOAD_KB = 110;

/** Of all Latin fonts together, as they are sent; letters of other scripts come with their language. */
export const FONTS_KB = 90;

export interface Sizes {
  /** Scripts a browser fetches before anything is shown: those of index.html and what they import statically. */
  first: string[];
  /** Of those together, gzipped, in units of 1000 bytes. */
  firstKb: number;
}

export function firstLoad(built: Built): Sizes {
  const first = neededBy(built, scriptsOf(textAt(built, 'index.html')));
  return { first, firstKb: kbOf(built, first) };
}

/** These scripts, and everything they cannot start without. */
export function neededBy(built: Built, scripts: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const next of staticImports(path, textAt(built, path))) visit(next);
  };
  for (const path of scripts) visit(path);
  return [...found];
}

/** Gzipped, in units of 1000 bytes. */
export const kbOf = (built: Built, paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + gzipSync(textAt(built, path), { level: 9 }).length, 0) / 1000;

/** What is fetched when somebody comes to this script from the first screen: it, and what it needs besides. */
export function fetchedFor(built: Built, script: string): string[] {
  const { first } = firstLoad(built);
  return neededBy(built, [script]).filter((path) => !first.includes(path));
}

/** Latin fonts of the page, and which of them the browser hears of only when the styles have come. */
export function fontsOf(built: Built): { kb: number; late: string[] } {
  const fonts = [...built].filter(([path]) => path.includes('-latin-') && path.endsWith('.woff2'));
  const html = textAt(built, 'index.html');
  return {
    kb: fonts.reduce((sum, [, body]) => sum + body.length, 0) / 1000,
    late: fonts.map(([path]) => path).filter((path) => !html.includes(`href="/${path}" as="font"`)),
  };
}

function textAt(built: Built, path: string): string {
  const body = built.get(path);
  if (!body) throw new Error(`the built page names ${path}, which does not exist`);
  return body.toString();
}

function scriptsOf(html: string): string[] {
  const named = html.matchAll(/<(?:script[^>]*\ssrc|link[^>]*rel="modulepreload"[^>]*\shref)="\/([^"]+)"/g);
  return [...named].map(([, path = '']) => path);
}

function staticImports(path: string, text: string): string[] {
  const sources = [...walk(parse(path, text).program)].flatMap(([node]) =>
    ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'].includes(node.type)
      ? (textOf(nodeAt(node, 'source')) ?? [])
      : [],
  );
  return sources.map((source) => posix.join(posix.dirname(path), source));
}

/** The scripts that fetch this one when somebody asks for it. */
export function fetchersOf(built: Built, script: string): string[] {
  const name = posix.basename(script);
  const naming = [...built].filter(([path, body]) => path.endsWith('.js') && body.includes(name));
  return naming.filter(([, body]) => fetches(body.toString(), name)).map(([path]) => path);
}

const fetches = (text: string, name: string): boolean =>
  ['"', "'", '`'].some((quote) => text.includes(`import(${quote}./${name}${quote})`));

/** The scripts that cannot start without this one. */
export function importersOf(built: Built, script: string): string[] {
  const naming = [...built].filter(([path, body]) => path.endsWith('.js') && body.includes(posix.basename(script)));
  return naming.filter(([path, body]) => staticImports(path, body.toString()).includes(script)).map(([path]) => path);
}

/** What the page must not carry: what its own policy would block, and what tells of the machine it was built on. */
export function pageProblems(built: Built, root: string): string[] {
  return [...built].flatMap(([path, body]) => {
    const text = body.toString();
    return [
      ...(path.endsWith('.map') ? [`${path} is a source map`] : []),
      ...(/\.(js|css)$/.test(path) && /[#@] source(Mapping)?URL=/.test(text) ? [`${path} names a source map`] : []),
      ...(text.includes(root) || /node_modules\//.test(text) ? [`${path} tells where its sources are`] : []),
      ...(path.endsWith('.html') ? inlineParts(path, text) : []),
    ];
  });
}

function inlineParts(path: string, html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^<]*)/g)].filter(
    ([, settings = '', content = '']) => !/\ssrc=/.test(settings) || content.trim() !== '',
  );
  return [
    ...(scripts.length > 0 ? [`${path} has an inline script`] : []),
    ...(/<style\b|\sstyle=/.test(html) ? [`${path} has an inline style`] : []),
    ...(/\son\w+=/.test(html) ? [`${path} has an inline handler`] : []),
    ...(/(src|href)="(?:\w+:|\/\/)/.test(html) ? [`${path} loads something from elsewhere`] : []),
  ];
}
