/** What the mat sounds like, event by event. */
import type { SoundName } from '@dealers-choice/table';
import type { DhappaEvent } from '../index.ts';

const SOUNDS: Readonly<Record<DhappaEvent['type'], SoundName | null>> = {
  DEALT: 'card',
  TURN_STARTED: null,
  DREW: 'card',
  LAST_TURN: 'bell',
  PICKED: 'card',
  RUN_CREATED: 'hop',
  OPENED: null,
  RUN_EXTENDED: 'hop',
  TWO_SHIFTED: 'hop',
  JOKER_SWAPPED: 'card',
  RUNS_MELDED: 'hop',
  PLAY_ENDED: null,
  DISCARDED: 'card',
  DHAPPA: 'slap',
  ONE_CARD_LEFT: 'bell',
  LOCK_MADE: 'knock',
  LOCK_LOST: 'knock',
  WENT_OUT: 'bell',
  RESHUFFLED: 'card',
  DRAW_PILE_EXHAUSTED: 'bell',
  HAND_SHOWN: null,
  DEAL_SCORED: null,
  GAVE_UP: null,
};

export const sound = ({ type }: DhappaEvent): SoundName | null => SOUNDS[type];
