/** Why not, in English: with both numbers where two are compared. Whoever is refused is "you". */
import { counted } from '@dealers-choice/words/english';
import type { Ware } from '../../rules/wares.ts';

const gold = (n: number): string => `${n} gold`;
const wares = (n: number): string => counted(n, 'ware');
const cards = (n: number): string => counted(n, 'card');

export const refusals = {
  notEnoughGold: (need: number, have: number): string => `This costs ${gold(need)} in all and you have ${have}.`,
  noSpace: (need: number, have: number): string =>
    `There is no space: ${wares(need)} would come and ${have} can be placed.`,
  notInSupply: (need: number, have: number, ware: Ware | null): string =>
    `Too few ${ware ?? 'wares'} in the supply: ${need} needed, ${have} there.`,
  waresMissing: (need: number, have: number, ware: Ware | null): string =>
    `Too few ${ware ?? 'wares'} on your stands: ${need} needed, ${have} there.`,
  noPair: (most: number): string => `The supply has no two wares of one kind: 2 are needed, at most ${most} is there.`,
  noWareAnywhere: 'There is nothing to share out: no stand holds a ware.',
  nothingToExchange: 'No ware of yours can be exchanged in full: the supply has too few of every other kind.',
  noCardToDraw: (need: number, have: number): string => `Too few cards to draw: ${need} needed, ${have} left.`,
  noHandCard: 'There is no other card in hand: 1 is needed.',
  noWareCard: 'You need a ware card in your hand and have none.',
  noUtility: 'No utility is in play: 1 is needed.',
  noUtilityDiscarded: 'There is no utility in the discard pile.',
  discardEmpty: 'The discard pile is empty: there is nothing to take.',
  tooFewUtilities: (yours: number, theirs: number, other: string): string =>
    `Somebody needs 2 utilities: you have ${yours}, ${other} has ${theirs}.`,
  rivalHasNoWare: (other: string): string => `${other} has no ware to take.`,
  rivalHasNoCard: (other: string): string => `${other} has no card to take.`,
  rivalHasNoUtility: (other: string): string => `${other} has no utility to take.`,
  cheetahUseless: (other: string, has: number, of: number, toDraw: number): string =>
    `It would do nothing: ${other} has ${gold(has)} of the ${of} to pay, and ${cards(toDraw)} can be drawn.`,
  elderUseless: (other: string, yours: number, full: number, theirs: number, small: number): string =>
    `It would do nothing: you would hold ${cards(yours)} of the ${full} that drawing fills up to, ` +
    `and ${other} holds ${theirs} of the ${small} that may stay.`,
  guardOnly: 'A Guard only answers an animal of your opponent.',
  rainMakerOnly: "A Rain Maker only answers your opponent's trade with a ware card.",
  alreadyUsed: 'This utility has been used this turn: once a turn is the most.',
  maskOnly: 'While drawing only a Mask can be used: go on to playing first.',
  maskTooLate: 'A Mask can only be used before the first look of your turn.',
  alreadyLooked: (looks: number): string =>
    `A Mask comes before the first look, and you have looked ${counted(looks, 'time')}.`,
  justTaken: 'You have just taken this card: give another one.',
  noGuard: 'You hold no Guard.',
  noRainMaker: 'You hold no Rain Maker.',
  mustBid: 'You have put this up for auction: you must bid first.',
  gameOver: 'The game is finished.',
  unknown: 'That is not a move of Jambo.',
  cardComesFirst: (card: string): string => `Not now: ${card} comes first.`,
  notNow: 'That is not possible now.',
  theyDecide: (name: string): string => `It is not your decision: ${name} decides now.`,
  noSuchTarget: 'That cannot be chosen here: choose something that is offered.',
  exactly: (n: number): string => `Choose exactly ${n}.`,
  between: (min: number, max: number): string => `Choose at least ${min} and at most ${max}.`,
  namedTwice: 'Each can be named only once.',
  bidRange: (min: number, max: number): string =>
    `A bid must be a whole number from ${min} to ${max}: more than the last one, and no more than your gold.`,
  nothingToTakeBack: 'There is nothing to take back: others have seen or done something since.',
};
