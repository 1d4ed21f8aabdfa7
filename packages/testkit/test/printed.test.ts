import { imagine } from '@dealers-choice/bots';
import { host } from '@dealers-choice/host';
import {
  blankMatch,
  type CopyId,
  concede,
  FACE_DOWN,
  type MatchOf,
  readOptions,
  type Setup,
  SPECTATOR,
  sample,
  seatsOf,
  seedRng,
  start,
  view,
} from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS, DECK_SIZE, ownerOf, type Rivals, rivals } from './rivals.ts';

const game = rivals();
const [RED, BLUE] = [0, 1] as const;
const setup: Setup = { options: { decks: ['red', 'blue'] }, seed: 1 };
const idsOf = (match: MatchOf<Rivals>, cards: readonly CopyId[]): (string | null)[] =>
  cards.map((copy) => game.faceIn(match.table, copy)?.id ?? null);

describe('what is printed on a copy', () => {
  const match = start(game, setup);
  test('is written when the match is dealt, and the rules read it', () => {
    expect(game.faces).toEqual(new Array(2 * DECK_SIZE + 1).fill(null));
    const reds = [match.table.deck, match.table.hand, match.table.trash].flatMap((zone) => zone[RED]);
    expect(idsOf(match, reds).sort()).toEqual([...'1111222333'].map((n) => CARDS[Number(n) - 1]?.id).sort());
    const [copy] = match.table.hand[RED];
    const face = game.x.on(match, undefined, (x) => x.face(copy as CopyId));
    expect(face.id).toBe(idsOf(match, [copy as CopyId])[0]);
  });
  test('has no face where it is blank or face down', () => {
    const blank = blankMatch(game, 2, game.defaults);
    expect(idsOf(blank, [1 as CopyId, FACE_DOWN])).toEqual([null, null]);
    expect(() => game.x.on(blank, undefined, (x) => x.face(1 as CopyId))).toThrow('may look at the face of copy 1');
  });
  test('is seen by those who know the copy', () => {
    const seen = view(game, match, RED);
    expect(idsOf(seen, match.table.hand[RED])).toEqual(idsOf(match, match.table.hand[RED]));
    const theirs = [...match.table.hand[BLUE], ...match.table.deck[BLUE], ...match.table.deck[RED]];
    expect(theirs.map((copy) => seen.table.print[copy])).toEqual(theirs.map(() => 0));
    const open = match.table.trash.flat();
    const shown = view(game, match, SPECTATOR).table.print;
    expect(shown.flatMap((print, copy) => (print === 0 ? [] : [copy]))).toEqual(open);
    expect(open.map((copy) => shown[copy])).toEqual(open.map((copy) => match.table.print[copy]));
  });
  test('is in a column, or the game is not defined', () => {
    const printed = { column: 'harm', copies: 20, owner: ownerOf } as const;
    expect(() => rivals({ change: { printed } })).toThrow('rivals: "harm" is not a column');
  });
});

test('every copy starts in the pile of its owner, and stays in the box when nobody sits there', () => {
  const { table, where } = blankMatch(game, 2, game.defaults);
  for (const seat of seatsOf(2)) expect(table.deck[seat].map(ownerOf)).toEqual(new Array(DECK_SIZE).fill(seat));
  expect(where[1]).not.toBe(where[DECK_SIZE + 1]);
  const wide = rivals({ change: { printed: { column: 'print', copies: 20, owner: (copy) => (copy > 9 ? 2 : 0) } } });
  const alone = blankMatch(wide, 2, wide.defaults);
  expect([alone.table.deck[0].length, alone.where[9] !== 0, alone.where[10], alone.known[10]]).toEqual([9, true, 0, 0]);
});

test('a game may name its set of cards', () => {
  expect(game.cardSet).toBe('rivals 1');
});

describe('an imagined match', () => {
  const match = start(game, setup);
  test('leaves every copy with its owner and prints the unseen ones', () => {
    const prints = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const { table } = imagine(game, view(game, match, RED), seedRng(seed));
      for (const seat of seatsOf(2)) {
        expect([...table.deck[seat], ...table.hand[seat]].every((copy) => ownerOf(copy) === seat)).toBe(true);
      }
      expect(table.print.indexOf(0, 1)).toBe(-1);
      prints.add(table.hand[BLUE].map((copy) => table.print[copy]).join());
    }
    expect(prints.size).toBeGreaterThan(5);
  });
  test('says when an owner has too few places', () => {
    const seen = view(game, match, RED);
    seen.table.deck[RED].pop();
    seen.table.deck[BLUE].push(FACE_DOWN);
    expect(() => imagine(game, seen, seedRng(1))).toThrow('more face-down places than unseen cards');
  });
});

describe('secret options', () => {
  test('are seen by their seat alone', () => {
    const match = start(game, setup);
    expect(match.options.decks).toEqual(['red', 'blue']);
    expect(view(game, match, RED).options.decks).toEqual(['red', '']);
    expect(view(game, match, BLUE).options.decks).toEqual(['', 'blue']);
    expect(view(game, match, SPECTATOR).options.decks).toEqual(['', '']);
    expect(match.options.decks).toEqual(['red', 'blue']);
  });
  test('say nothing where nobody chose', () => {
    expect(view(game, start(game, { seed: 1 }), BLUE).options.decks).toEqual([]);
  });
  test('a host shows them to nobody else', () => {
    const told: unknown[] = [];
    const played = host(game, setup);
    played.listen(SPECTATOR, (event) => told.push(event));
    while (played.match.asking) {
      const [seat = 0] = played.match.asking.seats;
      played.play(seat, sample(game, played.view(seat), seat, seedRng(1)));
    }
    expect(JSON.stringify([played.view(RED), told])).not.toContain('blue');
    expect(told.length).toBeGreaterThan(10);
  });
});

describe('options that were read', () => {
  const read = readOptions(game.id, game.def.options, { decks: 'blue' }, 2);
  test('are taken as they are', () => {
    expect(readOptions(game.id, game.def.options, read, 2)).toBe(read);
    expect(start(game, { options: read, seed: 1 }).options).toBe(read);
    expect(game.blanks.get(read)?.[2]?.options).toBe(read);
  });
  test('are read again for other seats or another game', () => {
    expect(() => readOptions(game.id, game.def.options, read, 3)).toThrow('decks is ["blue","blue"]; it must be');
    expect(() => readOptions('another', {}, read, 2)).toThrow('another has no option "decks"');
  });
  test('start matches that share nothing', () => {
    const [one, two] = [start(game, { options: read, seed: 1 }), start(game, { options: read, seed: 1 })];
    expect(one).toEqual(two);
    concede(game, one, RED);
    one.table.print.fill(0);
    expect(two).toEqual(start(game, { options: read, seed: 1 }));
  });
});
