import { sequence, type Talk, talk } from '@dealers-choice/effects';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  apply,
  type CopyId,
  fork,
  type Game,
  hashOf,
  type Kind,
  type MatchOf,
  type Move,
  moves,
  no,
  type Program,
  play,
  type QuestionDetails,
  refuse,
  type Seat,
  sample,
  seedRng,
  start,
  view,
} from '../src/index.ts';
import { bow, draw, lay, menuOf, pass, type Salon, salon, type X } from './salon.ts';
import { ALICE, arrange, BOLA, copyNamed, json, plays, seated } from './seating.ts';

type Registers = { heard: boolean };
/** Asks one question, says what it heard, and asks no more. */
function once(
  kind: Kind,
  seat: Seat,
  more: (x: X) => QuestionDetails,
  rest: Partial<Talk<Salon, Registers>> = {},
): Game<Salon> {
  const main = talk<Salon, Registers>({
    registers: { heard: 'open' },
    start: () => ({ heard: false }),
    next: (x, r) => (r.heard ? x.end('said', []) : x.ask(kind, seat, 'q', more(x))),
    hear(x, r, _seat, { word, number, picks, time, layout }) {
      r.heard = true;
      x.t.said.push(word, number, ...picks, time ?? 'never', layout ? layout.run : 'none');
    },
    ...rest,
  });
  return salon(main);
}
const listOf = (match: MatchOf<Salon>): readonly number[] => match.asking?.from ?? [];
const at = <T>(list: readonly T[], place: number): T => list[place] as T;

/** moves, refuse and sample are one rule: on the match and on the seat's own view. */
function agree(game: Game<Salon>, match: MatchOf<Salon>, seat: Seat, others: readonly Move[] = []): Move[] {
  const before = hashOf(match);
  const listed = moves(game, match, seat);
  const seen = view(game, match, seat);
  expect(listed.length).toBeGreaterThan(0);
  expect(moves(game, seen, seat)).toEqual(listed);
  for (const move of listed) {
    expect(refuse(game, match, seat, move)).toBeNull();
    expect(refuse(game, seen, seat, move)).toBeNull();
  }
  for (const move of others) {
    expect(refuse(game, match, seat, move)).not.toBeNull();
    expect(refuse(game, seen, seat, move)).toEqual(refuse(game, match, seat, move));
  }
  const rng = seedRng('sample');
  for (let i = 0; i < 60; i++) {
    const drawn = sample(game, i % 2 ? match : seen, seat, rng);
    expect(refuse(game, match, seat, drawn)).toBeNull();
    // Several picks are listed one by one, and drawn as a whole.
    if (!('pick' in drawn) || listed.some((move) => 'pick' in move)) expect(listed).toContainEqual(json(drawn));
  }
  expect(hashOf(match)).toBe(before);
  return listed;
}
/** Everything that sample can draw, as text. */
function drawn(game: Game<Salon>, match: MatchOf<Salon>, seat: Seat): Set<string> {
  const rng = seedRng('all');
  return new Set(Array.from({ length: 400 }, () => JSON.stringify(sample(game, match, seat, rng))));
}
const code = (game: Game<Salon>, match: MatchOf<Salon>, move: Move, seat = ALICE) =>
  refuse(game, match, seat, move)?.code;

