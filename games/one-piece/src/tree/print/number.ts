/** Numbers that are counted when they are needed. */
import { REF_WORDS } from '../../lexicon/refs.ts';
import type { Cards, Counted, Ref } from '../tree.ts';
import { forNumber, type NumberTable } from '../values.ts';
import { possessive, type Scope } from './scope.ts';
import { several, written } from './words.ts';

/** Things that are counted one by one, in contrast to a value of a card. */
const isCount = (counted: Counted): boolean => !counted.minus && forNumber(ARE_THINGS, counted);
const ARE_THINGS: NumberTable<[], boolean> = {
  count: () => true,
  names: () => true,
  colours: () => true,
  donOnField: () => true,
  event: () => true,
  done: () => true,
  named: () => false,
  happened: () => true,
  value: (value) => value === 'given',
};
const perOf = ({ per = 1 }: Counted): number => per;
const timesOf = ({ times = 1 }: Counted): number => times;
const isPlain = (counted: Counted): boolean => perOf(counted) === 1 && timesOf(counted) === 1;

/** "the number of your Characters", "1000 for every 2 cards in your trash", "2 plus its cost". */
export function valueWords(counted: Counted, scope: Scope): string {
  const { plus = 0 } = counted;
  const text = withoutPlus(counted, scope);
  return plus === 0 ? text : `${written(plus)} plus ${text}`;
}
function withoutPlus(counted: Counted, scope: Scope): string {
  if (isPlain(counted)) return bare(counted, scope);
  return `${written(timesOf(counted))} ${forEach(counted, scope)}`;
}

const VALUES = { power: 'power', cost: 'cost', basePower: 'base power', baseCost: 'base cost', counter: 'Counter' };

/** "(the number of your Characters) minus (the number of cards in your hand)": brackets, since each may say more. */
function bare({ minus, ...counted }: Counted, scope: Scope): string {
  return minus ? `(${plainly(counted, scope)}) minus (${plainly(minus, scope)})` : plainly(counted, scope);
}

const plainly = (counted: Counted, scope: Scope): string => forNumber(WHOLE, counted, scope);
/** Every way to count, as one number. */
const WHOLE: NumberTable<[scope: Scope], string> = {
  count: (cards, _num, scope) => `the number of ${scope.voice.owned(cards, scope)}`,
  names: (cards, _num, scope) => `the number of ${scope.voice.owned(cards, scope, ['different card names'])}`,
  colours: (cards, _num, scope) => `the number of different colours among ${scope.voice.owned(cards, scope)}`,
  donOnField: (who, _num, scope) => `the number of DON!! cards on ${possessive(who, scope)} field`,
  event: () => 'that number',
  done: (_n, _num, { said }) => `the number of ${said.done[0]}s ${said.done[1]} this way`,
  named: () => 'the chosen cost',
  happened: (happened, _num, scope) => `the number of times ${scope.voice.deed(happened, scope)}`,
  value: (value, num, scope) => {
    const { ofCard, ofEach, sumOf } = num;
    if (value === 'given') return `the ${sumOf ? 'total ' : ''}number of DON!! cards ${givenTo(num, scope)}`;
    if (sumOf) return `the total ${VALUES[value]} of ${scope.voice.owned(sumOf, scope)}`;
    return `${ofEach ? "each card's own" : printOwner(ofCard ?? 'this', scope)} ${VALUES[value]}`;
  },
};
/** "given to this Character", "given to your Characters"; of each card that is being changed "given to itself". */
function givenTo({ ofCard, ofEach, sumOf }: Counted, scope: Scope): string {
  if (sumOf) return `given to ${scope.voice.owned(sumOf, scope)}`;
  return ofEach ? 'given to itself' : `given to ${cardOf(ofCard ?? 'this', scope)}`;
}
function cardOf(ref: Ref, { self, said }: Scope): string {
  switch (ref) {
    case 'this':
      return self;
    case 'it':
      return said.between ? `the chosen ${several('card', !said.many)}` : said.many ? 'them' : 'it';
    case 'event':
      return said.chosen ? REF_WORDS.event : 'that card';
    default:
      return REF_WORDS[ref];
  }
}

