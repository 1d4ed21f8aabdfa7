import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../../../node_modules/.e2e',
  fullyParallel: false,
  workers: 1,
  timeout: 60_000,
  retries: 1, // a busy machine may be too slow for a finger; a second try is counted, and said
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI !== undefined,
  use: {
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      chromiumSandbox: false,
      args: [
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
