/** Steps with DON!!, Life and damage. */
import { DESTINATION_WORDS } from '../../lexicon/destinations.ts';
import type { Num, StepOf, Who } from '../tree.ts';
import { amountOf, by, type Clause, does } from './clause.ts';
import { whereLetters } from './number.ts';
import { acting, possessive, type Scope } from './scope.ts';
import { doerTo, done, placeWords } from './step-cards.ts';
import { amountWords, objectOf } from './target.ts';
import { sentence, several, written } from './words.ts';

const DON = 'DON!! card';

export function donAdded({ n, upTo, rested, who = 'you' }: StepOf<'addDon'>, scope: Scope): Clause {
  const inner = by(who, scope);
  const one = n === 1;
  const it = one ? 'it' : 'them';
  const state = rested ? `and rest ${it}` : `and set ${it} as active`;
  const deck = `from ${possessive(who, inner)} DON!! deck`;
  return does(who, 'add', inner, amountWords(n, upTo, inner), several(DON, one), deck, state);
}

export function donGiven({ n, upTo, from, to, each }: StepOf<'giveDon'>, scope: Scope): Clause {
  const subject = doerTo(to, scope);
  const inner = acting(scope, subject);
  const state = from === 'any' ? '' : from;
  const cards = [amountWords(n, upTo, inner), state, several(DON, n === 1), each ? 'each' : '', 'to'];
  return does(subject, 'give', inner, ...cards, objectOf(to, inner, 'in'));
}
export function givenDonMoved({ n, upTo, to }: StepOf<'moveGivenDon'>, scope: Scope): Clause {
  const subject = doerTo(to, scope);
  const inner = acting(scope, subject);
  return does(
    subject,
    'move',
    inner,
    amountWords(n, upTo, inner),
    'of your given DON!! cards to',
    objectOf(to, inner, 'in'),
  );
}

export function givenDonReturned({ n, who = 'you', upTo }: StepOf<'returnGivenDon'>, scope: Scope): Clause {
  const inner = by(who, scope);
  const whose = possessive(who, inner);
  const cards = [amountWords(n, upTo, inner), `of ${whose} given DON!! cards to ${whose} cost area rested`];
  const clause = does(who, 'return', inner, ...cards);
  done(scope, 'returned', DON);
  return clause;
}

export function donReturned({ n, who = 'you', upTo, orMore, from }: StepOf<'returnDon'>, scope: Scope): Clause {
  const inner = by(who, scope);
  const whose = possessive(who, inner);
  const amount = [amountWords(n, upTo, inner), orMore ? 'or more' : '', from ?? ''];
  const cards = [...amount, several(DON, n === 1 && !orMore), `from ${whose} field to ${whose} DON!! deck`];
  const clause = does(who, 'return', inner, ...cards);
  done(scope, 'returned', DON);
  return clause;
}

/** A player's own DON!! are theirs to rest; the opponent's are rested by the effect's player. */
const ofDon = (n: Num, upTo: boolean | undefined, who: Who, scope: Scope): string =>
  `${amountWords(n, upTo, scope)} of ${possessive(who, scope)} DON!! cards`;
/** The player who does it: whoever acts, to DON!! of their own; else the effect's player. */
const handler = (who: Who, { actor }: Scope): Who => (who === actor ? actor : 'you');

export function donRested({ n, who = 'you', upTo }: StepOf<'restDon'>, scope: Scope): Clause {
  const subject = handler(who, scope);
  const clause = does(subject, 'rest', scope, ofDon(n, upTo, who, acting(scope, subject)));
  done(scope, 'rested', DON);
  return clause;
}
export function donActivated({ n, who = 'you', upTo }: StepOf<'activateDon'>, scope: Scope): Clause {
  const subject = handler(who, scope);
  const clause = does(subject, 'set', scope, ofDon(n, upTo, who, acting(scope, subject)), 'as active');
  done(scope, 'set as active', DON);
  return clause;
}
export function donFrozen({ n, who = 'you', upTo }: StepOf<'freezeDon'>, scope: Scope): Clause {
  const text = `${amountWords(n, upTo, scope)} of ${possessive(who, scope)} rested DON!! cards`;
  const rest = `become active in the next Refresh Phase${whereLetters(scope)}`;
  return { subject: { text, many: n !== 1 }, verb: 'will not', rest, modal: true, same: null };
}

export function lifeTurned({ which, n, faceUp, who = 'you' }: StepOf<'turnLife'>, scope: Scope): Clause {
  const subject = handler(who, scope);
  const whose = `${possessive(who, acting(scope, subject))} Life cards`;
  return does(subject, 'turn', scope, lifeCards(which, n, whose), faceUp ? 'face-up' : 'face-down');
}
function lifeCards(which: StepOf<'turnLife'>['which'], n: number | undefined, whose: string): string {
  if (which === 'all') return `all${n === undefined ? '' : ` ${written(n)}`} of ${whose}`;
  if (which === 'any') return `${n === undefined ? 'one' : written(n)} of ${whose}`;
  return n === undefined
    ? `the top card of ${whose}`
    : `${written(n)} ${several('card', n === 1)} from the top of ${whose}`;
}
export function lifeElsewhere({ who = 'you', faceUp, to }: StepOf<'lifeInstead'>, scope: Scope): Clause {
  const face = faceUp === undefined ? '' : faceUp ? 'face-up ' : 'face-down ';
  const own = who === 'you' ? 'your' : 'their';
  const goes = sentence([DESTINATION_WORDS[to].done, placeWords(to, own, 'place')]);
  return {
    subject: { text: `${possessive(who, scope)} ${face}Life cards`, many: true },
    verb: 'are',
    rest: `${goes} instead of being added to ${own} hand`,
    modal: false,
    same: null,
  };
}
export function damaged({ n, who }: StepOf<'damage'>, scope: Scope): Clause {
  const { amount, each } = amountOf(n, false, scope);
  return does('you', 'deal', scope, amount, 'damage to', who === 'you' ? 'yourself' : 'your opponent', each);
}
export const donPhaseGives = ({ n }: StepOf<'donPhaseGives'>): Clause => ({
  subject: { text: `${written(n)} of the DON!! cards placed in your DON!! Phase`, many: n !== 1 },
  verb: 'go',
  rest: 'to your Leader',
  modal: false,
  same: null,
});
