/** Every code with which a game refuses a move, as its sources have them: also those that random play never meets. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** `source`: the folder `src` of the game. */
export function codesIn(source: URL): string[] {
  const folder = fileURLToPath(source);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^(rules|cards)\/.*\.ts$/.test(path));
  const found = new Set<string>();
  for (const path of files) {
    const text = readFileSync(`${folder}/${path}`, 'utf8');
    const pattern = path === 'rules/codes.ts' ? /(?:: |return |no\()'([A-Z][A-Z_]+)'/g : /\bno\(\s*'([A-Z][A-Z_]+)'/g;
    for (const [, code = ''] of text.matchAll(pattern)) found.add(code);
  }
  return [...found].sort();
}
