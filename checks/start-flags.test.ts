import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Everywhere a server is started in earnest, it is started in the same way. */
const PLACES = ['package.json', 'deploy/Dockerfile', 'deploy/dealers-choice.service', 'apps/server/test/bench/main.ts'];
const FLAGS = ['--max-semi-space-size=64', '--no-allocation-site-pretenuring'];

test.each(PLACES)('%s starts a server with the flags that make it fast', (place) => {
  const text = readFileSync(new URL(`../${place}`, import.meta.url), 'utf8');
  for (const flag of FLAGS) expect(text).toContain(flag);
});
