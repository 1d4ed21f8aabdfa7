/** The table as each event leaves it. */
import type { CopyId, MatchOf, Seat } from '@dealers-choice/kernel';
import { withFields, withSeat } from '@dealers-choice/table';
import { CARDS, type Dhappa, type DhappaEvent, GOAL, HAND, parseSlot, type Table } from '../index.ts';

type View = MatchOf<Dhappa>;
type Fields = Partial<Table>;

const DOWN = 0 as CopyId;
const PACK = CARDS.reduce((sum, { copies }) => sum + copies, 0);
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
        turn: t.phase === 'SCORED' ? view.turn : view.turn + 1, // between two deals it was counted already
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
      return scored(view, event);
    default:
      return view;
  }
}

/** Cards come to a hand, as this viewer heard of them: everybody knows those that lay open. */
const takes = ({ table: { hand } }: View, seat: Seat, cards: readonly CopyId[]): Table['hand'] =>
  withSeat(hand, seat, [...hand[seat], ...cards]);

/** Cards leave a hand: each of them if it was known, else one that was not. */
function gives({ table: { hand } }: View, seat: Seat, cards: readonly CopyId[]): Table['hand'] {
  const left = [...hand[seat]];
  for (const card of cards) {
    const at = left.includes(card) ? left.indexOf(card) : left.indexOf(DOWN);
    if (at >= 0) left.splice(at, 1);
  }
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

/** Of a points match: no deal follows. */
const isWon = ({ scoreA, scoreB }: { scoreA: number; scoreB: number }): boolean =>
  Math.max(scoreA, scoreB) >= GOAL && scoreA !== scoreB;

/** The next starter deals when everybody has seen the hands. */
function scored(view: View, event: DhappaEvent & { type: 'DEAL_SCORED' }): View {
  const { scoreA, scoreB } = event;
  if (isWon(event)) return withFields<Dhappa>(view, { scoreA, scoreB });
  return { ...withFields<Dhappa>(view, { scoreA, scoreB, phase: 'SCORED' }), turn: view.turn + 1 };
}

/** New hands, face down until the position arrives. */
function dealt({ table: t, seats }: View, { deal, starter, cards }: DhappaEvent & { type: 'DEALT' }): Fields {
  const nothing = t.run.map(() => 0);
  const each = HAND[seats] ?? 0;
  return {
    hand: t.hand.map(() => faceDown(each)) as Table['hand'],
    deck: faceDown(PACK - each * seats - cards.length),
    opened: t.opened.map(() => false) as Table['opened'],
    reshuffled: false,
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
