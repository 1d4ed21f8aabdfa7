/** Limits on several picked things together. */
import { talk } from '@dealers-choice/effects';
import { describe, expect, test } from 'vitest';
import { type Kind, type MatchOf, type Move, moves, no, refuse, sample, seedRng } from '../src/index.ts';
import { type Salon, salon } from './salon.ts';
import { ALICE, plays, seated } from './seating.ts';

interface Asks {
  kind?: Kind;
  from?: number[];
  min: number;
  max: number;
  /** What the things may be together. */
  limit: number;
  without?: number;
}

/** A table at which things are picked that may not be more than `limit` together. */
function table({ kind = 'cards', from = [1, 2, 3, 5], min, max, limit, without = 0 }: Asks) {
  const game = salon(
    talk<Salon, { done: boolean }>({
      registers: { done: 'open' },
      start: () => ({ done: false }),
      next: (x, r) => (r.done ? x.end('done', []) : x.ask(kind, ALICE, 'weigh', { noun: 'stone', from, min, max })),
      ...(without > 0 && { why: (_x, _r, thing) => (thing === without ? no('not-this') : null) }),
      joint: (_x, _r, things) => {
        const weight = things.reduce((sum, thing) => sum + thing, 0);
        return weight > limit ? no('too-heavy', { weight }) : null;
      },
      hear(x, r, _seat, { picks }) {
        r.done = true;
        x.t.said.push(...picks);
      },
    }),
  );
  const match = seated(game, () => {});
  return {
    match,
    why: (move: Move) => refuse(game, match, ALICE, move)?.code ?? null,
    listed: () => moves(game, match, ALICE),
    drawn: (times: number) => {
      const rng = seedRng(times);
      return Array.from({ length: times }, () => sample(game, match, ALICE, rng));
    },
    plays: (move: Move) => plays(game, match, ALICE, move),
  };
}

/** Every way to the end, one pick after the other, as what was picked. */
function waysFrom(asks: Asks, path: readonly Move[] = []): string[] {
  const { match, listed, plays: play } = table(asks);
  for (const move of path) play(move);
  if (match.over) return [(match as MatchOf<Salon>).table.said.join()];
  const next = listed();
  expect(next, `after ${JSON.stringify(path)}`).not.toEqual([]);
  return next.flatMap((move) => waysFrom(asks, [...path, move]));
}

describe('limits on picks together', () => {
  test('refuse a whole list, with the reason of the game, after each thing was judged by itself', () => {
    const { why } = table({ min: 0, max: 4, limit: 5, without: 2 });
    expect(why({ pick: [] })).toBeNull();
    expect(why({ pick: [5] })).toBeNull();
    expect(why({ pick: [1, 3] })).toBeNull();
    expect(why({ pick: [1, 5] })).toBe('too-heavy');
    expect(why({ pick: [2, 5] })).toBe('not-this');
    expect(why({ pick: [5, 7] })).toBe('not-an-option');
  });
  test('hold for a single thing', () => {
    const { why, listed, drawn } = table({ min: 1, max: 1, limit: 3 });
    expect(why({ pick: [5] })).toBe('too-heavy');
    expect(listed()).toEqual([{ pick: [1] }, { pick: [2] }, { pick: [3] }]);
    expect(new Set(drawn(100).map((move) => JSON.stringify(move)))).toEqual(
      new Set(['{"pick":[1]}', '{"pick":[2]}', '{"pick":[3]}']),
    );
  });
  test('refuse the next pick that would be too much', () => {
    const { why, listed, plays: play } = table({ min: 0, max: 4, limit: 5 });
    play({ also: 2 });
    expect(why({ also: 5 })).toBe('too-heavy');
    expect(listed()).toEqual([{ also: 3 }, { also: null }]);
  });
  test.each([
    ['cards', ['1,2', '1,3', '2,3']],
    ['order', ['1,2', '1,3', '2,1', '2,3', '3,1', '3,2']],
  ] as const)('%s: one by one, nobody picks what leaves too little for the rest', (kind, ways) => {
    const asks = { kind, min: 2, max: 2, limit: 5 };
    expect(table(asks).why({ also: 5 })).toBe('how-many');
    expect(waysFrom(asks).sort()).toEqual(ways);
  });
  test('are kept by every answer that is drawn, and every answer comes', () => {
    const { why, drawn } = table({ min: 1, max: 3, limit: 5, from: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
    const all = drawn(600);
    for (const move of all) expect(why(move), JSON.stringify(move)).toBeNull();
    const sets = all.flatMap((move) => ('pick' in move ? [move.pick.slice().sort().join()] : []));
    expect([...new Set(sets)].sort()).toEqual(['1', '1,2', '1,3', '1,4', '2', '2,3', '3', '4', '5']);
  });
});
