/** Which cards a step is about: cards already meant, cards to be chosen, cards from one end of a deck. */
import type { Filter, Num, Pick, Side, Target, Top, Who } from '../../src/tree/tree.ts';
import { ahead, attempt, type Cursor, firstOf, remember, rule, say, sayOne } from '../grammar/cursor.ts';
import { isSame } from '../grammar/same.ts';
import { both, isSomething } from '../noun/filter.ts';
import { num } from '../number/numbers.ts';
import type { Token } from '../text/tokens.ts';
import { leaderOrOne } from './leader-or-one.ts';
import { oneOfThem } from './one-of-them.ts';
import { isPick, pick } from './pick.ts';
import { FIELD, side } from './place.ts';
import { noteChosen, ref } from './refs.ts';

const ENDS: readonly (readonly [string, Top['end'] | 'top'])[] = [
  ['top or the? bottom', 'top-or-bottom'],
  ['top', 'top'],
  ['bottom', 'bottom'],
];

const PILES: readonly (readonly [string, 'deck' | 'life'])[] = [
  ['deck', 'deck'],
  ['life cards|area?', 'life'],
];

/** "up to 2 cards from the top of your deck", "the top card of your Life cards"; of either side: one for each. */
export const top = rule<readonly Top[]>('cards from one end', (c) => {
  const said = firstOf<{ n: Num; upTo: boolean; end: Top['end'] | 'top' }>(c, [
    (i) => {
      const upTo = say(i, 'up to') === true;
      const count = num(i);
      if (count === undefined || !say(i, 'card|cards from the')) return undefined;
      const end = sayOne(i, ENDS);
      return end && say(i, 'of') ? { n: count, upTo, end } : undefined;
    },
    (i) => {
      // "the top 2 cards of your deck"
      const end = say(i, 'the') ? sayOne(i, ENDS) : undefined;
      const count = end && end !== 'top-or-bottom' ? num(i) : undefined;
      return end && count !== undefined && say(i, 'card|cards of') ? { n: count, upTo: false, end } : undefined;
    },
    (i) => (say(i, 'the top or bottom card of') ? { n: 1, upTo: false, end: 'top-or-bottom' as const } : undefined),
    (i) => (say(i, 'the top card of') ? { n: 1, upTo: false, end: 'top' as const } : undefined),
    (i) => (say(i, 'the bottom card of') ? { n: 1, upTo: false, end: 'bottom' as const } : undefined),
  ]);
  const of = said && side(c);
  const isBoth = BOTH.includes(c.tokens[c.at - 1]?.text ?? '') || (of && c.tokens[c.at - 3]?.text === 'and');
  const pile = of && sayOne(c, PILES);
  if (!said || !pile) return undefined;
  // "of your deck or your opponent's deck"
  const isEither =
    of === 'you' && attempt(c, (i) => (say(i, "or your opponent's") && sayOne(i, PILES) === pile ? true : undefined));
  noteChosen(c);
  const whose = isEither ? 'either' : of;
  remember(c, { onePile: whose === 'either' && !isBoth });
  return sides(whose).map((who) => topCards(said.n, pile, who, said.end, said.upTo));
});

/** "each player's", "both players'"; "your and your opponent's" has an "and" before its last two words. */
const BOTH: readonly string[] = ["player's", "players'", 'respective'];

/** "each player … from the top of their Life cards": the cards of each, yours first. */
export function ofEach(what: readonly Target[]): readonly Target[] | undefined {
  const [first, second] = what;
  if (!first || !isTop(first)) return undefined;
  const { of: _, ...own } = first;
  const both = [own, { ...own, of: 'opponent' as const }];
  return second === undefined || (isTop(second) && second.of !== first.of) ? both : undefined;
}

const isTop = (what: Target): what is Top => typeof what === 'object' && 'top' in what;

const sides = (of: Side): readonly Who[] => (of === 'either' ? ['you', 'opponent'] : [of]);

export const topCards = (
  n: Num,
  pile: 'deck' | 'life',
  who: Who,
  end: Top['end'] | 'top' = 'top',
  upTo = false,
): Top => ({
  top: n,
  in: pile === 'deck' ? ['deck'] : ['life'],
  ...(who === 'opponent' ? { of: 'opponent' } : {}),
  ...(end === 'top' || end === undefined ? {} : { end }),
  ...(upTo ? { upTo: true } : {}),
});

