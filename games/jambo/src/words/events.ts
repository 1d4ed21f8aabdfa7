/** A sentence for each event. A card that the reader did not see is "a card". */
import type { Telling } from '@dealers-choice/words';
import { type GoldReason, type Jambo, type JamboEvent, otherSeat, type RuleReason } from '../rules/table.ts';
import { cardOfKind, count, nameOf } from './cards.ts';
import { spaceWords } from './spaces.ts';

const REASONS: Readonly<Record<RuleReason, string>> = {
  WARE_BOUGHT: 'wares bought',
  WARE_SOLD: 'wares sold',
  UNUSED_ACTIONS: 'unused actions',
  SMALL_STAND: 'small stand',
  SIXTH_SPACE: 'sixth space',
  AUCTION: 'auction',
};
const isRule = (reason: GoldReason): reason is RuleReason => reason in REASONS;
const reasonWords = (reason: GoldReason): string => (isRule(reason) ? REASONS[reason] : cardOfKind(reason).name);
const HALVES: Readonly<Record<string, string>> = { wares: 'takes no wares', cards: 'draws no cards' };

export function eventSentence(event: JamboEvent, { name }: Telling<Jambo>): string {
  const who = name(event.seat);
  const card = 'card' in event ? nameOf(event.card) : '';
  const other = name('other' in event && event.type !== 'WON' ? event.other : otherSeat(event.seat));
  switch (event.type) {
    case 'TURN_STARTED':
      return event.final
        ? `${who} takes the final turn: 5 actions, and no endgame check. Highest gold wins.`
        : `${who} is on turn.`;
    case 'TURN_ENDED':
      return event.unused === 0
        ? `${who}'s turn is over: all actions are used.`
        : `${who} ends the turn with ${count(event.unused, 'unused action')}.`;
    case 'LOOKED':
      return `${who} looks at ${card}.`;
    case 'KEPT':
      return `${who} keeps ${card}.`;
    case 'DREW':
      return `${who} draws ${card}.`;
    case 'DISCARDED':
      return `Discarded: ${card}.`;
    case 'PLAYED':
      return `${who} plays ${card}.`;
    case 'USED':
      return `${who} uses ${card}.`;
    case 'USED_STOLEN':
      return `${who} uses the stolen ${card}.`;
    case 'FOUND':
      return `${who} takes ${card} into the hand.`;
    case 'STAND_BUILT':
      return `${who} builds a small stand.`;
    case 'TURNED_OVER':
      return `Turned over: ${card}.`;
    case 'PICKED':
      return `${who} picks ${card}.`;
    case 'BOUGHT':
      return `${who} buys ${card} for ${event.gold}.`;
    case 'SOLD':
      return `${who} sells with ${card} for ${event.gold}.`;
    case 'GUARDED':
      return `${who} turns ${card} away with a Guard.`;
    case 'RAIN_MADE':
      return `${who} takes ${card} with a Rain Maker.`;
    case 'GOLD_CHANGED':
      return `${who}: ${event.amount < 0 ? '−' : '+'}${Math.abs(event.amount)} gold (${reasonWords(event.reason)}).`;
    case 'WARE_PLACED':
      return `On ${who}'s ${spaceWords(event.space)}: ${event.ware}.`;
    case 'WARE_LEFT':
      return `Off ${who}'s ${spaceWords(event.space)}: ${event.ware}.`;
    case 'WARE_REFUSED':
      return `${who} leaves ${event.ware}: it goes to the supply.`;
    case 'WARE_PICKED':
      return `${who} picks ${event.ware}.`;
    case 'EXCHANGED':
      return `${who} takes ${event.theirs} from ${other} and gives ${event.mine}.`;
    case 'UTILITY_TAKEN':
      return `${who} takes ${card} from ${other}'s utilities.`;
    case 'CARD_TAKEN':
      return `${who} takes ${card} from ${other}'s hand.`;
    case 'CARD_GIVEN':
      return `${who} gives ${other} ${card}.`;
    case 'HAND_SEEN':
      return `${who} sees ${other}'s hand: ${count(event.count, 'card')}.`;
    case 'PEEKED':
      return `${who} sees the top ${count(event.count, 'card')} of the deck.`;
    case 'RESHUFFLED':
      return `The discard pile is shuffled: ${count(event.count, 'card')} make the new deck.`;
    case 'OPTION_CHOSEN':
      return `${who} chooses ${cardOfKind(event.kind).choices?.words[event.option]?.told ?? 'something'}.`;
    case 'HALF_SKIPPED':
      return `${who} ${HALVES[event.half] ?? 'gets nothing'}: that is not possible now.`;
    case 'OFFERED':
      return `${who} puts ${event.ware} up for auction.`;
    case 'BID':
      return `${who} bids ${event.amount}.`;
    case 'AUCTION_WON':
      return `${who} wins the auction for ${event.amount}.`;
    case 'PASSED':
      return `${who} passes.`;
    case 'UNSOLD':
      return 'Nobody bids: nothing is sold.';
    case 'ENDGAME_TRIGGERED':
      return [
        `Game ending soon! ${who} ends the turn with ${event.gold} gold.`,
        `${other} has the final turn. Highest gold wins.`,
      ].join(' ');
    case 'WON':
      return event.gold > event.other
        ? `${who} wins: ${event.gold}g > ${event.other}g.`
        : `${who} wins: ${event.gold}g = ${event.other}g, and equal gold is enough in the final turn.`;
  }
}
