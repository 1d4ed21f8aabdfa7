/** What the climb sounds like, event by event. */
import type { SoundName } from '@dealers-choice/table';
import type { DoorEvent } from '../index.ts';

const SOUNDS: Readonly<Record<DoorEvent['type'], SoundName | null>> = {
  TURN_STARTED: null,
  TURN_SKIPPED: 'knock',
  RELEASED: 'knock',
  ROLLED: 'die',
  MOVED: 'hop',
  CARD_DRAWN: 'card',
  OPTION_CHOSEN: 'card',
  TARGET_CHOSEN: null,
  SELECTOR_CHOSEN: null,
  VICTIM_CHOSEN: null,
  LIVES_CHANGED: 'knock',
  DIED: 'slap',
  SUMMONED: 'hop',
  EXILED: 'slap',
  RESURRECTED: 'bell',
  CHAOS_ROLE: null,
  CHAOS_STARTED: 'knock',
  CHAOS_RESULT: 'slap',
  DECK_RESHUFFLED: 'card',
  LIGHTNING_ON: 'bell',
  WON: 'bell',
};

export const sound = ({ type }: DoorEvent): SoundName | null => SOUNDS[type];
