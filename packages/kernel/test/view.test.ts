import { sequence } from '@dealers-choice/effects';
import { describe, expect, test } from 'vitest';
import {
  type CopyId,
  concede,
  hearEvent,
  type MatchOf,
  type Program,
  play,
  SPECTATOR,
  start,
  type Viewer,
  view,
} from '../src/index.ts';
import { bow, draw, lay, menuOf, pass, type Salon, salon, topOf, type X } from './salon.ts';
import { ALICE, arrange, BOLA, CHIDI, plays, seated } from './seating.ts';

const game = salon(menuOf(lay, draw, bow, pass), { actions: [lay, draw, bow, pass] });
const position = (change: (x: X) => void = () => {}, seats = 3) => seated(game, change, seats);
const sees = (match: MatchOf<Salon>, viewer: Viewer) => view(game, match, viewer).table;
const first = (cards: readonly CopyId[]): CopyId => cards[0] as CopyId;

test.each([-1, 10, 32, 33, 1.5, Number.NaN, '0', undefined, null, true, [0]])('nobody looks as %s', (nobody) => {
  const match = position();
  const drew = { type: 'drew', seat: ALICE, card: first(match.table.hand[ALICE]) } as const;
  expect(() => view(game, match, nobody as Viewer)).toThrow('nobody looks as ');
  expect(() => hearEvent(game, match, drew, nobody as Viewer)).toThrow('nobody looks as ');
});
test('who is handed a view can change nothing but the view', () => {
  const asks = salon(
    sequence<Salon>((p) =>
      p.choose('word', { prompt: 'q', params: () => ({ n: 1 }), options: ['on'], ifAbsent: { choose: 'on' } }),
    ),
  );
  const match = start(asks, { seed: 1 });
  const { asking } = view(asks, match, ALICE);
  Object.assign(asking?.params ?? {}, { n: 2 });
  Object.assign(asking?.ifAbsent ?? {}, { choose: 'off' });
  expect(match.asking).toMatchObject({ params: { n: 1 }, ifAbsent: { choose: 'on' } });

  concede(asks, match, BOLA);
  view(asks, match, ALICE).over?.winners.splice(0, 1, BOLA);
  expect(match.over?.winners).toEqual([ALICE]);
});

describe('what lies on the table', () => {
  test('nobody looks into the deck, everybody counts it', () => {
    const match = position();
    for (const viewer of [ALICE, BOLA, SPECTATOR] as const)
      expect(sees(match, viewer).deck).toEqual(new Array(9).fill(0));
  });
  test('a list per seat is everybody’s to read, in its order', () => {
    const match = position((x) => {
      x.t.shelf[BOLA][1] = 7;
    });
    for (const viewer of [ALICE, BOLA, SPECTATOR] as const)
      expect(sees(match, viewer).shelf).toEqual([
        [null, null],
        [null, 7],
        [null, null],
      ]);
  });
  test('a hand is its owner’s; the others count it', () => {
    const match = position();
    expect(sees(match, BOLA).hand[BOLA]).toEqual(match.table.hand[BOLA]);
    expect(sees(match, ALICE).hand[BOLA]).toEqual([0, 0, 0]);
    expect(sees(match, SPECTATOR).hand).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });
  test('what lies face up is seen, in its order', () => {
    const match = position((x) => {
      for (const card of x.t.hand[ALICE].slice()) x.move(card, 'discard');
      for (const card of x.t.hand[BOLA].slice()) x.move(card, 'row', BOLA);
    });
    expect(sees(match, SPECTATOR).discard).toEqual(match.table.discard);
    expect(sees(match, CHIDI).row[BOLA]).toEqual(match.table.row[BOLA]);
  });
  test('a pile that starts face up is face up', () => {
    const openGame = salon(menuOf(pass), { actions: [pass], pile: 'discard', deal: () => {} });
    const match = start(openGame, { seed: 1 });
    expect(view(openGame, match, SPECTATOR).table.discard).toEqual(match.table.discard);
  });
  test('cards in the middle of an effect: face up or face down', () => {
    const ask = sequence<Salon>((p) => p.yesNo('q', { prompt: 'q' }));
    const half = salon(ask);
    const match = seated(half, (x) => {
      x.move(topOf(x), 'peek');
      x.move(first(x.t.hand[ALICE]), 'shown');
    });
    expect(view(half, match, BOLA).table.peek).toEqual([0]);
    expect(view(half, match, BOLA).table.shown).toEqual(match.table.shown);
  });
  test('the order of somebody else’s hand does not tell which card is new', () => {
    const match = position((x) => x.show(x.t.hand[BOLA][1] as CopyId, ALICE));
    const seen = view(game, match, ALICE);
    match.table.hand[BOLA].reverse();
    expect(view(game, match, ALICE)).toEqual(seen);
    match.table.hand[BOLA].push(match.table.hand[BOLA].shift() as CopyId);
    expect(view(game, match, ALICE)).toEqual(seen);
    expect(seen.table.hand[BOLA]).toEqual([expect.any(Number), 0, 0]);
    expect(seen.table.hand[BOLA][0]).toBeGreaterThan(0);
  });
});

