/**
 * Two lines of the same cards that strike at each other, for scenario files that must say whose card is meant. Who is
 * struck pays for it: with a coin of gold or of tin, or with one more card.
 */
import { sequence } from '@dealers-choice/effects';
import {
  type Action,
  type CopyId,
  column,
  defineGame,
  faceDown,
  must,
  no,
  open,
  openBySeat,
  type Running,
  rows,
  type Seat,
  type Spec,
  type TableOf,
} from '@dealers-choice/kernel';

const fields = {
  active: open<Seat>(0),
  deck: faceDown(),
  line: rows(),
  lost: rows(),
  gold: openBySeat<number>(0),
  tin: openBySeat<number>(0),
  /** Has struck this match. */
  spent: column(0, 'line', 'lost'),
};
export interface Duel extends Spec {
  table: TableOf<typeof fields>;
}
type X = Running<Duel>;

const GOLD = 500;
const TIN = 501;
const foeOf = (x: X): Seat => x.after(x.t.active);

const strike: Action<Duel> = {
  id: 'strike',
  cards: (x) => x.t.line[x.you],
  at: (x) => x.t.line[x.after(x.you)],
  refuse(x) {
    if (x.t.spent[x.card]) return no('spent');
    return x.t.spent[x.at ?? 0] ? null : no('on-guard');
  },
  do(x) {
    x.t.spent[x.card] = 1;
    x.move(x.at as CopyId, 'lost', x.after(x.you));
  },
};
const pass: Action<Duel> = { id: 'pass', do: () => {} };

/** What a seat can pay with. */
function purse(x: X, seat: Seat): number[] {
  const { gold, tin, line } = x.t;
  return [...(gold[seat] > 0 ? [GOLD] : []), ...(tin[seat] > 0 ? [TIN] : []), ...line[seat]];
}
function pay(x: X, seat: Seat, with_: number): void {
  if (with_ === GOLD) x.t.gold[seat]--;
  else if (with_ === TIN) x.t.tin[seat]--;
  else x.move(with_ as CopyId, 'lost', seat);
}

const turns = sequence<Duel>((p) =>
  p.while(
    () => true,
    (turn) =>
      turn
        .menu({ by: (x) => x.t.active, prompt: 'strike', actions: [strike, pass] })
        .when(
          (x) => purse(x, foeOf(x)).length > 0,
          (then) =>
            then
              .pick('coin', { by: foeOf, prompt: 'pay', noun: 'coin', from: (x) => purse(x, foeOf(x)) })
              .do((x, { coin }) => pay(x, foeOf(x), coin)),
        )
        .do((x) => {
          if (purse(x, foeOf(x)).length === 0) x.end('broke', [x.t.active]);
          x.t.active = foeOf(x);
          x.nextTurn();
        }),
  ),
);

export const duel = () =>
  defineGame<Duel>({
    id: 'duel',
    rulesVersion: 1,
    seats: { min: 2, max: 2, usual: 2 },
    options: {},
    fields,
    cards: [
      { id: 'pike', copies: 6 },
      { id: 'axe', copies: 4 },
    ],
    pile: 'deck',
    programs: { turns },
    main: 'turns',
    actions: [strike, pass],
    maxTurns: 20,
    deal(x) {
      x.shuffle('deck');
      for (const seat of x.seats) for (let i = 0; i < 3; i++) x.move(must(x.t.deck, 0), 'line', seat);
    },
    proof: { things: { coin: { gold: GOLD, tin: TIN } } },
  });
