import { covers } from '@dealers-choice/testkit/vitest';

covers(new URL('../', import.meta.url), { ids: { D: 77, S: 147 } });
