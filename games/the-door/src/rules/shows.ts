/** The cards, questions and results that long random runs must have met. */
import type { Showing } from '@dealers-choice/kernel';
import { CARDS, OPTIONS } from '../cards/index.ts';
import type { ChaosOutcome, Door } from './table.ts';

const OUTCOMES: readonly ChaosOutcome[] = ['HIT_CAN', 'HIT_BODY', 'MISS', 'DEFENDER_FLINCH'];

export const shows: readonly Showing<Door>[] = [
  {
    title: 'Cards drawn',
    rows: CARDS.map(({ id }) => id),
    ofEvent: (event) => (event.type === 'CARD_DRAWN' ? event.cardType : null),
  },
  {
    title: 'Options chosen',
    rows: OPTIONS.map(({ id }) => id),
    ofEvent: (event) => (event.type === 'OPTION_CHOSEN' ? event.option : null),
  },
  {
    title: 'Duels',
    rows: OUTCOMES,
    ofEvent: (event) => (event.type === 'CHAOS_RESULT' ? event.outcome : null),
  },
  {
    title: 'Deaths',
    rows: [...OPTIONS, ...CARDS].filter(({ death }) => death !== undefined).map(({ id }) => id),
    ofEvent: (event) => (event.type === 'DIED' ? event.by : null),
  },
  {
    title: 'Wins',
    rows: ['DOOR', 'LAST_ALIVE'],
    ofEvent: (event) => (event.type === 'WON' ? event.reason : null),
  },
  {
    title: 'Questions',
    rows: [
      'ROLL',
      'CARD_OPTION',
      'CARD_TARGET',
      ...CARDS.flatMap(({ prompts }) => prompts.map(({ id }) => id)),
      'CHAOS_THROW',
    ],
    ofQuestion: ({ prompt }) => prompt,
  },
  {
    title: 'Refusals',
    rows: [
      ...['UNKNOWN_ACTION', 'WRONG_STEP', 'NOT_YOUR_DECISION', 'NO_SUCH_OPTION', 'OPTION_UNAVAILABLE'],
      ...['NO_SUCH_SEAT', 'NOT_YOURSELF', 'TARGET_NOT_ALIVE', 'TARGET_NOT_DEAD'],
      ...['BAD_TIMING', 'ALREADY_THROWN', 'ALREADY_ANSWERED', 'GAME_OVER'],
    ],
    ofRefusal: ({ code }) => code,
  },
];
