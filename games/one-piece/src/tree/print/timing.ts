/** How a timing is called where it is not the header of a text: "with an [On Play] effect". */
import type { Timing } from '../tree.ts';
import { TAGS } from './words.ts';

const NAMES: Readonly<Partial<Record<Timing, string>>> = {
  START_OF_GAME: 'start of the game',
  START_OF_TURN: 'start of your turn',
  START_OF_OPPONENT_TURN: "start of your opponent's turn",
  START_OF_MAIN: 'start of your Main Phase',
  ON_PLAYED: 'when played',
  WHEN_ATTACKED: 'when attacked',
  ON_BLOCKER_ACTIVATED: 'when [Blocker] is activated',
  ON_REMOVED: 'when removed',
  ON_RESTED: 'when rested',
  ON_EVENT_ACTIVATED: 'when an Event is activated',
  ON_TRIGGER_ACTIVATED: 'when a [Trigger] is activated',
  ON_DAMAGE_TAKEN: 'when damage is taken',
  ON_DAMAGE_DEALT: 'when damage is dealt',
  ON_LIFE_REMOVED: 'when Life is removed',
  ON_DON_RETURNED: 'when DON!! are returned',
  ON_DON_GIVEN: 'when DON!! are given',
  ON_BATTLED: 'when it battles',
  ON_DRAW_BY_EFFECT: 'when cards are drawn',
  ON_HAND_TRASHED: 'when a hand is trashed from',
  END_OF_BATTLE: 'end of a battle',
  PERMANENT: 'permanent',
  REPLACEMENT: 'replacement',
};
export const timingName = (timing: Timing): string => TAGS[timing] ?? `"${NAMES[timing] ?? timing}"`;
