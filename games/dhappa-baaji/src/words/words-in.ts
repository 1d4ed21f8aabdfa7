/** The words of Dhappa Baaji in one language: which sentence is told when. */
import { type Language, type Telling, type Words, whoIn } from '@dealers-choice/words';
import { type Dhappa, type DhappaOptions, options, teamOf } from '../rules/table.ts';
import { cardIn, inHandOrder } from './cards.ts';
import type { Phrases } from './en.ts';
import { eventsIn } from './events.ts';
import { movesIn, movesWith, promptsIn } from './questions.ts';
import { refusalsIn } from './refusals.ts';
import { noticeIn, rowsIn, showIn } from './table.ts';

const isSetting = (name: string): name is keyof DhappaOptions => name in options;

function choiceIn({ choices, seat }: Phrases, option: string, choice: string): { name: string; about: string } | null {
  if (option === 'startSeat' && choice !== 'random')
    return choice === '' ? null : { name: seat(Number(choice)), about: '' };
  return choice in choices ? { name: choices[choice as keyof typeof choices], about: '' } : null;
}

const endingIn =
  (say: Phrases) =>
  (told: Telling<Dhappa>): string => {
    const { over, table: t } = told.view;
    if (!over || over.winners.length === 0) return over?.reason === 'DRAW_PILE_EXHAUSTED' ? say.drawn : say.nobody;
    const team = teamOf(over.winners[0] ?? 0);
    const names = over.winners.map((seat) => (whoIn(told, seat).you ? say.youAmong : told.name(seat)));
    if (over.reason === 'POINTS') return say.wonMatch(team, names, t.scoreA, t.scoreB);
    return over.reason === 'CONCEDED' ? say.wonByGivingUp(team, names) : say.wonByGoingOut(team, names);
  };

export const wordsIn = (language: Language, say: Phrases): Words<Dhappa> => ({
  language,
  title: say.title,
  about: say.about,
  keys: say.keys,
  // `A1`, `B1`, `A2`, and so on round the table.
  seatName: (seat) => `${teamOf(seat)}${Math.floor(seat / 2) + 1}`,
  option: (name) => (isSetting(name) ? say.setting(name) : null),
  choice: (option, choice) => choiceIn(say, option, choice),
  fields: say.fields,
  actions: say.actions,
  show: showIn(say),
  card: (card) => cardIn(say, card),
  prompt: promptsIn(say),
  notice: noticeIn(say),
  event: eventsIn(say),
  milestones: ['OPENED', 'DHAPPA', 'LOCK_MADE', 'LOCK_LOST', 'LAST_TURN', 'WENT_OUT', 'DEAL_SCORED'],
  refusal: refusalsIn(say),
  move: movesIn(say),
  movesWith,
  inHand: inHandOrder,
  rows: rowsIn(say),
  ending: endingIn(say),
});
