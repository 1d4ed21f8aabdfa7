/** Steps that move cards: hand, deck, trash, Life, and off the field. */
import type { Step, Target, To, Who } from '../tree.ts';
import { amountOf, by, type Clause, does } from './clause.ts';
import { short } from './range.ts';
import { acting, possessive, type Scope } from './scope.ts';
import { chooserOf, objectOf, pileSide } from './target.ts';
import { several } from './words.ts';

type Of<K extends Step['do']> = Extract<Step, { do: K }>;

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

export function drawn({ n, who = 'you', upTo }: Of<'draw'>, scope: Scope): Clause {
  const { amount, one, each } = amountOf(n, upTo, by(who, scope));
  const clause = does(who, 'draw', by(who, scope), amount, several('card', one), each);
  done(scope, 'drawn');
  return clause;
}
export function drawnTo({ n, who = 'you' }: Of<'drawTo'>, scope: Scope): Clause {
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

/** Cards come back from the field and are added from elsewhere. */
const VERBS: Readonly<Record<To, readonly [field: string, elsewhere: string, participle: string]>> = {
  trash: ['trash', 'trash', 'trashed'],
  hand: ['return', 'add', 'moved'],
  'deck-top': ['place', 'place', 'placed'],
  'deck-bottom': ['place', 'place', 'placed'],
  'deck-top-or-bottom': ['place', 'place', 'placed'],
  'life-top': ['add', 'add', 'added'],
  'life-bottom': ['add', 'add', 'added'],
  'life-top-or-bottom': ['add', 'add', 'added'],
};
const PLACES: Readonly<Record<To, readonly [front: string, pile: string]>> = {
  trash: ['', ''],
  hand: ['to', 'hand'],
  'deck-top': ['at the top of', 'deck'],
  'deck-bottom': ['at the bottom of', 'deck'],
  'deck-top-or-bottom': ['at the top or bottom of', 'deck'],
  'life-top': ['to the top of', 'Life cards'],
  'life-bottom': ['to the bottom of', 'Life cards'],
  'life-top-or-bottom': ['to the top or bottom of', 'Life cards'],
};

export function moved({ what, to: where, faceUp, reveal }: Of<'move'>, scope: Scope): Clause {
  const side = pileSide(what, scope);
  const [field, elsewhere, participle] = VERBS[where];
  const verb = isLife(what) && where.startsWith('life') ? 'place' : side === null ? field : elsewhere;
  const subject = doerTo(what, scope);
  const inner = acting(scope, subject);
  const cards = objectOf(what, inner);
  const [front, pile] = PLACES[where];
  // A card goes to its owner's places; where the words say whose it is, they say it again.
  const owner = side ? possessive(side, inner) : "the owner's";
  const place = front && `${verb === 'place' ? front.replace(/^to /, 'at ') : front} ${owner} ${pile}`;
  const clause = does(subject, reveal ? `reveal and ${verb}` : verb, inner, cards, place, faceUp ? 'face-up' : '');
  done(scope, participle);
  return clause;
}
const isLife = (what: Target): boolean => typeof what !== 'string' && what.in.length === 1 && what.in[0] === 'life';
