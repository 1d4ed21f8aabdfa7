/** What Jambo says to people. */
import type { Telling, Words } from '@dealers-choice/words';
import type { Card, Jambo } from '../rules/table.ts';
import { CATEGORY_WORDS } from './cards.ts';
import { eventSentence } from './events.ts';
import { moveLabel } from './moves.ts';
import { promptSentence, waitingSentence } from './prompts.ts';
import { refusalSentence } from './refusals.ts';
import { finalTurn, showField, tableLines } from './table.ts';

function ending({ view, name }: Telling<Jambo>): string {
  const { over, table } = view;
  const winner = over?.winners[0];
  if (!over || winner === undefined) return 'Nobody wins: the game was stopped.';
  if (over.reason !== 'GOLD') return `${name(winner)} wins: the other player gave up.`;
  const [first = 0, second = 0] = table.gold;
  const line = `${name(0)}: ${first}g vs ${name(1)}: ${second}g → ${name(winner)} wins!`;
  return first === second ? `${line} With equal gold whoever had the final turn wins.` : line;
}

export const words: Words<Jambo> = {
  title: 'Jambo',
  about:
    'Two market traders buy and sell six wares. Whoever ends a turn with 60 gold calls the last one: most gold wins.',
  // As the pieces at the table are coloured.
  seatName: (seat) => (seat === 0 ? 'Red' : 'Blue'),
  fields: {
    active: 'On turn',
    actions: 'Actions left',
    wiseMen: 'Wise Men',
    firstStandBuilt: 'Next small stand',
    discard: 'Discard pile',
    looked: 'Cards looked at',
    played: 'Being played',
    pool: 'In the middle',
    lot: 'Wares in the middle',
    waiting: 'Wares arriving',
    large: 'Large stand',
    small: 'Small stands',
    used: 'Used',
  },
  card: ({ name, text, category }: Card) => ({ name, text, marks: [{ label: '', value: CATEGORY_WORDS[category] }] }),
  prompt: promptSentence,
  waiting: waitingSentence,
  event: eventSentence,
  refusal: refusalSentence,
  move: moveLabel,
  ending,
  notice: finalTurn,
  show: showField,
  table: tableLines,
};
