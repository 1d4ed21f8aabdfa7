/** Every fault an author may make is planted in the toy, and must be caught by the check that is meant for it. */
import { talk } from '@dealers-choice/effects';
import {
  type Action,
  type Audit,
  below,
  type CopyId,
  EVERYONE,
  type Game,
  type Layout,
  must,
  no,
  openRecords,
  type Registers,
  type Running,
} from '@dealers-choice/kernel';
import { type CheckName, findViolation, shrink, type Violation } from '@dealers-choice/testkit';
import { describe, expect, test } from 'vitest';
import { type Toy, type ToyTwist, toy, toyFields } from './toy.ts';

const MATCHES = 40;

function search(game: Game<Toy>, checks?: readonly CheckName[], matches = MATCHES): Violation | null {
  for (let seed = 1; seed <= matches; seed++) {
    const found = findViolation(game, { seed, seats: 2 + (seed % 4) }, checks ? { checks } : {});
    if (found) return found;
  }
  return null;
}

const top = (cards: readonly CopyId[]): CopyId => must(cards, cards.length - 1);
let counter = 0;

/** An action that is legal only if the test holds. */
const spying = (test: (x: Running<Toy>) => boolean): ToyTwist => ({
  actions: [{ id: 'spy', refuse: (x) => (test(x) ? null : no('no-spy')), do: (x) => x.commit() }],
});

/** Works out what everybody has from what was told. */
function goldAudit(): Audit<Toy> {
  const worth = (card: CopyId): number => toy().faces[card]?.worth ?? 0;
  let [told, before]: [number[], number[]] = [[], []];
  return {
    hear(event) {
      const { type, seat } = event;
      if (type === 'sold') told[seat] = (told[seat] ?? 0) + worth(event.card);
      else if (type === 'raided') told[seat] = (told[seat] ?? 0) - 1;
      else if (type === 'robbed' || type === 'gambled') told = []; // how much is not told
    },
    wrong({ table: { gold } }) {
      const seat = told.length === 0 ? -1 : gold.findIndex((own, one) => own !== told[one]);
      [told, before] = [gold.slice(), told];
      return seat < 0 ? null : `seat ${seat + 1} has ${gold[seat]} gold, and was told of ${before[seat]}`;
    },
  };
}

