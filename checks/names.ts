import { type Node, nodeAt, parse, type Repo } from './repo.ts';

/** The places that a name is exported from, by package and name; an entry that passes names on is not one of them. */
type Exports = Map<string, string[]>;

const isModule = (path: string) => /\.tsx?$/.test(path);
/** A game's reader and its table are apart from the game: they have words of their own for what they show. */
const packageOf = (path: string) => /^((packages|games|apps)\/[^/]+(\/reader|\/src\/table)?)\//.exec(path)?.[1];
/** A catalogue says under one name, in each language, the same thing. */
const isCatalogue = (path: string) => /\/(words|text)\/|\/(english|hindi)\.ts$/.test(path);

/** One exported name, one meaning: names that two files of a package declare, a line each. */
export function names(repo: Repo): string[] {
  const found: Exports = new Map();
  for (const [path, text] of repo) {
    const folder = packageOf(path);
    if (!folder || !isModule(path) || isCatalogue(path)) continue;
    for (const name of exportedBy(parse(path, text).program)) {
      const key = `${folder} ${name}`;
      found.set(key, [...(found.get(key) ?? []), path.slice(folder.length + 1)]);
    }
  }
  return [...found].flatMap(([key, places]) => {
    const [folder, name] = key.split(' ');
    return places.length > 1 ? [`${folder}: ${name} is declared in ${places.join(' and ')}`] : [];
  });
}

/** A type and a value of one name count once: they are said in one place. */
function exportedBy(program: Node): Set<string> {
  const exported = new Set<string>();
  for (const statement of program.body as Node[]) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const declared = nodeAt(statement, 'declaration');
    if (declared) for (const name of declaredBy(declared)) exported.add(name);
  }
  return exported;
}

function declaredBy(declared: Node): string[] {
  const ids =
    declared.type === 'VariableDeclaration'
      ? (declared.declarations as Node[]).map((one) => nodeAt(one, 'id'))
      : [nodeAt(declared, 'id')];
  return ids.flatMap((id) => (typeof id?.name === 'string' ? [id.name] : []));
}
