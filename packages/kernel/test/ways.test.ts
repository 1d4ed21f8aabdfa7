import { expect, test } from 'vitest';
import {
  type Action,
  BadSetup,
  below,
  type CopyId,
  type Layout,
  moves,
  no,
  play,
  refuse,
  sample,
  seatCounts,
  seatsInWords,
  seedRng,
  start,
  view,
} from '../src/index.ts';
import { draw, menuOf, type Salon, salon, type X } from './salon.ts';
import { ALICE, plays } from './seating.ts';

const laid = (card: CopyId, as: string): Layout => ({ run: 1, cards: [{ card, as }], shifts: [] });
const ways = (x: X) => x.t.hand[x.you].map((card) => ({ do: 'build', layout: laid(card, 'tower') }));

/** Lays one card as whatever it is said to be, unless that is nothing. */
const build: Action<Salon> = {
  id: 'build',
  ways,
  refuse({ layout, t, you }) {
    const [place] = layout?.cards ?? [];
    if (!place || !t.hand[you].includes(place.card)) return no('not-yours', { card: place?.card ?? 0 });
    return place.as === '' ? no('as-what') : null;
  },
  do(x) {
    const [place] = x.layout?.cards ?? [];
    if (place) x.move(place.card, 'discard');
    x.t.said.push(place?.as ?? '');
  },
};

test('an action with a layout is listed in ways that stand for all, and judged by the game alone', () => {
  const game = salon(menuOf(build, draw), { actions: [build, draw] });
  const match = start(game, { seed: 1 });
  const [card = 0 as CopyId] = match.table.hand[ALICE];
  const stranger = match.table.deck[0] as CopyId;
  expect(moves(game, match, ALICE)).toEqual([...ways({ t: match.table, you: ALICE } as X), { do: 'draw' }]);

  expect(refuse(game, match, ALICE, { do: 'build', layout: laid(card, '') })?.code).toBe('as-what');
  // A card the seat cannot see is the game's to refuse, the same on the match and on the view.
  for (const world of [match, view(game, match, ALICE)]) {
    const refusal = refuse(game, world, ALICE, { do: 'build', layout: laid(stranger, 'moat') });
    expect(refusal).toEqual(no('not-yours', { card: stranger }));
  }
  expect(refuse(game, match, ALICE, { do: 'draw', layout: laid(card, 'moat') })?.code).toBe('not-an-option');
  plays(game, match, ALICE, { do: 'build', layout: laid(card, 'moat') });
  expect(match.table.said).toEqual(['moat']);
  expect(match.table.discard).toEqual([card]);
});

test('a way is drawn from the list, or by the action itself, which may find none', () => {
  const asBridge = (x: X, rng: number[]) =>
    below(rng, 2) === 0 ? null : { do: 'build', layout: laid(x.t.hand[x.you][0] as CopyId, 'bridge') };
  for (const [action, as] of [
    [build, 'tower'],
    [{ ...build, randomWay: asBridge }, 'bridge'],
  ] as const) {
    const game = salon(menuOf(action), { actions: [action] });
    const match = start(game, { seed: 1 });
    for (let i = 0; i < 20; i++) {
      expect(sample(game, match, ALICE, seedRng(i))).toMatchObject({ layout: { cards: [{ as }] } });
    }
  }
});

test('a layout in a move is looked at before anything else', () => {
  const game = salon(menuOf(build), { actions: [build] });
  const match = start(game, { seed: 1 });
  for (const layout of [null, 7, {}, { run: 1, cards: [], shifts: [{}] }, { run: 1, cards: [], shifts: [], more: 1 }]) {
    expect(refuse(game, match, ALICE, { do: 'build', layout } as never)?.code).toBe('unknown-move');
  }
});

test('a game may answer for the kernel with a whole refusal', () => {
  const code = () => no('patience', { minutes: 3 }, 'S-1');
  const game = salon(menuOf(draw), { actions: [draw], code });
  const match = start(game, { seed: 1 });
  expect(play(game, match, 1, { do: 'draw' })).toEqual(no('patience', { minutes: 3 }, 'S-1'));
});

test('seats may go in steps', () => {
  const game = salon(menuOf(draw), { actions: [draw], seats: { min: 2, max: 6, usual: 2, step: 2 } });
  expect(seatCounts(game)).toEqual([2, 4, 6]);
  expect(seatsInWords(game)).toBe('2 or 4 or 6');
  expect(start(game, { seed: 1, seats: 4 }).seats).toBe(4);
  expect(() => start(game, { seed: 1, seats: 3 })).toThrow(BadSetup);
  expect(() => start(game, { seed: 1, seats: 3 })).toThrow('salon is for 2 or 4 or 6 seats, not 3.');
});
