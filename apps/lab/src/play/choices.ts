/** What a person may answer, numbered, and what they typed read back into a move. */
import {
  type CopyId,
  FACE_DOWN,
  type Move,
  moves,
  pickByPlace,
  type Question,
  refuse,
  type Seat,
  type Spec,
} from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import type { AnyGame } from '../lab.ts';
import { unplayable } from './unplayable.ts';

export interface Choice {
  /** What to type. */
  key: string;
  words: string;
  move: Move;
  /** Why it cannot be chosen; null: it can. */
  why: string | null;
}

export function choicesFor(shelved: AnyGame, q: Question, seat: Seat, told: Telling<Spec>): Choice[] {
  const { game, words } = shelved;
  if (q.kind === 'number') return numberChoices(q).map((move, i) => choice(move, i, null));
  const listed = q.kind === 'order' ? q.from.map((_, place) => onePick(q, place)) : moves(game, told.view, seat);
  const { inHand } = words;
  const legal = inHand ? asHeld(listed, (cards) => inHand(cards, told)) : listed;
  const all = [...legal, ...(q.kind === 'action' ? unplayable(shelved, seat, told, legal) : refused(q, legal))];
  const choices = all.map((move, i) => {
    const refusal = i < legal.length ? null : refuse(game, told.view, seat, move);
    return choice(move, i, refusal && words.refusal(refusal, told));
  });
  return choices.sort((a, b) => Number(a.key) - Number(b.key)).filter(isNews);

  function choice(move: Move, i: number, why: string | null): Choice {
    return { key: keyOf(q, move, i), words: words.move(move, q, told), move, why };
  }
}

/** Two copies of a card are refused alike: that is said once. */
const isNews = (one: Choice, i: number, all: readonly Choice[]): boolean =>
  one.why === null || all.findIndex(({ words, why }) => words === one.words && why === one.why) === i;

/** The same action with one card after another, in the order in which a player holds them. */
export function asHeld(listed: readonly Move[], inHand: (cards: readonly CopyId[]) => CopyId[]): Move[] {
  const byAction = new Map<string, Map<CopyId, Move>>();
  const groups: (Move | Map<CopyId, Move>)[] = [];
  for (const move of listed) {
    if (!('do' in move) || move.card === undefined || move.at !== undefined || move.layout !== undefined) {
      groups.push(move);
      continue;
    }
    const known = byAction.get(move.do);
    const group = known ?? new Map<CopyId, Move>();
    group.set(move.card, move);
    byAction.set(move.do, group);
    if (!known) groups.push(group);
  }
  return groups.flatMap((one) =>
    one instanceof Map ? inHand([...one.keys()]).flatMap((card) => one.get(card) ?? []) : one,
  );
}

/** A thing to be put in order; a face-down card is named by its place. */
function onePick(q: Question, place: number): Move {
  const thing = q.from[place] ?? FACE_DOWN;
  return { pick: [q.noun === 'card' && thing === FACE_DOWN ? pickByPlace(place) : thing] };
}

/** Listed answers that the rules refuse just now: shown with the reason rather than left out. */
export function refused(q: Question, legal: readonly Move[]): Move[] {
  const has = (word: string): boolean => legal.some((move) => 'choose' in move && move.choose === word);
  if (q.kind === 'option' || q.kind === 'yes-no') {
    return q.options.filter((choose) => !has(choose)).map((choose): Move => ({ choose }));
  }
  if (q.kind !== 'cards' || q.max !== 1) return [];
  const listed = legal.flatMap(picksOf);
  return q.from
    .filter((thing) => (q.noun !== 'card' || thing > 0) && !listed.includes(thing))
    .map((thing): Move => ({ pick: [thing] }));
}

const numberChoices = (q: Question): Move[] => q.options.map((choose) => ({ choose }));

/** Seats are called by their number at the table, so that a number means the same person all match long. */
function keyOf(q: Question, move: Move, i: number): string {
  const [pick] = 'pick' in move ? move.pick : [];
  if (q.noun === 'seat' && pick !== undefined) return String(pick + 1);
  return String(q.kind === 'number' ? wordKey(q, i) : i + 1);
}

/** A word beside a number (pass) has a number too, one that cannot be meant as such: 0, or those after the last. */
function wordKey({ min, max }: Question, i: number): number {
  const isFree = min > 0 || max < 0;
  return isFree && i === 0 ? 0 : Math.max(max, 0) + (isFree ? i : i + 1);
}

const howMany = ({ min, max }: Question): string => `${min === max ? max : `${min} to ${max}`} numbers`;

/** A hint above the prompt when one number is not the whole answer. */
export function howTo(q: Question): string | null {
  if (q.kind === 'number')
    return `Type a number from ${q.min} to ${q.max}${q.options.length > 0 ? ', or the one above' : ''}.`;
  if (q.kind === 'order') return `Type ${howMany(q)} in the order you want, with spaces between them.`;
  if (q.kind === 'cards' && q.max > 1) return `Choose ${howMany(q)}: one after the other, or all in one line.`;
  return null;
}

/** The move that was meant, or a sentence that says why it cannot be read. */
export function readAnswer(q: Question, choices: readonly Choice[], typed: string): Move | string {
  const keys = typed.split(/[\s,]+/).filter((key) => key !== '');
  const [first] = keys;
  if (first === undefined) {
    // One plain action (roll, pass): Enter is as explicit as its number.
    const [only, ...others] = choices.filter(({ why }) => why === null);
    if (only && others.length === 0 && q.kind === 'action') return only.move;
    return 'Type one of the numbers, then Enter.';
  }
  const found = keys.map((key) => choices.find((choice) => isMeant(q, choice, key)));
  if (q.kind === 'number' && !found[0] && /^-?\d+$/.test(first)) return { say: Number(first) };
  const missing = found.indexOf(undefined);
  if (missing >= 0) return `There is no ${keys[missing]} to choose here.`;
  const chosen = found.filter((choice) => choice !== undefined);
  const refused = chosen.find((choice) => choice.why !== null);
  if (refused?.why) return refused.why;
  const [one] = chosen;
  if (one && chosen.length === 1 && q.kind !== 'order') return one.move;
  if (q.kind !== 'order' && (q.kind !== 'cards' || q.max === 1)) return 'Choose one.';
  return { pick: chosen.flatMap(({ move }) => picksOf(move)) };
}

/** A word beside a number may also be typed as it is. */
const isMeant = (q: Question, { key, move }: Choice, typed: string): boolean =>
  key === typed || (q.kind === 'number' && 'choose' in move && move.choose.toLowerCase() === typed.toLowerCase());

function picksOf(move: Move): number[] {
  if ('pick' in move) return move.pick;
  return 'also' in move && move.also !== null ? [move.also] : [];
}
