/**
 * A small game to try the testkit on. Each turn: draw one, then sell cards (a private draft, so a sale can be taken
 * back), gamble, raid the next seat, or pass. When the deck is gone, the richer seats win.
 */
import { sequence } from '@dealers-choice/effects';
import {
  type Action,
  type CopyId,
  type Definition,
  defineGame,
  faceDown,
  faceUp,
  type Game,
  hands,
  must,
  no,
  open,
  openBySeat,
  openList,
  type Params,
  type Program,
  type Running,
  type Seat,
  secretBySeat,
  type TableOf,
  wholeNumber,
} from '@dealers-choice/kernel';

export const toyFields = {
  active: open<Seat>(0),
  deck: faceDown(),
  discard: faceUp(),
  hand: hands(),
  gold: openBySeat<number>(5),
  tip: open<number>(0),
  heard: openList<number>(),
  mark: secretBySeat<number>(0),
};
type Event =
  | { type: 'drew' | 'sold' | 'guarded'; seat: Seat; card: CopyId }
  | { type: 'raided' | 'robbed'; seat: Seat }
  | { type: 'gambled'; seat: Seat; roll: number }
  | { type: 'hinted'; seat: Seat; place: number };
interface Card {
  id: string;
  copies: number;
  worth: number;
  steps?: Program<Toy>;
}
export interface Toy {
  table: TableOf<typeof toyFields>;
  event: Event;
  card: Card;
  options: { gold: number };
}
type X = Running<Toy>;

/** Where a test plants a fault. */
export interface ToyTwist {
  drew?(x: X, card: CopyId): void;
  sold?(x: X, card: CopyId): void;
  raided?(x: X): void;
  params?(x: X): Params;
  asksVictim?(x: X): boolean;
  actions?: Action<Toy>[];
  change?: Partial<Definition<Toy>>;
}

export function toy(twist: ToyTwist = {}): Game<Toy> {
  const raid = sequence<Toy>((p) =>
    p
      .do((x) => twist.raided?.(x))
      .when(
        (x) => twist.asksVictim?.(x) ?? true, // asked without a Guard too: a skipped question would tell
        (q) =>
          q
            .pickSome('guards', {
              prompt: 'raid',
              by: (x) => x.after(x.you),
              params: (x) => twist.params?.(x) ?? {},
              noun: 'card',
              from: (x) => x.t.hand[x.after(x.you)],
              why: (x, _r, card) => (x.face(card).id === 'guard' ? null : no('not-a-guard', {}, 'T-3')),
              min: () => 0,
              max: () => 1,
              ifAbsent: { pick: [] },
            })
            .do((x, { guards }) => answerRaid(x, x.after(x.you), guards[0])),
      ),
  );
  const bet = sequence<Toy>((p) =>
    p.choose('on', { prompt: 'bet', options: ['high', 'low'], ifAbsent: { choose: 'low' } }).do((x, { on }) => {
      const roll = x.roll(6);
      x.t.gold[x.you] += roll > 3 === (on === 'high') ? 2 : -1;
      x.tell?.({ type: 'gambled', seat: x.you, roll });
    }),
  );
  const sell: Action<Toy> = {
    id: 'sell',
    cards: (x) => x.t.hand[x.you],
    refuse: (x) => (x.face(x.card).worth === 0 ? no('worthless', { worth: 0 }, 'T-1') : null),
    do(x) {
      const { you, card } = x;
      x.t.gold[you] += x.face(card).worth;
      twist.sold?.(x, card);
      x.move(card, 'discard');
      x.tell?.({ type: 'sold', seat: you, card });
    },
  };
  const play: Action<Toy> = {
    id: 'play',
    cards: (x) => x.t.hand[x.you].filter((card) => x.face(card).steps),
    refuse: (x) => (x.t.gold[x.you] < 1 ? no('too-poor', { need: 1, have: x.t.gold[x.you] }, 'T-2') : null),
    do(x) {
      const { steps } = x.face(x.card);
      x.commit();
      x.t.gold[x.you]--;
      x.move(x.card, 'discard');
      x.tell?.({ type: 'raided', seat: x.you });
      if (steps) x.run(steps, x.you, x.card);
    },
  };
  const gamble: Action<Toy> = {
    id: 'GAMBLE',
    do(x) {
      x.commit();
      x.run(bet, x.you);
    },
  };
  const pass: Action<Toy> = { id: 'pass', do: (x) => x.commit() };
  const actions = [sell, play, gamble, pass, ...(twist.actions ?? [])];
  const turn = sequence<Toy>((p) =>
    p.while(
      () => true,
      (t) =>
        t
          .do((x) => draw(x, x.t.active, twist))
          .do((x) => x.draft(x.t.active))
          .while(
            (x) => x.match.draft !== null,
            (m) => m.menu({ prompt: 'trade', by: (x) => x.t.active, actions, ifAbsent: { do: 'pass' } }),
          )
          .do((x) => {
            x.t.active = x.after(x.t.active);
            x.nextTurn();
          }),
    ),
  );
  return defineGame<Toy>({
    id: 'toy',
    rulesVersion: 1,
    seats: { min: 2, max: 5, usual: 2 },
    options: { gold: wholeNumber('Gold at the start', 5, 0, 9) },
    fields: toyFields,
    cards: [
      { id: 'salt', copies: 8, worth: 2 },
      { id: 'silk', copies: 4, worth: 3 },
      { id: 'guard', copies: 6, worth: 0 },
      { id: 'raid', copies: 6, worth: 1, steps: raid },
    ],
    pile: 'deck',
    programs: { turn, bet },
    main: 'turn',
    actions,
    deal(x) {
      x.shuffle('deck');
      x.t.gold.fill(x.options.gold);
      for (const seat of x.seats) for (let i = 0; i < 2; i++) x.move(must(x.t.deck, x.t.deck.length - 1), 'hand', seat);
    },
    maxTurns: 40,
    ...twist.change,
    proof: {
      impossible: (x) => (x.t.hand.some((hand) => hand.length > 12) ? 'a hand holds more than 12 cards' : null),
      ...twist.change?.proof,
    },
  });
}

function draw(x: X, seat: Seat, twist: ToyTwist): void {
  const card = x.t.deck[x.t.deck.length - 1];
  if (card === undefined) {
    const most = Math.max(...x.t.gold);
    const richest = x.seats.filter((one) => x.t.gold[one] === most);
    x.end('sold-out', richest);
    return;
  }
  x.move(card, 'hand', seat);
  x.tell?.({ type: 'drew', seat, card });
  twist.drew?.(x, card);
}

/** A Guard turns the raider away; else the victim pays 2 gold, or what it has. */
function answerRaid(x: X, seat: Seat, guard: CopyId | undefined): void {
  if (guard !== undefined) {
    x.move(guard, 'discard');
    x.tell?.({ type: 'guarded', seat, card: guard });
    return;
  }
  const gold = Math.min(2, Math.max(0, x.t.gold[seat]));
  x.t.gold[seat] -= gold;
  x.t.gold[x.you] += gold;
  x.tell?.({ type: 'robbed', seat });
}
