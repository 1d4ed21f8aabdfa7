import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Path from the root of the repo, with forward slashes, to the file's text. Tests plant files by writing one. */
export type Repo = ReadonlyMap<string, string>;

const NOT_OURS = new Set(['.git', 'node_modules', 'dist', 'coverage', 'records', 'shots', '.dealer']);

/** Everything a commit could hold; nothing that is installed or built. */
function repoPaths(folder = ''): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.has(name) && !name.endsWith('.log') && name !== '.setup.lock')
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return repoPaths(path);
      return entry.isFile() ? [path] : [];
    });
}

export function readRepo(): Repo {
  return new Map(repoPaths().map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}

export const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.includes('/test/');

export interface Node {
  type: string;
  start: number;
  /** The rest of an ESTree node: read through `nodeAt`, `nameOf` and `textOf`. */
  [field: string]: unknown;
}

export interface Parsed {
  program: Node;
  comments: { value: string; start: number; end: number }[];
}

/** Several checks look at the same files: each text is parsed once. Nobody changes what comes out. */
const parsedBefore = new Map<string, { text: string; parsed: Parsed }>();

/** A file that does not parse throws: a check must not pass over what it could not read. */
export function parse(path: string, text: string): Parsed {
  const before = parsedBefore.get(path);
  if (before?.text === text) return before.parsed;
  const { program, comments, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const parsed = { program: program as unknown as Node, comments };
  parsedBefore.set(path, { text, parsed });
  return parsed;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export function nodeAt(node: Node, field: string): Node | null {
  const value = node[field];
  return isNode(value) ? value : null;
}

/** The value of a string literal, or null for anything else. */
export function textOf(node: Node | null): string | null {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}

/** Every node below (and with) this one, each with its parent and the field it hangs in. */
export function* walk(node: Node, parent: Node | null = null, field = ''): Generator<[Node, Node | null, string]> {
  yield [node, parent, field];
  for (const [key, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* walk(child, node, key);
    }
  }
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
