/** What sets an effect off, and what it stands in for. */
import { FATE_WORDS } from '../../lexicon/causes.ts';
import { type Doing, OCCASION_WORDS, type Suffering } from '../../lexicon/occasions.ts';
import { isAuto, isOwn } from '../../lexicon/timings.ts';
import type { Cards, Occasion, Range, Side, Timing, Would } from '../tree.ts';
import { anyOf, someOf } from './cards.ts';
import { causeWords } from './cause.ts';
import { whereLetters } from './number.ts';
import { bounds } from './range.ts';
import { possessive, type Scope } from './scope.ts';
import { article, SIDE, sentence, several, written } from './words.ts';

/** A card, or as many as it takes: "a card" and "is", "2 or more cards" and "are". */
interface Amount {
  of: (noun: string) => string;
  is: string;
}

const MASS: readonly string[] = ['damage'];

function amountOf(n: Range | undefined, scope: Scope): Amount {
  if (!n) return { of: (noun) => (MASS.includes(noun) ? noun : article(noun)), is: 'is' };
  const one = n.min === 1 && n.max === 1;
  const amount = bounds(n, scope, '', 'exactly ');
  return { of: (noun) => `${amount} ${MASS.includes(noun) ? noun : several(noun, one)}`, is: one ? 'is' : 'are' };
}

const OR_KO = "or K.O.'d";
/** "when one of your Characters is K.O.'d by your opponent's effect". */
export function occasionOf(timing: Timing, when: Occasion, scope: Scope): string {
  const text = when.cards || isOwn(timing) ? toCards(timing, when, scope) : toPlayer(timing, when, scope);
  const left = when.left === undefined ? '' : `leaving ${written(when.left)} Life ${several('card', when.left === 1)}`;
  const ends = [when.to ? "to the owner's hand" : '', causeWords(when, scope), when.orKo ? OR_KO : '', left];
  return `${sentence([text, ...ends])}${whereLetters(scope)}`;
}

function toCards(timing: Timing, { cards, whose, n }: Occasion, scope: Scope): string {
  const many = cards !== undefined && n !== undefined && !(n.min === 1 && n.max === 1);
  const words = isAuto(timing) ? OCCASION_WORDS[timing].cards : null;
  const verb = words && 'one' in words ? words[many ? 'many' : 'one'] : '';
  return sentence([
    words && 'before' in words ? words.before : words ? 'when' : `${timeOf(timing)} for`,
    subjectOf(cards, n, scope),
    verb,
    words && 'one' in words ? words.behind?.[cards?.of ?? 'you'] : '',
    // Cards say whose they are in their own words: these two are for rare trees that say it beside them.
    whose ? `on ${SIDE[whose]}` : '',
    n && !cards ? `with ${bounds(n, scope)} at once` : '',
  ]);
}
const aloneIn = (timing: Timing) => (isAuto(timing) ? OCCASION_WORDS[timing].alone : null);
function timeOf(timing: Timing): string {
  const alone = aloneIn(timing);
  return alone && 'time' in alone ? alone.time : '';
}
function subjectOf(cards: Cards | undefined, n: Range | undefined, scope: Scope): string {
  if (!cards) return scope.self;
  if (!n) return anyOf(cards, scope);
  return someOf(bounds(n, scope, '', 'exactly '), n.min === 1 && n.max === 1, cards, scope, { prep: 'from' });
}

function toPlayer(timing: Timing, { whose, n }: Occasion, scope: Scope): string {
  const alone = aloneIn(timing);
  if (!alone || 'time' in alone) {
    const side = whose && whose !== 'you' ? `on ${SIDE[whose]}` : '';
    return sentence([timeOf(timing), side, n ? `with ${bounds(n, scope)} at once` : '']);
  }
  const side = whose ?? 'you';
  const amount = amountOf(n, scope);
  return `when ${'does' in alone ? doing(alone, side, amount) : suffering(alone, possessive(side, scope), amount)}`;
}
/** "your opponent draws 2 or more cards outside the Draw Phase". */
const doing = ({ does, what, behind }: Doing, side: Side, { of }: Amount): string =>
  sentence([PLAYERS[side], side === 'you' ? does : `${does}s`, of(what), behind]);
/** "2 or more cards are trashed from your hand". */
const suffering = ({ what, around: [before, behind] }: Suffering, whose: string, { of, is }: Amount): string =>
  `${of(what)} ${`${before} ${whose} ${behind}`.replace(/\bis\b/, is)}`;
const PLAYERS: Readonly<Record<Side, string>> = { you: 'you', opponent: 'your opponent', either: 'either player' };

/** "this Character would be K.O.'d in battle". */
export function wouldOf(would: Would, scope: Scope): string {
  const { what, cards, orKo } = would;
  const self = FATE_WORDS[what].to === 'player' ? 'you' : scope.self;
  const subject = cards ? anyOf(cards, scope) : self;
  const said = sentence([subject, `would ${FATE_WORDS[what].said}`, causeWords(would, scope), orKo ? OR_KO : '']);
  return `${said}${whereLetters(scope)}`;
}