const plants: { fault: string; check: CheckName | 'crash'; says: string; twist: ToyTwist }[] = [
  {
    fault: 'an open number copies the card that was drawn',
    check: 'two-worlds',
    says: 'table.tip: ',
    twist: {
      drew: (x, card) => {
        x.t.tip = x.face(card).worth;
      },
    },
  },
  {
    fault: 'an event tells what is left on the deck',
    check: 'two-worlds',
    says: 'events[',
    twist: {
      raided: (x) =>
        x.tell?.({ type: 'hinted', seat: x.you, place: x.t.deck.length === 0 ? 0 : x.face(top(x.t.deck)).worth }),
    },
  },
  {
    fault: 'an open number copies the first card of the deck when it is dealt',
    check: 'deals',
    says: 'sees what is hidden: table.tip: ',
    twist: {
      change: {
        deal(x) {
          x.shuffle('deck');
          x.t.tip = x.face(top(x.t.deck)).worth;
        },
      },
    },
  },
  {
    fault: 'a number in the open points at a card that was dealt face down',
    check: 'deals',
    says: 'sees what is hidden: table.heard[0]: ',
    twist: {
      change: {
        deal(x) {
          x.shuffle('deck');
          x.t.heard.push(top(x.t.deck));
        },
      },
    },
  },
  {
    fault: 'who gives up shows the next card by the way',
    check: 'concedes',
    says: 'sees what is hidden: table.tip: ',
    twist: {
      change: {
        concede(x) {
          x.t.tip = x.t.deck.length === 0 ? 0 : x.face(top(x.t.deck)).worth;
        },
      },
    },
  },
  {
    fault: 'who gives up takes the hand along',
    check: 'concedes',
    says: 'is lost: it should lie in hand, and lies nowhere',
    twist: { change: { concede: (x, seat) => void x.t.hand[seat].pop() } },
  },
  {
    fault: 'a card that is shown and hides again brings another one to light',
    check: 'two-worlds',
    says: 'table.tip: ',
    twist: {
      change: { events: { guarded: 'reveals' } },
      actions: [
        {
          id: 'show',
          cards: (x) => x.t.hand[x.you],
          do(x) {
            x.commit();
            x.reveal();
            x.tell?.({ type: 'guarded', seat: x.you, card: x.card });
            x.t.tip = x.t.deck.length === 0 ? 0 : x.face(top(x.t.deck)).worth;
          },
        },
      ],
    },
  },
  {
    fault: 'the parameters of a question count the guards of the victim',
    check: 'two-worlds',
    says: 'asking.params.guards: ',
    twist: {
      params: (x) => ({ guards: x.t.hand[x.after(x.you)].filter((card) => x.face(card).id === 'guard').length }),
    },
  },
  {
    fault: 'an event tells at which place of the hand a card lay',
    check: 'two-worlds',
    says: 'events[',
    twist: { sold: (x, card) => x.tell?.({ type: 'hinted', seat: x.you, place: x.t.hand[x.you].indexOf(card) }) },
  },
  {
    fault: 'the victim is asked only if it holds a guard',
    check: 'two-worlds',
    says: 'when other hidden cards lie there',
    twist: { asksVictim: (x) => x.t.hand[x.after(x.you)].some((card) => x.face(card).id === 'guard') },
  },
  {
    fault: 'legality looks at the hand of another seat',
    check: 'crash',
    says: 'nobody may look at the face of copy 0',
    twist: spying((x) => x.t.hand[x.after(x.you)].some((card) => x.face(card).id === 'guard')),
  },
  {
    fault: 'legality knows where a hidden card lies',
    check: 'answers',
    says: 'the moves on the match and on its view differ',
    twist: spying((x) => x.t.hand[x.after(x.you)].some((card) => card > 12)),
  },
  {
    fault: 'two zones are one list',
    check: 'aliases',
    says: 'table.gold and table.heard are one and the same object',
    twist: {
      raided: (x) => {
        x.t.heard = x.t.gold;
      },
    },
  },
  {
    fault: 'a fork shares the inside of a list',
    check: 'aliases',
    says: 'a fork shares table.heard[0]',
    twist: { raided: (x) => void x.t.heard.push([1] as unknown as number) },
  },
  {
    fault: 'a value is kept in a module variable',
    check: 'carries-on',
    says: 'differs at table.tip: ',
    twist: {
      raided: (x) => {
        x.t.tip = ++counter;
      },
    },
  },
  {
    fault: 'a card is lost',
    check: 'conserves',
    says: 'is lost: it should lie in discard, and lies nowhere',
    twist: { raided: (x) => void x.t.discard.pop() },
  },
  {
    fault: 'a card lies in two places',
    check: 'conserves',
    says: ' lies in discard and in discard',
    twist: { raided: (x) => void x.t.discard.push(top(x.t.discard)) },
  },
  {
    fault: 'the game finds a position impossible',
    check: 'conserves',
    says: 'the game calls this impossible: too rich',
    twist: { change: { proof: { impossible: (x) => (Math.max(...x.t.gold) > 9 ? 'too rich' : null) } } },
  },
  {
    fault: 'gold changes and nobody is told',
    check: 'audits',
    says: 'told and table differ: seat 2 has ',
    twist: {
      change: { proof: { audit: goldAudit } },
      raided: (x) => {
        x.t.gold[1]++;
      },
    },
  },
  {
    fault: 'a move is legal that nobody lists',
    check: 'answers',
    says: 'is legal and not listed',
    twist: {
      actions: [
        {
          id: 'show',
          cards: (x) => (x.card === 0 ? x.t.hand[x.you].slice(0, 1) : x.t.hand[x.you]),
          do: (x) => x.commit(),
        },
      ],
    },
  },
  {
    fault: 'what can be taken back used chance',
    check: 'undo',
    says: 'can be taken back, but chance was used',
    twist: { sold: (x) => void below(x.match.rng, 6) },
  },
  {
    fault: 'what can be taken back shows the next card',
    check: 'undo',
    says: 'learned something: after {"do":"sell"',
    twist: {
      sold(x) {
        x.t.mark[x.you] = x.t.deck.length === 0 ? 0 : x.face(top(x.t.deck)).worth;
      },
    },
  },
  {
    fault: 'a match never ends',
    check: 'ends',
    says: 'the match was cut in turn 6',
    twist: { change: { maxTurns: 5 } },
  },
  {
    fault: 'a field holds what is not JSON',
    check: 'saves',
    says: 'not plain JSON: table.tip is 0.5',
    twist: {
      raided: (x) => {
        x.t.tip = 0.5;
      },
    },
  },
  {
    fault: 'a question is another one when asked again',
    check: 'asks-again',
    says: 'asked again, "raid" differs at asking.params.n: ',
    twist: { params: () => ({ n: ++counter }) },
  },
  {
    fault: 'the answer for a missing player is illegal',
    check: 'absent',
    says: 'the answer {"do":"wait"} to "wait" for an absent player is refused (unknown-move)',
    twist: {
      change: {
        programs: {
          turn: talk<Toy, Registers>({
            registers: {},
            start: () => ({}),
            next: (x) => x.ask('option', 0, 'wait', { options: ['on'], ifAbsent: { do: 'wait' } }),
            hear: (x) => x.end('waited', []),
          }),
        },
      },
    },
  },
  {
    fault: 'a rule throws',
    check: 'crash',
    says: 'a toy may break',
    twist: {
      raided: () => {
        throw new Error('a toy may break');
      },
    },
  },
  {
    fault: 'a replay hears something else',
    check: 'replays',
    says: 'hears something else, events[',
    twist: { drew: (x) => x.tell?.({ type: 'hinted', seat: 0, place: ++counter }) },
  },
  {
    fault: 'who sees a zone does not know its cards',
    check: 'conserves',
    says: 'unknown to those who see it',
    twist: {
      raided: (x) => {
        x.match.known[top(x.t.discard)] = EVERYONE - 1;
      },
    },
  },
  {
    fault: 'what a seat imagines cannot be',
    check: 'imagines',
    says: 'imagines: ',
    twist: { change: { imagine: (x) => void x.t.discard.reverse() } },
  },
  {
    fault: 'a world that is right at first and wrong some moves later',
    check: 'imagines',
    says: 'some moves later the game calls this impossible: it was imagined',
    twist: {
      sold(x) {
        x.t.tip = x.match.rng.length === 4 ? 99 : 0; // only imagined matches have so short a generator
      },
      change: { proof: { impossible: (x) => (x.t.tip === 99 ? 'it was imagined' : null) } },
    },
  },
  {
    fault: 'a world in which a secret is not drawn but counted',
    check: 'imagines-alike',
    says: 'imagines: it follows from what is hidden, [0].table.mark',
    twist: {
      change: {
        imagine(x, _roll, viewer) {
          for (const seat of x.seats) if (seat !== viewer) x.t.mark[seat] = ++counter;
        },
      },
    },
  },
];

