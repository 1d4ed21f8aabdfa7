/** Why not, in English. Whoever is refused is "you"; cards come by their names. */
import { counted } from '@dealers-choice/words/english';

/** `6♣ 10♣` and `5♣+4♣ 10♣+5♣` as people say it. */
const choices = (options: string): string => options.split(' ').join(' or ').replaceAll('+', ' and ');

export const refusals = {
  gameOver: 'The deal is finished.',
  onTurn: (name: string): string => `${name} is on turn.`,
  pickFirst: 'Draw or take from the pile before you play or discard.',
  alreadyPicked: 'You have picked already: one pick per turn.',
  playIsOver: 'You closed your play: discard, or take that back to play on.',
  drawPileEmpty: 'There is no card left to draw.',
  badDepth: (pile: number, depth: string): string =>
    `The pile has ${counted(pile, 'card')}: there is none at depth ${depth}.`,
  deepestNotPlayable: (card: string): string =>
    `${card}, the deepest card you would take, cannot be put into a run now.`,
  mustPlayPicked: (card: string): string => `${card}, which you took, must go into a run first.`,
  notOpened: 'Lay a pure run, or three Aces or 3s, before you touch team runs, Jokers or melds.',
  openingMustBePure: (card: string): string => `Your first run may hold no wild card: leave ${card} out.`,
  notInHand: (card: string): string => `You do not hold ${card}.`,
  usedTwice: (card: string): string => `${card} is named twice.`,
  noCards: 'Choose at least one card.',
  wildNeedsPlace: (card: string): string => `Say which card ${card} stands for.`,
  naturalCannot: (card: string, as: string): string =>
    `${card} cannot stand for ${as}: only wild cards stand for others.`,
  runTooShort: (have: string): string => `A run needs three cards; this has ${have}.`,
  needsNatural: 'A sequence needs at least one natural card.',
  differentSuits: 'These runs have different suits.',
  mixedSuits: (as: string): string => `A sequence has one suit: ${as} does not belong to it.`,
  notConsecutive: 'The ranks must follow each other without a gap.',
  outOfRange: (as: string): string => `Sequences run from Ace down to 3: there is no place for ${as}.`,
  duplicate: (as: string): string => `${as} is in this run already.`,
  setRank: (as: string): string => `Only Aces or only 3s make a set: ${as} does not.`,
  setNeedsNaturals: (have: string): string => `A set needs two natural cards; this has ${have}.`,
  runFull: (most: string): string => `This run has no slot left: it may have ${most}.`,
  tooLong: (have: string, most: string): string => `That would be ${have} cards; a sequence has at most ${most}.`,
  noSuchRun: (run: string): string => `There is no run ${run}.`,
  noSuchJoker: (run: string): string => `There is no such Joker in run ${run}.`,
  sameRun: 'Choose two different runs.',
  otherTeams: (run: string): string => `Run ${run} is the other team's.`,
  slotTaken: (card: string, as: string): string => `${as} is held by a wild card, and ${card} cannot push it away.`,
  swapInstead: (as: string): string => `A Joker stands for ${as}: swap it instead.`,
  jokerConflict: (as: string): string => `Both runs want ${as}, where a Joker stands: swap the Joker out first.`,
  twoIsLocked: (card: string): string => `${card} never leaves its run.`,
  notTheNatural: (card: string, as: string): string => `Only ${as} can replace this Joker, not ${card}.`,
  chooseShift: (card: string, options: string): string => `Choose where ${card} goes: ${choices(options)}.`,
  noRoomToShift: (card: string): string => `${card} has nowhere to go.`,
  shiftNotNeeded: (card: string): string => `${card} does not have to move.`,
  setsCannotMeld: 'Only sequences meld.',
  keepOne: 'Keep one card to discard.',
  keepTwo: 'Keep two cards, because your team does not have its three runs yet.',
  noLock: 'You cannot go out: your team does not have its three runs yet.',
  nothingToUndo: 'There is nothing to take back; a drawn card stays.',
  unknown: 'That is not an action of Dhappa Baaji.',
};