describe('an action', () => {
  const gift: Action<Salon> = {
    id: 'gift',
    cards: (x) => x.t.hand[x.you],
    at: (x) => (x.face(x.card).id === 'ace' ? [] : x.others(x.you)),
    refuse: (x) => (x.at === 2 ? no('too-far', { seat: x.at }, 'S-1') : null),
    do: (x) => x.move(x.card, 'hand', x.at as Seat),
  };
  const game = salon(menuOf(gift, pass), { actions: [gift, pass, bow] });
  const position = () =>
    seated(
      game,
      (x) => {
        for (const seat of x.seats) for (const card of x.t.hand[seat].slice()) x.move(card, 'deck');
        for (const id of ['ace', 'king', 'queen']) x.move(copyNamed(game, id), 'hand', ALICE);
      },
      3,
    );
  const [ace, king, queen] = ['ace', 'king', 'queen'].map((id) => copyNamed(game, id)) as [CopyId, CopyId, CopyId];

  test('lists every card with everything it may be pointed at', () => {
    const others: Move[] = [{ do: 'gift', card: ace }, { do: 'gift', card: ace, at: 1 }, { do: 'gift' }];
    expect(agree(game, position(), ALICE, others)).toEqual([
      { do: 'gift', card: king, at: 1 },
      { do: 'gift', card: queen, at: 1 },
      { do: 'pass' },
    ]);
    expect(drawn(game, position(), ALICE).size).toBe(3);
  });
  test('is refused with the rule, the numbers and the reason', () => {
    const refusal = refuse(game, position(), ALICE, { do: 'gift', card: king, at: 2 });
    expect(refusal).toEqual({ code: 'too-far', params: { seat: 2 }, rule: 'S-1' });
  });
  test.each<[string, Move]>([
    ['a card too many', { do: 'pass', card: king }],
    ['a thing too many', { do: 'pass', at: 1 }],
    ['nothing to point at', { do: 'gift', card: king }],
    ['oneself', { do: 'gift', card: king, at: 0 }],
    ['a card face down', { do: 'gift', card: 0 as CopyId, at: 1 }],
  ])('is not an option with %s', (_what, move) => {
    expect(code(game, position(), move)).toBe('not-an-option');
  });
  test('points where it was told to', () => {
    const match = position();
    plays(game, match, ALICE, { do: 'gift', card: king, at: 1 });
    expect(match.table.hand[BOLA]).toEqual([king]);
  });
  test('cannot be done with a card nobody sees', () => {
    const grab: Action<Salon> = {
      id: 'grab',
      cards: (x) => x.t.hand[x.after(x.you)],
      do: (x) => x.move(x.card, 'discard'),
    };
    const thieves = salon(menuOf(grab, pass), { actions: [grab, pass] });
    const match = seated(thieves, () => {});
    const seen = view(thieves, match, ALICE);
    for (const card of [0, ...match.table.hand[BOLA]]) {
      expect(code(thieves, seen, { do: 'grab', card: card as CopyId })).toBe('not-an-option');
    }
    expect(moves(thieves, seen, ALICE)).toEqual([{ do: 'pass' }]);
  });
});

describe('a pick of one card', () => {
  const game = once('cards', ALICE, (x) => ({ noun: 'card', from: x.t.hand[ALICE] }), {
    why: (x, _r, card) => (card === x.match.asking?.from[0] ? no('not-this') : null),
  });
  test('offers what is not refused, each by name', () => {
    const match = seated(game, () => {});
    const [first, second, third] = listOf(match) as [CopyId, CopyId, CopyId];
    const wrong: Move[] = [{ pick: [first] }, { pick: [] }, { pick: [second, third] }, { pick: [-1] }, { pick: [0] }];
    expect(agree(game, match, ALICE, wrong)).toEqual([{ pick: [second] }, { pick: [third] }]);
    expect(code(game, match, { pick: [first] })).toBe('not-this');
    plays(game, match, ALICE, { pick: [third] });
    expect(at(match.table.said, 2)).toBe(third);
  });
});

