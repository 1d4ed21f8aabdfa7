/** A table with one field of every kind and no game on it: each test brings its own program. */
import { sequence } from '@dealers-choice/effects';
import {
  type Action,
  type CopyId,
  column,
  type Definition,
  defineGame,
  faceDown,
  faceUp,
  type Game,
  hands,
  type OptionsOf,
  open,
  openBySeat,
  openList,
  openLists,
  openRecords,
  type Program,
  passingFaceDown,
  passingFaceUp,
  type Running,
  rows,
  type Seat,
  secretBySeat,
  type TableOf,
  wholeNumber,
} from '../src/index.ts';

export const options = { purse: wholeNumber('What everybody starts with', 3, 0, 9) };
type Options = OptionsOf<typeof options>;

export const fields = {
  active: open<Seat>(0),
  deck: faceDown(),
  discard: faceUp(),
  hand: hands(),
  row: rows(),
  peek: passingFaceDown(),
  shown: passingFaceUp(),
  points: openBySeat<number>(0),
  purse: secretBySeat<number>((chosen: Options) => chosen.purse),
  said: openList<number | string>(),
  turned: column(0, 'hand'),
  notes: openRecords<{ seat: Seat; what: string }>(),
  shelf: openLists<number | null>([null, null]),
};

export interface Salon {
  table: TableOf<typeof fields>;
  event:
    | { type: 'drew' | 'laid' | 'flashed'; seat: Seat; card: CopyId; print?: number }
    | { type: 'many'; seat: Seat; cards: CopyId[]; prints?: number[] }
    | { type: 'whispered'; seat: Seat; what: string; times: number }
    | { type: 'spoke'; seat: Seat; what: string };
  card: { id: string; copies: number };
  options: Options;
}
export type X = Running<Salon>;

export const topOf = (x: X): CopyId => x.t.deck[x.t.deck.length - 1] ?? x.bug('no card is left');

/** Three cards to each hand, nine on the deck; `main` says what is asked. */
export function salon(main: Program<Salon>, more: Partial<Definition<Salon>> = {}): Game<Salon> {
  return defineGame<Salon>({
    id: 'salon',
    rulesVersion: 1,
    seats: { min: 2, max: 4, usual: 2 },
    options,
    fields,
    cards: [
      { id: 'ace', copies: 6 },
      { id: 'king', copies: 6 },
      { id: 'queen', copies: 6 },
    ],
    pile: 'deck',
    events: { flashed: 'reveals', whispered: { private: ['what'] } },
    main: 'main',
    actions: [],
    maxTurns: 100,
    deal(x) {
      x.shuffle('deck');
      for (const seat of x.seats) for (let i = 0; i < 3; i++) x.move(topOf(x), 'hand', seat);
    },
    ...more,
    programs: { main, ...more.programs },
  });
}

/** Asks whoever is active, again and again, to do one of these. */
export const menuOf = (...actions: Action<Salon>[]): Program<Salon> =>
  sequence<Salon>((p) =>
    p.while(
      () => true,
      (turn) => turn.menu({ by: (x) => x.t.active, prompt: 'act', actions }),
    ),
  );

export const lay: Action<Salon> = {
  id: 'lay',
  cards: (x) => x.t.hand[x.you],
  do(x) {
    const { card, you } = x;
    x.move(card, 'discard');
    x.tell?.({ type: 'laid', seat: you, card });
  },
};
export const draw: Action<Salon> = {
  id: 'draw',
  do(x) {
    const card = topOf(x);
    x.move(card, 'hand', x.you);
    x.tell?.({ type: 'drew', seat: x.you, card });
  },
};
/** A harmless act that everybody sees and that can be taken back. */
export const bow: Action<Salon> = {
  id: 'bow',
  do(x) {
    x.t.points[x.you]++;
    x.tell?.({ type: 'spoke', seat: x.you, what: 'bows' });
  },
};
export const roll: Action<Salon> = {
  id: 'roll',
  do(x) {
    x.t.points[x.you] += x.roll(6);
  },
};
export const pass: Action<Salon> = {
  id: 'pass',
  do(x) {
    x.nextTurn();
    x.t.active = x.after(x.t.active);
  },
};
