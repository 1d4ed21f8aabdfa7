import { imagine } from '@dealers-choice/bots';
import { host } from '@dealers-choice/host';
import { describe, expect, test } from 'vitest';
import {
  type CopyId,
  hashOf,
  hearEvent,
  type MatchOf,
  type Move,
  moves,
  play,
  type Seat,
  seedRng,
  type Viewer,
  view,
} from '../../src/index.ts';
import { ALICE, BOLA, copyNamed, playLine, plays, seated, witnessed } from '../seating.ts';
import { type Crew, crew } from './crew.ts';

type Line = readonly (readonly [Seat, Move])[];
const card = (id: string, nth = 1): CopyId => copyNamed(crew, id, nth);
const names = (cards: readonly CopyId[]): string[] => cards.map((each) => crew.faces[each]?.id ?? 'face down');
const hear = (match: MatchOf<Crew>, event: Crew['event'], to: Viewer) => hearEvent(crew, match, event, to);

/** `deck`: from the bottom to the top. Cards not named are in the trash. */
function given(sides: {
  alice?: CopyId[];
  bola?: CopyId[];
  alicesCrew?: CopyId[];
  bolasCrew?: CopyId[];
  deck?: CopyId[];
}) {
  return seated(crew, (x) => {
    for (const each of x.t.deck.slice()) x.move(each, 'trash');
    for (const each of sides.deck ?? []) x.move(each, 'deck');
    x.match.known.fill(0);
    for (const each of x.t.trash) x.show(each);
    for (const each of sides.alice ?? []) x.move(each, 'hand', ALICE);
    for (const each of sides.bola ?? []) x.move(each, 'hand', BOLA);
    for (const each of sides.alicesCrew ?? []) x.move(each, 'crew', ALICE);
    for (const each of sides.bolasCrew ?? []) x.move(each, 'crew', BOLA);
    // What lay open in the trash is forgotten again, as if it had been dealt.
    for (const seat of x.seats) for (const each of x.t.hand[seat]) x.match.known[each] = 1 << seat;
    for (const each of x.t.deck) x.match.known[each] = 0;
  });
}

describe('a search', () => {
  const lookout = card('lookout');
  const top = [card('marine'), card('bosun'), card('marine', 2), card('gunner'), card('bosun', 2)];
  const position = (five = top) => given({ alice: [lookout], deck: [card('marine', 3), ...five] });
  const look: readonly [Seat, Move] = [ALICE, { do: 'play', card: lookout }];
  const rest = [card('gunner'), card('marine', 2), card('marine'), card('bosun')];
  const line: Line = [look, [ALICE, { pick: [card('bosun', 2)] }], [ALICE, { pick: rest }]];

  test('takes a sailor and puts the rest under the deck in the order chosen', () => {
    const match = playLine(crew, position(), line);

    expect(names(match.table.hand[ALICE])).toEqual(['bosun']);
    expect(match.table.deck).toEqual([...[...rest].reverse(), card('marine', 3)]);
    expect(match.table.looked[ALICE]).toEqual([]);
  });
  test('the other seat sees five cards looked at, the one that was shown, and nothing else', () => {
    const match = position();
    plays(crew, match, ALICE, { do: 'play', card: lookout });
    const seen = view(crew, match, BOLA);

    expect(seen.table.looked[ALICE]).toEqual([0, 0, 0, 0, 0]);
    expect(seen.asking).toMatchObject({ seats: [ALICE], from: [], min: 0, max: 1 });
    plays(crew, match, ALICE, { pick: [card('bosun', 2)] });
    expect(names(view(crew, match, BOLA).table.hand[ALICE])).toEqual(['bosun']);
  });
  test('whatever is not shown could be anything, and in any order', () => {
    const others = [card('marine', 2), card('gunner'), card('bosun'), card('marine'), card('bosun', 2)];
    const otherOrder = [card('bosun'), card('marine'), card('gunner'), card('marine', 2)];
    const otherLine: Line = [look, [ALICE, { pick: [card('bosun', 2)] }], [ALICE, { pick: otherOrder }]];

    expect(witnessed(crew, position(), BOLA, line, hear)).toEqual(
      witnessed(crew, position(others), BOLA, otherLine, hear),
    );
  });
  test('a card known to lie on top is lost from sight when it goes under in a hidden order', () => {
    const [one, other] = [position(), position()];
    for (const match of [one, other]) match.known[card('marine')] = 1 << BOLA;
    const take: Line = [look, [ALICE, { pick: [card('bosun', 2)] }]];
    const reversed: Line = [...take, [ALICE, { pick: [...rest].reverse() }]];
    witnessed(crew, one, BOLA, line, hear);
    witnessed(crew, other, BOLA, reversed, hear);

    expect(view(crew, one, BOLA)).toEqual(view(crew, other, BOLA));
  });
  test('the searcher remembers the order, and so does every world imagined from there', () => {
    const match = playLine(crew, position(), line);

    expect(view(crew, match, ALICE).table.deck.slice(0, 4)).toEqual([...rest].reverse());
    expect(imagine(crew, view(crew, match, ALICE), seedRng(1)).table.deck.slice(0, 4)).toEqual([...rest].reverse());
  });
  test('is asked with no sailor among the five, too', () => {
    const marines = [card('marine'), card('marine', 2), card('gunner'), card('gunner', 2), card('marine', 4)];
    const match = position(marines);
    plays(crew, match, ALICE, { do: 'play', card: lookout });

    expect(moves(crew, match, ALICE)).toEqual([{ also: null }]);
  });
  test('the order can be given card by card', () => {
    const match = position();
    for (const [seat, move] of line.slice(0, 2)) plays(crew, match, seat, move);
    for (const also of rest.slice(0, 3)) plays(crew, match, ALICE, { also });
    expect(play(crew, match, ALICE, { also: rest[0] as CopyId })?.code).toBe('not-an-option');
    expect(moves(crew, match, ALICE)).toEqual([{ also: rest[3] }]);
    plays(crew, match, ALICE, { also: rest[3] as CopyId });

    expect(match.table.deck.slice(0, 4)).toEqual([...rest].reverse());
  });
  test('having looked, there is no way back', () => {
    const table = host(crew, { seed: 1 }, position());
    table.play(ALICE, { do: 'play', card: lookout });

    expect(table.canUndo(ALICE)).toBe(false);
    table.play(ALICE, { pick: [] });
    expect(table.canUndo(ALICE)).toBe(true);
    table.undo(ALICE);
    expect(table.match.asking?.prompt).toBe('search');
  });
});

