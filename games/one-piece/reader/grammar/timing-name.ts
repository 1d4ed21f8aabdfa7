/** How a timing is called where it is not the header of a text. */
import type { Timing } from '../../src/tree/tree.ts';
import { rule, token } from './cursor.ts';
import { timingTag } from './words.ts';

const TIMING_NAMES: Readonly<Record<string, Timing>> = {
  'start of the game': 'START_OF_GAME',
  'start of your turn': 'START_OF_TURN',
  "start of your opponent's turn": 'START_OF_OPPONENT_TURN',
  'start of your main phase': 'START_OF_MAIN',
  'when played': 'ON_PLAYED',
  'when attacked': 'WHEN_ATTACKED',
  'when [blocker] is activated': 'ON_BLOCKER_ACTIVATED',
  'when removed': 'ON_REMOVED',
  'when rested': 'ON_RESTED',
  'when an event is activated': 'ON_EVENT_ACTIVATED',
  'when a [trigger] is activated': 'ON_TRIGGER_ACTIVATED',
  'when damage is taken': 'ON_DAMAGE_TAKEN',
  'when damage is dealt': 'ON_DAMAGE_DEALT',
  'when life is removed': 'ON_LIFE_REMOVED',
  'when don!! are returned': 'ON_DON_RETURNED',
  'when don!! are given': 'ON_DON_GIVEN',
  'when it battles': 'ON_BATTLED',
  'when cards are drawn': 'ON_DRAW_BY_EFFECT',
  'when a hand is trashed from': 'ON_HAND_TRASHED',
  'end of a battle': 'END_OF_BATTLE',
  permanent: 'PERMANENT',
  replacement: 'REPLACEMENT',
};

/** [On Play], or in quotes a timing that no card shows as a tag. */
export const timingName = rule<Timing>('timing name', (c) => {
  const tag = timingTag(c);
  if (tag) return tag;
  const found = token(c, 'quote', ({ text }) => Object.hasOwn(TIMING_NAMES, text));
  return found && TIMING_NAMES[found.text];
});
