/** What is in the page, as a build of it tells, against the licences that go with it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { LICENCES, licences, noticeOf, packageOf } from './licences.ts';

const WEB = fileURLToPath(new URL('.', import.meta.url));
const MODULES = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** The page with its workers, as `npm start` builds it but unpacked; and every module that a bundle of it was given. */
async function builtPage() {
  const given = new Set<string>();
  const spy: Plugin = {
    name: 'spy',
    enforce: 'pre',
    applyToEnvironment: () => true,
    transform: (_code, id) => void given.add(id),
  };
  const made = await build({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    plugins: [spy],
    build: { write: false, minify: false },
  });
  const files = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  return { given: [...given], files };
}

test('every package in the page has its licence beside it, word for word', async () => {
  const { given, files } = await builtPage();
  const file = files.find(({ fileName }) => fileName === LICENCES);
  const text = file?.type === 'asset' ? String(file.source) : '';
  const names = [...new Set(given.flatMap((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []))];

  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'scheduler', 'valibot', 'zustand']));
  for (const name of names) {
    const { version } = JSON.parse(readFileSync(join(MODULES, name, 'package.json'), 'utf8'));
    expect(text, name).toContain(`\n${name} ${version} (`);
    expect(text, name).toContain(noticeOf(join(MODULES, name)).text);
  }
  // Fonts are files, not modules.
  const sent = files.flatMap((one) => (one.type === 'asset' ? one.originalFileNames : []));
  const fonts = new Set(sent.flatMap((path) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []));
  expect([...fonts].filter((name) => !text.includes(`\n${name} `))).toEqual([]);
  // Its styles are copied, not imported.
  const styles = files.flatMap((one) => (one.fileName.endsWith('.css') && one.type === 'asset' ? one.source : []));
  expect(styles.join('\n')).toContain('tailwindcss v');
  expect(text).toMatch(/\ntailwindcss [\d.]+ \(MIT\)/);
  expect(text.startsWith("Dealer's Choice (MIT)")).toBe(true);
});

test.each([
  ['/r/node_modules/react/index.js', '/r/node_modules/react'],
  ['/r/node_modules/@a/b/c.js?v=1', '/r/node_modules/@a/b'],
  ['/r/node_modules/a/node_modules/b/c.js', '/r/node_modules/a/node_modules/b'],
  ['C:\\r\\node_modules\\a\\b.js', 'C:/r/node_modules/a'],
  ['\0vite/preload-helper.js', join(MODULES, 'vite')],
  ['/r/packages/kernel/src/index.ts', null],
])('%j comes from %j', (id, folder) => {
  expect(packageOf(id)).toBe(folder);
});

test('what only a worker needs is in the page too, and what brings no licence cannot be', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'licences-'));
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const planted = (name: string, more: object = {}) => {
    put(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.2.3', main: 'a.js', ...more }));
    put(`node_modules/${name}/a.js`, `export const name = '${name}';`);
  };
  const built = async () => {
    const { page, worker } = licences();
    const plugins = { plugins: [page()], worker: { format: 'es' as const, plugins: () => [worker()] } };
    const made = await build({
      ...plugins,
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: { write: false },
    });
    const files = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
    return files.flatMap((one) => (one.fileName === LICENCES && one.type === 'asset' ? String(one.source) : [])).join();
  };
  planted('free', { license: 'ISC' });
  put('node_modules/free/LICENCE.txt', 'Take it.\n');
  put('index.html', '<script type="module" src="/main.js"></script>');
  put('main.js', "new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });");
  put('worker.js', "import { name } from 'free'; postMessage(name);");
  expect(await built()).toMatch(/\n\nfree 1\.2\.3 \(ISC\)\n-+\n\nTake it\.\n/);

  planted('bare');
  put('main.js', "import { name } from 'bare'; document.title = name;");
  await expect(built()).rejects.toThrow('bare 1.2.3 is in the page, but brings no licence that could go with it');
  rmSync(folder, { recursive: true });
});
