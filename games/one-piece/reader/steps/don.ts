/** DON!! that are added, given and returned. */
import type { Num, Target, Who } from '../../src/tree/tree.ts';
import { whose } from '../cards/destination.ts';
import { chosenBy, isPick, isSeveral } from '../cards/pick.ts';
import { side } from '../cards/place.ts';
import { objects, target } from '../cards/target.ts';
import { byPlayer, named, oneVerbOf, player, type Steps, type Verb } from '../clause/verbs.ts';
import { ahead, attempt, type Cursor, say, sayOne } from '../grammar/cursor.ts';
import { verb } from '../grammar/words.ts';
import { forEachOf, timesOf } from '../number/counted.ts';
import { num } from '../number/numbers.ts';
import { addDonUntil, returnDonUntil } from './don-until.ts';
import { damage, turnLife } from './life.ts';
import { restVerb, setActive } from './rest.ts';

/** "up to 2 DON!! cards from your DON!! deck and rest them". */
const addDon = named('add DON!!', (c, who) => {
  if (who === 'either' || !verb(c, 'add')) return undefined;
  const upTo = say(c, 'up to') === true;
  const n = num(c);
  if (n === undefined || !say(c, 'additional? don!! card|cards')) return undefined;
  say(c, who === 'you' ? 'from your don!! deck' : 'from their don!! deck');
  if (!say(c, 'and')) return undefined;
  const rested = sayOne(c, [
    ['rest|rests it|them', true],
    ['set|sets it|them as active', false],
  ] as const);
  if (rested === undefined) return undefined;
  const each = attempt(c, forEachOf);
  const count = each ? timesOf(each, n) : n;
  if (count === undefined) return undefined;
  const added = { n: count, ...(upTo ? { upTo: true } : {}), ...(rested ? { rested: true } : {}) };
  return [{ do: 'addDon', ...added, ...byPlayer(player(who)) }];
});

interface Given {
  n: Num;
  upTo: boolean;
  from: 'active' | 'rested' | 'any';
  moved: boolean;
}

const stateOf = (c: Cursor): 'active' | 'rested' | 'any' =>
  sayOne(c, [
    ['rested', 'rested'],
    ['active', 'active'],
  ] as const) ?? 'any';

/** "up to 1 rested DON!! card", "up to 2 of your currently given DON!! cards". */
function given(c: Cursor): Given | undefined {
  const all = attempt(c, (i) => (say(i, 'all of? your') ? stateOf(i) : undefined));
  if (all && say(c, 'don!! cards')) {
    const where = all === 'any' ? {} : { where: { state: all } };
    return { n: { count: { in: ['don'], ...where } }, upTo: false, from: all, moved: false };
  }
  const upTo = say(c, 'up to') === true;
  say(c, 'a total of');
  const n = num(c);
  if (n === undefined) return undefined;
  say(c, 'total');
  const moved =
    attempt(c, (i) => (say(i, 'of your') && (say(i, 'currently given') || say(i, 'given')) ? true : undefined)) ===
    true;
  // A player's DON!! go to that player's cards only: whose they are follows from where they go.
  if (!moved) say(c, "of your opponent's") ?? say(c, 'of your');
  const from = stateOf(c);
  if (!say(c, 'don!! card|cards')) return undefined;
  if (!moved) attempt(c, (i) => (say(i, 'from|in') && whose(i) && say(i, 'cost area') ? true : undefined));
  return { n, upTo, from, moved };
}

export const upTo = ({ upTo: is }: { upTo: boolean }): { upTo?: true } => (is ? { upTo: true } : {});

/** Gifts, one after another. `each`: where one of them is to several cards, this many are for each of these. */
function gifts(don: Given, to: readonly Target[], actor: Who, each: boolean): Steps | undefined {
  const { n, from, moved } = don;
  const isForEach = (one: Target): boolean => each && (to.length === 1 || (isPick(one) && isSeveral(one)));
  if (moved) {
    // DON!! that are taken from cards go to one card.
    return to.some(isForEach)
      ? undefined
      : to.map((one) => ({ do: 'moveGivenDon', n, ...upTo(don), to: chosenBy(one, actor) }));
  }
  return to.map((one) => ({
    do: 'giveDon',
    n,
    ...upTo(don),
    from,
    to: chosenBy(one, actor),
    ...(isForEach(one) ? { each: true } : {}),
  }));
}