/** "its", "this Character's". */
export function printOwner(ref: Ref, scope: Scope): string {
  const { between, many } = scope.said;
  if (ref === 'it' && !between) return many ? 'their' : 'its';
  return ref === 'it' && many ? "the chosen cards'" : `${cardOf(ref, scope)}'s`;
}

/** "for each of your Characters", "for every 2 cards in your trash", "for every 1000 of its power". */
export function forEach(counted: Counted, scope: Scope): string {
  const per = perOf(counted);
  const every = per === 1 ? 'each' : `every ${written(per)}`;
  if (!isCount(counted)) return `for every ${written(per)} of ${bare(counted, scope)}`;
  return `for ${forNumber(EACH, counted, every, per === 1, scope)}`;
}
/** Every way to count, one by one. */
const EACH: NumberTable<[every: string, one: boolean, scope: Scope], string> = {
  count: (cards, _num, every, one, scope) => scope.voice.each(cards, every, one, scope),
  names: (cards, _num, every, one, scope) =>
    scope.voice.each(cards, every, one, scope, [one ? 'a different card name' : 'different card names']),
  colours: (cards, _num, every, one, scope) =>
    `${every} different ${several('colour', one)} among ${scope.voice.owned(cards, scope)}`,
  donOnField: (who, _num, every, one, scope) =>
    `${every} ${several('DON!! card', one)} on ${possessive(who, scope)} field`,
  event: (_n, _num, every) => `${every} of those`,
  done: (_n, _num, every, one, { said }) => `${every} ${several(said.done[0], one)} ${said.done[1]} this way`,
  named: (_cost, _num, every) => `${every} of the chosen cost`,
  happened: (happened, _num, every, one, scope) =>
    `${every} ${several('time', one)} ${scope.voice.deed(happened, scope)}`,
  value: (_value, num, every, one, scope) => `${every} ${several('DON!! card', one)} ${givenTo(num, scope)}`,
};
/** May an amount be said as "1 … for each"? */
export const isForEach = (counted: Counted): boolean =>
  (isCount(counted) || !isPlain(counted)) && (counted.plus ?? 0) === 0;

/** Can it be said in place, with more words to follow? Not if it has a tail of its own, or could get theirs. */
export function isFlat(counted: Counted, { voice }: Scope, isEnd = true): boolean {
  const { count, names, colours, sumOf, done, happened, minus } = counted;
  if (minus || names || colours || happened || (!isEnd && (count ?? sumOf ?? done))) return false;
  const { where = {} } = count ?? sumOf ?? {};
  return voice.isBare(where) && (where.category === undefined || !isField(count ?? sumOf));
}
const isField = (cards: Cards | undefined): boolean =>
  cards?.in.some((area) => ['leader', 'character', 'stage', 'life', 'don'].includes(area)) ?? false;

const LETTERS = ['X', 'Y', 'Z', 'W', 'V', 'U', 'T', 'S'];
const letter = (i: number): string => LETTERS[i] ?? `X${i}`;

export function letterOf(counted: Counted, { said }: Scope): string {
  said.letters.push(counted);
  return letter(said.letters.length - 1);
}
/** ", where X is …": what the letters of a clause are. Their values may need letters of their own. */
export function whereLetters(scope: Scope): string {
  const { said } = scope;
  if (said.letters.length === 0) return '';
  const parts: string[] = [];
  for (let i = 0; i < said.letters.length; i++) {
    const counted = said.letters[i];
    if (counted) parts.push(`${letter(i)} is ${valueWords(counted, scope)}`);
  }
  said.letters = [];
  return `, where ${parts.join(' and ')}`;
}
