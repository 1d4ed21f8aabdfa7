/** Whom a step is about: cards already meant, cards to be chosen, cards from one end of a deck. */
import type { Area, Cards, Num, Pick, Ref, Side, Target, Top, Who } from '../src/tree/tree.ts';
import { ahead, attempt, type Cursor, listOf, oneOf, rule, say, sayOne, tell, token } from './cursor.ts';
import { both, cardName } from './filter.ts';
import { meant } from './forward.ts';
import { cardsOf, type Noun, noun, side, tail } from './noun.ts';
import { num, thatOne } from './numbers.ts';

const NOUN = 'card|cards|character|characters|leader|leaders|stage|stages|event|events';
const MEANT = "selected|chosen|trashed|returned|played|placed|added|k.o.'d|rested|discarded";

/** Cards that the text already means. */
export const ref = rule<Ref>('card already meant', (c) => {
  const found = oneOf<Ref>(c, [
    (i) => (say(i, 'this leader|character|stage|card|event card?') ? 'this' : undefined),
    (i) => (say(i, 'the attacking card|leader|character') ? 'attacker' : undefined),
    (i) => (say(i, "your opponent's attacking leader|character or? character?") ? 'attacker' : undefined),
    (i) => (say(i, 'the attacked card') ? 'target' : undefined),
    (i) => (say(i, 'the triggering card') ? 'event' : undefined),
    (i) =>
      (say(i, 'the battled card') ?? say(i, "the|your opponent's character you battled with")) ? 'rival' : undefined,
    (i) => (say(i, `the revealed ${NOUN}`) ? 'revealed' : undefined),
    (i) => (say(i, `the ${MEANT} ${NOUN}`) ? 'it' : undefined),
    (i) => (say(i, `that ${NOUN} or? ${NOUN}?`) ? thatOne(i) : undefined),
    (i) => (say(i, `those ${NOUN}`) ? 'it' : undefined),
    (i) => (say(i, 'it|them|they') ? itOf(i) : undefined),
  ]);
  if (found) tell(c, { last: found === 'this' ? 'this' : found === 'event' ? 'event' : c.said.last });
  return found;
});
meant.is(ref);
/** "it" is the card last named. */
const itOf = (c: Cursor): Ref => {
  if (c.said.last === 'this') return 'this';
  return c.said.last === 'event' && !c.said.chosen ? 'event' : 'it';
};

export const chosen = (c: Cursor): void => tell(c, { chosen: true, last: 'it' });

type Quantity = { n: Num } | { upTo: Num | 'any' } | { all: true };
const quantity = rule<Quantity>('quantity', (c) =>
  oneOf<Quantity>(c, [
    (i) => upToMany(i, 'up to a total of'),
    (i) => upToMany(i, 'a total of up to'),
    (i) => upToMany(i, 'up to'),
    (i) => (say(i, 'any number') ? { upTo: 'any' } : undefined),
    (i) => (say(i, 'all|each|every') ? { all: true } : undefined),
    (i) => (say(i, 'a total of'), n(i)),
    (i) => (say(i, 'a|an|any') ? { n: 1 } : undefined),
  ]),
);
const n = (c: Cursor): Quantity | undefined => {
  const found = num(c);
  return found === undefined ? undefined : { n: found };
};
function upToMany(c: Cursor, words: string): Quantity | undefined {
  const found = say(c, words) ? num(c) : undefined;
  if (found === undefined) return undefined;
  say(c, 'total');
  return { upTo: found };
}

const ENDS: readonly (readonly [string, Top['end'] | 'top'])[] = [
  ['top or bottom', 'top-or-bottom'],
  ['top', 'top'],
  ['bottom', 'bottom'],
];
const PILES: readonly (readonly [string, 'deck' | 'life'])[] = [
  ['deck', 'deck'],
  ['life cards|area?', 'life'],
];

/** "up to 2 cards from the top of your deck", "the top card of your Life cards"; of either side: two of them. */
export const top = rule<readonly Top[]>('cards from one end', (c) => {
  const said = oneOf<{ n: Num; upTo: boolean; end: Top['end'] | 'top' }>(c, [
    (i) => {
      const upTo = say(i, 'up to') === true;
      const count = num(i);
      if (count === undefined || !say(i, 'card|cards from the')) return undefined;
      const end = sayOne(i, ENDS);
      return end && say(i, 'of') ? { n: count, upTo, end } : undefined;
    },
    (i) => (say(i, 'the top card of') ? { n: 1, upTo: false, end: 'top' as const } : undefined),
    (i) => (say(i, 'the bottom card of') ? { n: 1, upTo: false, end: 'bottom' as const } : undefined),
  ]);
  const of = said && side(c);
  const pile = of && sayOne(c, PILES);
  if (!said || !pile) return undefined;
  chosen(c);
  return sides(of).map((who) => topOf(said.n, pile, who, said.end, said.upTo));
});
const sides = (of: Side): readonly Who[] => (of === 'either' ? ['you', 'opponent'] : [of]);
export const topOf = (n: Num, pile: 'deck' | 'life', who: Who, end: Top['end'] | 'top' = 'top', upTo = false): Top => ({
  top: n,
  in: pile === 'deck' ? ['deck'] : ['life'],
  ...(who === 'opponent' ? { of: 'opponent' } : {}),
  ...(end === 'top' || end === undefined ? {} : { end }),
  ...(upTo ? { upTo: true } : {}),
});

