/** What The Door says to people. */
import type { Seat } from '@dealers-choice/kernel';
import type { Telling, Words } from '@dealers-choice/words';
import { CHARACTERS, characterOf } from '../rules/characters.ts';
import type { Card, Door } from '../rules/table.ts';
import { eventSentence } from './events.ts';
import { arrowClock, moveLabel, promptSentence } from './questions.ts';
import { refusalSentence } from './refusals.ts';

function tableLines({ view, name }: Telling<Door>): string[] {
  const { table } = view;
  const lightning = table.lightning ? ', LIGHTNING ROUND' : '';
  const head = `Deck ${table.deck.length}, discard ${table.discard.length}${lightning}`;
  const rows = CHARACTERS.slice(0, view.seats).map((_, i) => {
    const seat = i as Seat;
    const { [seat]: left } = table.lives;
    const where = table.jailed[seat] ? 'Jail' : `square ${table.pos[seat]}`;
    const misses = table.skip[seat] > 0 ? ', misses a turn' : '';
    const state = left === 0 ? 'dead' : `${'♥'.repeat(left)} ${where}${misses}`;
    return `${seat === table.turnSeat ? '▸' : ' '} ${seat + 1} ${name(seat).padEnd(12)} ${state}`;
  });
  return [head, ...rows];
}

export const words: Words<Door> = {
  title: 'The Door',
  about: 'Race to the Door or be the last one alive: roll, draw cards that hurt, and duel in Chaos.',
  seatName: (seat, options) => characterOf(options, seat).name,
  fields: {
    turnSeat: 'On turn',
    lightning: 'Lightning Round',
    pending: 'In play',
    pos: 'Square',
    jailed: 'In Jail',
    skip: 'Turns to miss',
  },
  card: ({ name, text }: Card) => ({ name, text }),
  prompt: promptSentence,
  event: eventSentence,
  refusal: refusalSentence,
  move: moveLabel,
  table: tableLines,
  ending: ({ view, name }) => {
    const { over } = view;
    const winner = over?.winners[0];
    if (!over || winner === undefined) return 'Nobody wins: the game was stopped.';
    return `${name(winner)} wins: ${over.reason === 'DOOR' ? 'through the Door' : 'the last one alive'}.`;
  },
  clock: arrowClock,
};
