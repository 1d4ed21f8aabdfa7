import { imagine } from '@dealers-choice/bots';
import { host } from '@dealers-choice/host';
import { describe, expect, test } from 'vitest';
import {
  type CopyId,
  fork,
  hashOf,
  hearEvent,
  type MatchOf,
  type Move,
  moves,
  play,
  refuse,
  type Seat,
  sample,
  seedRng,
  view,
} from '../../src/index.ts';
import { ALICE, arrange, BOLA, copyNamed, playLine, plays, saved, seated, witnessed } from '../seating.ts';
import { bazaar } from './bazaar.ts';
import { type AtBazaar, type Bazaar, EMPTY } from './table.ts';

const TEA = 2;
const SILK = 3;
type Line = readonly (readonly [Seat, Move])[];
type Position = MatchOf<Bazaar>;
const card = (id: string, nth = 1): CopyId => copyNamed(bazaar, id, nth);

interface Side {
  hand?: CopyId[];
  utilities?: CopyId[];
  gold?: number;
  wares?: number[];
}
/** Everything not named lies in the deck; `deck` names its top cards, the next one to be drawn first. */
function given(sides: { alice?: Side; bola?: Side; deck?: CopyId[]; discard?: CopyId[] }): Position {
  return seated(bazaar, (x: AtBazaar) => {
    for (const seat of x.seats) for (const each of x.t.hand[seat].slice()) x.move(each, 'deck');
    x.shuffle('deck');
    for (const [seat, side] of [sides.alice, sides.bola].entries()) {
      const s = seat as Seat;
      for (const each of side?.hand ?? []) x.move(each, 'hand', s);
      for (const each of side?.utilities ?? []) x.move(each, 'utilities', s);
      x.t.gold[s] = side?.gold ?? 20;
      for (const [space, ware] of (side?.wares ?? []).entries()) x.t.stand[seat * 6 + space] = ware;
    }
    for (const each of sides.discard ?? []) x.move(each, 'discard');
    for (const each of [...(sides.deck ?? [])].reverse()) {
      x.move(each, 'discard');
      x.move(each, 'deck');
    }
    x.match.known.forEach((_bits, copy) => {
      if (x.t.deck.includes(copy as CopyId)) x.match.known[copy] = 0;
    });
  });
}
const names = (cards: readonly CopyId[]): string[] => cards.map((each) => bazaar.faces[each]?.id ?? 'face down');

/** Two positions that differ only in what the viewer cannot know must look and sound the same, move for move. */
function expectNoDifference(viewer: Seat, one: Position, other: Position, line: Line): void {
  const hear = (match: Position, event: Bazaar['event'], to: Seat | 9) => hearEvent(bazaar, match, event, to);
  expect(witnessed(bazaar, one, viewer, line, hear)).toEqual(witnessed(bazaar, other, viewer, line, hear));
}

describe('Well', () => {
  const position = () => given({ alice: { utilities: [card('well')], gold: 1 }, deck: [card('guard')] });

  test('costs 1 gold and draws a card', () => {
    const match = playLine(bazaar, position(), [[ALICE, { do: 'use', card: card('well') }]]);

    expect(match.table.gold[ALICE]).toBe(0);
    expect(names(match.table.hand[ALICE])).toEqual(['guard']);
    expect(refuse(bazaar, match, ALICE, { do: 'use', card: card('well') })?.code).toBe('used');
  });
  test('cannot be used without gold, and says what is missing', () => {
    const match = given({ alice: { utilities: [card('well')], gold: 0 } });

    const refusal = refuse(bazaar, match, ALICE, { do: 'use', card: card('well') });

    expect(refusal).toMatchObject({ code: 'too-poor', params: { need: 1, have: 0 } });
  });
  test('the rival does not hear which card was drawn', () => {
    const other = given({ alice: { utilities: [card('well')], gold: 1 }, deck: [card('crocodile')] });
    expectNoDifference(BOLA, position(), other, [[ALICE, { do: 'use', card: card('well') }]]);
  });
});

describe('Throne', () => {
  const position = () =>
    given({ alice: { utilities: [card('throne')], wares: [EMPTY, SILK] }, bola: { wares: [TEA] } });
  const line: Line = [
    [ALICE, { do: 'use', card: card('throne') }],
    [ALICE, { pick: [6] }],
    [ALICE, { pick: [1] }],
  ];

  test('exchanges one ware for another', () => {
    const { table } = playLine(bazaar, position(), line);

    expect([table.stand[1], table.stand[6]]).toEqual([TEA, SILK]);
  });
  test('an empty space, or an answer of the rival, is refused and changes nothing', () => {
    const match = position();
    plays(bazaar, match, ALICE, { do: 'use', card: card('throne') });
    const before = hashOf(match);

    expect(play(bazaar, match, ALICE, { pick: [7] })?.code).toBe('not-an-option');
    expect(play(bazaar, match, BOLA, { pick: [6] })?.code).toBe('not-asked');

    expect(hashOf(match)).toBe(before);
  });
  test('both steps are asked even when one ware is left on each side', () => {
    const match = position();
    plays(bazaar, match, ALICE, { do: 'use', card: card('throne') });

    expect(moves(bazaar, match, ALICE)).toEqual([{ pick: [6] }]);
  });
});

