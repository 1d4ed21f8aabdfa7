/** Which sentence each refusal has. */
import type { Params, Refusal, Seat } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import type { Dhappa } from '../rules/table.ts';
import type { Phrases } from './en.ts';

interface Refusing {
  params: Params;
  /** The card it is about, by name. */
  card: string;
  /** The card that it was to stand for. */
  as: string;
  told: Telling<Dhappa>;
}
type Say = Phrases['refusals'];

const REFUSALS: Readonly<Record<string, (say: Say, refusing: Refusing) => string>> = {
  GAME_OVER: (say) => say.gameOver,
  NOT_YOUR_TURN: (say, { params, told: { name, view } }) =>
    say.onTurn(name((params.seat ?? view.asking?.seats[0] ?? view.table.turnSeat) as Seat)),
  PICK_FIRST: (say) => say.pickFirst,
  ALREADY_PICKED: (say) => say.alreadyPicked,
  PLAY_IS_OVER: (say) => say.playIsOver,
  DRAW_PILE_EMPTY: (say) => say.drawPileEmpty,
  BAD_DEPTH: (say, { params }) => say.badDepth(Number(params.pile ?? 0), String(params.depth)),
  DEEPEST_CARD_NOT_PLAYABLE: (say, { card }) => say.deepestNotPlayable(card),
  MUST_PLAY_PICKED_CARD: (say, { card }) => say.mustPlayPicked(card),
  NOT_OPENED: (say) => say.notOpened,
  OPENING_MUST_BE_PURE: (say, { card }) => say.openingMustBePure(card),
  CARD_NOT_IN_HAND: (say, { card }) => say.notInHand(card),
  CARD_USED_TWICE: (say, { card }) => say.usedTwice(card),
  NO_CARDS: (say) => say.noCards,
  WILD_NEEDS_PLACE: (say, { card }) => say.wildNeedsPlace(card),
  NATURAL_CANNOT_REPRESENT: (say, { card, as }) => say.naturalCannot(card, as),
  RUN_TOO_SHORT: (say, { params }) => say.runTooShort(String(params.have)),
  RUN_NEEDS_NATURAL: (say) => say.needsNatural,
  MIXED_SUITS: (say, { as }) => (as === '' ? say.differentSuits : say.mixedSuits(as)),
  NOT_CONSECUTIVE: (say) => say.notConsecutive,
  OUT_OF_RANGE: (say, { as }) => say.outOfRange(as),
  DUPLICATE_CARD: (say, { as }) => say.duplicate(as),
  SET_RANK_NOT_ALLOWED: (say, { as }) => say.setRank(as),
  SET_NEEDS_TWO_NATURALS: (say, { params }) => say.setNeedsNaturals(String(params.have)),
  RUN_FULL: (say, { params }) => say.runFull(String(params.most)),
  TOO_LONG: (say, { params }) => say.tooLong(String(params.have), String(params.most)),
  NO_SUCH_RUN: (say, { params }) => say.noSuchRun(String(params.run)),
  NO_SUCH_JOKER: (say, { params }) => say.noSuchJoker(String(params.run)),
  SAME_RUN: (say) => say.sameRun,
  NOT_YOUR_TEAMS_RUN: (say, { params }) => say.otherTeams(String(params.run)),
  SLOT_TAKEN: (say, { card, as }) => say.slotTaken(card, as),
  JOKER_SLOT_USE_SWAP: (say, { as }) => say.swapInstead(as),
  JOKER_SLOT_CONFLICT: (say, { as }) => say.jokerConflict(as),
  TWO_IS_LOCKED: (say, { card }) => say.twoIsLocked(card),
  NOT_THE_NATURAL: (say, { card, as }) => say.notTheNatural(card, as),
  SHIFT_CHOICE_NEEDED: (say, { card, params }) => say.chooseShift(card, String(params.options)),
  NO_ROOM_TO_SHIFT: (say, { card }) => say.noRoomToShift(card),
  SHIFT_NOT_NEEDED: (say, { card }) => say.shiftNotNeeded(card),
  SETS_CANNOT_MELD: (say) => say.setsCannotMeld,
  MUST_KEEP_CARDS: (say, { params }) => (params.need === 1 ? say.keepOne : say.keepTwo),
  NO_LOCK_CANNOT_GO_OUT: (say) => say.noLock,
  NOTHING_TO_UNDO: (say) => say.nothingToUndo,
  UNKNOWN_ACTION: (say) => say.unknown,
};

export const refusalsIn =
  ({ refusals: say, name }: Phrases) =>
  ({ code, params }: Refusal, told: Telling<Dhappa>): string => {
    const why = REFUSALS[code];
    if (!why) throw new Error(`there are no words for the refusal ${code}`);
    return why(say, { params, card: name(Number(params.card ?? 0)), as: String(params.as ?? ''), told });
  };
