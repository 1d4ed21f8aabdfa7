/** One thing being done, before it is known whether it is told ("draw 1 card"), offered ("you may …") or demanded. */
import type { Num, Side, Target, Who } from '../tree.ts';
import { forEach, isForEach, whereLetters } from './number.ts';
import { acting, type Scope } from './scope.ts';
import { amountWords, targetOf } from './target.ts';
import { sentence, signed, written } from './words.ts';

export interface Clause {
  /** Who does it: a player, or a card that gains or cannot. */
  subject: Side | { text: string; many: boolean };
  /** In its plain form; two verbs may be joined by "and". */
  verb: string;
  rest: string;
  /** "cannot", "will not": a verb with one form only. */
  modal: boolean;
  /** What the next clause may leave out if it is the same: the name of cards that stay the same. */
  same: string | null;
}

/** A player does something. What the letters in it are is said at its end. */
export const does = (subject: Side, verb: string, scope: Scope, ...rest: (string | undefined)[]): Clause => ({
  subject,
  verb,
  rest: `${sentence(rest)}${whereLetters(scope)}`,
  modal: false,
  same: null,
});

/** Cards gain, become, cannot. `rest` is asked after the cards are named, so that letters come in reading order. */
export function is(
  what: Target,
  verb: string,
  scope: Scope,
  rest: (many: boolean) => readonly (string | undefined)[],
): Clause {
  const { text, many, fixed } = targetOf(what, scope, 'in');
  const subject = `${text}${ofTheirChoice(what)}`;
  // With a letter in it the same words may mean other cards.
  const isSame = fixed && scope.said.letters.length === 0;
  const modal = ['can', 'cannot', 'will not'].includes(verb);
  const words = sentence(rest(many));
  const letters = whereLetters(scope);
  // Behind ", where X is …" an "and" would go on with that.
  const same = isSame && letters === '' ? subject : null;
  return { subject: { text: subject, many }, verb, rest: `${words}${letters}`, modal, same };
}
/** For a sentence that cannot name the player who chooses. */
export const ofTheirChoice = (what: Target): string =>
  typeof what !== 'string' && 'by' in what && what.by === 'opponent' ? " of your opponent's choice" : '';

const bends = (verb: string): string => {
  if (verb === 'K.O.') return "K.O.'s";
  if (verb === 'have') return 'has';
  return /(s|sh|ch|x|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
};
const inThird = ({ verb, modal }: Clause): string => (modal ? verb : verb.split(' and ').map(bends).join(' and '));

const PLAYERS: Readonly<Record<Side, string>> = { you: 'you', opponent: 'your opponent', either: 'each player' };
const subjectText = ({ subject }: Clause): string => (typeof subject === 'string' ? PLAYERS[subject] : subject.text);
const isSingular = ({ subject }: Clause): boolean => (typeof subject === 'string' ? subject !== 'you' : !subject.many);
const predicate = (clause: Clause): string =>
  `${isSingular(clause) ? inThird(clause) : clause.verb} ${clause.rest}`.trimEnd();

/** "you draw 1 card", "your opponent draws 1 card". */
export const stated = (clause: Clause): string => `${subjectText(clause)} ${predicate(clause)}`;
/** "draw 1 card", "your opponent draws 1 card". */
export const told = (clause: Clause): string =>
  clause.subject === 'you' ? `${clause.verb} ${clause.rest}`.trimEnd() : stated(clause);
/** Behind "you may" or "your opponent may": "draw 1 card", "have this Character gain [Rush]". */
export function offered(clause: Clause, to: Who): string {
  if (clause.subject === to) return `${clause.verb} ${clause.rest}`.trimEnd();
  if (clause.modal) return `make it so that ${stated(clause)}`;
  return `have ${subjectText(clause)} ${clause.verb} ${clause.rest}`.trimEnd();
}
/** The next clause about the same cards: "and gains [Rush]". */
export const continued = (clause: Clause): string => `and ${predicate(clause)}`;

/** A player's amount of something: "draw 2 cards", "draw 1 card for each …", "draw X cards, where X is …". */
export interface Amount {
  amount: string;
  one: boolean;
  /** Behind everything else. */
  each: string;
}
export function amountOf(n: Num, upTo: boolean | undefined, scope: Scope): Amount {
  if (typeof n === 'number' || !isForEach(n)) return { amount: amountWords(n, upTo, scope), one: n === 1, each: '' };
  const times = n.times ?? 1;
  return { amount: `${upTo ? 'up to ' : ''}${written(times)}`, one: times === 1, each: forEach(n, scope) };
}
/** "+1000", "−2 … for each", "+X, where X is …". */
export function change(n: Num, scope: Scope): { sign: string; each: string; isLess: boolean } {
  if (typeof n === 'number') return { sign: signed(n), each: '', isLess: n < 0 };
  if (!isForEach(n)) return { sign: `+${amountWords(n, false, scope)}`, each: '', isLess: false };
  const times = n.times ?? 1;
  return { sign: signed(times), each: forEach(n, scope), isLess: times < 0 };
}

/** The scope of a clause whose subject is known: what is "their" hand to the opponent. */
export const by = (subject: Side, scope: Scope): Scope => acting(scope, subject === 'opponent' ? 'opponent' : 'you');
