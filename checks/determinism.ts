import { keptByModule } from './kept-by-module.ts';
import { isTest, lineAt, type Node, nodeAt, type Parsed, parse, type Repo, walk } from './repo.ts';

/**
 * Where one seed must give one match on every machine, one text one tree, and one view one move of a bot. Words and
 * table only show what happened.
 */
const DETERMINISTIC =
  /^(packages\/(kernel|effects|host|chance|bots)\/src|games\/[^/]+\/(reader|src(?!\/(words|table)\/)))\/.*\.tsx?$/;
/** Where whatever is built may end up in the state, which is plain JSON. */
const STATEFUL = /^games\/[^/]+\/src\/(?!bot\/)/;

const BANNED_NAMES: Record<string, string> = {
  Date: 'the clock differs',
  performance: 'the clock differs',
  Intl: 'the locale differs',
  Promise: 'rules do not wait',
  setTimeout: 'rules do not wait',
  setInterval: 'rules do not wait',
  setImmediate: 'rules do not wait',
  queueMicrotask: 'rules do not wait',
  crypto: 'chance comes from the match',
  globalThis: 'rules see only what they are given',
  eval: 'code is not made at run time',
  Function: 'code is not made at run time',
};
/** The part of Math that gives the same bits everywhere. */
const MATH = ['abs', 'ceil', 'clz32', 'floor', 'imul', 'max', 'min', 'round', 'sign', 'trunc'];
const WALKS: Record<string, readonly string[]> = {
  Object: ['keys', 'values', 'entries', 'getOwnPropertyNames', 'getOwnPropertySymbols', 'getOwnPropertyDescriptors'],
  Reflect: ['ownKeys'],
  JSON: ['stringify'],
};
/** Taken apart, they would do unseen what is looked for by name. */
const NAMED_IN_FULL: Record<string, string> = {
  Math: 'Math.floor',
  Object: 'Object.hasOwn',
  Reflect: 'Reflect.has',
  JSON: 'JSON.parse',
};
const COLLECTIONS = ['Map', 'Set', 'WeakMap', 'WeakSet'];

interface Problem {
  line: number;
  what: string;
}

export interface Determinism {
  looked: number;
  problems: string[];
}

export function determinism(repo: Repo): Determinism {
  const paths = [...repo.keys()].filter((path) => DETERMINISTIC.test(path) && !isTest(path));
  const problems = paths.flatMap((path) =>
    problemsOf(path, repo.get(path) ?? '').map(({ line, what }) => `${path}:${line} ${what}`),
  );
  return { looked: paths.length, problems: paths.length === 0 ? ['looked at no module'] : problems };
}

function problemsOf(path: string, text: string): Problem[] {
  const parsed = parse(path, text);
  const found: Problem[] = [];
  for (const [node, parent, field] of walk(parsed.program)) {
    const what = banned(node, parent, field, STATEFUL.test(path));
    if (what) found.push({ line: lineAt(text, positionOf(node)), what });
  }
  for (const { node, name } of keptByModule(parsed.program)) {
    const what = `${name}: changed at run time, but a match keeps everything it knows in its state`;
    found.push({ line: lineAt(text, node.start), what });
  }
  const excused = new Set<number>();
  const wrong = excusesOf(parsed, text).flatMap(({ line, mayCover, reason }) => {
    const covers = mayCover.find((each) => found.some((problem) => problem.line === each));
    if (covers !== undefined) excused.add(covers);
    if (!reason) return [{ line, what: "'determinism:' needs a reason" }];
    return covers === undefined ? [{ line, what: 'this excuse excuses nothing' }] : [];
  });
  const kept = found.filter(({ line }) => !excused.has(line));
  return [...kept, ...wrong].sort((a, b) => a.line - b.line);
}

/** A call in a chain is told at its own name, not where the chain begins. */
function positionOf(node: Node): number {
  const callee = node.type === 'CallExpression' ? nodeAt(node, 'callee') : node;
  return (callee && nodeAt(callee, 'property'))?.start ?? node.start;
}

