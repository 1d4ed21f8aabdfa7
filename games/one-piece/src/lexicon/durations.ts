/** How long something lasts, and when steps that are put off are carried out. */
import { wordsIn } from './words-in.ts';

const DURATION = {
  THIS_BATTLE: 'during this battle',
  THIS_TURN: 'during this turn',
  END_OF_TURN: 'until the end of this turn',
  UNTIL_START_OF_YOUR_NEXT_TURN: 'until the start of your next turn',
  UNTIL_END_OF_YOUR_NEXT_TURN: 'until the end of your next turn',
  UNTIL_END_OF_OPPONENTS_NEXT_TURN: "until the end of your opponent's next turn",
  THIS_MAIN: 'during this Main Phase',
} as const;
export type Duration = keyof typeof DURATION;
export const DURATIONS: readonly Duration[] = wordsIn(DURATION);
export const DURATION_WORDS: Readonly<Record<Duration, string>> = DURATION;

const LATER = {
  END_OF_TURN: 'at the end of this turn',
  END_OF_BATTLE: 'at the end of this battle',
  NEXT_START_OF_MAIN: 'at the start of your next Main Phase',
  OPPONENTS_NEXT_START_OF_MAIN: "at the start of your opponent's next Main Phase",
} as const;
/** When steps that are put off are carried out. */
export type Later = keyof typeof LATER;
export const LATERS: readonly Later[] = wordsIn(LATER);
export const LATER_WORDS: Readonly<Record<Later, string>> = LATER;
