import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { isTest, lineAt, type Node, nodeAt, parse, type Repo, textOf, walk } from './repo.ts';

/** Who may import whom. Files of one area see each other; what is not listed here is forbidden. */
interface Area {
  name: string;
  folder: RegExp;
  /** Areas it may import; `types` after a name allows `import type` only. Of games, a game sees its own. */
  may: string[];
  node?: true;
  /** Packages from npm: the named ones, or all that its package.json declares. */
  npm?: string[] | 'declared';
  /** Never shipped, so it may use devDependencies too, as all tests may. */
  tools?: true;
}

const PACKAGES = ['kernel', 'effects', 'host', 'words package', 'testkit', 'bots', 'protocol'];
const AREAS: Area[] = [
  { name: 'chance', folder: /^packages\/chance\//, may: [] },
  { name: 'kernel', folder: /^packages\/kernel\//, may: ['chance'] },
  { name: 'host', folder: /^packages\/host\//, may: ['kernel'] },
  { name: 'effects', folder: /^packages\/effects\//, may: ['kernel'] },
  { name: 'words package', folder: /^packages\/words\//, may: ['kernel types'] },
  {
    name: 'testkit',
    folder: /^packages\/testkit\//,
    may: ['kernel', 'host', 'bots', 'words package types'],
    node: true,
    npm: ['yaml', 'vitest'],
  },
  { name: 'bots', folder: /^packages\/bots\//, may: ['kernel', 'host'] },
  // What a seat, a viewer and a short value are, the kernel says once.
  {
    name: 'protocol',
    folder: /^packages\/protocol\//,
    may: ['kernel', 'host types', 'chance types'],
    npm: ['valibot'],
  },
  {
    name: 'table package',
    folder: /^packages\/table\//,
    may: ['kernel', 'words package'],
    npm: ['react', 'zustand'],
  },
  {
    name: 'words',
    folder: /^games\/[^/]+\/src\/words\//,
    may: ['rules', 'lexicon', 'kernel types', 'words package'],
  },
  { name: 'bot', folder: /^games\/[^/]+\/src\/bot\//, may: ['rules', 'lexicon', 'kernel', 'bots'] },
  {
    name: 'table',
    folder: /^games\/[^/]+\/src\/table\//,
    may: ['rules', 'words', 'kernel types', 'words package', 'table package'],
    npm: ['react', 'react-dom', 'three'],
  },
  // Decks before a match: lists, searches, odds. The rules themselves know nothing of it.
  { name: 'decks', folder: /^games\/[^/]+\/src\/decks\//, may: ['rules', 'lexicon', 'kernel'] },
  { name: 'guide', folder: /^games\/[^/]+\/src\/guide\//, may: ['words package', 'kernel types'] },
  { name: 'reader', folder: /^games\/[^/]+\/reader\//, may: ['rules types', 'lexicon'] },
  { name: 'lexicon', folder: /^games\/[^/]+\/src\/lexicon\//, may: [] },
  {
    name: 'rules',
    folder: /^games\/[^/]+\/(src\/(rules|cards|tree|data|effects|import|surface)\/|src\/[^/]+$|test\/)/,
    may: ['kernel', 'effects', 'lexicon'],
  },
  {
    name: 'lab',
    folder: /^apps\/lab\//,
    may: [...PACKAGES, 'rules', 'words', 'bot', 'reader'],
    node: true,
    npm: 'declared',
  },
  {
    name: 'server',
    folder: /^apps\/server\//,
    // It deals from a secret of its own (`fairSeed`), before there is a match; imported cards are read in a thread.
    may: [...PACKAGES, 'chance', 'rules', 'words', 'bot', 'reader'],
    node: true,
    npm: 'declared',
  },
  {
    name: 'web',
    folder: /^apps\/web\/src\//,
    may: [
      'chance',
      'protocol',
      'kernel',
      'host',
      'words package',
      'bots',
      'rules',
      'words',
      'bot',
      'decks',
      'guide',
      'table',
      'table package',
      'reader',
    ],
    npm: 'declared',
  },
  {
    name: 'web build and browser tests',
    folder: /^apps\/web\/([^/]+$|e2e\/)/,
    may: [
      ...['kernel', 'chance', 'host', 'words package types', 'protocol', 'bots'],
      ...['rules', 'words', 'bot', 'table', 'web types'],
    ],
    node: true,
    npm: 'declared',
    tools: true,
  },
  {
    name: 'example',
    folder: /^docs\//,
    may: ['kernel', 'effects', 'words package', 'table package', 'bots'],
    npm: ['react'],
  },
  {
    name: 'peers',
    folder: /^peers\//,
    may: ['kernel', 'effects', 'bots', 'testkit'],
    node: true,
    npm: ['vitest', 'boardgame.io'],
    tools: true,
  },
  {
    name: 'tooling',
    folder: /^(checks\/|scripts\/|[^/]+$)/,
    may: ['example'],
    node: true,
    npm: 'declared',
    tools: true,
  },
];

interface Import {
  path: string;
  line: number;
  /** What stands between the quotes; null when it is computed. */
  to: string | null;
  typeOnly: boolean;
}

export interface Boundaries {
  /** How many modules were looked at, by workspace folder. */
  looked: Map<string, number>;
  problems: string[];
}

const isModule = (path: string) => /\.[cm]?[jt]sx?$/.test(path);
const isBuiltin = (name: string) => name.startsWith('node:') || builtinModules.includes(name);
const folderOf = (path: string) => /^((packages|games|apps)\/[^/]+)\//.exec(path)?.[1] ?? '.';
const areaOf = (path: string) => AREAS.find(({ folder }) => folder.test(path));

/** `folders` are the workspace folders known to hold source; one that contributes no module is a problem of its own. */
export function boundaries(repo: Repo, folders: string[]): Boundaries {
  const looked = new Map<string, number>();
  const problems: string[] = [];
  const edges = new Map<string, string[]>();
  for (const [path, text] of repo) {
    if (!isModule(path)) continue;
    looked.set(folderOf(path), (looked.get(folderOf(path)) ?? 0) + 1);
    if (!areaOf(path)) problems.push(`${path} is in no folder of the map: add its folder to checks/boundaries.ts`);
    const targets: string[] = [];
    for (const found of importsOf(path, text)) {
      const target = found.to === null ? null : resolve(repo, path, found.to);
      const problem = judge(repo, found, target);
      if (problem) problems.push(`${path}:${found.line} ${problem}`);
      if (target?.kind === 'file' && !found.typeOnly) targets.push(target.path);
    }
    edges.set(path, targets);
  }
  return { looked, problems: [...problems, ...cycles(edges), ...notLookedAt(folders, looked)] };
}

function importsOf(path: string, text: string): Import[] {
  const found: Import[] = [];
  for (const [node] of walk(parse(path, text).program)) {
    const source = importSource(node);
    if (!source) continue;
    const typeOnly = node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type';
    found.push({ path, line: lineAt(text, node.start), to: textOf(source), typeOnly });
  }
  return found;
}

/** What an import of any form names: static, `export from`, dynamic, in a type, or CommonJS. */
function importSource(node: Node): Node | null {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return nodeAt(node, 'source');
    case 'TSExternalModuleReference':
      return nodeAt(node, 'expression');
    case 'CallExpression': {
      const [argument] = node.arguments as Node[];
      return nodeAt(node, 'callee')?.name === 'require' ? (argument ?? null) : null;
    }
    default:
      return null;
  }
}

type Target = { kind: 'file'; path: string } | { kind: 'missing' | 'deep' } | { kind: 'builtin' | 'npm'; name: string };

function resolve(repo: Repo, from: string, to: string): Target {
  if (to.startsWith('.')) {
    const path = posix.join(posix.dirname(from), to);
    return repo.has(path) ? { kind: 'file', path } : { kind: 'missing' };
  }
  if (isBuiltin(to)) return { kind: 'builtin', name: to };
  const [, name, entry] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(to) ?? ['', to, ''];
  const folder = workspaces(repo).find((each) => manifest(repo, each).name === name);
  if (!folder) return { kind: 'npm', name: name ?? to };
  const path = manifest(repo, folder).exports?.[`.${entry}`];
  if (!path) return { kind: 'deep' };
  return { kind: 'file', path: posix.join(folder, path) };
}

interface Manifest {
  name?: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifest = (repo: Repo, folder: string): Manifest =>
  JSON.parse(repo.get(posix.join(folder, 'package.json')) ?? '{}');

const workspaces = (repo: Repo) =>
  [...repo.keys()].filter((path) => /^(packages|games|apps)\/[^/]+\/package\.json$/.test(path)).map(folderOf);

/** Why this import is not allowed, or null. */
function judge(repo: Repo, { path, to, typeOnly }: Import, target: Target | null): string | null {
  const area = areaOf(path);
  if (!area) return null; // told once, for the file
  if (!target) return area.name === 'tooling' ? null : 'imports a computed name';
  switch (target.kind) {
    case 'missing':
      return `imports ${to}, which does not exist (write the extension: './turn-order.ts')`;
    case 'deep':
      return `imports ${to}, which its package does not export`;
    case 'builtin':
      return area.node || isTest(path) ? null : `imports ${to}: ${area.name} must not know Node`;
    case 'npm':
      return mayUse(repo, area, path, target.name) ? null : `imports ${to}: ${area.name} must not use it`;
    case 'file':
      return judgeFile(area, path, target.path, to ?? '', typeOnly);
  }
}

function mayUse(repo: Repo, area: Area, path: string, name: string): boolean {
  if (isTest(path) && name === 'vitest') return true;
  if (area.npm !== 'declared') return area.npm?.includes(name) ?? false;
  const { dependencies, devDependencies } = manifest(repo, folderOf(path));
  return name in { ...dependencies, ...((area.tools || isTest(path)) && devDependencies) };
}

function judgeFile(area: Area, from: string, path: string, to: string, typeOnly: boolean): string | null {
  const target = areaOf(path);
  if (!target) return `imports ${to}, which is in no folder of the map`;
  if (isTest(path) && !isTest(from)) return `imports ${to}, a test`;
  const samePackage = folderOf(from) === folderOf(path);
  if (target.name === 'example' && isTest(from)) return null; // the one game that every test may play
  if (to.startsWith('.') && !samePackage) return `reaches into another package: ${to}`;
  if (samePackage && (target === area || isTest(from))) return null;
  if (isTest(from) && ['testkit', 'bots', 'host', 'effects', 'words package'].includes(target.name)) return null;
  const otherGame = from.startsWith('games/') && path.startsWith('games/') && !samePackage;
  if (!otherGame && area.may.includes(target.name)) return null;
  if (!otherGame && area.may.includes(`${target.name} types`)) {
    return typeOnly ? null : `imports ${to}: ${area.name} may import only types of ${target.name}`;
  }
  return `imports ${to}: ${area.name} must not import ${otherGame ? 'another game' : target.name}`;
}

/** Each ring of files that import each other, told once, from its first file in the alphabet. */
function cycles(edges: Map<string, string[]>): string[] {
  const rings = new Set<string>();
  const done = new Set<string>();
  const visit = (path: string, trail: string[]) => {
    const from = trail.indexOf(path);
    if (from >= 0) {
      const ring = trail.slice(from);
      const first = ring.indexOf([...ring].sort()[0] ?? '');
      rings.add([...ring.slice(first), ...ring.slice(0, first), ring[first]].join(' -> '));
    }
    if (from >= 0 || done.has(path)) return;
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of edges.keys()) visit(path, []);
  return [...rings].map((ring) => `imports in a circle: ${ring}`);
}

/** A check that looked at nothing has found nothing: that is a failure, not a pass. */
function notLookedAt(folders: string[], looked: Map<string, number>): string[] {
  const missed = folders.filter((folder) => !looked.get(folder)).map((folder) => `looked at no module of ${folder}`);
  return folders.length === 0 ? ['looked at no module of any package'] : missed;
}
