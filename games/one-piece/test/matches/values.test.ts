import { apply, type MatchOf, sample, seedRng, start } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { type OnePiece, onePiece } from '../../src/index.ts';
import { EVERYTHING } from '../../src/rules/values/bits.ts';
import { refresh } from '../../src/rules/values/derive.ts';

const COLUMNS = ['power', 'basePower', 'cost', 'keywords', 'bans', 'playerBans'] as const;
const valuesOf = ({ table }: MatchOf<OnePiece>): string => JSON.stringify(COLUMNS.map((name) => table[name]));

test('[OP-R12.2] Values found bit by bit are those found from the beginning, in every position of random games', () => {
  const decks = onePiece.kit.set.decks.map(({ id }) => id);
  for (let game = 0; game < 24; game++) {
    const rng = seedRng(`values ${game}`);
    const options = { decks: [decks[game % decks.length], decks[(game * 3 + 1) % decks.length]] };
    const match = start(onePiece, { seed: game, options });
    while (match.asking && !match.over) {
      const [seat = 0] = match.asking.seats;
      apply(onePiece, match, seat, sample(onePiece, match, seat, rng));
      if (match.over) break;
      expect(match.table.stale).toBe(0);
      const before = valuesOf(match);
      match.table.stale = EVERYTHING;
      onePiece.x.on(match, undefined, refresh);
      expect(valuesOf(match), `game ${game}, turn ${match.turn}, ${match.asking?.prompt}`).toBe(before);
    }
  }
});
