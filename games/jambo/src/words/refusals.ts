/** A sentence for each refusal, with both numbers where two are compared. */
import type { Refusal, Seat } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import { CHEETAH_GOLD } from '../cards/animals.ts';
import { CARDS } from '../cards/index.ts';
import { FULL_HAND, SMALL_HAND } from '../cards/people.ts';
import { type Jambo, otherSeat, type Table } from '../rules/table.ts';
import { count, nameOf } from './cards.ts';

interface Refusing {
  need: number;
  have: number;
  ware: string;
  t: Table;
  /** Who is refused: the reader, else whoever is asked. */
  you: Seat;
  /** The other player's name. */
  other: string;
  /** The kind of card whose rule says no. */
  kind: string;
  told: Telling<Jambo>;
}
type Why = (refusing: Refusing) => string;

const gold = (n: number): string => `${n} gold`;
const wares = (n: number): string => count(n, 'ware');
const cards = (n: number): string => count(n, 'card');

function noUse({ t, you, other, kind }: Refusing): string {
  const rival = otherSeat(you);
  if (kind === 'cheetah') {
    const toDraw = t.deck.length + t.discard.length;
    const gives = `${other} has ${gold(t.gold[rival])} of the ${CHEETAH_GOLD} to pay`;
    return `It would do nothing: ${gives}, and ${cards(toDraw)} can be drawn.`;
  }
  const yours = `you would hold ${cards(t.hand[you].length - 1)} of the ${FULL_HAND} that drawing fills up to`;
  const theirs = `${other} holds ${t.hand[rival].length} of the ${SMALL_HAND} that may stay`;
  return `It would do nothing: ${yours}, and ${theirs}.`;
}
function wrongNumber({ told }: Refusing): string {
  const { min, max } = told.view.asking ?? { min: 1, max: 1 };
  return min === max ? `Choose exactly ${max}.` : `Choose at least ${min} and at most ${max}.`;
}
function bidRange({ told }: Refusing): string {
  const { min, max } = told.view.asking ?? { min: 1, max: 1 };
  return `A bid must be a whole number from ${min} to ${max}: more than the last one, and no more than your gold.`;
}
const decides = ({ told }: Refusing): string =>
  `It is not your decision: ${told.name(told.view.asking?.seats[0] ?? 0)} decides now.`;
const eachHas = (what: string, yours: number, theirs: number, other: string): string =>
  `${what}: you have ${yours}, ${other} has ${theirs}.`;

export const REFUSALS: Readonly<Record<string, Why>> = {
  NOT_ENOUGH_GOLD: ({ need, have }) => `This costs ${gold(need)} in all and you have ${have}.`,
  NO_SPACE: ({ need, have }) => `There is no space: ${wares(need)} would come and ${have} can be placed.`,
  NOT_IN_SUPPLY: ({ need, have, ware }) => `Too few ${ware} in the supply: ${need} needed, ${have} there.`,
  WARES_MISSING: ({ need, have, ware }) => `Too few ${ware} on your stands: ${need} needed, ${have} there.`,
  SUPPLY_EMPTY: ({ need, have }) => `Too few wares in the supply: ${need} needed, ${have} there.`,
  NO_PAIR_IN_SUPPLY: ({ t }) =>
    `The supply has no two wares of one kind: 2 are needed, at most ${Math.max(0, ...t.supply)} is there.`,
  TOO_FEW_WARES: ({ need, have }) => `Too few wares on your stands: ${need} needed, ${have} there.`,
  NO_WARE_ON_A_STAND: () => 'There is nothing to share out: no stand holds a ware.',
  NOTHING_TO_EXCHANGE: () => 'No ware of yours can be exchanged in full: the supply has too few of every other kind.',
  NO_CARD_TO_DRAW: ({ need, have }) => `Too few cards to draw: ${need} needed, ${have} left.`,
  NO_HAND_CARD: () => 'There is no other card in hand: 1 is needed.',
  NO_WARE_CARD: () => 'You need a ware card in your hand and have none.',
  NO_UTILITY: () => 'No utility is in play: 1 is needed.',
  NO_UTILITY_DISCARDED: () => 'There is no utility in the discard pile.',
  DISCARD_PILE_EMPTY: () => 'The discard pile is empty: there is nothing to take.',
  TOO_FEW_UTILITIES: ({ t, you, other }) =>
    eachHas('Somebody needs 2 utilities', t.utilities[you].length, t.utilities[otherSeat(you)].length, other),
  RIVAL_HAS_NO_WARE: ({ other }) => `${other} has no ware to take.`,
  RIVAL_HAS_NO_CARD: ({ other }) => `${other} has no card to take.`,
  RIVAL_HAS_NO_UTILITY: ({ other }) => `${other} has no utility to take.`,
  NO_USE: noUse,
  REACTION_ONLY: ({ kind }) =>
    kind === 'guard'
      ? 'A Guard only answers an animal of your opponent.'
      : "A Rain Maker only answers your opponent's trade with a ware card.",
  ALREADY_USED: () => 'This utility has been used this turn: once a turn is the most.',
  NOT_IN_THIS_PHASE: ({ t }) =>
    t.phase === 'draw'
      ? 'While drawing only a Mask can be used: go on to playing first.'
      : 'A Mask can only be used before the first look of your turn.',
  ALREADY_LOOKED: ({ t }) => `A Mask comes before the first look, and you have looked ${count(t.looks, 'time')}.`,
  JUST_TAKEN: () => 'You have just taken this card: give another one.',
  NO_GUARD: () => 'You hold no Guard.',
  NO_RAIN_MAKER: () => 'You hold no Rain Maker.',
  MUST_BID: () => 'You have put this up for auction: you must bid first.',
  GAME_OVER: () => 'The game is finished.',
  UNKNOWN_COMMAND: () => 'That is not a move of Jambo.',
  NOT_NOW: ({ told }) =>
    told.view.asking?.source ? `Not now: ${nameOf(told.view.asking.source)} comes first.` : 'That is not possible now.',
  NOT_YOUR_DECISION: decides,
  NO_SUCH_TARGET: () => 'That cannot be chosen here: choose something that is offered.',
  WRONG_NUMBER: wrongNumber,
  NAMED_TWICE: () => 'Each can be named only once.',
  BID_OUT_OF_RANGE: bidRange,
  NOTHING_TO_TAKE_BACK: () => 'There is nothing to take back: others have seen or done something since.',
};

export function refusalSentence({ code, params, rule }: Refusal, told: Telling<Jambo>): string {
  const { viewer, asking, table } = told.view;
  const you: Seat = viewer === 0 || viewer === 1 ? viewer : (asking?.seats[0] ?? table.active);
  const why = REFUSALS[code];
  if (!why) throw new Error(`there are no words for the refusal ${code}`);
  return why({
    need: Number(params.need ?? 1),
    have: Number(params.have ?? 0),
    ware: String(params.ware ?? 'wares'),
    t: table,
    you,
    other: told.name(otherSeat(you)),
    kind: CARDS.find((card) => card.rule === rule)?.id ?? '',
    told,
  });
}
