/** The words of The Door in one language: which sentence is told when. */
import type { Language, Words } from '@dealers-choice/words';
import type { Door } from '../rules/table.ts';
import type { Phrases } from './en.ts';
import { eventsIn } from './events.ts';
import { clockIn, movesIn, promptsIn } from './questions.ts';
import { refusalsIn } from './refusals.ts';
import { choiceIn, endingIn, seatNameIn, settingIn } from './table.ts';

export const wordsIn = (language: Language, say: Phrases): Words<Door> => ({
  language,
  title: say.title,
  about: say.about,
  keys: say.keys,
  seatName: seatNameIn(say),
  option: settingIn(say),
  choice: choiceIn(say),
  fields: say.fields,
  card: (card) => say.card(card),
  prompt: promptsIn(say),
  event: eventsIn(say),
  milestones: ['CHAOS_RESULT', 'SUMMONED', 'EXILED', 'RESURRECTED', 'DIED', 'LIGHTNING_ON', 'WON'],
  refusal: refusalsIn(say),
  move: movesIn(say),
  ending: endingIn(say),
  clock: clockIn(say),
});
