/** Why not, and what would be right. */
import type { CopyId, Question, Refusal } from '@dealers-choice/kernel';
import { other } from '../rules/table.ts';
import { MUST_BE_ATTACKED } from '../rules/values/bits.ts';
import { count, don, namesOf, type Told } from './told.ts';

interface Facts {
  need: number;
  have: number;
  sum: number;
  max: number;
  times: number;
  told: Told;
}

const howMany = ({ min, max, kind }: Question): string => {
  if (kind === 'order') return 'put all of them in order';
  return min === max ? `choose ${min}` : `choose ${min} to ${max}`;
};
const asking = ({ told }: Facts): Question | null => told.view.asking;
const whoIsAsked = (facts: Facts): string => {
  const { told } = facts;
  return (
    asking(facts)
      ?.seats.map((seat) => told.name(seat))
      .join(' and ') || 'nobody'
  );
};

/** The cards that attacks must go to. */
function mustBeAttacked({ told }: Facts): string {
  const { table } = told.view;
  const foe = other(table.turnPlayer);
  const cards: CopyId[] = [...table.leader[foe], ...table.characters[foe]];
  return namesOf(
    told,
    cards.filter((card) => ((table.bans[card] ?? 0) & MUST_BE_ATTACKED) !== 0),
  );
}

export const REFUSALS: Readonly<Record<string, (facts: Facts) => string>> = {
  NOT_ENOUGH_DON: ({ need, have }) => `This costs ${don(need)} and you have ${have} active.`,
  NOT_IN_MAIN: () => 'This Event has no [Main] effect: it is for the Counter Step, or for its Trigger.',
  CANNOT_PLAY: () => 'An effect keeps you from playing this card now.',
  NO_SUCH_EFFECT: () => 'This card has no such effect: choose one of its [Activate: Main] effects.',
  ONCE_PER_TURN: () => 'This effect was used this turn: it can be used once in each turn.',
  CONDITION: () => 'What this effect needs does not hold now: its DON!!, its turn or its "if".',
  CANNOT_PAY: () => 'What comes first, before the colon, cannot be paid in full now.',
  LOOP: ({ times }) =>
    `This position has come round ${count(times, 'time')} this turn: do something else, or end your turn.`,
  FIRST_TURN: () => 'Nobody attacks in their own first turn: attack from your second turn on.',
  RESTED: () => 'It is rested: only an active card attacks. It becomes active in your next Refresh Phase.',
  CANNOT_ATTACK: () => 'An effect keeps it from attacking now.',
  PLAYED_THIS_TURN: () => 'It came this turn and has no [Rush]: it may attack from your next turn on.',
  CANNOT_ATTACK_LEADER: () => 'An effect keeps it from attacking Leaders: attack a rested Character.',
  RUSH_CHARACTER_ONLY: () => 'It came this turn and has [Rush: Character] only: attack a rested Character.',
  TARGET_ACTIVE: () => 'That Character is active: attack the Leader or a rested Character.',
  MUST_ATTACK_OTHER: (facts) => `An effect says what must be attacked: ${mustBeAttacked(facts)}.`,
  NO_COUNTER: () => 'It has no Counter: use a Character with a Counter, or an Event with [Counter].',
  SAME_NAME: () => 'These have the same name: choose cards with different names.',
  TOTAL_TOO_HIGH: ({ sum, max }) => `Together they come to ${sum}: ${max} is the most.`,

  GAME_OVER: () => 'The match is over.',
  UNKNOWN_MOVE: () => 'This cannot be done in this game.',
  NOT_NOW: () => 'Something else is asked now: answer that first.',
  NOT_YOUR_DECISION: (facts) => `It is not for you to decide now: ${whoIsAsked(facts)} must.`,
  NOT_AN_OPTION: () => 'This cannot be chosen here: choose something that is offered.',
  WRONG_NUMBER: (facts) => {
    const q = asking(facts);
    return `That is not the right number of cards${q ? `: ${howMany(q)}` : ''}.`;
  },
  CHOSEN_TWICE: () => 'Something is chosen twice: choose each once.',
  OUT_OF_RANGE: (facts) => {
    const q = asking(facts);
    return `That number cannot be chosen${q ? `: it must be from ${q.min} to ${q.max}` : ''}.`;
  },
  NOTHING_TO_UNDO: () => 'There is nothing to take back: something was shown or decided since.',
};

export function refusalSentence({ code, params }: Refusal, told: Told): string {
  const why = REFUSALS[code];
  if (!why) throw new Error(`one-piece: there are no words for the refusal ${code}`);
  const number = (name: string): number => Number(params[name] ?? 0);
  return why({
    need: number('need'),
    have: number('have'),
    sum: number('sum'),
    max: number('max'),
    times: number('times'),
    told,
  });
}