/** "give up to 1 rested DON!! card to your Leader"; "give this Character up to 2 rested DON!! cards". */
const giveDon = named('give DON!!', (c, who) => {
  if (!verb(c, 'give') && !verb(c, 'move')) return undefined;
  const actor = player(who);
  const first = attempt(c, given);
  if (first) {
    const each = say(c, 'each to') === true;
    if (!each && !say(c, 'to')) return undefined;
    // "to each of your Characters" is one for each
    const isEach = each || ahead(c, (i) => say(i, 'each of'));
    const to = each ? attempt(c, several) : isEach ? undefined : attempt(c, severalEach);
    if (to) return gifts(first, to.map(ownOf), actor, true);
    const only = target(c);
    // "… to your Leader or Characters in any combination": one after another
    if (only && isPick(only) && say(c, 'in any combination')) {
      if (isEach || typeof first.n !== 'number') return undefined;
      const { all: _, n: __, upTo: ___, ...cards } = only;
      const steps = gifts({ ...first, n: 1 }, [{ n: 1, ...cards }], actor, false);
      return steps && [{ do: 'repeat', n: first.n, steps }];
    }
    // "to up to 2 of your Characters each"
    const isLate = only && !isEach && isPick(only) && say(c, 'each') === true;
    return only && gifts(first, [only], actor, isEach || isLate === true);
  }
  const to = objects(c);
  const don = to && given(c);
  if (!to || !don) return undefined;
  const isEach = say(c, 'each') === true;
  const each = attempt(c, forEachOf);
  const n = each ? timesOf(each, don.n) : don.n;
  if (n === undefined || (to.length > 1 && !isEach)) return undefined;
  return gifts({ ...don, n }, to.map(ownOf), actor, isEach);
});

/** "1 Character" that is given DON!! of yours is yours. */
function ownOf(to: Target): Target {
  if (!isPick(to) || to.of !== 'either') return to;
  const { of: _, ...own } = to;
  return own;
}

/** "your Leader and 1 of your Characters each": one gift after another. */
function severalEach(c: Cursor): readonly Target[] | undefined {
  const found = several(c);
  return found && say(c, 'each') ? found : undefined;
}

function several(c: Cursor): readonly Target[] | undefined {
  const found = objects(c);
  return found && found.length > 1 ? found : undefined;
}

/** "return 2 total of your currently given DON!! cards to your cost area rested". */
const returnGivenDon = named('return given DON!!', (c, who) => {
  if (who === 'either' || !verb(c, 'return')) return undefined;
  const most = say(c, 'up to') === true;
  say(c, 'a total of');
  const n = num(c);
  const whose = who === 'you' ? 'your' : 'their';
  if (n === undefined || !say(c, `total? of ${whose} currently? given don!! card|cards to ${whose} cost area rested`))
    return undefined;
  return [{ do: 'returnGivenDon', n, ...byPlayer(player(who)), ...upTo({ upTo: most }) }];
});

/** "return 2 DON!! cards from your field to your DON!! deck", "your opponent returns 1 DON!! card …". */
const returnDon = named('return DON!!', (c, who) => {
  if (!verb(c, 'return')) return undefined;
  const isAny = say(c, 'any number of') === true;
  const isUpTo = isAny || say(c, 'up to') === true;
  const n: Num | undefined = isAny ? { donOnField: 'you' } : num(c);
  if (n === undefined || (isAny && who !== 'you')) return undefined;
  const orMore = attempt(c, (i) => say(i, 'or more')) === true;
  const of = attempt(c, (i) => (say(i, 'of') ? side(i) : undefined));
  const state = sayOne(c, [
    ['active', 'active'],
    ['rested', 'rested'],
  ] as const);
  if (!say(c, 'don!! card|cards')) return undefined;
  const from = attempt(c, (i) => (say(i, 'from') ? fieldSide(i) : undefined));
  if (!say(c, 'to your|their|the don!! deck') && !say(c, "to your opponent's don!! deck")) return undefined;
  const whose: Who = who === 'opponent' || from === 'opponent' || of === 'opponent' ? 'opponent' : 'you';
  return [
    {
      do: 'returnDon',
      n,
      ...byPlayer(whose),
      ...(isUpTo ? { upTo: true } : {}),
      ...(orMore ? { orMore } : {}),
      ...(state ? { from: state } : {}),
    },
  ];
});

function fieldSide(c: Cursor): Who | undefined {
  const whose = side(c);
  return whose && whose !== 'either' && say(c, 'field') ? whose : undefined;
}

export const donVerbs: Verb = oneVerbOf([
  addDon,
  addDonUntil,
  giveDon,
  returnGivenDon,
  returnDonUntil,
  returnDon,
  restVerb,
  setActive,
  turnLife,
  damage,
]);
