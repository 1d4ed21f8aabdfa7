/** Why not, in a sentence each (section 18). */
import type { Refusal, Seat, Telling } from '@dealers-choice/kernel';
import type { Dhappa } from '../rules/table.ts';
import { many, nameOf } from './cards.ts';

export function refusalSentence({ code, params }: Refusal, { name, view }: Telling<Dhappa>): string {
  const card = nameOf(Number(params.card ?? 0));
  const as = String(params.as ?? '');
  switch (code) {
    case 'GAME_OVER':
      return 'The deal is finished.';
    case 'NOT_YOUR_TURN':
      return `${name((params.seat ?? view.asking?.seats[0] ?? view.table.turnSeat) as Seat)} is on turn.`;
    case 'PICK_FIRST':
      return 'Draw or take from the pile before you play or discard.';
    case 'ALREADY_PICKED':
      return 'You have picked already: one pick per turn.';
    case 'PLAY_IS_OVER':
      return 'You closed your play: discard, or take that back to play on.';
    case 'DRAW_PILE_EMPTY':
      return 'There is no card left to draw.';
    case 'BAD_DEPTH':
      return `The pile has ${many(Number(params.pile ?? 0), 'card')}: there is none at depth ${params.depth}.`;
    case 'DEEPEST_CARD_NOT_PLAYABLE':
      return `${card}, the deepest card you would take, cannot be put into a run now.`;
    case 'MUST_PLAY_PICKED_CARD':
      return `${card}, which you took, must go into a run first.`;
    case 'NOT_OPENED':
      return 'Lay a pure run, or three Aces or 3s, before you touch team runs, Jokers or melds.';
    case 'OPENING_MUST_BE_PURE':
      return `Your first run may hold no wild card: leave ${card} out.`;
    case 'CARD_NOT_IN_HAND':
      return `You do not hold ${card}.`;
    case 'CARD_USED_TWICE':
      return `${card} is named twice.`;
    case 'NO_CARDS':
      return 'Choose at least one card.';
    case 'WILD_NEEDS_PLACE':
      return `Say which card ${card} stands for.`;
    case 'NATURAL_CANNOT_REPRESENT':
      return `${card} cannot stand for ${as}: only wild cards stand for others.`;
    default:
      return aboutRuns({ code, params, rule: '' }, card, as);
  }
}

function aboutRuns({ code, params }: Refusal, card: string, as: string): string {
  switch (code) {
    case 'RUN_TOO_SHORT':
      return `A run needs three cards; this has ${params.have}.`;
    case 'RUN_NEEDS_NATURAL':
      return 'A sequence needs at least one natural card.';
    case 'MIXED_SUITS':
      return as === '' ? 'These runs have different suits.' : `A sequence has one suit: ${as} does not belong to it.`;
    case 'NOT_CONSECUTIVE':
      return 'The ranks must follow each other without a gap.';
    case 'OUT_OF_RANGE':
      return `Sequences run from Ace down to 3: there is no place for ${as}.`;
    case 'DUPLICATE_CARD':
      return `${as} is in this run already.`;
    case 'SET_RANK_NOT_ALLOWED':
      return `Only Aces or only 3s make a set: ${as} does not.`;
    case 'SET_NEEDS_TWO_NATURALS':
      return `A set needs two natural cards; this has ${params.have}.`;
    case 'RUN_FULL':
      return `This run has no slot left: it may have ${params.most}.`;
    case 'TOO_LONG':
      return `That would be ${params.have} cards; a sequence has at most ${params.most}.`;
    case 'NO_SUCH_RUN':
      return `There is no run ${params.run}.`;
    case 'NO_SUCH_JOKER':
      return `There is no such Joker in run ${params.run}.`;
    case 'SAME_RUN':
      return 'Choose two different runs.';
    case 'NOT_YOUR_TEAMS_RUN':
      return `Run ${params.run} is the other team's.`;
    case 'SLOT_TAKEN':
      return `${as} is held by a wild card, and ${card} cannot push it away.`;
    case 'JOKER_SLOT_USE_SWAP':
      return `A Joker stands for ${as}: swap it instead.`;
    case 'JOKER_SLOT_CONFLICT':
      return `Both runs want ${as}, where a Joker stands: swap the Joker out first.`;
    default:
      return aboutWilds({ code, params, rule: '' }, card, as);
  }
}

function aboutWilds({ code, params }: Refusal, card: string, as: string): string {
  switch (code) {
    case 'TWO_IS_LOCKED':
      return `${card} never leaves its run.`;
    case 'NOT_THE_NATURAL':
      return `Only ${as} can replace this Joker, not ${card}.`;
    case 'SHIFT_CHOICE_NEEDED':
      return `Choose where ${card} goes: ${choices(String(params.options))}.`;
    case 'NO_ROOM_TO_SHIFT':
      return `${card} has nowhere to go.`;
    case 'SHIFT_NOT_NEEDED':
      return `${card} does not have to move.`;
    case 'SETS_CANNOT_MELD':
      return 'Only sequences meld.';
    case 'MUST_KEEP_CARDS':
      return params.need === 1
        ? 'Keep one card to discard.'
        : 'Keep two cards, because your team does not have its three runs yet.';
    case 'NO_LOCK_CANNOT_GO_OUT':
      return 'You cannot go out: your team does not have its three runs yet.';
    case 'NOTHING_TO_UNDO':
      return 'There is nothing to take back; a drawn card stays.';
    default:
      return 'That is not an action of Dhappa Baaji.';
  }
}

/** `6♣ 10♣` and `5♣+4♣ 10♣+5♣` as people say it. */
const choices = (options: string): string => options.split(' ').join(' or ').replaceAll('+', ' and ');
