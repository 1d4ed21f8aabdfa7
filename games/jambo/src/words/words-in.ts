/** The words of Jambo in one language: which sentence is told when. */
import { type Language, type Setting, type Telling, type Words, whoIn } from '@dealers-choice/words';
import { type Jambo, options } from '../rules/table.ts';
import { isWindow } from '../rules/windows.ts';
import type { Phrases } from './en.ts';
import { eventsIn, unsaid } from './events.ts';
import { movesIn } from './moves.ts';
import { promptsIn, waitingIn } from './prompts.ts';
import { refusalsIn } from './refusals.ts';
import { finalTurnIn, showIn } from './table.ts';

const isSetting = (name: string): name is keyof Jambo['options'] => name in options;

/**
 * Whoever plays an animal, or trades, must not learn from the time of a No whether the other hand could have answered
 * (JB-59).
 */
const WINDOW_MS = 1_200;

const endingIn =
  (say: Phrases) =>
  (told: Telling<Jambo>): string => {
    const { over, table } = told.view;
    const winner = over?.winners[0];
    if (!over || winner === undefined) return say.stopped;
    if (over.reason !== 'GOLD') return say.wonByGivingUp(whoIn(told, winner));
    const [first = 0, second = 0] = table.gold;
    const line = say.ending([told.name(0), told.name(1)], [first, second], whoIn(told, winner));
    return first === second ? `${line} ${say.tie}` : line;
  };

export const wordsIn = (language: Language, say: Phrases): Words<Jambo> => ({
  language,
  title: say.title,
  about: say.about,
  keys: say.keys,
  seatName: (seat) => (seat === 0 ? say.red : say.blue),
  option: (name): Setting | null => (isSetting(name) ? say.setting(name) : null),
  choice(_option, choice) {
    if (choice === '') return null;
    return { name: choice === 'random' ? say.random : say.seat(Number(choice)), about: '' };
  },
  fields: say.fields,
  actions: say.actions,
  card: (card) => ({ ...say.card(card), marks: [{ label: '', value: say.category(card.category) }] }),
  prompt: promptsIn(say),
  waiting: waitingIn(say),
  event: eventsIn(say),
  unsaid,
  milestones: ['STAND_BUILT', 'AUCTION_WON', 'GUARDED', 'UTILITY_TAKEN', 'ENDGAME_TRIGGERED', 'WON'],
  refusal: refusalsIn(say),
  move: movesIn(say),
  ending: endingIn(say),
  notice: finalTurnIn(say),
  show: showIn(say),
  pause: (question) => (isWindow(question) ? WINDOW_MS : 0),
});