function banned(node: Node, parent: Node | null, field: string, stateful: boolean): string | null {
  switch (node.type) {
    case 'Identifier':
      return isReference(parent, field) ? bannedName(String(node.name), parent) : null;
    case 'MemberExpression':
      return bannedMember(node);
    case 'CallExpression': {
      const method = nodeAt(node, 'callee');
      const sorts = method?.type === 'MemberExpression' && /^(sort|toSorted)$/.test(memberName(method) ?? '');
      return sorts && isAbsent((node.arguments as Node[])[0]) ? 'sort needs a comparison' : null;
    }
    case 'NewExpression': {
      const name = String(nodeAt(node, 'callee')?.name);
      return stateful && COLLECTIONS.includes(name) ? `new ${name}: a match is plain JSON` : null;
    }
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return node.async === true ? 'async: rules do not wait' : null;
    case 'AwaitExpression':
    case 'ImportExpression':
      return 'rules do not wait';
    case 'ForOfStatement':
      return node.await === true ? 'rules do not wait' : null;
    case 'ForInStatement':
      return 'for … in: the order of keys is not part of the rules';
    case 'BinaryExpression':
    case 'AssignmentExpression':
      return String(node.operator).startsWith('**') && !isConstant(node) ? `${node.operator}: floats differ` : null;
    case 'VariableDeclaration':
      return isTopLevel(parent) && node.kind !== 'const' && node.declare !== true
        ? `top-level ${node.kind}: a match keeps everything it knows in its state`
        : null;
    default:
      return null;
  }
}

/** No argument, `undefined` or `void 0`. */
const isAbsent = (node: Node | undefined): boolean =>
  node === undefined || node.name === 'undefined' || (node.type === 'UnaryExpression' && node.operator === 'void');

/** `2 ** 31` is a way to write a whole number. */
const isConstant = (node: Node) => ['left', 'right'].every((side) => Number.isInteger(nodeAt(node, side)?.value));

const isTopLevel = (parent: Node | null) => parent?.type === 'Program' || parent?.type === 'ExportNamedDeclaration';

/** Not a property's name, as in `{ Date: 1 }`, `x.Date`, `{ performance: number }`. */
function isReference(parent: Node | null, field: string): boolean {
  if (!parent) return true;
  if (field === 'key') return parent.computed === true;
  return field !== 'property' || parent.computed === true;
}

function bannedName(name: string, parent: Node | null): string | null {
  if (Object.hasOwn(BANNED_NAMES, name)) return `${name}: ${BANNED_NAMES[name]}`;
  const full = Object.hasOwn(NAMED_IN_FULL, name) ? NAMED_IN_FULL[name] : null;
  const bare = !(parent?.type === 'MemberExpression' && memberName(parent) !== null);
  return full && bare ? `${name}: name the function you use, as in ${full}` : null;
}

function memberName(node: Node): string | null {
  const property = nodeAt(node, 'property');
  if (!property) return null;
  const name = node.computed === true ? property.value : property.name;
  return typeof name === 'string' ? name : null;
}

function bannedMember(node: Node): string | null {
  const name = memberName(node);
  if (name === null) return null;
  const object = nodeAt(node, 'object');
  const owner = object?.type === 'Identifier' ? object.name : null;
  if (owner === 'Math' && name === 'random') return 'Math.random: chance comes from the match';
  if (owner === 'Math' && !MATH.includes(name)) return `Math.${name}: floats differ`;
  if (typeof owner === 'string' && Object.hasOwn(WALKS, owner) && WALKS[owner]?.includes(name)) {
    return `${owner}.${name}: the order of keys is not part of the rules`;
  }
  return name === 'localeCompare' || name.startsWith('toLocale') ? `${name}: the locale differs` : null;
}

interface Excuse {
  line: number;
  /** The lines it may be about; it excuses the first that needs it. */
  mayCover: number[];
  reason: string;
}

/**
 * `// determinism: reason`, at the end of the line it covers or alone on the lines before it. The formatter moves what
 * stands behind an opening bracket to the next line, so there it may cover the line above.
 */
function excusesOf({ comments }: Parsed, text: string): Excuse[] {
  const lines = text.split('\n');
  return comments.flatMap(({ value, start }) => {
    const [, reason] = /^\s*determinism:(.*)/.exec(value) ?? [];
    if (reason === undefined) return [];
    const line = lineAt(text, start);
    let next = line;
    while (/^\s*\/\//.test(lines[next - 1] ?? '')) next++;
    const moved = next > line && /[{([]$/.test(lines[line - 2] ?? '');
    return [{ line, mayCover: moved ? [next, line - 1] : [next], reason: reason.trim() }];
  });
}
