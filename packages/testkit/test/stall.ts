/** A stall with a row of places per seat: what scenario files may leave out, and what they may call by name. */
import { sequence } from '@dealers-choice/effects';
import {
  defineGame,
  faceDown,
  type Game,
  no,
  open,
  openLists,
  type Proof,
  type Seat,
  type Spec,
  type TableOf,
} from '@dealers-choice/kernel';

const WARES = ['tea', 'salt', 'silk'];
const PLACES = 3;
const EACH = 4;

const fields = {
  active: open<Seat>(0),
  deck: faceDown(),
  /** A ware by number in each place, or null. */
  stand: openLists<number | null>(new Array(PLACES).fill(null)),
  tea: open<number>(EACH),
};
export interface Stall extends Spec {
  table: TableOf<typeof fields>;
}

const turns = sequence<Stall>((p) =>
  p.while(
    (x) => x.t.stand.flat().includes(null),
    (turn) =>
      turn
        .pick('ware', {
          by: (x) => x.t.active,
          prompt: 'buy',
          noun: 'ware',
          from: () => WARES.map((_, ware) => ware),
          why: (x, _r, ware) => (ware === 0 && x.t.tea === 0 ? no('sold-out', {}, 'ST-1') : null),
        })
        .pick('place', {
          by: (x) => x.t.active,
          prompt: 'place',
          noun: 'place',
          from: () => [0, 1, 2],
          why: (x, _r, place) => (x.t.stand[x.t.active][place] === null ? null : no('taken', {}, 'ST-2')),
        })
        .do((x, { ware, place }) => {
          x.t.stand[x.t.active][place] = ware;
          if (ware === 0) x.t.tea--;
          x.t.active = x.after(x.t.active);
          if (!x.t.stand[x.t.active].includes(null)) x.end('full', [x.t.active]);
          x.nextTurn();
        }),
  ),
);

const teaOnStands = (table: Stall['table']): number => table.stand.flat().filter((ware) => ware === 0).length;

export const stall = (more: Proof<Stall> = {}): Game<Stall> =>
  defineGame<Stall>({
    id: 'stall',
    rulesVersion: 1,
    seats: { min: 2, max: 2, usual: 2 },
    options: {},
    fields,
    cards: [{ id: 'receipt', copies: 1 }],
    pile: 'deck',
    programs: { turns },
    main: 'turns',
    actions: [],
    maxTurns: 20,
    deal: () => {},
    proof: {
      things: { ware: WARES, place: ['left', 'middle', 'right'] },
      // The tea that is left follows from the tea that was bought.
      complete(x) {
        x.t.tea = EACH - teaOnStands(x.t);
      },
      impossible: (x) => (x.t.tea === EACH - teaOnStands(x.t) ? null : `${x.t.tea} tea is left`),
      ...more,
    },
  });
