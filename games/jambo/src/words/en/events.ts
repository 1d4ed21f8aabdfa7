/** What happened, in English. A card that the reader did not see is null. */
import type { Who } from '@dealers-choice/words';
import { counted, whom, whose } from '@dealers-choice/words/english';
import type { RuleReason } from '../../rules/table.ts';
import type { Ware } from '../../rules/wares.ts';
import { cardOfKind, choicesOf } from '../cards.ts';
import type { Space } from '../spaces.ts';

/** Both sentences, written out: for the reader, and about somebody else. */
const say = (who: Who, you: string, other: (name: string) => string): string => (who.you ? you : other(who.name));
const REASONS: Readonly<Record<RuleReason, string>> = {
  WARE_BOUGHT: 'wares bought',
  WARE_SOLD: 'wares sold',
  UNUSED_ACTIONS: 'unused actions',
  SMALL_STAND: 'small stand',
  SIXTH_SPACE: 'sixth space',
  AUCTION: 'auction',
};
const space = (at: Space): string =>
  at.stand === 0 ? `large stand ${at.place}` : `small stand ${at.stand}, space ${at.place}`;
const some = (card: string | null): string => card ?? 'a card';

export const events = {
  turnStarted: (who: Who): string => say(who, 'It is your turn.', (name) => `${name} is on turn.`),
  finalTurnStarted: (who: Who): string =>
    say(
      who,
      'You take the final turn: 5 actions, and no endgame check. Highest gold wins.',
      (name) => `${name} takes the final turn: 5 actions, and no endgame check. Highest gold wins.`,
    ),
  turnOver: (who: Who): string =>
    say(who, 'Your turn is over: all actions are used.', (name) => `${name}'s turn is over: all actions are used.`),
  turnEnded: (who: Who, unused: number): string => {
    const left = counted(unused, 'unused action');
    return say(who, `You end the turn with ${left}.`, (name) => `${name} ends the turn with ${left}.`);
  },
  looked: (who: Who, card: string | null): string =>
    say(who, `You look at ${some(card)}.`, (name) => `${name} looks at ${some(card)}.`),
  kept: (who: Who, card: string | null): string =>
    say(who, `You keep ${some(card)}.`, (name) => `${name} keeps ${some(card)}.`),
  drew: (who: Who, card: string | null): string =>
    say(who, `You draw ${some(card)}.`, (name) => `${name} draws ${some(card)}.`),
  discarded: (card: string | null): string => `Discarded: ${some(card)}.`,
  played: (who: Who, card: string | null): string =>
    say(who, `You play ${some(card)}.`, (name) => `${name} plays ${some(card)}.`),
  used: (who: Who, card: string | null): string =>
    say(who, `You use ${some(card)}.`, (name) => `${name} uses ${some(card)}.`),
  usedStolen: (who: Who, card: string | null): string =>
    say(who, `You use the stolen ${some(card)}.`, (name) => `${name} uses the stolen ${some(card)}.`),
  found: (who: Who, card: string | null): string =>
    say(who, `You take ${some(card)} into your hand.`, (name) => `${name} takes ${some(card)} into the hand.`),
  builtStand: (who: Who): string => say(who, 'You build a small stand.', (name) => `${name} builds a small stand.`),
  turnedOver: (card: string | null): string => `Turned over: ${some(card)}.`,
  picked: (who: Who, card: string | null): string =>
    say(who, `You pick ${some(card)}.`, (name) => `${name} picks ${some(card)}.`),
  bought: (who: Who, card: string | null, gold: number): string =>
    say(who, `You buy ${some(card)} for ${gold}.`, (name) => `${name} buys ${some(card)} for ${gold}.`),
  sold: (who: Who, card: string | null, gold: number): string =>
    say(who, `You sell with ${some(card)} for ${gold}.`, (name) => `${name} sells with ${some(card)} for ${gold}.`),
  guarded: (who: Who, card: string | null): string =>
    say(who, `You turn ${some(card)} away with a Guard.`, (name) => `${name} turns ${some(card)} away with a Guard.`),
  rainMade: (who: Who, card: string | null): string =>
    say(who, `You take ${some(card)} with a Rain Maker.`, (name) => `${name} takes ${some(card)} with a Rain Maker.`),
  goldBy: (who: Who, amount: number, reason: RuleReason): string => goldSentence(who, amount, REASONS[reason]),
  goldByCard: (who: Who, amount: number, kind: string): string => goldSentence(who, amount, cardOfKind(kind).name),
  placed: (who: Who, ware: Ware, at: Space): string => `On ${whose(who)} ${space(at)}: ${ware}.`,
  left: (who: Who, ware: Ware, at: Space): string => `Off ${whose(who)} ${space(at)}: ${ware}.`,
  refusedWare: (who: Who, ware: Ware): string =>
    say(who, `You leave ${ware}: it goes to the supply.`, (name) => `${name} leaves ${ware}: it goes to the supply.`),
  pickedWare: (who: Who, ware: Ware): string => say(who, `You pick ${ware}.`, (name) => `${name} picks ${ware}.`),
  exchanged: (who: Who, other: Who, theirs: Ware, mine: Ware): string =>
    say(
      who,
      `You take ${theirs} from ${other.name} and give ${mine}.`,
      (name) => `${name} takes ${theirs} from ${whom(other)} and gives ${mine}.`,
    ),
  tookUtility: (who: Who, other: Who, card: string | null): string =>
    say(
      who,
      `You take ${some(card)} from ${whose(other)} utilities.`,
      (name) => `${name} takes ${some(card)} from ${whose(other)} utilities.`,
    ),
  tookCard: (who: Who, other: Who, card: string | null): string =>
    say(
      who,
      `You take ${some(card)} from ${whose(other)} hand.`,
      (name) => `${name} takes ${some(card)} from ${whose(other)} hand.`,
    ),
  gaveCard: (who: Who, other: Who, card: string | null): string =>
    say(who, `You give ${other.name} ${some(card)}.`, (name) => `${name} gives ${whom(other)} ${some(card)}.`),
  sawHand: (who: Who, other: Who, n: number): string =>
    say(
      who,
      `You see ${whose(other)} hand: ${counted(n, 'card')}.`,
      (name) => `${name} sees ${whose(other)} hand: ${counted(n, 'card')}.`,
    ),
  peeked: (who: Who, n: number): string =>
    say(
      who,
      `You see the top ${counted(n, 'card')} of the deck.`,
      (name) => `${name} sees the top ${counted(n, 'card')} of the deck.`,
    ),
  reshuffled: (n: number): string => `The discard pile is shuffled: ${counted(n, 'card')} make the new deck.`,
  choseOption: (who: Who, kind: string, option: string): string => {
    const told = choicesOf(kind)?.words[option]?.told ?? 'something';
    return say(who, `You choose ${told}.`, (name) => `${name} chooses ${told}.`);
  },
  skippedWares: (who: Who): string =>
    say(
      who,
      'You take no wares: that is not possible now.',
      (name) => `${name} takes no wares: that is not possible now.`,
    ),
  skippedCards: (who: Who): string =>
    say(
      who,
      'You draw no cards: that is not possible now.',
      (name) => `${name} draws no cards: that is not possible now.`,
    ),
  offered: (who: Who, ware: Ware): string =>
    say(who, `You put ${ware} up for auction.`, (name) => `${name} puts ${ware} up for auction.`),
  bid: (who: Who, amount: number): string => say(who, `You bid ${amount}.`, (name) => `${name} bids ${amount}.`),
  wonAuction: (who: Who, amount: number): string =>
    say(who, `You win the auction for ${amount}.`, (name) => `${name} wins the auction for ${amount}.`),
  passed: (who: Who): string => say(who, 'You pass.', (name) => `${name} passes.`),
  unsold: 'Nobody bids: nothing is sold.',
  endgame: (who: Who, other: Who, gold: number): string => {
    if (who.you) {
      return (
        `Game ending soon! You end the turn with ${gold} gold. ` +
        `${other.name} has the final turn. Highest gold wins.`
      );
    }
    return say(
      other,
      `Game ending soon! ${who.name} ends the turn with ${gold} gold. You have the final turn. Highest gold wins.`,
      (name) =>
        `Game ending soon! ${who.name} ends the turn with ${gold} gold. ${name} has the final turn. Highest gold wins.`,
    );
  },
  won: (who: Who, gold: number, other: number): string =>
    say(who, `You win: ${gold}g > ${other}g.`, (name) => `${name} wins: ${gold}g > ${other}g.`),
  wonByTie: (who: Who, gold: number, other: number): string =>
    say(
      who,
      `You win: ${gold}g = ${other}g, and equal gold is enough in the final turn.`,
      (name) => `${name} wins: ${gold}g = ${other}g, and equal gold is enough in the final turn.`,
    ),
};

function goldSentence(who: Who, amount: number, reason: string): string {
  const change = `${amount < 0 ? '−' : '+'}${Math.abs(amount)} gold (${reason})`;
  return say(who, `You: ${change}.`, (name) => `${name}: ${change}.`);
}
