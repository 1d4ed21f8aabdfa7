/** Whoever follows docs/hosting.md runs what there is: what deploy/ names stands in the tree, or is built by `page`. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildServer } from '../scripts/build-node.mjs';
import { deployedPaths } from './deploy.ts';
import { ROOT } from './repo.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const FILES = readdirSync(join(ROOT, 'deploy')).map((name) => `deploy/${name}`);

/** Of what `node scripts/bootstrap.mjs page` makes: what it is called, and every file of it that has a fixed name. */
const built = new Set(['node_modules', 'apps/web/dist', 'apps/server/dist']);
const dist = mkdtempSync(join(tmpdir(), 'deployed-'));
beforeAll(async () => {
  await buildServer(ROOT, dist);
  for (const name of readdirSync(dist)) built.add(`apps/server/dist/${name}`);
});
afterAll(() => rmSync(dist, { recursive: true }));

const isThere = (path: string): boolean => built.has(path) || (!path.includes('dist') && existsSync(join(ROOT, path)));

test.each(FILES)('%s names what is in the tree, or is built', (file) => {
  expect(deployedPaths(read(file)).filter((path) => !isThere(path))).toEqual([]);
});

test('the server, its backup and the page are among it, and both ways to run it build them', () => {
  const named = FILES.flatMap((file) => deployedPaths(read(file)));
  const run = ['apps/server/dist/server.mjs', 'apps/server/dist/backup.mjs', 'apps/web/dist', 'scripts/bootstrap.mjs'];
  expect(named).toEqual(expect.arrayContaining(run));
  const page = /page: async \(\) => \{([^}]*)\}/.exec(read('scripts/bootstrap.mjs'))?.[1];
  for (const product of ['web', 'server']) expect(page).toContain(`buildWhenChanged('${product}')`);
  for (const how of ['deploy/Dockerfile', 'docs/hosting.md'])
    expect(read(how)).toContain('node scripts/bootstrap.mjs page');
});

describe('a path that is named', () => {
  test.each([
    ['ExecStart=/bin/sh -c \'exec /usr/bin/node a/gone.mjs "$$TO/x.backup"\'', ['a/gone.mjs']],
    ['Documentation=file:///opt/dealers-choice/docs/gone.md', ['docs/gone.md']],
    ['COPY --from=build /app/apps/gone apps/here', ['apps/gone']],
    ['COPY . .', []],
    ['RUN npm ci --ignore-scripts --workspace=apps/gone', ['apps/gone']],
    ['CMD ["node", "--enable-source-maps", "apps/gone.mjs"]', ['apps/gone.mjs']],
    ['Environment=ONLINE_DATA=/var/lib/dealers-choice/online', []],
  ])('is found: %s', (line, paths) => {
    expect(deployedPaths(line)).toEqual(paths);
  });

  test('and is not there is told', () => {
    expect(['apps/gone.mjs', 'apps/server/dist/gone.mjs', 'docs/hosting.md'].filter(isThere)).toEqual([
      'docs/hosting.md',
    ]);
  });
});
