/** What Dhappa Baaji says to people. */
import type { Words } from '@dealers-choice/words';
import { type Dhappa, teamOf } from '../rules/table.ts';
import { cardWords, inHandOrder } from './cards.ts';
import { eventSentence } from './events.ts';
import { moveLabel, movesWith, promptSentence } from './questions.ts';
import { refusalSentence } from './refusals.ts';
import { cardRows, notice, showField, tableLines } from './table.ts';

export const words: Words<Dhappa> = {
  title: 'Dhappa Baaji',
  about: 'Two teams lay runs on shared boards, tame two kinds of wild cards, and go out with three clean runs.',
  // `A1`, `B1`, `A2`, and so on round the table.
  seatName: (seat) => `${teamOf(seat)}${Math.floor(seat / 2) + 1}`,
  fields: {
    turnSeat: 'On turn',
    pile: 'Discard pile',
    deck: 'Draw pile',
    removed: 'Burnt',
    opened: 'Team',
    lockA: 'Lock of team A',
    lockB: 'Lock of team B',
    scoreA: 'Points of team A',
    scoreB: 'Points of team B',
  },
  show: showField,
  card: cardWords,
  prompt: promptSentence,
  notice,
  event: eventSentence,
  refusal: refusalSentence,
  move: moveLabel,
  movesWith,
  inHand: inHandOrder,
  rows: cardRows,
  table: tableLines,
  ending: ({ view, name }) => {
    const { over } = view;
    if (!over || over.winners.length === 0) {
      return over?.reason === 'DRAW_PILE_EXHAUSTED' ? 'Drawn: the draw pile is used up.' : 'Nobody wins.';
    }
    const team = `Team ${teamOf(over.winners[0] ?? 0)} (${over.winners.map(name).join(', ')})`;
    if (over.reason === 'POINTS') return `${team} wins the match, ${view.table.scoreA} to ${view.table.scoreB}.`;
    return over.reason === 'CONCEDED' ? `${team} wins: the others gave up.` : `${team} wins by going out.`;
  },
};