describe('Tribal Elder', () => {
  const elder = card('tribal-elder');
  const six = [card('guard'), card('guard', 2), card('guard', 3), card('well'), card('throne'), card('crocodile')];
  const position = () => given({ alice: { hand: [elder, card('well', 2)] }, bola: { hand: six } });

  test('draws up to five cards', () => {
    const match = playLine(bazaar, position(), [
      [ALICE, { do: 'play', card: elder }],
      [ALICE, { choose: 'draw' }],
    ]);

    expect(match.table.hand[ALICE]).toHaveLength(5);
    expect(names(match.table.discard)).toEqual(['tribal-elder']);
  });
  test('counts the cards left in hand, whatever was looked at before', () => {
    const match = given({ alice: { hand: [elder, ...six.slice(0, 5)] }, bola: { hand: [card('well', 2)] } });
    moves(bazaar, match, ALICE);

    expect(refuse(bazaar, match, ALICE, { do: 'play', card: elder })?.code).toBe('no-use');
  });
  test('the same answer draws as many cards, whether or not somebody listed the moves before', () => {
    const line: Line = [
      [ALICE, { do: 'play', card: elder }],
      [ALICE, { choose: 'draw' }],
    ];
    const [quiet, asked] = [position(), position()];
    for (const [seat, move] of line) {
      play(bazaar, quiet, seat, move);
      refuse(bazaar, asked, ALICE, { do: 'play', card: card('well', 2) });
      moves(bazaar, asked, ALICE);
      refuse(bazaar, asked, BOLA, move);
      play(bazaar, asked, seat, move);
    }

    expect(hashOf(asked)).toBe(hashOf(quiet));
  });
  test('the rival chooses which cards go, and only the rival sees the list', () => {
    const match = position();
    plays(bazaar, match, ALICE, { do: 'play', card: elder });
    plays(bazaar, match, ALICE, { choose: 'discard' });

    expect(moves(bazaar, match, ALICE)).toEqual([]);
    expect(view(bazaar, match, ALICE).asking).toMatchObject({ seats: [BOLA], from: [], min: 3, max: 3 });
    expect(play(bazaar, match, BOLA, { pick: six.slice(0, 2) })?.code).toBe('how-many');
    const after = playLine(bazaar, match, [[BOLA, { pick: [six[4] as CopyId, six[0] as CopyId, six[3] as CopyId] }]]);

    expect(names(after.table.discard.slice(0, 3)).sort()).toEqual(['guard', 'throne', 'well']);
    expect(names(after.table.discard.slice(3))).toEqual(['tribal-elder']);
    expect(after.asking).toMatchObject({ seats: [ALICE], prompt: 'trade' });
  });
  test('single picks reach every set once', () => {
    const match = position();
    plays(bazaar, match, ALICE, { do: 'play', card: elder });
    plays(bazaar, match, ALICE, { choose: 'discard' });
    const sets: string[] = [];
    const walk = (from: Position): void => {
      if (from.asking?.seats[0] !== BOLA) {
        sets.push(
          from.table.discard
            .slice(0, 3)
            .sort((a, b) => a - b)
            .join(),
        );
        return;
      }
      for (const move of moves(bazaar, from, BOLA)) {
        const next = fork(bazaar, from);
        plays(bazaar, next, BOLA, move);
        walk(next);
      }
    };

    walk(match);

    expect(sets).toHaveLength(20);
    expect(new Set(sets).size).toBe(20);
  });
});

