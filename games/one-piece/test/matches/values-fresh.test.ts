/** Values are found again only when something they are made of has changed: nothing may ever be missed. */
import { apply, fork, type MatchOf, sample, seedRng, start } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { onePiece } from '../../src/rules/game.ts';
import type { OnePiece } from '../../src/rules/table.ts';
import { EVERYTHING } from '../../src/rules/values/bits.ts';
import { refresh } from '../../src/rules/values/values.ts';

const valuesIn = ({ table }: MatchOf<OnePiece>): string => {
  const { power, basePower, cost, keywords, bans, playerBans } = table;
  return JSON.stringify({ power, basePower, cost, keywords, bans, playerBans });
};

function foundAnew(match: MatchOf<OnePiece>): string {
  const copy = fork(onePiece, match);
  copy.table.stale = EVERYTHING;
  onePiece.x.on(copy, undefined, refresh);
  return valuesIn(copy);
}

const play = (seed: number, tell: (() => void) | undefined, each: (match: MatchOf<OnePiece>) => void): void => {
  const match = start(onePiece, { seed, options: { decks: ['random', 'random'] } }, tell);
  const rng = seedRng(seed);
  while (match.asking) {
    const [seat = 0] = match.asking.seats;
    apply(onePiece, match, seat, sample(onePiece, match, seat, rng), tell);
    if (match.asking && match.turn > 0) each(match);
  }
};

describe.each([
  ['when nobody listens', undefined],
  ['when somebody does', () => {}],
])('%s', (_, tell) => {
  test('values are always as they would be if all cards were looked at again', () => {
    const missed: string[] = [];
    let looked = 0;
    for (let seed = 0; seed < 30; seed++) {
      play(seed, tell, (match) => {
        looked++;
        if (valuesIn(match) !== foundAnew(match)) missed.push(`seed ${seed}, turn ${match.turn}`);
      });
    }
    expect(missed).toEqual([]);
    expect(looked).toBeGreaterThan(4000);
  });
});