describe('a planted fault is caught', () => {
  test.each(plants)('$check: $fault', ({ check, says, twist }) => {
    const game = toy(twist);
    const found = search(game, check === 'crash' ? [] : [check]);

    expect(found?.check).toBe(check);
    expect(found?.message).toContain(says);
  });

  test('and nothing is found where nothing is planted', () => {
    expect(search(toy(), undefined, 8)).toBeNull();
  });
});

test('a card that everybody saw before it was shuffled away is no leak', () => {
  const burn: Action<Toy> = {
    id: 'burn',
    cards: (x) => x.t.hand[x.you],
    do(x) {
      x.commit();
      x.move(x.card, 'discard');
      x.tell?.({ type: 'sold', seat: x.you, card: x.card });
      for (const card of x.t.discard.slice()) x.move(card, 'deck');
      x.shuffle('deck');
      const card = top(x.t.deck);
      x.move(card, 'discard');
      x.tell?.({ type: 'sold', seat: x.you, card });
    },
  };
  // It never comes to an end by itself, which is not looked at here.
  expect(search(toy({ actions: [burn], change: { maxTurns: 30 } }), ['two-worlds'], 10)).toBeNull();
});

describe('an audit', () => {
  test('hears the deal and every move, is asked after each, and starts anew with each match', () => {
    const calls: string[] = [];
    const audit = (): Audit<Toy> => {
      calls.push('new');
      const wrong = (): null => {
        calls.push('?');
        return null;
      };
      return { hear: ({ type }) => void calls.push(type), wrong };
    };
    const game = toy({ change: { proof: { audit } } });
    const moves = [{ seat: 0, move: { do: 'pass' } }] as const;
    findViolation(game, { seed: 1 }, { checks: ['audits'], moves, looks: 1 });
    expect(calls).toEqual(['new', 'drew', '?', 'drew', '?']);
    findViolation(game, { seed: 1 }, { checks: ['two-worlds'], moves });
    expect(calls).toHaveLength(5);
    findViolation(game, { seed: 1 }, { checks: ['audits', 'two-worlds'], moves });
    expect(calls.slice(5)).toEqual(['new', 'drew', '?', 'drew', '?']);
  });

  test('that complains is a violation with the moves up to the one that shows it', () => {
    const wrong: Audit<Toy>['wrong'] = ({ turn }) => (turn === 3 ? 'a third turn' : null);
    const game = toy({ change: { proof: { audit: () => ({ hear: () => {}, wrong }) } } });
    const found = search(game, ['audits']) as Violation;
    expect(found).toMatchObject({ check: 'audits', message: 'told and table differ: a third turn' });
    const { moves } = shrink(game, found);
    const played = (entries: typeof moves) => findViolation(game, found.setup, { checks: ['audits'], moves: entries });
    expect(played(moves)?.moves).toEqual(moves);
    expect(played(moves.slice(0, -1))).toBeNull();
  });
});

