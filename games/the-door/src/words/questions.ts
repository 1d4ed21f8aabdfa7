/** Questions and answers, in words. */
import type { Move, Question, Seat } from '@dealers-choice/kernel';
import { type Clock, type Telling, whoIn } from '@dealers-choice/words';
import { arrowAt, FLIGHT_MS, RANGES, SWING } from '../rules/aim.ts';
import type { Distance } from '../rules/board.ts';
import type { Door } from '../rules/table.ts';
import { OPTION } from './cards.ts';
import type { Phrases } from './en.ts';

export const promptsIn =
  (say: Phrases) =>
  ({ prompt, params }: Question, told: Telling<Door>): string => {
    const { thrower, defender } = params;
    const option = OPTION.get(String(params.option));
    switch (prompt) {
      case 'ROLL':
        return say.roll;
      case 'CARD_OPTION':
        return say.chooseOption;
      case 'CARD_TARGET': {
        const name = option ? say.option(option).name : '';
        return option?.chosen === 'selector' ? say.chooseSelector(name) : say.chooseTarget(name);
      }
      case 'CHAOS_THROW':
        return say.chaosThrow(whoIn(told, thrower as Seat), whoIn(told, defender as Seat));
      default: {
        const asks = say.cardAsks(prompt, told.name(told.view.table.turnSeat));
        if (asks === null) throw new Error(`there are no words for the question ${prompt}`);
        return asks;
      }
    }
  };

export const movesIn =
  (say: Phrases) =>
  (move: Move, { noun, prompt }: Question, { name }: Telling<Door>): string => {
    if ('do' in move) return move.do === 'ROLL' ? say.doRoll : say.doStand;
    if ('choose' in move) return choiceLabel(say, prompt, move.choose);
    if ('pick' in move && noun === 'seat') {
      return move.pick.map((seat) => say.seatLabel(seat + 1, name(seat as Seat))).join(', ');
    }
    if ('timing' in move)
      return move.for === 'CHAOS_AIM' ? say.doThrow : move.timing === null ? say.doHold : say.doLetGo;
    return JSON.stringify(move);
  };

function choiceLabel(say: Phrases, prompt: string, word: string): string {
  const option = OPTION.get(word);
  if (!option) return say.cardAnswer(prompt, word) ?? word;
  const { name, text } = say.option(option);
  return say.optionLabel(name, text);
}

/** The arrow of a duel, and where the can and the body are. */
export const clockIn =
  (say: Phrases) =>
  ({ params }: Question, { view }: Telling<Door>): Clock => {
    const d = params.distance as Distance;
    const { can, body } = RANGES[d];
    const stopAt = view.stack[view.stack.length - 1]?.r.stopAtMs;
    return {
      arrow: (ms) => arrowAt(d, Math.floor(ms)) / SWING,
      bands: [
        { from: -body / SWING, to: body / SWING, label: say.body },
        { from: -can / SWING, to: can / SWING, label: say.can },
      ],
      impactMs: FLIGHT_MS,
      stopped: typeof stopAt === 'number' ? stopAt : null,
    };
  };
