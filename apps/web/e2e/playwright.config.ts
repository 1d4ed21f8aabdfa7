import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../../../node_modules/.e2e',
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  retries: 1, // a busy machine may be too slow for a finger; a second try is counted, and said
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI !== undefined,
  use: {
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    // Motion is shown by the tests that are about it: a picture sixty times a second keeps a machine busy.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      chromiumSandbox: false,
      args: [
        '--disable-gpu', // a graphics card that is only pretended takes seconds for a frame of a large picture
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