describe('a K.O. with a way out', () => {
  const gunner = card('gunner');
  const position = (victim: CopyId, bola: CopyId[] = [card('marine')], under: CopyId[] = []) =>
    given({ alice: [gunner], bola, bolasCrew: [victim], deck: [...under, card('lookout')] });
  const aim = (victim: CopyId): Line => [
    [ALICE, { do: 'play', card: gunner }],
    [ALICE, { pick: [victim] }],
  ];

  test('a bosun falls, and a card is drawn', () => {
    const match = playLine(crew, position(card('bosun')), aim(card('bosun')));

    expect(match.table.crew[BOLA]).toEqual([]);
    expect(match.table.trash).toContain(card('bosun'));
    expect(names(match.table.hand[ALICE])).toEqual(['lookout']);
  });
  test('a guardian stays when its owner trashes a hand card instead, and nothing is drawn', () => {
    const guardian = card('guardian');
    const match = playLine(crew, position(guardian), [...aim(guardian), [BOLA, { pick: [card('marine')] }]]);

    expect(match.table.crew[BOLA]).toEqual([guardian]);
    expect(match.table.hand).toEqual([[], []]);
    expect(match.table.trash).toContain(card('marine'));
  });
  test('or falls when the owner lets it', () => {
    const guardian = card('guardian');
    const match = playLine(crew, position(guardian), [...aim(guardian), [BOLA, { pick: [] }]]);

    expect(match.table.trash).toContain(guardian);
    expect(names(match.table.hand[ALICE])).toEqual(['lookout']);
  });
  test('with an empty hand nobody is asked', () => {
    const guardian = card('guardian');
    const match = playLine(crew, position(guardian, []), aim(guardian));

    expect(match.table.trash).toContain(guardian);
  });
  test('the attacker does not learn what the owner could have trashed', () => {
    const guardian = card('guardian');
    const line: Line = [...aim(guardian), [BOLA, { pick: [] }]];
    const [marine, bosun] = [[card('marine')], [card('bosun')]];
    const [one, other] = [position(guardian, marine, bosun), position(guardian, bosun, marine)];

    expect(witnessed(crew, one, ALICE, line, hear)).toEqual(witnessed(crew, other, ALICE, line, hear));
  });
  test('a world imagined while the owner chooses goes on to the same kind of end', () => {
    const guardian = card('guardian');
    const match = playLine(crew, position(guardian, [card('marine'), card('bosun')]), aim(guardian));
    const world = imagine(crew, view(crew, match, ALICE), seedRng(3));
    const before = hashOf(view(crew, world, ALICE));
    expect(before).toBe(hashOf(view(crew, match, ALICE)));

    const [first] = moves(crew, world, BOLA);
    expect(first).toEqual({ also: world.asking?.from[0] });
    plays(crew, world, BOLA, first as Move);
    expect(world.table.crew[BOLA]).toEqual([guardian]);
  });
});