describe('what is written down', () => {
  test('a purse is open to its owner alone; the others see what everybody started with', () => {
    const match = seated(game, (x) => {
      x.t.purse[ALICE] = 7;
      x.t.purse[BOLA] = 8;
    });
    expect(sees(match, ALICE).purse).toEqual([7, 3]);
    expect(sees(match, BOLA).purse).toEqual([3, 8]);
    expect(sees(match, SPECTATOR).purse).toEqual([3, 3]);
  });
  test('what everybody started with may depend on the options', () => {
    const match = start(game, { seed: 1, options: { purse: 5 } });
    match.table.purse[ALICE] = 0;
    expect(sees(match, BOLA).purse).toEqual([5, 5]);
  });
  test('points, lists and notes are open', () => {
    const match = position((x) => {
      x.t.points[BOLA] = 4;
      x.t.said.push('hello');
      x.t.notes.push({ seat: BOLA, what: 'late' });
    });
    expect(sees(match, SPECTATOR)).toMatchObject({
      points: [0, 4, 0],
      said: ['hello'],
      notes: [{ seat: BOLA, what: 'late' }],
    });
  });
  test('a mark on a card is seen by those who know the card', () => {
    const match = position((x) => {
      x.t.turned[first(x.t.hand[ALICE])] = 1;
    });
    const card = first(match.table.hand[ALICE]);
    expect(sees(match, ALICE).turned[card]).toBe(1);
    expect(sees(match, BOLA).turned[card]).toBe(0);
  });
  test('where a card is, and who knows it, is told only to those who know it', () => {
    const match = position();
    const card = first(match.table.hand[ALICE]);
    const seen = view(game, match, BOLA);
    expect([seen.where[card], seen.known[card]]).toEqual([-1, 0]);
    expect(view(game, match, ALICE).where[card]).toBe(match.where[card]);
  });
  test('the generator is nobody’s', () => {
    for (const viewer of [ALICE, SPECTATOR] as const) expect(view(game, position(), viewer).rng).toEqual([0, 0, 0, 0]);
  });
  test('looking changes nothing, and a view cannot be used to change the match', () => {
    const match = position();
    const before = JSON.stringify(match);
    const seen = view(game, match, ALICE);
    seen.table.hand[ALICE].pop();
    seen.table.points[ALICE] = 99;
    seen.stack.pop();
    expect(JSON.stringify(match)).toBe(before);
  });
});

