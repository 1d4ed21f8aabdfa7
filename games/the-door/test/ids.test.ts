import { covers, numbered } from '@dealers-choice/testkit/vitest';

covers(new URL('../', import.meta.url), {
  ids: { T: 61, S: 98 },
  // Keys, clocks, and how a document is made.
  notRules: [...numbered('T', 51, 53), 'T-61', ...numbered('S', 75, 78), 'S-94', 'S-95'],
});
