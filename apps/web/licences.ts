/** Writes /licences.txt: the licence of every package whose code or styles are in the built page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export const LICENCES = 'licences.txt';

const NODE_MODULES = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const WEB = fileURLToPath(new URL('.', import.meta.url));
const OUR_LICENCE = fileURLToPath(new URL('../../LICENSE', import.meta.url));

/** What ends up in the page without being a module of it: styles that are copied, helpers that the tools put in. */
const BESIDES: readonly { name: string; isIn(id: string): boolean }[] = [
  { name: 'tailwindcss', isIn: (id) => id.endsWith('.css') },
  { name: 'vite', isIn: (id) => id.startsWith('\0vite/') },
  { name: 'rolldown', isIn: (id) => id.startsWith('\0rolldown/') },
];

/** The folder of the package that a module comes from; null: it is our own. */
export function packageOf(id: string): string | null {
  const path = id.replace(/\?.*$/s, '').replaceAll('\\', '/');
  const inside = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//s.exec(path)?.[1];
  if (inside !== undefined) return inside;
  const tool = BESIDES.find(({ isIn }) => isIn(path));
  return tool ? join(NODE_MODULES, tool.name) : null;
}

/** One package: what it is, and its licence to the letter. Throws where there is none: then it cannot be shipped. */
export function noticeOf(folder: string): { title: string; text: string } {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(one));
  if (!file) throw new Error(`${name} ${version} is in the page, but brings no licence that could go with it`);
  // Vite's also holds those of packages that build pages, and are in none.
  const [text = ''] = readFileSync(join(folder, file), 'utf8').split('# Licenses of bundled dependencies');
  return { title: `${name} ${version} (${license})`, text: text.trim() };
}

const RULE = '-'.repeat(80);

function licencesText(folders: Iterable<string>): string {
  const notices = [...new Set(folders)].map(noticeOf).sort((a, b) => (a.title < b.title ? -1 : 1));
  const ours = { title: "Dealer's Choice (MIT)", text: readFileSync(OUR_LICENCE, 'utf8').trim() };
  return [ours, ...notices].map(({ title, text }) => `${title}\n${RULE}\n\n${text}\n`).join('\n\n');
}

/** `page` and `worker` see the modules of their bundles; the page's is written last, and writes for both. */
export function licences(): { page(): Plugin; worker(): Plugin } {
  const folders = new Set<string>();
  /** Modules of a script, and files such as fonts that are sent as they are. */
  const look = (bundle: Record<string, { moduleIds?: readonly string[]; originalFileNames?: readonly string[] }>) => {
    for (const { moduleIds = [], originalFileNames = [] } of Object.values(bundle))
      for (const id of [...moduleIds, ...originalFileNames.map((name) => resolve(WEB, name))]) {
        const folder = packageOf(id);
        if (folder !== null) folders.add(folder);
      }
  };
  return {
    worker: () => ({ name: 'licences-of-workers', generateBundle: (_options, bundle) => look(bundle) }),
    page: () => ({
      name: 'licences',
      apply: 'build',
      generateBundle(_options, bundle) {
        look(bundle);
        this.emitFile({ type: 'asset', fileName: LICENCES, source: licencesText(folders) });
      },
    }),
  };
}