/** "1 card from your Life area": an old way to say its top card. */
const lifeArea = rule<Top>('card from the Life area', (c) => {
  const upTo = say(c, 'up to') === true;
  const count = num(c);
  if (count === undefined || !say(c, 'card|cards from')) return undefined;
  const of = side(c);
  if (!of || of === 'either' || !say(c, 'life area')) return undefined;
  chosen(c);
  return topOf(count, 'life', of, 'top', upTo);
});

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
  const found = noun(c);
  const isAnywhere = found && !owner && !found.place && found.heads.length === 1 && found.heads[0] === 'CARD';
  // "Trash 1 red card" is from the hand (10-2-14); other verbs must say from where.
  const placed = isAnywhere && c.said.fromHand ? { ...found, place: { in: ['hand'] as const } } : found;
  if (isAnywhere && !c.said.fromHand) return undefined;
  const picked = placed && asPick(placed, amount, owner);
  // "up to 1 of each of your opponent's Leader and Character cards": one here and one there
  return picked && (each ? picked.in.map((area) => ({ ...picked, in: [area] })) : [picked]);
}

/** "your Leader or 1 of your Characters", "this Leader or 1 of your Characters": one of them. */
function leaderOrOne(c: Cursor): readonly Pick[] | undefined {
  const upTo = say(c, 'up to 1 of');
  if (!say(c, 'your|this leader or')) return undefined;
  const amount = quantity(c);
  const of = amount && say(c, 'of') ? side(c) : 'you';
  const found = amount && of ? noun(c) : undefined;
  const cards = found && !found.place ? cardsOf(found, of) : undefined;
  if (!amount || !cards || cards.of) return undefined;
  // What is said of the others is not said of the Leader.
  const where = cards.where && { any: [{ category: ['LEADER' as const] }, cards.where] };
  const areas = [...new Set<Area>(['leader', ...cards.in])];
  return [{ ...(upTo ? { upTo: 1 } : amount), in: areas, ...(where ? { where } : {}) }];
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
  const found = noun(c);
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

/** One target; two where a phrase means a pile of either player. */
const single = (c: Cursor): readonly Target[] | undefined =>
  oneOf<readonly Target[]>(c, [
    (i) => {
      const found = leaderOrOne(i);
      if (found) chosen(i);
      return found;
    },
    (i) => {
      const found = ref(i);
      return found && [found];
    },
    top,
    (i) => {
      const found = lifeArea(i);
      return found && [found];
    },
    pick,
  ]);

/** "A", "A and B": the verb is done to each. */
export function targets(c: Cursor, isEnd: (c: Cursor) => boolean): readonly Target[] | undefined {
  const first = single(c);
  if (!first) return undefined;
  let all = first;
  for (;;) {
    const more = attempt(c, (i) => {
      if (!(say(i, ',? and') || say(i, ','))) return undefined;
      const next = single(i);
      return next && !isEnd(i) ? next : undefined;
    });
    if (!more) return all;
    all = [...all, ...more];
  }
}
/** What follows is a verb of its own: "… and this Character gains". */
export const isVerb = (c: Cursor): boolean =>
  ahead(c, (i) =>
    say(i, 'gains|gain|cannot|can|will|becomes|become|has|have|trashes|draws|returns|places|does|do|is|are|may|must'),
  );
export const objects = (c: Cursor): readonly Target[] | undefined => targets(c, isVerb);
export const subjects = (c: Cursor): readonly Target[] | undefined => targets(c, () => false);
/** Exactly one target. */
export const target = (c: Cursor): Target | undefined => {
  const found = single(c);
  return found?.length === 1 ? found[0] : undefined;
};

export const isPick = (what: Target): what is Pick => typeof what !== 'string' && !('top' in what);
export const isDon = (what: Target): what is Pick => isPick(what) && isOnly(what, 'don') && !PLACED.has(what);
export const isOnly = ({ in: areas }: Cards, area: Area): boolean => areas.length === 1 && areas[0] === area;
/** Whoever is told to act chooses; where nothing is to be chosen, nobody. */
export const chosenBy = (what: Target, who: Who): Target =>
  who === 'opponent' && isPick(what) && !what.all ? { ...what, by: 'opponent' } : what;
