/** Makes the built page one that can be installed, and played without a network after the first visit. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { packageOf } from './licences.ts';
import { manifest } from './manifest.ts';
import type { PageFile } from './src/offline/page-file.ts';

const SOURCE = fileURLToPath(new URL('src/offline/service-worker.ts', import.meta.url));
const MANIFEST = 'manifest.webmanifest';
const SERVICE_WORKER = 'service-worker.js';

/** Writes the manifest, and, when the whole page is written, the service worker that keeps it. */
export const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'manifest', href: `/${MANIFEST}` }, injectTo: 'head' }],
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: MANIFEST, source: JSON.stringify(manifest) });
  },
  async writeBundle({ dir = '' }) {
    writeFileSync(join(dir, SERVICE_WORKER), await serviceWorkerFor(filesIn(dir)));
  },
});

/** Every file of the page, with the checksum that a browser holds it against. */
export function filesIn(folder: string): PageFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path !== SERVICE_WORKER && !path.startsWith('.') && statSync(join(folder, path)).isFile())
    .sort()
    .map((path) => {
      const sum = createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('base64');
      return { path: `/${path}`, integrity: `sha256-${sum}` };
    });
}

/** The service worker in one piece, which knows these files. */
async function serviceWorkerFor(files: PageFile[]): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { KEPT_FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife' }, checks: { pluginTimings: false } },
    },
  });
  const [worker, ...more] = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (worker?.type !== 'chunk' || more.length > 0) throw new Error('the service worker is not one script');
  // The licences of the page are written by now.
  const foreign = worker.moduleIds.filter((id) => packageOf(id) !== null);
  if (foreign.length > 0) throw new Error(`the service worker holds what is not our own: ${foreign.join(', ')}`);
  return worker.code;
}