describe('a pick of several cards', () => {
  const game = once('cards', ALICE, (x) => ({ noun: 'card', from: x.t.hand[ALICE], min: 1, max: 2 }));
  test('counts, and knows no card twice', () => {
    const match = seated(game, () => {});
    const [a, b, c] = listOf(match) as [CopyId, CopyId, CopyId];
    agree(game, match, ALICE, [{ pick: [] }, { pick: [a, b, c] }, { also: null }]);
    expect(code(game, match, { pick: [] })).toBe('how-many');
    expect(code(game, match, { pick: [a, b, c] })).toBe('how-many');
    expect(code(game, match, { pick: [a, a] })).toBe('twice');
    expect(code(game, match, { also: null })).toBe('how-many');
  });
  test('is heard in the order of the list, however it was named', () => {
    const match = seated(game, () => {});
    const [a, , c] = listOf(match) as [CopyId, CopyId, CopyId];
    plays(game, match, ALICE, { pick: [c, a] });
    expect(match.table.said.slice(2, 4)).toEqual([a, c]);
  });
  test('one by one reaches every set exactly once', () => {
    const start = seated(game, () => {});
    const ends: string[] = [];
    const walk = (from: MatchOf<Salon>): void => {
      if (from.over) return void ends.push(from.table.said.slice(2, -2).join());
      for (const move of agree(game, from, ALICE)) {
        const to = fork(game, from);
        apply(game, to, ALICE, move);
        walk(to);
      }
    };
    walk(start);
    const [a, b, c] = listOf(start) as [CopyId, CopyId, CopyId];
    expect(ends.sort()).toEqual([`${a}`, `${a},${b}`, `${a},${c}`, `${b}`, `${b},${c}`, `${c}`].sort());
  });
  test('once begun one by one, it goes on so', () => {
    const match = seated(game, () => {});
    const [a, b] = listOf(match) as [CopyId, CopyId];
    plays(game, match, ALICE, { also: b });
    expect(code(game, match, { pick: [a] })).toBeUndefined(); // a whole answer takes the place of the half-made one
    expect(code(game, match, { also: b })).toBe('not-an-option');
    expect(code(game, match, { also: a })).toBe('not-an-option');
    expect(view(game, match, BOLA).asking?.picked).toEqual([]);
  });
  test('never leads to where too few are left', () => {
    const two = once('cards', ALICE, (x) => ({ noun: 'card', from: x.t.hand[ALICE], min: 2, max: 2 }));
    const match = seated(two, () => {});
    const [a, b, c] = listOf(match) as [CopyId, CopyId, CopyId];
    expect(agree(two, match, ALICE, [{ also: c }])).toEqual([{ also: a }, { also: b }]);
  });
});

describe('a pick of cards that lie face down', () => {
  const game = once('cards', ALICE, (x) => ({ noun: 'card', from: x.t.hand[BOLA] }));
  test('goes by place; the number of a card is no way to find out where it is', () => {
    const match = seated(game, () => {});
    const hand = listOf(match);
    const guesses: Move[] = [...hand, 0].map((card) => ({ pick: [card] }));
    expect(agree(game, match, ALICE, [...guesses, { pick: [-4] }])).toEqual([
      { pick: [-1] },
      { pick: [-2] },
      { pick: [-3] },
    ]);
    plays(game, match, ALICE, { pick: [-2] });
    expect(at(match.table.said, 2)).toBe(at(hand, 1));
  });
  test('a card that is known goes by its name, and only by that', () => {
    const match = seated(game, () => {});
    const [, known] = listOf(match) as [CopyId, CopyId];
    arrange(game, match, (x) => x.show(known, ALICE));
    expect(agree(game, match, ALICE, [{ pick: [-2] }])).toEqual([{ pick: [-1] }, { pick: [known] }, { pick: [-3] }]);
  });
  test('several by place, one after the other: each only once', () => {
    const several = once('cards', ALICE, (x) => ({ noun: 'card', from: x.t.hand[BOLA], min: 2, max: 2 }));
    const match = seated(several, () => {});
    const hand = listOf(match);
    plays(several, match, ALICE, { also: -2 });
    expect(agree(several, match, ALICE, [{ also: -2 }, { also: -1 }])).toEqual([{ also: -3 }]);
    plays(several, match, ALICE, { also: -3 });
    expect(match.table.said.slice(2, 4)).toEqual([at(hand, 1), at(hand, 2)]);
  });
  test('an order by place', () => {
    const order = once('order', ALICE, (x) => ({ noun: 'card', from: x.t.hand[BOLA], min: 3, max: 3 }));
    const match = seated(order, () => {});
    const hand = listOf(match);
    plays(order, match, ALICE, { pick: [-3, -1, -2] });
    expect(match.table.said.slice(2, 5)).toEqual([at(hand, 2), at(hand, 0), at(hand, 1)]);
  });
});

