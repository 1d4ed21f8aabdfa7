/** Cards to be chosen: quantity × side × noun. */
import type { Area, Cards, Pick, Side, Target, Who } from '../../src/tree/tree.ts';
import { ahead, attempt, type Cursor, firstOf, listOf, remember, rule, say, sayOne, token } from '../grammar/cursor.ts';
import { alsoOf } from '../noun/alternatives.ts';
import { both, cardName } from '../noun/filter.ts';
import { heads, type Noun, noun, nounTail } from '../noun/noun.ts';
import type { Token } from '../text/tokens.ts';
import { another } from './another.ts';
import { cardsMeant, filterOf } from './cards.ts';
import { eitherNoun } from './either-noun.ts';
import { leaderOrOne } from './leader-or-one.ts';
import { side } from './place.ts';
import { isOneAgain, type Quantity, quantity } from './quantity.ts';
import { noteChosen } from './refs.ts';
import { samePlace } from './same-place.ts';

const asPick = (found: Noun, amount: Quantity, owner: Side | undefined): Pick | undefined => {
  const { total, differentNames, ...behind } = found.behind;
  if (differentNames === 'one') return undefined;
  const cards = cardsMeant({ ...found, behind }, owner);
  if (!cards) return undefined;
  const made: Pick = {
    ...amount,
    ...cards,
    ...(total ? { total } : {}),
    ...(differentNames ? { differentNames: true } : {}),
  };
  if (found.place) PLACED.add(made); // determinism: said of this object alone, and gone with it
  return made;
};

const isAnyOfHand = (what: Pick): boolean => isOnly(what, 'hand') && !what.where;

/**
 * Picks whose place was said: "DON!! cards in your cost area" are cards like others; "your DON!! cards" have steps
 * of their own.
 */
const PLACED = new WeakSet<Pick>();

/** Cards to be chosen: quantity × side × noun. */
export const pick = rule<readonly Pick[]>('cards to choose', (c) => {
  const found = firstOf<readonly Pick[]>(c, [eachNamed, leaderOrOne, oneMore, counted, owned, unowned]);
  if (!found) return undefined;
  // DON!! are all alike: nobody means one of them afterwards.
  if (found.some((each) => !isDon(each))) {
    noteChosen(c, found.every(isAnyOfHand));
    remember(c, { many: found.length > 1 || found.some(isSeveral), apart: found.length > 1 });
  }
  // Said here where the sentence cannot name the player who chooses.
  return say(c, "of your opponent's choice") ? found.map(byTheOpponent) : found;
});

function byTheOpponent(picked: Pick): Pick {
  const made: Pick = { ...picked, by: 'opponent' };
  if (PLACED.has(picked)) PLACED.add(made); // determinism: as above
  return made;
}

export const isSeveral = ({ all, upTo, n }: Pick): boolean => all === true || (upTo ?? n) !== 1;

function counted(c: Cursor): readonly Pick[] | undefined {
  const amount = quantity(c);
  if (!amount) return undefined;
  let each = false;
  const owner = attempt(c, (i) => {
    const of = say(i, 'of');
    each = say(i, 'each of') === true;
    const whose = side(i);
    return of || whose ? whose : undefined;
  });
  if (!owner) say(c, 'of the?');
  const from = c.at;
  const said = orAnother(c, amount, owner, 'all' in amount ? every(c) : noun(c));
  const found = owner ? said : samePlace(c, said, from);
  if (owner === 'opponent' && isOther(c.tokens.slice(from, c.at))) return undefined;
  const apart = found && !found.place ? attempt(c, eachPlace) : undefined;
  if (found && apart) {
    const picks = apart.map((area) => asPick({ ...found, place: { in: [area] } }, amount, owner));
    return picks.every((each) => each !== undefined) ? picks : undefined;
  }
  const isAnywhere = found && !owner && !found.place && found.heads.length === 1 && found.heads[0] === 'CARD';
  // "Trash 1 red card" is from the hand (OP-101); other verbs must say from where.
  const placed = isAnywhere && c.said.fromHand ? { ...found, place: { in: ['hand'] as const } } : found;
  if (isAnywhere && !c.said.fromHand) return undefined;
  const picked = placed && asPick(placed, amount, owner);
  // "up to 1 of each of your opponent's Leader and Character cards": one here and one there
  return picked && (each ? picked.in.map((area) => ({ ...picked, in: [area] })) : [picked]);
}

