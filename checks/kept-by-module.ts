/** What a module keeps between two calls: its constants and imports that a function of it changes. */
import { isNode, type Node, nodeAt, walk } from './repo.ts';

/** Methods of lists, maps and sets that change them. */
const CHANGING =
  /^(push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin|set|add|delete|clear|append|setPrototypeOf)$/;
const FUNCTIONS = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

export interface Kept {
  /** Where it is changed. */
  node: Node;
  name: string;
}

/** Changes while the module is loaded are let through: they are the same every time. */
export function keptByModule(program: Node): Kept[] {
  const kept = new Set((program.body as Node[]).flatMap(namesKept));
  const found: Kept[] = [];
  if (kept.size > 0) look(program, kept, [], found);
  return found;
}

/** `within`: the functions around a node, the outermost first. Without any it is done while the module is loaded. */
function look(node: Node, kept: ReadonlySet<string>, within: readonly Node[], found: Kept[]): void {
  const name = within.length > 0 ? changedBy(node) : null;
  if (name !== null && kept.has(name) && !within.some((each) => isOwn(each, name))) found.push({ node, name });
  const inside = FUNCTIONS.test(node.type) ? [...within, node] : within;
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const child of value) if (isNode(child)) look(child, kept, inside, found);
    } else if (isNode(value)) look(value, kept, inside, found);
  }
}

/** The names that a statement of the module binds, apart from functions and types. */
function namesKept(statement: Node): string[] {
  const inside = statement.type === 'ExportNamedDeclaration' ? nodeAt(statement, 'declaration') : statement;
  if (inside?.type === 'VariableDeclaration') return (inside.declarations as Node[]).flatMap((one) => namesIn(one.id));
  if (inside?.type !== 'ImportDeclaration' || inside.importKind === 'type') return [];
  return (inside.specifiers as Node[]).flatMap((one) => namesIn(one.local));
}

/** All names of a pattern: `a`, `{ a, b: [c] }`, `a = 1`, `...a`. */
function namesIn(pattern: unknown): string[] {
  const node = pattern as Node;
  switch (node?.type) {
    case 'Identifier':
      return [String(node.name)];
    case 'ObjectPattern':
      return (node.properties as Node[]).flatMap((one) => namesIn(one.type === 'RestElement' ? one : one.value));
    case 'ArrayPattern':
      return (node.elements as unknown[]).flatMap(namesIn);
    case 'AssignmentPattern':
      return namesIn(node.left);
    case 'RestElement':
      return namesIn(node.argument);
    default:
      return [];
  }
}

/** Whether a function calls something of its own by this name: a parameter, or a variable anywhere in it. */
function isOwn(node: Node, name: string): boolean {
  if ((node.params as Node[]).flatMap(namesIn).includes(name)) return true;
  const body = nodeAt(node, 'body');
  for (const [each] of body ? walk(body) : [])
    if (each.type === 'VariableDeclarator' && namesIn(each.id).includes(name)) return true;
  return false;
}

/** The name at the root of what a node changes, as `a` in `a.b[0] = 1`, `a.push(1)`, `delete a.b`; else null. */
function changedBy(node: Node): string | null {
  switch (node.type) {
    case 'AssignmentExpression':
      return rootOf(nodeAt(node, 'left'));
    case 'UpdateExpression':
      return rootOf(nodeAt(node, 'argument'));
    case 'UnaryExpression':
      return node.operator === 'delete' ? rootOf(nodeAt(node, 'argument')) : null;
    case 'CallExpression': {
      const callee = nodeAt(node, 'callee');
      const object = callee && nodeAt(callee, 'object');
      const name = callee && nodeAt(callee, 'property')?.name;
      if (object?.name === 'Object' && /^(assign|define|setPrototypeOf)/.test(String(name))) {
        return rootOf((node.arguments as Node[])[0] ?? null);
      }
      const changes = callee?.type === 'MemberExpression' && CHANGING.test(String(name));
      return changes && object ? rootOf(object) : null;
    }
    default:
      return null;
  }
}

function rootOf(node: Node | null): string | null {
  if (node?.type === 'Identifier') return String(node.name);
  if (node?.type === 'TSNonNullExpression' || node?.type === 'TSAsExpression')
    return rootOf(nodeAt(node, 'expression'));
  return node?.type === 'MemberExpression' ? rootOf(nodeAt(node, 'object')) : null;
}