describe('a pick of other things', () => {
  const game = once('cards', ALICE, () => ({ noun: 'seat', from: [0, 1], min: 1, max: 2 }));
  test('has no places: a thing has one name', () => {
    const match = seated(game, () => {});
    agree(game, match, ALICE, [{ pick: [-1] }, { pick: [-1, 0] }, { pick: [0, -1] }, { also: -1 }]);
    plays(game, match, ALICE, { pick: [0] });
    expect(at(match.table.said, 2)).toBe(0);
  });
});

describe('an order', () => {
  const game = once('order', ALICE, () => ({ noun: 'seat', from: [4, 5, 6], min: 3, max: 3 }));
  test('names all things once, and is heard as named', () => {
    const match = seated(game, () => {});
    agree(game, match, ALICE, [{ pick: [4, 5] }, { pick: [4, 5, 5] }, { pick: [4, 5, 7] }, { also: null }]);
    plays(game, match, ALICE, { pick: [6, 4, 5] });
    expect(match.table.said.slice(2, 5)).toEqual([6, 4, 5]);
  });
  test('thing by thing reaches all six orders', () => {
    const ends = new Set<string>();
    const walk = (from: MatchOf<Salon>): void => {
      if (from.over) return void ends.add(from.table.said.slice(2, 5).join());
      for (const move of agree(game, from, ALICE)) {
        const to = fork(game, from);
        apply(game, to, ALICE, move);
        walk(to);
      }
    };
    walk(seated(game, () => {}));
    expect(ends.size).toBe(6);
  });
  test('of many things can be listed, too', () => {
    const many = once('order', ALICE, () => ({ noun: 'seat', from: [1, 2, 3, 4, 5, 6, 7, 8, 9], min: 9, max: 9 }));
    expect(
      moves(
        many,
        seated(many, () => {}),
        ALICE,
      ),
    ).toHaveLength(9);
  });
  test('of some of the things: as many as it says, heard as named', () => {
    const main = sequence<Salon>((p) =>
      p.order('gone', { prompt: 'q', noun: 'ware', from: () => [4, 5, 6, 7], min: 2, max: 2 }).do((x, { gone }) => {
        x.t.said.push(...gone);
        x.end('said', []);
      }),
    );
    const some = salon(main);
    const match = seated(some, () => {});
    agree(some, match, ALICE, [{ pick: [4] }, { pick: [4, 5, 6] }, { pick: [4, 4] }]);
    expect(drawn(some, match, ALICE).size).toBe(12);
    plays(some, match, ALICE, { pick: [7, 4] });
    expect(match.table.said).toEqual([7, 4]);
  });
  test('of one or two things: either comes up', () => {
    const few = once('order', ALICE, () => ({ noun: 'seat', from: [4, 5, 6], min: 1, max: 2 }));
    const match = seated(few, () => {});
    agree(few, match, ALICE, [{ pick: [] }, { pick: [4, 5, 6] }]);
    const lengths = [...drawn(few, match, ALICE)].map((move) => (JSON.parse(move) as { pick: number[] }).pick.length);
    expect(lengths.sort().join('')).toBe('111222222'); // three alone, six pairs
  });
  test('of nothing is a question with one answer', () => {
    const none = once('order', ALICE, () => ({ noun: 'seat', from: [], min: 0, max: 0 }));
    expect(
      agree(
        none,
        seated(none, () => {}),
        ALICE,
      ),
    ).toEqual([{ also: null }]);
  });
});

