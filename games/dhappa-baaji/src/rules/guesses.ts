/** Moves somebody might send, mostly wrong in a way that has a code of its own. */
import {
  type Act,
  below,
  type CopyId,
  type MatchOf,
  type Move,
  must,
  type Rng,
  type Seat,
} from '@dealers-choice/kernel';
import { CARDS, formatSlot, HOME, isWild, SUIT } from '../cards/pack.ts';
import { NEW_SET, PLAYS, TO_HAND } from './plays.ts';
import type { Dhappa } from './table.ts';

type Match = MatchOf<Dhappa>;

const ACTIONS = ['PICK_DRAW', 'PICK_DISCARD', ...PLAYS, 'END_PLAY', 'DISCARD_CARD'];
const FACES = CARDS.map(({ id }) => id);
const COPIES = CARDS.reduce((sum, { copies }) => sum + copies, 0);

/** Cards of the hand and others, any run, any slot. */
function anyAct({ table }: Match, seat: Seat, rng: Rng): Act {
  const pick = <T>(list: readonly T[]): T => must(list, below(rng, list.length));
  const hand = table.hand[seat];
  const oneOf = (cards: readonly CopyId[]): CopyId =>
    below(rng, 12) === 0 || cards.length === 0 ? ((1 + below(rng, COPIES)) as CopyId) : pick(cards);
  const act = pick(ACTIONS);
  if (act === 'PICK_DISCARD') return { do: act, at: below(rng, table.pile.length + 2) };
  if (act === 'DISCARD_CARD') return { do: act, card: oneOf(hand) };
  if (act === 'PICK_DRAW' || act === 'END_PLAY') return { do: act };
  const first = oneOf(hand);
  // Wilds only, cards of one suit, or anything.
  const from = pick([hand.filter((card) => isWild(card)), hand.filter((card) => SUIT[card] === SUIT[first]), hand]);
  const near = table.board.map((card) => formatSlot(table.as[card] ?? 0));
  const faces = [...near, ...FACES.filter((face) => face.endsWith(formatSlot(HOME[first] ?? 0).slice(-1))), '', 'x'];
  const cards = Array.from({ length: below(rng, 6) }, () => oneOf(from)).map((card) => ({
    card,
    as: isWild(card) || below(rng, 20) === 0 ? pick(faces) : '',
  }));
  const lying = table.board.filter((card) => isWild(card) || below(rng, 20) === 0);
  const shift = { card: oneOf(lying), as: act === 'SWAP_JOKER' ? TO_HAND : pick(faces) };
  const shifts = act === 'SWAP_JOKER' || below(rng, 3) === 0 ? [shift] : [];
  const run = act === 'CREATE_RUN' ? pick([0, NEW_SET]) : 1 + below(rng, table.runBy.length + 1);
  const layout = { run, cards: act === 'SWAP_JOKER' ? cards.slice(0, 1) : cards, shifts };
  return act === 'MELD_RUNS' ? { do: act, at: 1 + below(rng, table.runBy.length + 1), layout } : { do: act, layout };
}

/** The whole hand laid at once, where it fits: no other guess meets the keep rule (DB-54). */
function allAtOnce(match: Match, seat: Seat, listed: readonly Move[]): Act[] {
  return listed.flatMap((move) => {
    if (!('do' in move)) return [];
    const { layout } = move;
    if (layout?.cards.length !== 1 || match.table.hand[seat].length > 3) return [];
    const more = match.table.hand[seat].filter((card) => card !== layout.cards[0]?.card);
    return [{ ...move, layout: { ...layout, cards: [...layout.cards, ...more.map((card) => ({ card, as: '' }))] } }];
  });
}

const TRIES = 25;
export const guesses = (match: Match, seat: Seat, listed: readonly Move[], rng: Rng): Act[] => [
  ...Array.from({ length: TRIES }, () => anyAct(match, seat, rng)),
  ...allAtOnce(match, seat, listed),
];
