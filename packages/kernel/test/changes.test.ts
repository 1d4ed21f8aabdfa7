/** What a step changed is told part by part; the views before and after it say whether that is all, and right. */
import { changesOf } from '@dealers-choice/host';
import { describe, expect, test } from 'vitest';
import {
  apply,
  fork,
  type Game,
  type Match,
  type MatchOf,
  type Seat,
  SPECTATOR,
  type Spec,
  sample,
  seedRng,
  start,
  type Viewer,
  view,
} from '../src/index.ts';
import { bow, draw, lay, menuOf, pass, salon } from './salon.ts';
import { ALICE, BOLA, plays, seated } from './seating.ts';
import { bazaar } from './trial/bazaar.ts';
import { crew } from './trial/crew.ts';

/** The second view, made of the first and of what is told. */
function told<G extends Spec>(game: Game<G>, before: MatchOf<G>, after: MatchOf<G>, viewer: Viewer): Match {
  const seen = view(game, before, viewer) as Match;
  const parts: Record<string, unknown> = {};
  const fields: Record<string, unknown> = {};
  changesOf(
    game,
    before,
    after,
  )(viewer, {
    part(name, was, is) {
      expect(was).toEqual(seen[name as keyof Match]);
      parts[name] = is;
    },
    places(name, changed) {
      const list = [...(seen[name as keyof Match] as number[])];
      expect(changed.length).toBeGreaterThan(0);
      for (let i = 0; i < changed.length; i += 2) {
        expect(list[changed[i] as number]).not.toBe(changed[i + 1]);
        list[changed[i] as number] = changed[i + 1] as number;
      }
      parts[name] = list;
    },
    field(name, was, is) {
      expect(was).toEqual((seen.table as Record<string, unknown>)[name]);
      fields[name] = is;
    },
  });
  return { ...seen, ...parts, table: { ...seen.table, ...fields } };
}

describe.each([
  ['at the bazaar', bazaar],
  ['in the crew', crew],
] as const)('%s', (_, game) => {
  test('every step of whole matches is told to everybody as they see it', () => {
    const any = game as unknown as Game<Spec>;
    const rng = seedRng(7);
    for (let seed = 0; seed < 20; seed++) {
      const match = start(any, { seed });
      const viewers = [...(any.seatLists[match.seats] ?? []), SPECTATOR] as Viewer[];
      for (let step = 0; step < 200 && match.asking; step++) {
        const seat = match.asking.seats[0] as Seat;
        const before = fork(any, match);
        apply(any, match, seat, sample(any, match, seat, rng));
        for (const viewer of viewers) expect(told(any, before, match, viewer)).toEqual(view(any, match, viewer));
      }
    }
  });
});

const game = salon(menuOf(lay, draw, bow, pass), { actions: [lay, draw, bow, pass] });

test('of a card that somebody draws the others are told that there is one more, and nothing of the card', () => {
  const match = seated(game, () => {}, 3);
  const before = fork(game, match);
  plays(game, match, ALICE, { do: 'draw' });
  const parts: string[] = [];
  changesOf(
    game,
    before,
    match,
  )(BOLA, {
    part: (name, was, is) => void (JSON.stringify(was) === JSON.stringify(is) || parts.push(name)),
    places: (name) => void parts.push(name),
    field: (name, was, is) => void (JSON.stringify(was) === JSON.stringify(is) || parts.push(name)),
  });
  expect(parts).not.toContain('where');
  expect(parts).not.toContain('known');
  expect(parts).toContain('hand');
});

test('nothing that is told is shared with the match', () => {
  const match = seated(game, () => {}, 3);
  const before = fork(game, match);
  plays(game, match, ALICE, { do: 'draw' });
  const was = JSON.stringify(match);
  changesOf(
    game,
    before,
    match,
  )(ALICE, { part: (_name, _was, is) => empty(is), places: () => {}, field: (_name, _was, is) => empty(is) });
  expect(JSON.stringify(match)).toBe(was);
});

function empty(value: unknown): void {
  if (Array.isArray(value)) {
    for (const item of value) empty(item);
    value.length = 0;
  } else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) empty(part);
}