test('an option: one of the words, unless refused', () => {
  const game = once('option', ALICE, () => ({ options: ['left', 'right', 'wait'] }), {
    why: (_x, _r, word) => (word === 'wait' ? no('no-time') : null),
  });
  const match = seated(game, () => {});
  expect(agree(game, match, ALICE, [{ choose: 'wait' }, { choose: 'up' }, { choose: '' }])).toHaveLength(2);
  plays(game, match, ALICE, { choose: 'right' });
  expect(at(match.table.said, 0)).toBe('right');
});
test('yes or no', () => {
  const game = salon(
    sequence<Salon>((p) =>
      p.yesNo('sure', { prompt: 'sure' }).do((x, { sure }) => {
        x.t.said.push(sure);
        x.end('said', []);
      }),
    ),
  );
  const match = seated(game, () => {});
  expect(agree(game, match, ALICE, [{ choose: 'maybe' }])).toEqual([{ choose: 'yes' }, { choose: 'no' }]);
  plays(game, match, ALICE, { choose: 'no' });
  expect(match.table.said).toEqual(['no']);
});
test('a number, or a word beside it', () => {
  const game = once('number', ALICE, () => ({ min: -1, max: 2, options: ['pass'] }), {
    why: (_x, _r, answer) => (answer === 0 ? no('not-zero') : null),
  });
  const match = seated(game, () => {});
  const wrong: Move[] = [-2, 3, 0, 1.5, Number.NaN, 2 ** 60].map((say) => ({ say }));
  expect(agree(game, match, ALICE, [...wrong, { choose: 'bid' }])).toEqual([
    { choose: 'pass' },
    { say: -1 },
    { say: 1 },
    { say: 2 },
  ]);
  expect(drawn(game, match, ALICE).size).toBe(4);
  plays(game, match, ALICE, { say: -1 });
  expect(match.table.said.slice(0, 2)).toEqual(['', -1]);
});
test('a layout is judged by the game, and its ways stand for all', () => {
  const run = { run: 1, cards: [{ card: 3 as CopyId, as: '7♠' }], shifts: [] };
  const game = once('layout', ALICE, () => ({}), {
    why: (_x, _r, move) => (typeof move === 'object' && 'layout' in move && move.layout.run > 5 ? no('no-run') : null),
    ways: () => [{ layout: run }, { layout: { ...run, run: 9 } }],
  });
  const match = seated(game, () => {});
  expect(agree(game, match, ALICE, [{ layout: { ...run, run: 6 } }])).toEqual([{ layout: run }]);
  plays(game, match, ALICE, { layout: { ...run, run: 5 } });
  expect(at(match.table.said, 3)).toBe(5);
});
test('a timing belongs to a clock, is whole and not before the start', () => {
  const game = once('timing', ALICE, () => ({ options: ['stop'] }), {
    why: (_x, _r, move) => (typeof move === 'object' && 'timing' in move && move.timing === 7 ? no('unlucky') : null),
    ways: () => [
      { timing: 100, for: 'stop' },
      { timing: 7, for: 'stop' },
      { timing: null, for: 'stop' },
    ],
  });
  const match = seated(game, () => {});
  const wrong = [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300].map((timing) => ({ timing, for: 'stop' }));
  expect(agree(game, match, ALICE, [...wrong, { timing: 5, for: 'start' }])).toHaveLength(2);
  for (const move of wrong) expect(code(game, match, move)).toBe('bad-timing');
  expect(code(game, match, { timing: 5, for: 'start' })).toBe('wrong-step');
  plays(game, match, ALICE, { timing: 250, for: 'stop' });
  expect(at(match.table.said, 2)).toBe(250);
});

describe('which fault is named first', () => {
  const byStep = salon(menuOf(lay, pass), { actions: [lay, pass, draw] });
  const bySeat = salon(menuOf(lay, pass), { actions: [lay, pass, draw], firstFault: 'seat' });
  test.each<[string, Seat, Move, string, string]>([
    ['nonsense', BOLA, { do: 'fly' }, 'unknown-move', 'unknown-move'],
    ['out of step and out of turn', BOLA, { choose: 'x' }, 'wrong-step', 'not-asked'],
    ['an action of another menu, out of turn', BOLA, { do: 'draw' }, 'wrong-step', 'not-asked'],
    ['an action of another menu', ALICE, { do: 'draw' }, 'wrong-step', 'wrong-step'],
    ['out of turn', BOLA, { do: 'pass' }, 'not-asked', 'not-asked'],
  ])('%s', (_what, seat, move, step, first) => {
    expect(
      code(
        byStep,
        seated(byStep, () => {}),
        move,
        seat,
      ),
    ).toBe(step);
    expect(
      code(
        bySeat,
        seated(bySeat, () => {}),
        move,
        seat,
      ),
    ).toBe(first);
  });
  test('after the end everything is over', () => {
    const match = seated(byStep, (x) => x.end('won', [ALICE]));
    for (const move of [{ do: 'pass' }, { do: 'fly' }] as Move[]) expect(code(byStep, match, move)).toBe('over');
    expect(moves(byStep, match, ALICE)).toEqual([]);
    expect(() => sample(byStep, match, ALICE, seedRng(1))).toThrow('nothing is asked');
  });
  test("the game's own names for refusals", () => {
    const own = salon(menuOf(pass), { actions: [pass], code: (fault, _x, seat) => `${fault}@${seat}` });
    expect(
      code(
        own,
        seated(own, () => {}),
        { do: 'pass' },
        BOLA,
      ),
    ).toBe('not-asked@1');
  });
});

