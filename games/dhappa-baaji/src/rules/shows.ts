/** The events and refusals that long random runs must have met. */
import type { Showing } from '@dealers-choice/kernel';
import type { Dhappa } from './table.ts';

export const shows: readonly Showing<Dhappa>[] = [
  {
    title: 'What happened',
    rows: [
      ...['DREW', 'PICKED', 'OPENED', 'RUN_CREATED', 'RUN_EXTENDED', 'TWO_SHIFTED', 'JOKER_SWAPPED', 'RUNS_MELDED'],
      ...['PLAY_ENDED', 'DISCARDED', 'DHAPPA', 'ONE_CARD_LEFT', 'LOCK_MADE', 'LAST_TURN', 'WENT_OUT'],
      ...['DRAW_PILE_EXHAUSTED', 'DEAL_SCORED'],
    ],
    ofEvent: ({ type }) => type,
  },
  {
    title: 'Refusals',
    // Without DRAW_PILE_EMPTY and NO_LOCK_CANNOT_GO_OUT, which other rules forestall, and NOTHING_TO_UNDO (the host's).
    rows: [
      ...['GAME_OVER', 'NOT_YOUR_TURN', 'PICK_FIRST', 'ALREADY_PICKED', 'PLAY_IS_OVER', 'BAD_DEPTH'],
      ...['DEEPEST_CARD_NOT_PLAYABLE', 'MUST_PLAY_PICKED_CARD', 'NOT_OPENED', 'OPENING_MUST_BE_PURE'],
      ...['CARD_NOT_IN_HAND', 'CARD_USED_TWICE', 'NO_CARDS', 'WILD_NEEDS_PLACE', 'NATURAL_CANNOT_REPRESENT'],
      ...['RUN_TOO_SHORT', 'RUN_NEEDS_NATURAL', 'MIXED_SUITS', 'NOT_CONSECUTIVE', 'OUT_OF_RANGE', 'DUPLICATE_CARD'],
      ...['SET_RANK_NOT_ALLOWED', 'SET_NEEDS_TWO_NATURALS', 'RUN_FULL', 'TOO_LONG', 'NO_SUCH_RUN', 'NO_SUCH_JOKER'],
      ...['SAME_RUN', 'NOT_YOUR_TEAMS_RUN', 'SLOT_TAKEN', 'JOKER_SLOT_USE_SWAP', 'JOKER_SLOT_CONFLICT'],
      ...['TWO_IS_LOCKED', 'NOT_THE_NATURAL', 'SHIFT_CHOICE_NEEDED', 'NO_ROOM_TO_SHIFT', 'SHIFT_NOT_NEEDED'],
      ...['SETS_CANNOT_MELD', 'MUST_KEEP_CARDS', 'UNKNOWN_ACTION'],
    ],
    ofRefusal: ({ code }) => code,
  },
];
