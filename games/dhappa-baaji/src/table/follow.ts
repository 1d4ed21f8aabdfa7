/** The table as each event leaves it. */
import type { CopyId, MatchOf, Seat } from '@dealers-choice/kernel';
import { withFields, withSeat } from '@dealers-choice/table';
import { type Dhappa, type DhappaEvent, parseSlot, type Table } from '../index.ts';

type View = MatchOf<Dhappa>;
type Fields = Partial<Table>;

const DOWN = 0 as CopyId;
const faceDown = (count: number): CopyId[] => new Array<CopyId>(count).fill(DOWN);

export function follow(view: View, event: DhappaEvent): View {
  const { table: t } = view;
  const put = (fields: Fields): View => withFields<Dhappa>(view, fields);
  switch (event.type) {
    case 'DEALT':
      return put(dealt(view, event));
    case 'TURN_STARTED':
      return {
        ...put({ turnSeat: event.seat, phase: 'PICK', depth: 0, key: 0, mustPlay: false }),
        turn: view.turn + 1,
        answers: 0,
      };
    case 'DREW':
      return put({ deck: t.deck.slice(0, -1), hand: takes(view, event.seat, [event.card]), phase: 'PLAY' });
    case 'LAST_TURN':
      return put({ lastTurn: true });
    case 'PICKED': {
      const { depth, card, mustPlay } = event;
      const hand = takes(view, event.seat, event.cards);
      return put({ pile: t.pile.slice(0, -depth), hand, phase: 'PLAY', depth, key: card, mustPlay });
    }
    case 'RUN_CREATED': {
      const laid = lays(view, event);
      return put({ ...laid, runBy: [...t.runBy, event.seat], runKind: [...t.runKind, event.kind] });
    }
    case 'RUN_EXTENDED':
      return put(lays(view, event));
    case 'TWO_SHIFTED':
      return put({ as: at(t.as, [event.card], [parseSlot(event.to)]) });
    case 'JOKER_SWAPPED':
      return put(swapped(view, event));
    case 'RUNS_MELDED':
      return put(melded(view, event));
    case 'OPENED':
      return put({ opened: withSeat(t.opened, event.seat, true) });
    case 'PLAY_ENDED':
      return put({ phase: 'DISCARD' });
    case 'DISCARDED':
      return put({ hand: gives(view, event.seat, [event.card]), pile: [...t.pile, event.card], phase: 'PICK' });
    case 'DHAPPA':
      return put({ pile: [], removed: [...t.removed, ...t.pile] });
    case 'LOCK_MADE':
    case 'LOCK_LOST':
      return put({ [event.team === 'A' ? 'lockA' : 'lockB']: event.type === 'LOCK_MADE' });
    case 'WENT_OUT':
      return put({ lockRuns: event.lock });
    case 'RESHUFFLED':
      return put({ deck: faceDown(event.left), pile: t.pile.slice(-1), reshuffled: true, lastTurn: false });
    case 'HAND_SHOWN':
      return put({ hand: withSeat(t.hand, event.seat, event.cards) });
    case 'DEAL_SCORED':
      return put({ scoreA: event.scoreA, scoreB: event.scoreB });
    default:
      return view;
  }
}

/** Cards come to a hand; only its owner sees which. */
function takes({ table: { hand }, viewer }: View, seat: Seat, cards: readonly CopyId[]): Table['hand'] {
  const seen = seat === viewer ? cards : faceDown(cards.length);
  return withSeat(hand, seat, [...hand[seat], ...seen]);
}

/** Cards leave a hand. */
function gives({ table: { hand }, viewer }: View, seat: Seat, cards: readonly CopyId[]): Table['hand'] {
  const held = hand[seat];
  const left =
    seat === viewer ? held.filter((card) => !cards.includes(card)) : held.slice(0, held.length - cards.length);
  return withSeat(hand, seat, left);
}

/** A column with these values for these cards. */
function at(column: readonly number[], cards: readonly CopyId[], values: readonly number[]): number[] {
  const copy = column.slice();
  for (const [i, card] of cards.entries()) copy[card] = values[i] ?? 0;
  return copy;
}

interface Laid {
  seat: Seat;
  run: number;
  cards: CopyId[];
  as: string[];
}

/** Cards go from a hand into a run. */
function lays(view: View, { seat, run, cards, as }: Laid): Fields {
  const { table: t } = view;
  return {
    hand: gives(view, seat, cards),
    board: [...t.board, ...cards],
    run: at(
      t.run,
      cards,
      cards.map(() => run),
    ),
    as: at(t.as, cards, as.map(parseSlot)),
    mustPlay: t.mustPlay && !cards.some((card) => card === t.key),
  };
}

function swapped(view: View, event: DhappaEvent & { type: 'JOKER_SWAPPED' }): Fields {
  const { seat, run, cards, as } = event;
  const [natural = DOWN, joker = DOWN] = cards;
  const laid = lays(view, { seat, run, cards: [natural], as: [as] });
  const { table: t } = view;
  const hand = takes({ ...view, table: { ...t, ...laid } }, seat, [joker]);
  return {
    ...laid,
    hand,
    board: (laid.board ?? t.board).filter((card) => card !== joker),
    run: at(laid.run ?? t.run, [joker], [0]),
    as: at(laid.as ?? t.as, [joker], [0]),
  };
}

function melded(view: View, event: DhappaEvent & { type: 'RUNS_MELDED' }): Fields {
  const laid = lays(view, event);
  const run = (laid.run ?? view.table.run).map((one) => (one === event.other ? event.run : one));
  return { ...laid, run, runBy: view.table.runBy.map((by, i) => (i === event.other - 1 ? -1 : by)) };
}

/** New hands, face down until the position arrives. */
function dealt({ table: t }: View, { deal, starter, cards }: DhappaEvent & { type: 'DEALT' }): Fields {
  const nothing = t.run.map(() => 0);
  return {
    deal,
    starter,
    turnSeat: starter,
    pile: cards,
    removed: [],
    board: [],
    run: nothing,
    as: nothing,
    runBy: [],
    runKind: [],
    lockRuns: [],
    lockA: false,
    lockB: false,
    lastTurn: false,
  };
}