test('nobody else can draw an answer to a question', () => {
  const game = salon(menuOf(pass), { actions: [pass] });
  expect(() =>
    sample(
      game,
      seated(game, () => {}),
      BOLA,
      seedRng(1),
    ),
  ).toThrow('nothing is asked of seat 2');
});
test('a question without a legal answer is a bug that says so', () => {
  const game = once('option', ALICE, () => ({ options: ['x'] }), { why: () => no('never') });
  expect(() =>
    sample(
      game,
      seated(game, () => {}),
      ALICE,
      seedRng(1),
    ),
  ).toThrow('"q" and has no legal answer');
});
test.each<[string, Kind, QuestionDetails]>([
  ['nothing to pick from', 'cards', { noun: 'card', from: [] }],
  ['less than it wants', 'cards', { noun: 'seat', from: [1], min: 2, max: 2 }],
  ['no option', 'option', { options: [] }],
  ['no number between', 'number', { min: 3, max: 2 }],
])('a question with %s is a bug of the rules', (_what, kind, asking) => {
  expect(() =>
    seated(
      once(kind, ALICE, () => asking),
      () => {},
    ),
  ).toThrow('"q"');
});
test('a question keeps its own copy of the list it was given', () => {
  const game = once('cards', ALICE, (x) => ({ noun: 'card', from: x.t.hand[ALICE] }));
  const match = seated(game, () => {});
  expect(match.asking?.from).not.toBe(match.table.hand[ALICE]);
});

