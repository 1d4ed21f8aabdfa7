import { covers, numbered } from '@dealers-choice/testkit/vitest';

covers(new URL('../', import.meta.url), {
  ids: { J: 85, E: 103 },
  notRules: numbered('J', 66, 83), // the screen and the AI
});