describe('the question and the stack', () => {
  const asking = (program: Program<Salon>) => {
    const other = salon(program);
    const match = seated(other, () => {}, 3);
    return { match, as: (viewer: Viewer) => view(other, match, viewer), game: other };
  };
  test('lists go to the seat that is asked', () => {
    const { as, match } = asking(
      sequence<Salon>((p) =>
        p.pickSome('gone', {
          by: () => BOLA,
          prompt: 'discard',
          noun: 'card',
          from: (x) => x.t.hand[BOLA],
          min: () => 1,
          max: () => 2,
          ifAbsent: { pick: [1] },
        }),
      ),
    );
    expect(as(BOLA).asking).toMatchObject({
      from: match.table.hand[BOLA].slice().sort((a, b) => a - b),
      ifAbsent: { pick: [1] },
    });
    for (const viewer of [ALICE, CHIDI, SPECTATOR] as const) {
      expect(as(viewer).asking).toMatchObject({
        seats: [BOLA],
        prompt: 'discard',
        min: 1,
        max: 2,
        from: [],
        ifAbsent: 'bot',
      });
    }
  });
  test('the seat asked sees face-down cards in the list as face down', () => {
    const { as } = asking(
      sequence<Salon>((p) => p.pick('it', { prompt: 'take', noun: 'card', from: (x) => x.t.hand[BOLA] })),
    );
    expect(as(ALICE).asking?.from).toEqual([0, 0, 0]);
  });
  test('the list of another’s hand does not tell how old its cards are', () => {
    const steal = sequence<Salon>((p) => p.pick('it', { prompt: 'take', noun: 'card', from: (x) => x.t.hand[BOLA] }));
    const seenBy = (order: readonly number[]) => {
      const g = salon(steal);
      const match = seated(g, (x) => {
        const cards = x.t.hand[BOLA].slice();
        for (const place of [0, 2]) x.show(cards[place] as CopyId, ALICE);
        x.t.hand[BOLA] = order.map((place) => cards[place] as CopyId);
      });
      return view(g, match, ALICE);
    };
    expect(seenBy([0, 1, 2]).asking?.from.filter((card) => card > 0)).toHaveLength(2);
    for (const order of [
      [2, 1, 0],
      [1, 2, 0],
      [0, 2, 1],
    ]) {
      expect(seenBy(order)).toEqual(seenBy([0, 1, 2]));
    }
  });
  test('what was picked is known to those who know the card', () => {
    const { game: g, match } = asking(
      sequence<Salon>((p) =>
        p
          .pick('one', { prompt: 'one', noun: 'card', from: (x) => x.t.hand[ALICE] })
          .pickSome('more', { prompt: 'more', noun: 'card', from: (x) => x.t.hand[ALICE], min: () => 2, max: () => 2 })
          .yesNo('sure', { prompt: 'sure' }),
      ),
    );
    const [a, b, c] = (match.asking?.from ?? []) as [CopyId, CopyId, CopyId];
    plays(g, match, ALICE, { pick: [a] });
    plays(g, match, ALICE, { pick: [b, c] });
    expect(view(g, match, ALICE).stack[0]?.r).toMatchObject({ one: a, more: [b, c] });
    expect(view(g, match, BOLA).stack[0]?.r).toMatchObject({ one: 0, more: [0, 0] });
    arrange(g, match, (x) => x.show(b, BOLA));
    expect(view(g, match, BOLA).stack[0]?.r).toMatchObject({ one: 0, more: [b, 0] });
  });
  test('picks that are half made are known to the seat that makes them, and count as no answer', () => {
    const {
      as,
      match,
      game: g,
    } = asking(
      sequence<Salon>((p) =>
        p
          .pickSome('gone', { prompt: 'gone', noun: 'card', from: (x) => x.t.hand[ALICE], min: () => 0, max: () => 3 })
          .yesNo('sure', { prompt: 'sure' }),
      ),
    );
    const viewers = [BOLA, CHIDI, SPECTATOR] as const;
    const before = viewers.map(as);
    const [a, b] = (match.asking?.from ?? []) as [CopyId, CopyId];
    for (const [i, also] of [a, b].entries()) {
      plays(g, match, ALICE, { also });
      expect(as(ALICE).asking?.picked).toHaveLength(i + 1);
      expect(viewers.map(as)).toEqual(before);
    }
    plays(g, match, ALICE, { also: null });
    expect(viewers.map((viewer) => as(viewer).answers)).toEqual([1, 1, 1]);
  });
  test('the card behind a question stays hidden until it is shown', () => {
    const secret = sequence<Salon>((p) => p.yesNo('q', { prompt: 'q' }));
    const main = sequence<Salon>((p) => p.run(() => secret, { source: (x) => first(x.t.hand[ALICE]) }));
    const g = salon(main, { programs: { secret } });
    const match = seated(g, () => {});
    const source = first(match.table.hand[ALICE]);
    expect(view(g, match, ALICE)).toMatchObject({ asking: { source }, stack: [{}, { source }] });
    expect(view(g, match, BOLA)).toMatchObject({ asking: { source: 0 }, stack: [{}, { source: 0 }] });
  });
});

