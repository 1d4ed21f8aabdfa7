import { golden } from '@dealers-choice/testkit/vitest';
import { theDoor } from '../src/index.ts';
import { words } from '../src/words/index.ts';

// Seeds in which nearly everything happens: juries, Jail, a return, duels, Lightning.
golden(theDoor, new URL('../playthroughs/four-players.txt', import.meta.url), { words, seed: 747, seats: 4 });
golden(theDoor, new URL('../playthroughs/duel-of-two.txt', import.meta.url), {
  words,
  seed: 76,
  seats: 2,
  options: { doorOpens: 'lightning', flinch: 'off' },
});
