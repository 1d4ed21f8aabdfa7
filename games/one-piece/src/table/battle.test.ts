import { expect, test } from 'vitest';
import { beats } from './battle.ts';

test.each([
  { power: 6000, against: 5000, tieWins: false, through: true },
  { power: 5000, against: 5000, tieWins: true, through: true },
  { power: 5000, against: 5000, tieWins: false, through: false },
  { power: 4000, against: 5000, tieWins: true, through: false },
])(
  '$power against $against, where a tie wins: $tieWins, gets through: $through',
  ({ power, against, tieWins, through }) => {
    expect(beats(power, against, tieWins)).toBe(through);
  },
);
