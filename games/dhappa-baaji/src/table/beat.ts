/** How long an event stays, beside its motion. A bot's turn is over within three seconds (`motion.ts`). */
import type { Moment } from '@dealers-choice/table';
import type { DhappaEvent } from '../index.ts';

/** Where nothing moves, what happened must be read. */
const READ_MS = 300;

export function beat({ type }: DhappaEvent, { by, calm }: Moment): number {
  switch (type) {
    case 'DHAPPA':
      return 1_600;
    case 'WENT_OUT':
    case 'DRAW_PILE_EXHAUSTED':
      return 1_800;
    case 'ONE_CARD_LEFT':
    case 'LAST_TURN':
    case 'LOCK_MADE':
    case 'LOCK_LOST':
      return 500;
    case 'TURN_STARTED':
      return by === 'person' ? 120 : 60;
    case 'OPENED':
    case 'PLAY_ENDED':
    case 'HAND_SHOWN':
      return 0;
    default:
      return calm ? READ_MS : by === 'person' ? 0 : 60;
  }
}
