import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { licences } from './licences.ts';
import { offline } from './offline.ts';

const notices = licences();

/** The page asks for its fonts at once, not only when the styles have come: their names are known after the build. */
const fontsAtOnce: Plugin = {
  name: 'fonts-at-once',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        // Letters of other scripts come with their language.
        .filter((path) => path.includes('-latin-') && path.endsWith('.woff2'))
        .map((path) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${path}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head',
        })),
  },
};

/** Workers load at once what the page loads later, and how long a build takes is nothing to whoever starts a server. */
const checks = { ineffectiveDynamicImport: false, bundlerTimings: false };

/** A game's own table is named after its game: all of them would be called "table". */
function chunkFileNames({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const game = /games\/([^/]+)\/src\/table\/index\.tsx?$/.exec(facadeModuleId ?? '')?.[1];
  return game ? `assets/${game}-table-[hash].js` : 'assets/[name]-[hash].js';
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), fontsAtOnce, notices.page(), offline()],
  worker: { format: 'es', plugins: () => [notices.worker()], rolldownOptions: { checks } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    sourcemap: false,
    // The page's policy allows neither inline scripts nor data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { chunkFileNames }, checks },
    // How much each screen loads is held by checks/page.test.ts.
    chunkSizeWarningLimit: 1_000,
  },
  server: { host: '127.0.0.1' },
});
