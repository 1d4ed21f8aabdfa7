/** Everything that could be answered to the open question: what is allowed, and what is not with its reason. */
import {
  type Act,
  type Action,
  type CopyId,
  FACE_DOWN,
  type Kind,
  type Move,
  moves,
  must,
  pickByPlace,
  type Question,
  type Refusal,
  type Running,
  refuse,
  type Seat,
  type Spec,
} from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import type { Kit } from '../game-table.ts';

export interface Answer {
  move: Move;
  label: string;
  /** Why not, as a sentence; null when it is legal. */
  why: string | null;
  /** What belongs together: the name of an action, else the kind of the question. */
  group: string;
}

export interface Answers {
  kind: Kind;
  /**
   * Of a choice of several and of an order: each thing as a pick of its own, to be sent together as one `pick`. Of a
   * timing question: none, for no time can be chosen from a list.
   */
  list: Answer[];
  min: number;
  max: number;
  /** Of a timing question: the clock this seat answers for, and whether it is held rather than stopped. */
  clock: { name: string; held: boolean } | null;
}

/** More numbers than these are not listed; `whyNot` tells about each. */
const MOST_NUMBERS = 500;

/** Null: nothing is asked of this seat. Worked out from the seat's own view: it tells nothing the seat may not know. */
export function answers(shelved: Kit, seat: Seat, told: Telling<Spec>): Answers | null {
  const { view } = told;
  const question = view.asking;
  if (!question?.seats.includes(seat) || view.over) return null;
  const { kind, min, max } = question;
  const list = candidates(shelved, question, seat, told).map((one) => answerOf(shelved, question, one, told));
  return { kind, list, min, max, clock: kind === 'timing' ? clockOf(shelved, question, seat, told) : null };
}

function answerOf({ words }: Kit, q: Question, { move, refusal }: Candidate, told: Telling<Spec>): Answer {
  const why = refusal && words.refusal(refusal, told);
  return { move, label: words.move(move, q, told), why, group: 'do' in move ? move.do : q.kind };
}

/**
 * What can be done with exactly these cards of the hand, in the game's own opinion. Null: cards are not put together to
 * answer the open question.
 */
export function answersWith(shelved: Kit, seat: Seat, cards: readonly CopyId[], told: Telling<Spec>): Answer[] | null {
  const { game, words } = shelved;
  const { asking, over } = told.view;
  if (!asking?.seats.includes(seat) || over) return null;
  const judged = (move: Move): Candidate => ({ move, refusal: refuse(game, told.view, seat, move) });
  return words.movesWith?.(cards, asking, told)?.map((move) => answerOf(shelved, asking, judged(move), told)) ?? null;
}

/** Why a move cannot be made, as a sentence; null: it can. */
export function whyNot({ game, words }: Kit, seat: Seat, move: Move, told: Telling<Spec>): string | null {
  const refusal = refuse(game, told.view, seat, move);
  return refusal && words.refusal(refusal, told);
}

interface Candidate {
  move: Move;
  refusal: Refusal | null;
}

function candidates(shelved: Kit, q: Question, seat: Seat, told: Telling<Spec>): Candidate[] {
  const { game } = shelved;
  const { view } = told;
  const checked = (move: Move): Candidate => ({ move, refusal: refuse(game, view, seat, move) });
  const words = (): Move[] => q.options.map((choose) => ({ choose }));
  switch (q.kind) {
    case 'action':
      return onQuestion(shelved, seat, told, (x, actions) =>
        actions.flatMap((action) => pointings(x, seat, action)),
      ).map(checked);
    case 'cards':
    case 'order':
      if (q.kind === 'cards' && q.min === 1 && q.max === 1) {
        return namesIn(q).map((pick) => checked({ pick: [pick] }));
      }
      return eachThing(shelved, q, seat, told);
    case 'option':
    case 'yes-no':
      return words().map(checked);
    case 'number': {
      const count = Math.min(q.max - q.min + 1, MOST_NUMBERS);
      const numbers = count === MOST_NUMBERS ? [] : Array.from({ length: Math.max(0, count) }, (_, i) => q.min + i);
      return [...words(), ...numbers.map((say): Move => ({ say }))].map(checked);
    }
    case 'layout':
      return moves(game, view, seat).map((move) => ({ move, refusal: null }));
    case 'timing':
      return [];
  }
}

/** What a seat calls the things of `from`: a card it cannot see goes by its place. */
export const namesIn = ({ from, noun }: Question): number[] =>
  from.map((thing, place) => (noun === 'card' && thing === FACE_DOWN ? pickByPlace(place) : thing));

/** Of several things each may be refused for itself, however many are to be picked. */
function eachThing(shelved: Kit, q: Question, seat: Seat, told: Telling<Spec>): Candidate[] {
  const names = namesIn(q);
  const { stack } = told.view;
  const frame = must(stack, stack.length - 1);
  const { why } = shelved.game.program(frame).behind(frame);
  return onQuestion(shelved, seat, told, (x) =>
    names.map((name, place) => {
      const thing = q.from[place] ?? FACE_DOWN;
      const hidden = q.noun === 'card' && thing === FACE_DOWN;
      return { move: { pick: [name] }, refusal: why && !hidden ? why(x, frame.r, thing) : null };
    }),
  );
}

/** Runs code on the seat's view as the rules see it when this question is open. */
function onQuestion<T>(
  { game }: Kit,
  seat: Seat,
  { view }: Telling<Spec>,
  run: (x: Running<Spec>, actions: readonly Action<Spec>[]) => T,
): T {
  const frame = must(view.stack, view.stack.length - 1);
  const { actions } = game.program(frame).behind(frame);
  return game.x.on(view, undefined, (x) => {
    x.stepIn(frame, seat);
    return run(x, actions);
  });
}

function pointings(x: Running<Spec>, seat: Seat, action: Action<Spec>): Act[] {
  x.point(seat, { do: action.id });
  if (action.ways) return action.ways(x);
  const cards = action.cards ? action.cards(x).filter((card) => card !== FACE_DOWN) : [undefined];
  return cards.flatMap((card) => {
    x.point(seat, pointed(action.id, card));
    const things = action.at ? action.at(x) : [undefined];
    return things.map((thing) => pointed(action.id, card, thing));
  });
}

function pointed(id: string, card?: CopyId, thing?: number): Act {
  return { do: id, ...(card === undefined ? {} : { card }), ...(thing === undefined ? {} : { at: thing }) };
}

/** Of the question's clocks the first is stopped, the others are held. */
function clockOf({ game }: Kit, q: Question, seat: Seat, { view }: Telling<Spec>): Answers['clock'] {
  const [mark] = moves(game, view, seat);
  const name = mark && 'timing' in mark ? mark.for : '';
  return name === '' ? null : { name, held: q.options.indexOf(name) > 0 };
}
