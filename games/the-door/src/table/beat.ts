/** How long each event stays, beside the motion it sets going: a choice is seen before what follows from it. */
import type { Moment } from '@dealers-choice/table';
import type { DoorEvent } from '../index.ts';

/** A bot's card and its choice stay long enough to follow. */
const CHOICE_MS = 1_200;

export function beat(event: DoorEvent, { by, calm }: Moment): number {
  const bot = by === 'bot';
  switch (event.type) {
    case 'CARD_DRAWN':
    case 'OPTION_CHOSEN':
    case 'CHAOS_ROLE':
      return bot ? CHOICE_MS : 350;
    case 'TARGET_CHOSEN':
    case 'SELECTOR_CHOSEN':
    case 'VICTIM_CHOSEN':
      return bot ? 700 : 150;
    case 'CHAOS_STARTED':
      return 500;
    case 'CHAOS_RESULT':
      return 1_800;
    case 'LIGHTNING_ON':
      return 1_600;
    case 'DIED':
    case 'WON':
      return 600;
    case 'LIVES_CHANGED':
    case 'EXILED':
    case 'SUMMONED':
    case 'RESURRECTED':
      return calm ? 400 : 150;
    case 'ROLLED':
    case 'MOVED':
      return calm ? 350 : 0;
    case 'TURN_SKIPPED':
      return 500;
    default:
      return 0;
  }
}
