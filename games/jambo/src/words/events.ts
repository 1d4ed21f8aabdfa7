/** Which sentence each event has. */
import { type Telling, whoIn } from '@dealers-choice/words';
import type { GoldReason, Jambo, JamboEvent, RuleReason } from '../rules/table.ts';
import { otherSeat } from '../rules/table.ts';
import { seenName } from './cards.ts';
import type { Phrases } from './en.ts';
import { spaceAt } from './spaces.ts';

const RULES: Readonly<Record<RuleReason, true>> = {
  WARE_BOUGHT: true,
  WARE_SOLD: true,
  UNUSED_ACTIONS: true,
  SMALL_STAND: true,
  SIXTH_SPACE: true,
  AUCTION: true,
};
const isRule = (reason: GoldReason): reason is RuleReason => reason in RULES;

export const eventsIn =
  (phrases: Phrases) =>
  (event: JamboEvent, told: Telling<Jambo>): string => {
    const say = phrases.events;
    const who = whoIn(told, event.seat);
    const card = 'card' in event ? seenName(phrases, event.card) : null;
    const other = whoIn(told, 'other' in event && event.type !== 'WON' ? event.other : otherSeat(event.seat));
    switch (event.type) {
      case 'TURN_STARTED':
        return event.final ? say.finalTurnStarted(who) : say.turnStarted(who);
      case 'TURN_ENDED':
        return event.unused === 0 ? say.turnOver(who) : say.turnEnded(who, event.unused);
      case 'LOOKED':
        return say.looked(who, card);
      case 'KEPT':
        return say.kept(who, card);
      case 'DREW':
        return say.drew(who, card);
      case 'DISCARDED':
        return say.discarded(card);
      case 'PLAYED':
        return say.played(who, card);
      case 'USED':
        return say.used(who, card);
      case 'USED_STOLEN':
        return say.usedStolen(who, card);
      case 'FOUND':
        return say.found(who, card);
      case 'STAND_BUILT':
        return say.builtStand(who);
      case 'TURNED_OVER':
        return say.turnedOver(card);
      case 'PICKED':
        return say.picked(who, card);
      case 'BOUGHT':
        return say.bought(who, card, event.gold);
      case 'SOLD':
        return say.sold(who, card, event.gold);
      case 'GUARDED':
        return say.guarded(who, card);
      case 'RAIN_MADE':
        return say.rainMade(who, card);
      case 'GOLD_CHANGED':
        return isRule(event.reason)
          ? say.goldBy(who, event.amount, event.reason)
          : say.goldByCard(who, event.amount, event.reason);
      case 'WARE_PLACED':
        return say.placed(who, event.ware, spaceAt(event.space));
      case 'WARE_LEFT':
        return say.left(who, event.ware, spaceAt(event.space));
      case 'WARE_REFUSED':
        return say.refusedWare(who, event.ware);
      case 'WARE_PICKED':
        return say.pickedWare(who, event.ware);
      case 'EXCHANGED':
        return say.exchanged(who, other, event.theirs, event.mine);
      case 'UTILITY_TAKEN':
        return say.tookUtility(who, other, card);
      case 'CARD_TAKEN':
        return say.tookCard(who, other, card);
      case 'CARD_GIVEN':
        return say.gaveCard(who, other, card);
      case 'HAND_SEEN':
        return say.sawHand(who, other, event.count);
      case 'PEEKED':
        return say.peeked(who, event.count);
      case 'RESHUFFLED':
        return say.reshuffled(event.count);
      case 'OPTION_CHOSEN':
        return say.choseOption(who, event.kind, event.option);
      case 'HALF_SKIPPED':
        return event.half === 'wares' ? say.skippedWares(who) : say.skippedCards(who);
      case 'OFFERED':
        return say.offered(who, event.ware);
      case 'BID':
        return say.bid(who, event.amount);
      case 'AUCTION_WON':
        return say.wonAuction(who, event.amount);
      case 'PASSED':
        return say.passed(who);
      case 'UNSOLD':
        return say.unsold;
      case 'ENDGAME_TRIGGERED':
        return say.endgame(who, other, event.gold);
      case 'WON':
        return event.gold > event.other
          ? say.won(who, event.gold, event.other)
          : say.wonByTie(who, event.gold, event.other);
    }
  };

/** Wares were turned into gold. */
const isGain = (event: JamboEvent): boolean => event.type === 'GOLD_CHANGED' && event.amount > 0;

/** What the log can do without: the table shows it move, and another line of the same move says what it was for. */
export function unsaid(event: JamboEvent, move: readonly JamboEvent[]): boolean {
  const some = (...types: JamboEvent['type'][]): boolean => move.some(({ type }) => types.includes(type));
  switch (event.type) {
    case 'PLAYED':
      return some('BOUGHT', 'SOLD', 'STAND_BUILT');
    case 'WARE_PLACED':
    case 'WARE_LEFT':
      return some('BOUGHT', 'SOLD', 'EXCHANGED', 'WARE_PICKED') || move.some((one) => isGain(one));
    case 'GOLD_CHANGED':
      return (
        (event.reason === 'WARE_BOUGHT' && some('BOUGHT')) ||
        (event.reason === 'WARE_SOLD' && some('SOLD')) ||
        (event.reason === 'AUCTION' && some('AUCTION_WON'))
      );
    case 'DISCARDED':
      return move.some((one) => one.type === 'PLAYED' && one.card === event.card);
    default:
      return false;
  }
}