describe('a sequence', () => {
  const play_ = (program: Program<Salon>, line: Move[]): MatchOf<Salon> => {
    const game = salon(program);
    const match = seated(game, () => {});
    for (const move of line) expect(play(game, match, match.asking?.seats[0] as Seat, move)).toBeNull();
    return match;
  };
  test('branches, loops, and counts what it was told', () => {
    const program = sequence<Salon>((p) =>
      p
        .keep('rounds', () => 2)
        .while(
          (x, { rounds }) => x.t.said.length < rounds,
          (each) =>
            each.number('n', { prompt: 'n', min: () => 0, max: () => 9 }).when(
              (_x, { n }) => n > 4,
              (big) => big.do((x) => void x.t.said.push('big')),
              (small) =>
                small.choose('why', { prompt: 'why', options: ['so'] }).do((x, { why }) => void x.t.said.push(why)),
            ),
        )
        .do((x, { rounds }) => x.end(`after ${rounds}`, [])),
    );
    const match = play_(program, [{ say: 7 }, { say: 3 }, { choose: 'so' }]);
    expect(match.table.said).toEqual(['big', 'so']);
    expect(match.over?.reason).toBe('after 2');
  });
  test('what only a branch asked for cannot be read after it, nor what comes later before', () => {
    sequence<Salon>((p) =>
      p
        .when(
          () => true,
          (yes) => yes.choose('word', { prompt: 'w', options: ['a'] }),
        )
        // @ts-expect-error only the branch has asked for it
        .do((x, { word }) => void x.t.said.push(word))
        // @ts-expect-error it is asked in the next step
        .do((x, { n }) => void x.t.said.push(n))
        .number('n', { prompt: 'n', min: () => 0, max: () => 1 }),
    );
  });
  test('a card cannot be kept where everybody sees it', () => {
    sequence<Salon>((p) =>
      p
        .keep('count', (x) => x.t.hand[ALICE].length)
        // @ts-expect-error the register would be open to all
        .keep('card', (x) => x.t.hand[ALICE][0] as CopyId)
        .do((x, { count }) => void x.t.said.push(count)),
    );
  });
  test('one register is filled by one step', () => {
    const twice = () => sequence<Salon>((p) => p.keep('n', () => 1).keep('n', () => 2));
    expect(twice).toThrow('"n" is filled twice');
  });
  test('another program gives its result back, and knows for whom and which card it runs', () => {
    const asks = talk<Salon, { n: number; done: boolean }>({
      registers: { n: 'open', done: 'open' },
      start: () => ({ n: 0, done: false }),
      next: (x, r) => {
        if (!r.done) x.ask('number', x.you, 'n', { min: 0, max: 9 });
      },
      hear: (_x, r, _seat, { number }) => {
        r.n = number;
        r.done = true;
      },
      result: (x, r) => r.n * 10 + x.source,
    });
    const main = sequence<Salon>((p) =>
      p
        .call('sum', () => asks, { you: () => BOLA, source: () => 4 as CopyId })
        .do((x, { sum }) => {
          x.t.said.push(sum);
          x.end('done', []);
        }),
    );
    const game = salon(main, { programs: { asks } });
    const match = seated(game, () => {});
    expect(match.asking?.seats).toEqual([BOLA]);
    plays(game, match, BOLA, { say: 6 });
    expect(match.table.said).toEqual([64]);
  });
  test('an answer that goes without asking is taken, and a sequence has a result', () => {
    const inner = sequence<Salon>((p) =>
      p
        .pickSome('cards', { prompt: 'c', noun: 'card', from: () => [], min: 0, max: 1, unasked: () => [] })
        .choose('word', { prompt: 'w', options: ['a', 'b'], unasked: (x) => (x.t.points[0] > 0 ? 'a' : null) })
        .result((_x, { cards, word }) => cards.length + (word === 'a' ? 10 : 20)),
    );
    const main = sequence<Salon>((p) =>
      p
        .call('first', () => inner)
        .do((x, { first }) => {
          x.t.said.push(first);
          x.t.points[0] = 1;
        })
        .call('second', () => inner)
        .do((x, { second }) => {
          x.t.said.push(second);
          x.end('done', []);
        }),
    );
    const game = salon(main, { programs: { inner } });
    const match = seated(game, () => {});
    expect(match.asking?.prompt).toBe('w');
    plays(game, match, ALICE, { choose: 'b' });
    expect(match.table.said).toEqual([20, 10]);
  });
  test('a list taken without asking is a copy', () => {
    const main = sequence<Salon>((p) =>
      p
        .pickSome('cards', {
          prompt: 'c',
          noun: 'card',
          from: (x) => x.t.hand[ALICE],
          min: 0,
          max: 9,
          unasked: (x) => x.t.hand[ALICE],
        })
        .yesNo('q', { prompt: 'q' }),
    );
    const match = seated(salon(main), () => {});
    expect(match.stack[0]?.r.cards).toEqual(match.table.hand[ALICE]);
    expect(match.stack[0]?.r.cards).not.toBe(match.table.hand[ALICE]);
  });
  test('a program that is not part of the game is a bug', () => {
    const stranger = sequence<Salon>((p) => p.do(() => {}));
    expect(() => seated(salon(sequence<Salon>((p) => p.run(() => stranger))), () => {})).toThrow(
      "neither in `programs` nor a card's",
    );
  });
});

test('the place of a face-down card does not tell which one came last into the hand', () => {
  const steal = once('cards', BOLA, (x) => ({ noun: 'card', from: x.t.hand[ALICE] }));
  const places = new Set<number>();
  for (let seed = 1; seed <= 40; seed++) {
    const match = start(steal, { seed });
    places.add(listOf(match).indexOf(at(match.table.hand[ALICE], 2)));
  }
  expect(places).toEqual(new Set([0, 1, 2]));
});
