// Draws the icons of the installed page from src/icon*.svg, once: `node apps/web/draw-icons.mjs` after one was changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/** Name, drawing and size in pixels. Apple's has no transparent corners. */
const ICONS = [
  ['icon-192', 'icon', 192],
  ['icon-512', 'icon', 512],
  ['maskable-512', 'icon-maskable', 512],
  ['apple-180', 'icon-maskable', 180],
];

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, chromiumSandbox: false });
const page = await browser.newPage();
for (const [name, drawing, size] of ICONS) {
  const svg = readFileSync(here(`src/${drawing}.svg`), 'utf8');
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  writeFileSync(here(`public/icons/${name}.png`), await page.screenshot({ omitBackground: true }));
}
await browser.close();
