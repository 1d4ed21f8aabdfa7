/** Cards to be chosen: quantity × side × noun. */
import type { Area, Cards, Filter, Num, Pick, Side, Target, Who } from '../src/tree/tree.ts';
import { cardsOf } from './cards.ts';
import { ahead, attempt, type Cursor, listOf, oneOf, past, rule, say, tell, token } from './cursor.ts';
import { both, cardName } from './filter.ts';
import { bareNoun, type Noun, noun, tail } from './noun.ts';
import { num } from './numbers.ts';
import { side } from './place.ts';
import { chosen } from './refs.ts';

type Quantity = { n: Num } | { upTo: Num | 'any' } | { all: true };

const quantity = rule<Quantity>('quantity', (c) =>
  oneOf<Quantity>(c, [
    (i) => upToMany(i, 'up to a total of'),
    (i) => upToMany(i, 'a total of up to'),
    (i) => upToMany(i, 'up to'),
    (i) => (say(i, 'any number') ? { upTo: 'any' } : undefined),
    (i) => (say(i, 'all|each|every') ? { all: true } : undefined),
    (i) => past(i, 'a total of', n),
    (i) => (say(i, 'a|an|any') ? { n: 1 } : undefined),
  ]),
);

export const n = (c: Cursor): Quantity | undefined => {
  const found = num(c);
  return found === undefined ? undefined : { n: found };
};

function upToMany(c: Cursor, words: string): Quantity | undefined {
  const found = say(c, words) ? num(c) : undefined;
  if (found === undefined) return undefined;
  say(c, 'total');
  return { upTo: found };
}

const asPick = (found: Noun, amount: Quantity, owner: Side | undefined): Pick | undefined => {
  const cards = cardsOf(found, owner);
  if (!cards) return undefined;
  const { total, differentNames } = found.behind;
  const made: Pick = {
    ...amount,
    ...cards,
    ...(total ? { total } : {}),
    ...(differentNames ? { differentNames } : {}),
  };
  if (found.place) PLACED.add(made);
  return made;
};

/** "DON!! cards in your cost area" are spoken of like other cards; "your DON!! cards" have steps of their own. */
const PLACED = new WeakSet<Pick>();

/** Cards to be chosen: quantity × side × noun. */
export const pick = rule<readonly Pick[]>('cards to choose', (c) => {
  const found = oneOf<readonly Pick[]>(c, [eachNamed, leaderOrOne, counted, owned, unowned]);
  if (!found) return undefined;
  // DON!! are all alike: nobody means one of them afterwards.
  if (!found.every(isDon)) chosen(c);
  // Where the sentence has no place for the player who chooses.
  return say(c, "of your opponent's choice") ? found.map((each) => ({ ...each, by: 'opponent' })) : found;
});

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
  const found = 'all' in amount ? every(c) : noun(c);
  const isAnywhere = found && !owner && !found.place && found.heads.length === 1 && found.heads[0] === 'CARD';
  // "Trash 1 red card" is from the hand (10-2-14); other verbs must say from where.
  const placed = isAnywhere && c.said.fromHand ? { ...found, place: { in: ['hand'] as const } } : found;
  if (isAnywhere && !c.said.fromHand) return undefined;
  const picked = placed && asPick(placed, amount, owner);
  // "up to 1 of each of your opponent's Leader and Character cards": one here and one there
  return picked && (each ? picked.in.map((area) => ({ ...picked, in: [area] })) : [picked]);
}

/** "all of your [A] and [B] cards": every card that is one or the other. */
function every(c: Cursor): Noun | undefined {
  const { everyone } = c.said;
  tell(c, { everyone: true });
  const found = noun(c);
  tell(c, { everyone });
  return found;
}

/** "your Leader or 1 of your Characters", "this Leader or 1 …", "your {A} type Leader or up to 1 of …": one of them. */
export function leaderOrOne(c: Cursor): readonly Pick[] | undefined {
  const upTo = say(c, 'up to 1 of');
  const leader = leaderBefore(c);
  if (!leader || !say(c, 'or')) return undefined;
  const amount = quantity(c);
  const of = amount && say(c, 'of') ? side(c) : 'you';
  const found = amount && of ? noun(c) : undefined;
  const cards = found && !found.place ? cardsOf(found, of) : undefined;
  if (!amount || !cards || cards.of) return undefined;
  // determinism: only asks whether there is any
  if (Object.keys(leader).length > 0 && !isOnly(cards, 'character')) return undefined;
  const where = eitherKind(leader, cards.where ?? {});
  const areas = [...new Set<Area>(['leader', ...cards.in])];
  // determinism: only asks whether there is any
  return [{ ...(upTo ? { upTo: 1 } : amount), in: areas, ...(Object.keys(where).length > 0 ? { where } : {}) }];
}

/** What is said of the Leader in front of "or". */
function leaderBefore(c: Cursor): Filter | undefined {
  if (say(c, 'this leader')) return {};
  const found = say(c, 'your') ? bareNoun(c) : undefined;
  const [only, second] = found?.heads ?? [];
  return found && only === 'LEADER' && !second ? found.behind.filter : undefined;
}

/** What is said of the others is not said of the Leader, nor the other way round. */
function eitherKind(leader: Filter, others: Filter): Filter {
  if (JSON.stringify(leader) === JSON.stringify(others)) return others;
  // determinism: only asks whether there is any
  if (Object.keys(leader).length === 0) return { any: [{ category: ['LEADER'] }, others] };
  return {
    any: [
      { category: ['LEADER'], ...leader },
      { category: ['CHARACTER'], ...others },
    ],
  };
}

/** "up to 1 each of [A], [B], and [C] with a cost of 2 from your hand": as many choices. */
function eachNamed(c: Cursor): readonly Pick[] | undefined {
  const amount = quantity(c);
  if (!amount || !(say(c, 'each of') || say(c, 'each'))) return undefined;
  const names = listOf(c, cardName, ['and']);
  if (!names) return undefined;
  // What follows the names holds for each of them.
  const rest = tail(c);
  return names.flatMap((name) => {
    const filter = both({ name: [name] }, rest.behind.filter);
    const picked = filter && asPick({ heads: [], ...rest, behind: { ...rest.behind, filter } }, amount, undefined);
    return picked ? [picked] : [];
  });
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