describe('what is heard', () => {
  const hear = (match: MatchOf<Salon>, event: Salon['event'], viewer: Viewer) => hearEvent(game, match, event, viewer);
  const cards = (match: MatchOf<Salon>) => match.table.hand[ALICE] as [CopyId, CopyId, CopyId];

  test('a card is heard by those who know it', () => {
    const match = position();
    const [card] = cards(match);
    const event = { type: 'drew', seat: ALICE, card } as const;
    expect(hear(match, event, ALICE)).toEqual(event);
    for (const viewer of [BOLA, SPECTATOR] as const) expect(hear(match, event, viewer)).toEqual({ ...event, card: 0 });
  });
  test('so is each of several cards', () => {
    const match = position((x) => x.show(cards(x.match)[1], BOLA));
    const event = { type: 'many' as const, seat: ALICE, cards: [...cards(match)] } satisfies Salon['event'];
    expect(hear(match, event, BOLA)).toEqual({ ...event, cards: [0, cards(match)[1], 0] });
  });
  test('what is printed on a card is heard with it, and not without it', () => {
    const match = position((x) => x.show(cards(x.match)[1], BOLA));
    const drew = { type: 'drew', seat: ALICE, card: cards(match)[0], print: 7 } as const;
    const many = { type: 'many' as const, seat: ALICE, cards: [...cards(match)], prints: [4, 5, 6] };
    const flashed = { ...drew, type: 'flashed' } as const;
    expect([drew, many, flashed].map((event) => hear(match, event, ALICE))).toEqual([drew, many, flashed]);
    expect(hear(match, drew, BOLA)).toEqual({ ...drew, card: 0, print: 0 });
    expect(hear(match, many, BOLA)).toEqual({ ...many, cards: [0, cards(match)[1], 0], prints: [0, 5, 0] });
    expect(hear(match, flashed, SPECTATOR)).toEqual(flashed);
  });
  test('a card that is shown and hides again is heard by all, and not remembered', () => {
    const match = position();
    const event = { type: 'flashed', seat: ALICE, card: cards(match)[0] } as const;
    expect(hear(match, event, SPECTATOR)).toEqual(event);
    expect(sees(match, BOLA).hand[ALICE]).toEqual([0, 0, 0]);
  });
  test('a private word is heard by its seat; the others hear that it was said', () => {
    const event = { type: 'whispered', seat: ALICE, what: 'now', times: 2 } as const;
    expect(hear(position(), event, ALICE)).toEqual(event);
    for (const viewer of [BOLA, SPECTATOR] as const)
      expect(hear(position(), event, viewer)).toEqual({ ...event, what: null });
  });
  test('every listener gets a copy of his own', () => {
    const event = { type: 'many' as const, seat: ALICE, cards: [] as CopyId[] };
    expect((hear(position(), event, ALICE) as typeof event).cards).not.toBe(event.cards);
  });
  test('what was known when it happened counts, not what is known later', () => {
    const match = position();
    const [card] = cards(match);
    const heard: unknown[] = [];
    play(game, match, ALICE, { do: 'lay', card }, (event) => heard.push(hearEvent(game, match, event, BOLA)));
    expect(heard).toEqual([{ type: 'laid', seat: ALICE, card }]);
  });
});

