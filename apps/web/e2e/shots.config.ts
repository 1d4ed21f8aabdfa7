import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Not tests: `npm run shots` takes pictures to look at. */
export default defineConfig({ ...base, testMatch: '**/*.shots.ts', timeout: 180_000 });
