/** What must hold: a subject and what is true of it. Groups in groups stand in brackets. */
import type { Cards, Condition, ConditionOf, Filter, Range, Who } from '../tree.ts';
import { type ConditionTable, forCondition } from '../values.ts';
import { nounOf } from './cards.ts';
import { deedWords } from './deed.ts';
import { excluded, kindPredicates, partsOf } from './filter.ts';
import { valueWords, whereLetters } from './number.ts';
import { bounds, compared, isExact, short } from './range.ts';
import { acting, possessive, type Scope } from './scope.ts';
import { targetOf } from './target.ts';
import { article, listed } from './words.ts';

export function printCondition(condition: Condition, scope: Scope): string {
  const said = forCondition(WORDS, condition, scope);
  return `${said}${whereLetters(scope)}`;
}

/** Every condition. */
const WORDS: ConditionTable<[scope: Scope], string> = {
  all: ({ all }, scope) => group(all, ' and ', scope),
  any: ({ any }, scope) => group(any, ' or ', scope),
  not: ({ not }, scope) => negated(not, scope),
  number: (condition, scope) => numberIs(condition, scope),
  is: ({ is, where }, scope) => cardIs(is, where, scope),
  turn: ({ turn }, scope) => `it is ${possessive(turn, scope)} turn`,
  have: ({ have, n }, scope) => (n ? thereAre(have, n, scope) : haveOne(have, scope)),
  playedThisTurn: (_condition, scope) => {
    scope.said.between = true;
    return `you played ${scope.self} this turn`;
  },
  firstTurn: ({ firstTurn }) => (firstTurn ? 'it is your first turn' : 'it is not your first turn'),
};

const isGroup = (condition: Condition): boolean => 'all' in condition || 'any' in condition;
const inside = (condition: Condition, scope: Scope): string => {
  const text = printCondition(condition, scope);
  return isGroup(condition) ? `(${text})` : text;
};
const group = (conditions: readonly Condition[], word: string, scope: Scope): string =>
  conditions.map((each) => inside(each, scope)).join(word);

function negated(condition: Condition, scope: Scope): string {
  if ('have' in condition && !condition.n) return haveOne(condition.have, scope, true);
  return `it is false that ${inside(condition, scope)}`;
}

/** "you have 2 or less Life cards"; against a counted number "the number of … is less than the number of …". */
function numberIs({ number, min, max }: ConditionOf<'number'>, scope: Scope): string {
  const range: Range = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  if (typeof number === 'number') return `${short(number, scope)} is ${rangeWords(range, scope)}`;
  const { count, names, donOnField, happened, minus, per = 1, times = 1, plus = 0 } = number;
  const plain =
    !minus &&
    per === 1 &&
    times === 1 &&
    plus === 0 &&
    typeof (min ?? 0) === 'number' &&
    typeof (max ?? 0) === 'number';
  const isDone = happened !== undefined && min === 1 && max === undefined;
  if (!plain || !(count || names || donOnField || isDone)) {
    const text = `${valueWords(number, scope)} is ${rangeWords(range, scope)}`;
    // Behind it "it" would be this card.
    scope.said.between ||= number.ofCard === 'this';
    return text;
  }
  const one = min === 1 && max === 1;
  const amount = bounds(range, scope, '', 'exactly ');
  if (happened) return deedWords(happened, scope);
  if (count) return haveSome(count, amount, one, scope);
  if (names) return haveSome(names, amount, false, scope, ['different card names']);
  const { has, inner } = haver(donOnField ?? 'you', scope);
  return `${has} ${amount} DON!! ${one ? 'card' : 'cards'} on ${possessive(donOnField ?? 'you', inner)} field`;
}
const rangeWords = (range: Range, scope: Scope): string =>
  compared(range, scope) ?? bounds(range, scope, '', isExact(range, scope) ? 'exactly ' : '');

/** The player who has: behind "your opponent has", the opponent's cards are theirs. */
const haver = (who: Who, scope: Scope): { has: string; lacks: string; inner: Scope } =>
  who === 'you'
    ? { has: 'you have', lacks: 'you do not have', inner: acting(scope, 'you') }
    : { has: 'your opponent has', lacks: 'your opponent does not have', inner: acting(scope, 'opponent') };

function haveSome(cards: Cards, amount: string, one: boolean, scope: Scope, withs: readonly string[] = []): string {
  if (cards.of === 'either') {
    return `you and your opponent together have ${amount} ${nounOf(cards, scope, { one, prep: 'in', withs })}`;
  }
  const { has, inner } = haver(cards.of ?? 'you', scope);
  return `${has} ${amount} ${nounOf(cards, inner, { one, prep: 'in', withs })}`;
}

function haveOne(cards: Cards, scope: Scope, not = false): string {
  // "it" would be the one that is asked for.
  scope.said.between = true;
  const noun = (inner: Scope): string => article(nounOf(cards, inner, { one: true, prep: 'in' }));
  if (cards.of === 'either') return `${not ? 'neither player has' : 'either player has'} ${noun(scope)}`;
  const { has, lacks, inner } = haver(cards.of ?? 'you', scope);
  return `${not ? lacks : has} ${noun(inner)}`;
}
/** The same asked of the field alone, with a number. */
function thereAre(cards: Cards, range: Range, scope: Scope): string {
  const one = range.min === 1 && range.max === 1;
  const amount = bounds(range, scope, '', 'exactly ');
  const field = possessive(cards.of ?? 'you', scope);
  return `there ${one ? 'is' : 'are'} ${amount} ${nounOf(cards, scope, { one, prep: 'in' })} on ${field} field`;
}

/** "your Leader is red and has the {X} type". */
function cardIs(is: ConditionOf<'is'>['is'], where: Filter, scope: Scope): string {
  // "They have 2 given DON!! cards" would be said of the opponent.
  scope.said.between ||= is === 'it' && scope.said.many && where.given !== undefined;
  const { text, many } =
    is === 'leader'
      ? { text: 'your Leader', many: false }
      : is === 'opponentLeader'
        ? { text: `${possessive('opponent', scope)} Leader`, many: false }
        : targetOf(is, scope);
  scope.said.between ||= is === 'leader' || is === 'opponentLeader';
  // A card that battles is on the field, where a Character is not a "Character card" (OP-5).
  const card = is === 'attacker' || is === 'target' ? '' : ' card';
  return `${text} ${listed(predicates(where, scope, many, card), 'and')}`;
}

function predicates(where: Filter, scope: Scope, many: boolean, card: string): string[] {
  const [be, have, lack] = many ? ['are', 'have', 'do not have'] : ['is', 'has', 'does not have'];
  // What it is not is said in its own way below.
  const { not, other, ...rest } = where;
  const parts = partsOf(rest, scope, many);
  const said = [
    ...parts.looks.map((each) => `${be} ${each}`),
    ...kindPredicates(rest, be, have),
    ...(parts.category ? [`${be} ${article(`${parts.category}${card}`)}`] : []),
    ...parts.withs.map((each) => `${have} ${each}`),
    ...parts.withouts.map((each) => `${lack} ${each}`),
    ...parts.thats,
    ...(other ? [`${be} not ${scope.self}`] : []),
    ...(not ? [`${be} not ${excluded(not, scope, false)}`] : []),
    ...parts.either.map((each) => `${be} ${each}`),
  ];
  return said.length > 0 ? said : [`${be} a card`];
}