/** "1 card from your Life area", "1 of your opponent's Life cards": Life leaves from the top (OP-102). */
const lifeArea = rule<Top>('card from the Life area', (c) => {
  const upTo = say(c, 'up to') === true;
  const count = num(c);
  if (count === undefined || !(say(c, 'card|cards from') ?? say(c, 'of'))) return undefined;
  const of = side(c);
  if (!of || of === 'either' || !say(c, 'life area|cards|card?') || ahead(c, isMore)) return undefined;
  noteChosen(c);
  return topCards(count, 'life', of, 'top', upTo);
});

/** Something tells the cards apart, or another place is named beside it. */
const isMore = (c: Cursor): true | undefined =>
  say(c, 'with|without|that|other') ?? say(c, 'or|and hand|deck') ?? say(c, 'or trash|cost');

/** One target; two where a phrase means a pile of either player. */
const single = (c: Cursor): readonly Target[] | undefined =>
  firstOf<readonly Target[]>(c, [
    (i) => {
      const found = leaderOrOne(i);
      if (found) noteChosen(i);
      return found;
    },
    oneOfThem,
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

/** More than any sentence has. */
const MOST_TARGETS = 20;

/** "A", "A and B": the verb is done to each. */
export function targets(c: Cursor, isEnd: (c: Cursor) => boolean): readonly Target[] | undefined {
  const first = single(c);
  if (!first) return undefined;
  let all = first;
  for (;;) {
    if (all.length > MOST_TARGETS) return undefined;
    const more = attempt(c, (i) => {
      if (!(say(i, ',? and') || say(i, ','))) return undefined;
      const from = i.at;
      const next = single(i);
      if (!next || isEnd(i)) return undefined;
      const words = i.tokens.slice(from, i.at);
      const isClause = words.some(({ text }) => text === 'that');
      const meant = words.some(isOwner) ? next : next.map((each) => likeBefore(all.at(-1), each));
      return { next: meant, told: isClause ? whereOf(next) : undefined };
    });
    if (!more) {
      if (all.length > 1) remember(c, { apart: true });
      return all.map((each, at) => besides(each, all.slice(0, at)));
    }
    const { next, told } = more;
    const before = told ? all.map((each) => clarified(each, told)) : all;
    all = [...before, ...next];
  }
}

/** Words that say whose something is, or where. */
const isOwner = ({ text }: Token): boolean => OWNERS.includes(text);
const OWNERS: readonly string[] = ['your', 'their', "opponent's", "player's", "players'", 'field'];

/**
 * "your opponent's rested Leader and up to 1 Character": where nobody is named again it is the same player, and the
 * words in front hold for a card of another kind too.
 */
function likeBefore(first: Target | undefined, what: Target): Target {
  if (!first || !isPick(first) || !isPick(what) || what.of !== 'either' || !isOfField(first)) return what;
  const { of: _, where = {}, ...rest } = what;
  const { state, colour } = first.where ?? {};
  const isOther = !first.in.some((area) => what.in.includes(area));
  const front: Filter = isOther ? { ...(state ? { state } : {}), ...(colour ? { colour } : {}), ...where } : where;
  return { ...rest, ...(first.of ? { of: first.of } : {}), ...(isSomething(front) ? { where: front } : {}) };
}
const isOfField = ({ in: areas }: Pick): boolean => areas.every((area) => FIELD.includes(area));

const whereOf = ([what]: readonly Target[]): Filter | undefined => (what && isPick(what) ? what.where : undefined);

/** "your Leader and all of your Characters that do not have …": the clause is about all that stands before it. */
const clarified = (what: Target, where: Filter): Target => (isPick(what) && !what.where ? { ...what, where } : what);

/** "your [A] and all your Characters …": to a card that both phrases mean, the verb is done once. */
function besides(what: Target, others: readonly Target[]): Target {
  if (!isPick(what) || !what.all) return what;
  const own = what.where ?? {};
  let where = own;
  for (const other of others) {
    const isMeant =
      isPick(other) && other.all && other.of === what.of && other.in.some((area) => what.in.includes(area));
    if (!isMeant || !other.where || isSame(where.not, other.where)) continue;
    where = both(where, { not: other.where }) ?? where;
  }
  // The same object where nothing was added: `pick.ts` knows by the object whether a place was said.
  return where === own ? what : { ...what, where };
}

/** What follows is a verb of its own: "… and this Character gains". */
const isVerb = (c: Cursor): boolean =>
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