describe('who knows which card', () => {
  const knows = (match: MatchOf<Salon>, card: CopyId) =>
    [ALICE, BOLA, CHIDI, SPECTATOR].filter((viewer) => ((match.known[card] ?? 0) >> viewer) & 1);

  test('a card shown to one seat is known to that seat, where it lies', () => {
    const match = position((x) => x.show(topOf(x), BOLA));
    const card = match.table.deck[8] as CopyId;
    expect(knows(match, card)).toEqual([BOLA]);
    expect(sees(match, BOLA).deck.slice(-1)).toEqual([card]);
    expect(sees(match, ALICE).deck.slice(-1)).toEqual([0]);
  });
  test('it is still known when it is drawn, and the drawer knows it too', () => {
    const match = position((x) => {
      x.show(topOf(x), BOLA);
      x.move(topOf(x), 'hand', CHIDI);
    });
    expect(knows(match, match.table.hand[CHIDI][3] as CopyId)).toEqual([BOLA, CHIDI]);
    expect(sees(match, BOLA).hand[CHIDI].filter((card) => card > 0)).toHaveLength(1);
  });
  test('a shuffle makes everybody forget', () => {
    const match = position((x) => {
      x.show(topOf(x));
      x.shuffle('deck');
    });
    for (const card of match.table.deck) expect(knows(match, card)).toEqual([]);
  });
  test('shuffling a hand makes nobody forget what it holds', () => {
    const match = position((x) => {
      x.show(first(x.t.hand[BOLA]), ALICE);
      x.shuffle('hand', BOLA);
    });
    expect(sees(match, ALICE).hand[BOLA].filter((card) => card > 0)).toHaveLength(1);
    expect(sees(match, BOLA).hand[BOLA]).toEqual(match.table.hand[BOLA]);
  });
  test('shuffling what lies face up makes nobody forget', () => {
    const match = position((x) => {
      for (const card of x.t.hand[ALICE].slice()) x.move(card, 'discard');
      x.shuffle('discard');
    });
    expect(sees(match, BOLA).discard).toEqual(match.table.discard);
  });
  test('a card taken unseen from a hand: nobody else knows any more what that hand holds', () => {
    const match = position((x) => {
      for (const card of x.t.hand[ALICE]) x.show(card);
      x.move(first(x.t.hand[ALICE]), 'hand', BOLA);
    });
    const [taken] = match.table.hand[BOLA].slice(-1) as [CopyId];
    expect(knows(match, taken)).toEqual([ALICE, BOLA]);
    // Bola took it, so he knows what is left.
    for (const card of match.table.hand[ALICE]) expect(knows(match, card)).toEqual([ALICE, BOLA]);
    expect(sees(match, CHIDI).hand[ALICE]).toEqual([0, 0]);
  });
  test('who takes it knows it, and what he knew of the rest', () => {
    const match = position((x) => {
      for (const card of x.t.hand[ALICE]) x.show(card, BOLA);
      x.move(first(x.t.hand[ALICE]), 'hand', BOLA);
    });
    // Bola sees what arrives, so what is left is known to him as well.
    for (const card of match.table.hand[ALICE]) expect(knows(match, card)).toEqual([ALICE, BOLA]);
  });
  test('a card laid open from a hand makes nobody forget the others', () => {
    const match = position((x) => {
      for (const card of x.t.hand[ALICE]) x.show(card, BOLA);
      x.move(first(x.t.hand[ALICE]), 'discard');
    });
    for (const card of match.table.hand[ALICE]) expect(knows(match, card)).toEqual([ALICE, BOLA]);
  });
  test('a card put under the deck unseen: its owner remembers, the others forget', () => {
    const match = position((x) => {
      x.show(first(x.t.hand[ALICE]), BOLA);
      x.tuck(first(x.t.hand[ALICE]), 'deck');
    });
    expect(knows(match, match.table.deck[0] as CopyId)).toEqual([ALICE]);
  });
  test('the only card of a hand goes unseen, and whoever knew it knows it still', () => {
    const match = position((x) => {
      for (const card of x.t.hand[ALICE].slice(1)) x.move(card, 'discard');
      x.show(first(x.t.hand[ALICE]), BOLA);
      x.move(first(x.t.hand[ALICE]), 'hand', CHIDI);
    });
    const [gone] = match.table.hand[CHIDI].slice(-1) as [CopyId];
    expect(knows(match, gone)).toEqual([ALICE, BOLA, CHIDI]);
  });
  test('nobody moves a card he cannot see by its number', () => {
    expect(() => position((x) => x.move(0 as CopyId, 'discard'))).toThrow('nobody may look at');
    expect(() => position((x) => x.face(0 as CopyId))).toThrow('nobody may look at');
  });
});

test("what stands for another seat's secret is worked out from the options that the viewer sees", () => {
  const first = (_seats: number, { bids }: { bids: string[] }) => bids.map((bid) => (bid === '' ? 0 : 99));
  const purse = { ...game.fields.purse, first };
  const secretive = { ...game, secrets: ['bids'], fields: { ...game.fields, purse } } as unknown as typeof game;
  const match = { ...position(undefined, 2), options: { purse: 3, bids: ['one', 'two'] } };
  expect(view(secretive, match, ALICE).table.purse).toEqual([match.table.purse[ALICE], 0]);
  expect(view(secretive, match, BOLA).table.purse).toEqual([0, match.table.purse[BOLA]]);
});
