import { conforms } from '@dealers-choice/testkit/vitest';
import { theDoor } from '../src/index.ts';

conforms(theDoor, {
  seats: [2, 4, 7, 9],
  options: [
    {},
    { doorOpens: 'lightning', lives: 5 },
    { flinch: 'off', lives: 1, startSeat: '2' },
    { doorOpens: 'lightning', flinch: 'off', aiLevel: 'sharp' },
  ],
});