/** "another of your {A} type Characters". */
function oneMore(c: Cursor): readonly Pick[] | undefined {
  const apart = another(c);
  const owner = apart && say(c, 'of') ? side(c) : undefined;
  const found = owner === 'you' ? noun(c) : undefined;
  const filter = apart && found && both(found.behind.filter, apart);
  const picked = found && filter && asPick({ ...found, behind: { ...found.behind, filter } }, { n: 1 }, owner);
  return picked && [picked];
}

/** "your opponent's other Characters" are those not chosen before; the tree has only "other than this card". */
const isOther = (words: readonly Token[]): boolean =>
  words.some(({ text }, i) => text === 'other' && words[i + 1]?.text !== 'than');

/** "all of your [A] and [B] cards": every card that is one or the other. */
function every(c: Cursor): Noun | undefined {
  const { everyone } = c.said;
  remember(c, { everyone: true });
  const found = noun(c);
  remember(c, { everyone });
  return found;
}

/** "up to 1 [A] or up to 1 {B} type card from your hand": one of them, though the number is said twice. */
function orAnother(c: Cursor, amount: Quantity, owner: Side | undefined, first: Noun | undefined): Noun | undefined {
  let all = first;
  for (;;) {
    const before: Noun | undefined = all;
    const both = attempt(c, (i) => {
      if (!before || before.place || !say(i, ',? or')) return undefined;
      const again = quantity(i);
      if (!again || !isOneAgain(amount, again)) return undefined;
      const whose = attempt(i, (j) => (say(j, 'of') ? side(j) : undefined));
      const next = whose === owner || !whose ? noun(i) : undefined;
      // "up to 1 of your Characters or up to 1 Character card from your hand": those are in two places.
      if (!next || (whose !== owner && next.place)) return undefined;
      return eitherNoun(before, first && !whose ? likeFirst(first, next) : next);
    });
    if (!both) return all;
    all = both;
  }
}

const likeFirst = (first: Noun, { behind, ...next }: Noun): Noun => ({
  ...next,
  behind: { ...behind, filter: alsoOf(filterOf(first) ?? {}, behind.filter) },
});

/** "each from your hand and trash": this many from each of the two places. */
const eachPlace = (c: Cursor): readonly Area[] | undefined =>
  sayOne(c, [
    ['each from your hand and trash', ['hand', 'trash']],
    ['each from your trash and hand', ['trash', 'hand']],
  ] as const);

/** "up to 1 each of [A], [B], and [C] with a cost of 2 from your hand", "… of your [A] and [B]": one for each name. */
function eachNamed(c: Cursor): readonly Pick[] | undefined {
  const amount = quantity(c);
  if (!amount || 'all' in amount || !(say(c, 'of? each of') ?? say(c, 'each'))) return undefined;
  const owner = attempt(c, side);
  const names = listOf(c, cardName, ['and']);
  if (!names) return undefined;
  // What follows the names holds for each of them.
  const rest = { heads: attempt(c, heads) ?? [], ...nounTail(c) };
  const picks = names.map((name) => {
    const filter = both({ name: [name] }, rest.behind.filter);
    return filter && asPick({ ...rest, behind: { ...rest.behind, filter } }, amount, owner);
  });
  return picks.every((each) => each !== undefined) ? picks : undefined;
}

/** "your Leader", "your opponent's Characters", "your 1 active Leader", "your [A]". */
function owned(c: Cursor): readonly Pick[] | undefined {
  const whose = side(c);
  if (!whose) return undefined;
  const amount = attempt(c, (i) => token(i, 'number')?.n);
  const found = amount === undefined ? every(c) : noun(c);
  const isLeader = found?.heads.length === 1 && found.heads[0] === 'LEADER';
  const picked =
    found && asPick(found, c.said.permanent || (!isLeader && amount === undefined) ? { all: true } : { n: 1 }, whose);
  return picked && [picked];
}

/** Standing text about all cards of a kind: "blue Events in your hand", "{A} type Characters". */
function unowned(c: Cursor): readonly Pick[] | undefined {
  if (!c.said.permanent || ahead(c, quantity)) return undefined;
  const found = noun(c);
  const picked = found && asPick(found, { all: true }, undefined);
  return picked && [picked];
}

export const isPick = (what: Target): what is Pick => typeof what !== 'string' && !('top' in what);

export const isDon = (what: Target): what is Pick => isPick(what) && isOnly(what, 'don') && !PLACED.has(what);

export const isOnly = ({ in: areas }: Cards, area: Area): boolean => areas.length === 1 && areas[0] === area;

/** Whoever is told to act chooses; where nothing is to be chosen, nobody. */
export const chosenBy = (what: Target, who: Who): Target =>
  who === 'opponent' && isPick(what) && !what.all ? { ...what, by: 'opponent' } : what;