describe('Supplies', () => {
  const use: readonly [Seat, Move] = [ALICE, { do: 'use', card: card('supplies') }];
  const position = () =>
    given({
      alice: { utilities: [card('supplies')], hand: [card('guard')] },
      deck: [card('well'), card('crocodile'), card('ware-tea')],
    });

  test('paying turns cards over until a ware card comes', () => {
    const match = playLine(bazaar, position(), [use, [ALICE, { choose: 'pay' }]]);

    expect(match.table.gold[ALICE]).toBe(19);
    expect(names(match.table.hand[ALICE])).toEqual(['guard', 'ware-tea']);
    expect(names(match.table.discard)).toEqual(['well', 'crocodile']);
  });
  test('or a card is discarded', () => {
    const line: Line = [use, [ALICE, { choose: 'discard' }], [ALICE, { pick: [card('guard')] }]];
    const match = playLine(bazaar, position(), line);

    expect(match.table.gold[ALICE]).toBe(20);
    expect(names(match.table.discard)).toEqual(['guard', 'well', 'crocodile']);
  });
  test('the only way to pay is taken without asking', () => {
    const poor = given({ alice: { utilities: [card('supplies')], hand: [card('guard')], gold: 0 } });
    plays(bazaar, poor, ALICE, { do: 'use', card: card('supplies') });
    expect(poor.asking).toMatchObject({ prompt: 'discard', from: [card('guard')] });
  });
  test('everybody remembers the ware card that was turned over', () => {
    const match = playLine(bazaar, position(), [use, [ALICE, { choose: 'pay' }]]);

    expect(names(view(bazaar, match, BOLA).table.hand[ALICE])).toEqual(['ware-tea', 'face down']);
    const world = imagine(bazaar, view(bazaar, match, BOLA), seedRng(5));
    expect(names(world.table.hand[ALICE])).toContain('ware-tea');
  });
  test('ends without a ware card when there is none to turn over', () => {
    const wares = ['trinkets', 'hides', 'tea', 'silk', 'fruit', 'salt'].map((name) => card(`ware-${name}`));
    const match = given({ alice: { utilities: [card('supplies')] }, bola: { hand: wares } });

    const after = playLine(bazaar, match, [use]);

    expect(after.table.hand[ALICE]).toEqual([]);
    expect(after.asking?.prompt).toBe('trade');
  });
});

describe('Crocodile and Guard', () => {
  const croc = card('crocodile');
  const bite: readonly [Seat, Move] = [ALICE, { do: 'play', card: croc }];
  const noGuard: readonly [Seat, Move] = [BOLA, { also: null }];
  const position = (bolasHand: CopyId[] = [card('guard')]) =>
    given({
      alice: { hand: [croc], wares: [SILK] },
      bola: { hand: bolasHand, utilities: [card('throne'), card('well')], wares: [TEA] },
    });

  test('uses the stolen Throne as its own, then both are discarded, the Crocodile on top', () => {
    const line: Line = [
      bite,
      noGuard,
      [ALICE, { pick: [card('throne')] }],
      [ALICE, { choose: 'yes' }],
      [ALICE, { pick: [6] }],
      [ALICE, { pick: [0] }],
    ];
    const { table } = playLine(bazaar, position(), line);

    expect([table.stand[0], table.stand[6]]).toEqual([TEA, SILK]);
    expect(names(table.discard)).toEqual(['throne', 'crocodile']);
    expect(names(table.utilities[BOLA])).toEqual(['well']);
    expect(table.actions).toBe(4);
  });
  test('may leave it unused', () => {
    const line: Line = [bite, noGuard, [ALICE, { pick: [card('well')] }], [ALICE, { choose: 'no' }]];
    const { table } = playLine(bazaar, position(), line);

    expect(table.gold[ALICE]).toBe(20);
    expect(names(table.discard)).toEqual(['well', 'crocodile']);
  });
  test('is not offered a use that it cannot pay', () => {
    const match = position();
    arrange(bazaar, match, (x) => {
      x.t.gold[ALICE] = 0;
    });
    const after = playLine(bazaar, match, [bite, noGuard, [ALICE, { pick: [card('well')] }]]);

    expect(names(after.table.discard)).toEqual(['well', 'crocodile']);
    expect(after.asking?.prompt).toBe('trade');
  });
  test('a Guard turns it away: nothing is stolen, and the Guard lies on the Crocodile', () => {
    const { table } = playLine(bazaar, position(), [bite, [BOLA, { pick: [card('guard')] }]]);

    expect(names(table.discard)).toEqual(['crocodile', 'guard']);
    expect(table.utilities[BOLA]).toHaveLength(2);
  });
  test('the window opens with or without a Guard, and looks the same from outside', () => {
    const [with_, without] = [position(), position([card('supplies')])];
    expectNoDifference(ALICE, with_, without, [bite]);

    expect(moves(bazaar, with_, BOLA)).toEqual([{ also: card('guard') }, { also: null }]);
    expect(moves(bazaar, without, BOLA)).toEqual([{ also: null }]);
  });
  test('a rival without cards is not asked', () => {
    const match = position([]);
    plays(bazaar, match, ALICE, { do: 'play', card: croc });
    expect(match.asking?.prompt).toBe('crocodile');
  });
  test('declining tells nothing, and the rest looks the same too', () => {
    const line: Line = [bite, [BOLA, { pick: [] }], [ALICE, { pick: [card('well')] }], [ALICE, { choose: 'no' }]];
    expectNoDifference(ALICE, position(), position([card('supplies')]), line);
  });
});

