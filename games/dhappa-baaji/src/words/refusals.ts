/** Refusals, in a sentence each. */
import type { Params, Refusal, Seat } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import { nameOf } from '../cards/pack.ts';
import type { Dhappa } from '../rules/table.ts';
import { many } from './cards.ts';

interface Refusing {
  params: Params;
  /** The card it is about, by name. */
  card: string;
  /** The card that it was to stand for. */
  as: string;
  told: Telling<Dhappa>;
}

const REFUSALS: Readonly<Record<string, (refusing: Refusing) => string>> = {
  GAME_OVER: () => 'The deal is finished.',
  NOT_YOUR_TURN: ({ params, told: { name, view } }) =>
    `${name((params.seat ?? view.asking?.seats[0] ?? view.table.turnSeat) as Seat)} is on turn.`,
  PICK_FIRST: () => 'Draw or take from the pile before you play or discard.',
  ALREADY_PICKED: () => 'You have picked already: one pick per turn.',
  PLAY_IS_OVER: () => 'You closed your play: discard, or take that back to play on.',
  DRAW_PILE_EMPTY: () => 'There is no card left to draw.',
  BAD_DEPTH: ({ params }) =>
    `The pile has ${many(Number(params.pile ?? 0), 'card')}: there is none at depth ${params.depth}.`,
  DEEPEST_CARD_NOT_PLAYABLE: ({ card }) => `${card}, the deepest card you would take, cannot be put into a run now.`,
  MUST_PLAY_PICKED_CARD: ({ card }) => `${card}, which you took, must go into a run first.`,
  NOT_OPENED: () => 'Lay a pure run, or three Aces or 3s, before you touch team runs, Jokers or melds.',
  OPENING_MUST_BE_PURE: ({ card }) => `Your first run may hold no wild card: leave ${card} out.`,
  CARD_NOT_IN_HAND: ({ card }) => `You do not hold ${card}.`,
  CARD_USED_TWICE: ({ card }) => `${card} is named twice.`,
  NO_CARDS: () => 'Choose at least one card.',
  WILD_NEEDS_PLACE: ({ card }) => `Say which card ${card} stands for.`,
  NATURAL_CANNOT_REPRESENT: ({ card, as }) => `${card} cannot stand for ${as}: only wild cards stand for others.`,
  RUN_TOO_SHORT: ({ params }) => `A run needs three cards; this has ${params.have}.`,
  RUN_NEEDS_NATURAL: () => 'A sequence needs at least one natural card.',
  MIXED_SUITS: ({ as }) =>
    as === '' ? 'These runs have different suits.' : `A sequence has one suit: ${as} does not belong to it.`,
  NOT_CONSECUTIVE: () => 'The ranks must follow each other without a gap.',
  OUT_OF_RANGE: ({ as }) => `Sequences run from Ace down to 3: there is no place for ${as}.`,
  DUPLICATE_CARD: ({ as }) => `${as} is in this run already.`,
  SET_RANK_NOT_ALLOWED: ({ as }) => `Only Aces or only 3s make a set: ${as} does not.`,
  SET_NEEDS_TWO_NATURALS: ({ params }) => `A set needs two natural cards; this has ${params.have}.`,
  RUN_FULL: ({ params }) => `This run has no slot left: it may have ${params.most}.`,
  TOO_LONG: ({ params }) => `That would be ${params.have} cards; a sequence has at most ${params.most}.`,
  NO_SUCH_RUN: ({ params }) => `There is no run ${params.run}.`,
  NO_SUCH_JOKER: ({ params }) => `There is no such Joker in run ${params.run}.`,
  SAME_RUN: () => 'Choose two different runs.',
  NOT_YOUR_TEAMS_RUN: ({ params }) => `Run ${params.run} is the other team's.`,
  SLOT_TAKEN: ({ card, as }) => `${as} is held by a wild card, and ${card} cannot push it away.`,
  JOKER_SLOT_USE_SWAP: ({ as }) => `A Joker stands for ${as}: swap it instead.`,
  JOKER_SLOT_CONFLICT: ({ as }) => `Both runs want ${as}, where a Joker stands: swap the Joker out first.`,
  TWO_IS_LOCKED: ({ card }) => `${card} never leaves its run.`,
  NOT_THE_NATURAL: ({ card, as }) => `Only ${as} can replace this Joker, not ${card}.`,
  SHIFT_CHOICE_NEEDED: ({ card, params }) => `Choose where ${card} goes: ${choices(String(params.options))}.`,
  NO_ROOM_TO_SHIFT: ({ card }) => `${card} has nowhere to go.`,
  SHIFT_NOT_NEEDED: ({ card }) => `${card} does not have to move.`,
  SETS_CANNOT_MELD: () => 'Only sequences meld.',
  MUST_KEEP_CARDS: ({ params }) =>
    params.need === 1
      ? 'Keep one card to discard.'
      : 'Keep two cards, because your team does not have its three runs yet.',
  NO_LOCK_CANNOT_GO_OUT: () => 'You cannot go out: your team does not have its three runs yet.',
  NOTHING_TO_UNDO: () => 'There is nothing to take back; a drawn card stays.',
  UNKNOWN_ACTION: () => 'That is not an action of Dhappa Baaji.',
};

/** `6♣ 10♣` and `5♣+4♣ 10♣+5♣` as people say it. */
const choices = (options: string): string => options.split(' ').join(' or ').replaceAll('+', ' and ');

export function refusalSentence({ code, params }: Refusal, told: Telling<Dhappa>): string {
  const why = REFUSALS[code];
  if (!why) throw new Error(`there are no words for the refusal ${code}`);
  return why({ params, card: nameOf(Number(params.card ?? 0)), as: String(params.as ?? ''), told });
}
