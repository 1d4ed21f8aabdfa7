/** Questions and answers, in words. */
import type { Move, Question, Seat } from '@dealers-choice/kernel';
import type { Clock, Telling } from '@dealers-choice/words';
import { arrowAt, FLIGHT_MS, RANGES, SWING } from '../rules/aim.ts';
import type { Distance } from '../rules/board.ts';
import type { Door } from '../rules/table.ts';
import { OPTION, PROMPT } from './cards.ts';

export function promptSentence(question: Question, { name, view }: Telling<Door>): string {
  const option = OPTION.get(String(question.params.option));
  const { thrower, defender } = question.params;
  switch (question.prompt) {
    case 'ROLL':
      return 'Roll the die.';
    case 'CARD_OPTION':
      return 'Choose what the card does.';
    case 'CARD_TARGET':
      return `${option?.name}: choose ${option?.chosen === 'selector' ? 'the selector' : 'a player'}.`;
    case 'CHAOS_THROW':
      return `Chaos: ${name(thrower as Seat)} throws, ${name(defender as Seat)} holds still.`;
    default:
      return PROMPT.get(question.prompt)?.ask(name(view.table.turnSeat)) ?? question.prompt;
  }
}

export function moveLabel(move: Move, { noun, prompt }: Question, { name }: Telling<Door>): string {
  if ('do' in move) return move.do === 'ROLL' ? 'Roll' : 'Stand';
  if ('choose' in move) {
    const option = OPTION.get(move.choose);
    return option ? `${option.name}: ${option.text}` : (PROMPT.get(prompt)?.answers?.[move.choose] ?? move.choose);
  }
  if ('pick' in move && noun === 'seat') return move.pick.map((seat) => `${seat + 1} ${name(seat as Seat)}`).join();
  if ('timing' in move) return move.for === 'CHAOS_AIM' ? 'Throw' : move.timing === null ? 'Hold still' : 'Let go';
  return JSON.stringify(move);
}

/** The arrow of a duel, and where the can and the body are. */
export function arrowClock({ params }: Question): Clock {
  const d = params.distance as Distance;
  const { can, body } = RANGES[d];
  return {
    arrow: (ms) => arrowAt(d, Math.floor(ms)) / SWING,
    bands: [
      { from: -body / SWING, to: body / SWING, label: 'body' },
      { from: -can / SWING, to: can / SWING, label: 'can' },
    ],
    impactMs: FLIGHT_MS,
  };
}