describe('Traveling Merchant', () => {
  const merchant = card('traveling-merchant');
  const position = (alice = 5, bola = 4) => given({ alice: { hand: [merchant], gold: alice }, bola: { gold: bola } });
  const lot: Line = [
    [ALICE, { do: 'play', card: merchant }],
    [ALICE, { pick: [TEA] }],
    [ALICE, { pick: [SILK] }],
  ];

  test('the higher bid pays and takes both wares', () => {
    const line: Line = [...lot, [ALICE, { say: 1 }], [BOLA, { say: 3 }], [ALICE, { choose: 'pass' }]];
    const { table } = playLine(bazaar, position(), line);

    expect(table.gold).toEqual([5, 1]);
    expect(table.stand.slice(6, 8)).toEqual([TEA, SILK]);
    expect(table.supply).toEqual([6, 6, 5, 5, 6, 6]);
    expect(names(table.discard)).toEqual(['traveling-merchant']);
  });
  test('who cannot beat the bid passes without being asked', () => {
    const { table, asking } = playLine(bazaar, position(), [...lot, [ALICE, { say: 4 }]]);

    expect(table.gold).toEqual([1, 4]);
    expect(asking?.prompt).toBe('trade');
  });
  test('after a pass the other seat may bid once and wins at once', () => {
    const line: Line = [...lot, [ALICE, { choose: 'pass' }], [BOLA, { say: 1 }]];
    expect(playLine(bazaar, position(), line).table.gold).toEqual([5, 3]);
  });
  test.each([
    [
      'both pass',
      5,
      4,
      [
        [ALICE, { choose: 'pass' }],
        [BOLA, { choose: 'pass' }],
      ] as Line,
    ],
    ['nobody has gold', 0, 0, [] as Line],
  ])('unsold wares go back to the supply: %s', (_why, alice, bola, bids) => {
    const { table } = playLine(bazaar, position(alice, bola), [...lot, ...bids]);

    expect(table.supply).toEqual([6, 6, 6, 6, 6, 6]);
    expect(table.gold).toEqual([alice, bola]);
  });
  test('a bid must beat the last one and be in the purse', () => {
    const match = playLine(bazaar, position(), [...lot, [ALICE, { say: 2 }]]);

    for (const say of [2, 5, 2.5, Number.NaN, -1])
      expect(play(bazaar, match, BOLA, { say })?.code).toBe('out-of-range');
    expect(moves(bazaar, match, BOLA)).toEqual([{ choose: 'pass' }, { say: 3 }, { say: 4 }]);
  });
});

describe('taking back at the bazaar', () => {
  test('a choice inside an effect can be taken back, the drawn card cannot', () => {
    const table = host(bazaar, { seed: 4 });
    arrange(bazaar, table.match, (x) => {
      x.move(card('throne'), 'utilities', ALICE);
      x.move(card('well'), 'utilities', ALICE);
      x.t.stand[0] = TEA;
      x.t.stand[6] = SILK;
    });
    // Arranging is no move, so nothing before the next one can be taken back.
    expect(table.canUndo(ALICE)).toBe(false);

    table.play(ALICE, { do: 'rest' });
    table.play(BOLA, { do: 'rest' });
    table.play(ALICE, { do: 'use', card: card('throne') });
    const asked = hashOf(table.match);
    table.play(ALICE, { pick: [6] });
    expect(table.undo(ALICE)).toBeNull();
    expect(hashOf(table.match)).toBe(asked);
    expect(table.undo(BOLA)?.code).toBe('nothing-to-undo');

    table.play(ALICE, { pick: [6] });
    table.play(ALICE, { pick: [0] });
    table.play(ALICE, { do: 'use', card: card('well') });
    expect(table.undo(ALICE)?.code).toBe('nothing-to-undo');
  });
});

test('whole matches: every answer drawn is legal on the match and on the view, and everything can be saved', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const table = host(bazaar, { seed });
    const rng = seedRng(`answers ${seed}`);
    for (let i = 0; i < 400 && !table.match.over; i++) {
      const seat = table.match.asking?.seats[0] ?? ALICE;
      const seen = table.view(seat);
      const move = sample(bazaar, seen, seat, rng);
      expect(refuse(bazaar, table.match, seat, move)).toBeNull();
      expect(moves(bazaar, seen, seat)).toEqual(moves(bazaar, table.match, seat));
      const world = imagine(bazaar, seen, rng);
      expect(refuse(bazaar, world, seat, move)).toBeNull();
      play(bazaar, world, seat, move);
      expect(table.play(seat, move)).toBeNull();
      if (i % 7 === 0) saved(bazaar, table.match);
    }
    expect(table.match.over ?? 'still playing').toEqual({ reason: 'cut', winners: [] });
  }
});