test('wrong moves are tried, and every reason of the game comes up', () => {
  const codes = new Set<string>();
  const refused = ({ code }: { code: string }) => void codes.add(code);
  for (let seed = 1; seed <= 20; seed++)
    findViolation(toy(), { seed, options: { gold: 0 } }, { checks: ['answers'], refused });
  expect([...codes].sort()).toEqual([
    ...['how-many', 'not-a-guard', 'not-an-option', 'not-asked', 'over', 'too-poor', 'unknown-move'],
    ...['worthless', 'wrong-step'],
  ]);
});

test('layouts that are nearly right are tried too', () => {
  const hand = (x: Running<Toy>): CopyId[] => x.t.hand[0];
  const why = (x: Running<Toy>, _r: Registers, move: unknown) => {
    const { run, cards, shifts } = (move as { layout: Layout }).layout;
    if (run !== 1) return no('no-such-run');
    if (shifts.length > 0) return no('nothing-to-shift');
    if (cards.length < 2) return no('too-few');
    if (new Set(cards.map(({ card }) => card)).size < cards.length) return no('card-twice');
    if (!cards.every(({ card }) => hand(x).includes(card))) return no('not-in-hand');
    return cards.length > 2 || cards.some(({ as }) => as === '') ? no('no-run') : null;
  };
  const turn = talk<Toy, Registers>({
    registers: {},
    start: () => ({}),
    next: (x) => x.ask('layout', 0, 'lay', {}),
    hear: (x) => x.end('laid', []),
    why,
    ways: (x) => {
      const cards = hand(x).map((card, i) => ({ card, as: `${i + 7} of swords` }));
      return [{ layout: { run: 1, cards, shifts: [] } }];
    },
  });
  const codes = new Set<string>();
  const refused = ({ code }: { code: string }) => void codes.add(code);
  const game = toy({ change: { programs: { turn } } });
  for (let seed = 1; seed <= 20; seed++) {
    expect(findViolation(game, { seed }, { checks: ['answers'], refused })).toBeNull();
  }
  const own = ['no-such-run', 'nothing-to-shift', 'too-few', 'card-twice', 'not-in-hand', 'no-run'];
  expect(own.filter((code) => !codes.has(code))).toEqual([]);
});

describe('a violation', () => {
  test('shrinks to the moves that matter', () => {
    const game = toy({ raided: (x) => void (x.match.turn > 5 && x.t.discard.pop()) });
    const found = search(game, ['conserves']) as Violation;
    const small = shrink(game, found);

    expect(small.check).toBe('conserves');
    expect(small.moves.length).toBeLessThan(found.moves.length);
    expect(small.moves.at(-1)).toMatchObject({ move: { do: 'play' } });
  });

  test('names a table that is declared with too shallow a shape', () => {
    const wrong = { ...toyFields, heard: { ...openRecords(), shape: 'list' } } as unknown as typeof toyFields;
    const game = toy({
      change: { fields: wrong },
      raided: (x) => void (x.t.heard as unknown as object[]).push({ seat: x.you }),
    });

    expect(search(game, ['aliases'])?.message).toContain('a fork shares table.heard[0]');
  });
});
