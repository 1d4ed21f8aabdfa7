/** How long each event stays: a bot's whole turn is followed with ease and takes no more than four seconds. */
import type { Moment } from '@dealers-choice/table';
import type { JamboEvent } from '../index.ts';

export function beat(event: JamboEvent, { by, calm }: Moment): number {
  const bot = by === 'bot';
  switch (event.type) {
    case 'ENDGAME_TRIGGERED':
      return 2_400;
    case 'GUARDED':
    case 'RAIN_MADE':
      return 700;
    case 'PLAYED':
    case 'USED':
    case 'USED_STOLEN':
      return bot ? 340 : calm ? 200 : 140;
    case 'OPTION_CHOSEN':
    case 'OFFERED':
    case 'BID':
    case 'PASSED':
    case 'AUCTION_WON':
    case 'UNSOLD':
    case 'HALF_SKIPPED':
      return bot ? 300 : 160;
    case 'TURNED_OVER':
      return 100;
    case 'EXCHANGED':
    case 'UTILITY_TAKEN':
    case 'CARD_TAKEN':
    case 'PICKED':
    case 'WARE_PICKED':
      return 200;
    case 'TURN_STARTED':
      return bot ? 120 : 60;
    case 'LOOKED':
    case 'DREW':
    case 'DISCARDED':
    case 'STAND_BUILT':
    case 'WARE_REFUSED':
    case 'PEEKED':
    case 'HAND_SEEN':
      return 70;
    case 'WARE_PLACED':
    case 'WARE_LEFT':
      return 60;
    default:
      return 20;
  }
}
