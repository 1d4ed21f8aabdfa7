/** Steps that move cards: hand, deck, trash, Life, and off the field. */
import { DESTINATION_WORDS } from '../../lexicon/destinations.ts';
import type { StepOf, Target, To, Who } from '../tree.ts';
import { amountOf, by, type Clause, does } from './clause.ts';
import { short } from './range.ts';
import { acting, possessive, type Scope } from './scope.ts';
import { chooserOf, objectOf, pileSide } from './target.ts';
import { several } from './words.ts';

/** Who does it to these cards: whoever chooses them; where nobody has to choose, whoever is acting. */
export const doerTo = (what: Target, { actor }: Scope): Who => chooserOf(what) ?? actor;

/** "K.O. up to 1 of …", "your opponent K.O.'s 1 of their Characters": with words before the cards and behind. */
export function to(what: Target, verb: string, scope: Scope, front = '', back = '', prep?: 'in' | 'from'): Clause {
  const subject = doerTo(what, scope);
  return does(subject, verb, scope, front, objectOf(what, acting(scope, subject), prep), back);
}
export function done(scope: Scope, participle: string, noun = 'card'): void {
  scope.said.done = [noun, participle];
}

export function drawn({ n, who = 'you', upTo }: StepOf<'draw'>, scope: Scope): Clause {
  const { amount, one, each } = amountOf(n, upTo, by(who, scope));
  const clause = does(who, 'draw', by(who, scope), amount, several('card', one), each);
  done(scope, 'drawn');
  return clause;
}
export function drawnTo({ n, who = 'you' }: StepOf<'drawTo'>, scope: Scope): Clause {
  const until = who === 'you' ? 'until you have' : 'until they have';
  const hand = `in ${who === 'you' ? 'your' : 'their'} hand`;
  const clause = does(
    who,
    'draw',
    by(who, scope),
    'cards',
    until,
    short(n, by(who, scope)),
    several('card', n === 1),
    hand,
  );
  done(scope, 'drawn');
  return clause;
}

/** "to the top of your Life cards"; what is placed is "at" the top. '' where the verb says it all. */
export function placeWords(to: To, owner: string, verb: string): string {
  const { place } = DESTINATION_WORDS[to];
  if (!place) return '';
  const [before, pile] = place;
  return `${verb === 'place' ? before.replace(/^to the /, 'at the ') : before} ${owner} ${pile}`;
}

export function moved({ what, to: where, faceUp, reveal }: StepOf<'move'>, scope: Scope): Clause {
  const side = pileSide(what, scope);
  const { fromField, fromElsewhere, done: participle } = DESTINATION_WORDS[where];
  const verb = isLife(what) && where.startsWith('life') ? 'place' : side === null ? fromField : fromElsewhere;
  const subject = doerTo(what, scope);
  const inner = acting(scope, subject);
  const cards = objectOf(what, inner);
  // A card goes to its owner's places; where the words say whose it is, they say it again.
  const owner = side ? possessive(side, inner) : "the owner's";
  const place = placeWords(where, owner, verb);
  const clause = does(subject, reveal ? `reveal and ${verb}` : verb, inner, cards, place, faceUp ? 'face-up' : '');
  done(scope, participle);
  return clause;
}
const isLife = (what: Target): boolean => typeof what !== 'string' && what.in.length === 1 && what.in[0] === 'life';
