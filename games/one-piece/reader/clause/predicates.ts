/** What cards gain, lose, can and will not. */
import type { Duration, Keyword, Num, Step, Target } from '../../src/tree/tree.ts';
import { isOnly, isPick } from '../cards/pick.ts';
import { attempt, type Cursor, firstOf, listOf, past, remember, rule, say, sayOne, token } from '../grammar/cursor.ts';
import type { Wording } from '../grammar/phrases.ts';
import { attribute, CAN, duration, keywordTag, maybeDuration, POWER_OR_COST, verb } from '../grammar/words.ts';
import { forEachOf, timesOf } from '../number/counted.ts';
import { num } from '../number/numbers.ts';

/** A step that still lacks its cards. */
export type On = (what: Target) => Step;

export const lasting = (time: Duration | undefined): { for?: Duration } => (time ? { for: time } : {});

/** "+1000 power", "−2 cost", with "for each …" behind it. */
interface Change {
  n: Num;
  unit: 'power' | 'cost';
}

export function signedChange(c: Cursor): Change | undefined {
  if (say(c, 'an additional')) remember(c, { additional: true });
  const n = token(c, 'signed')?.n ?? letterChange(c);
  const unit = n === undefined ? undefined : sayOne(c, POWER_OR_COST);
  return n === undefined || !unit ? undefined : { n, unit };
}

const letterChange = (c: Cursor): Num | undefined => (say(c, '+') ? num(c) : undefined);

export const changing =
  ({ n, unit }: Change, time: Duration | undefined): On =>
  (what) => ({ do: unit, what, n, ...lasting(time) });

/** What may be gained: "+1000 power", "[Rush]", "the <Slash> attribute". */
type Item = { change: Change } | { keyword: Keyword } | { attribute: NonNullable<ReturnType<typeof attribute>> };

const gainItem = rule<Item>('gain', (c) =>
  firstOf<Item>(c, [
    (i) => {
      const found = signedChange(i);
      return found && { change: found };
    },
    (i) => {
      const keyword = keywordTag(i);
      return keyword && { keyword };
    },
    (i) => {
      const found = past(i, 'the', attribute);
      return found && say(i, 'attribute') ? { attribute: found } : undefined;
    },
  ]),
);

function itemOn(item: Item, time: Duration | undefined): On {
  if ('change' in item) return changing(item.change, time);
  if ('keyword' in item) return (what) => ({ do: 'gain', what, keyword: item.keyword, ...lasting(time) });
  return (what) => ({ do: 'gainAttribute', what, attribute: item.attribute, ...lasting(time) });
}

/** "for each … during this turn", "during this turn for each …". */
export function timeAndCount(c: Cursor): { time: Duration | undefined; each: ReturnType<typeof forEachOf> } {
  const each = attempt(c, forEachOf);
  const time = maybeDuration(c);
  return { time, each: each ?? attempt(c, forEachOf) };
}

export const gains = rule<readonly On[]>('gains', (c) => {
  if (!verb(c, 'gain') && !verb(c, 'get')) return undefined;
  // "[Double Attack], [Banish] or [Blocker]": one of them
  const either = attempt(c, (i) => {
    const options = listOf(i, gainItem, ['or']);
    return options && options.length > 1 ? options : undefined;
  });
  const items = either ?? listOf(c, gainItem, ['and']);
  if (!items) return undefined;
  const { time, each } = timeAndCount(c);
  if (either) {
    const all = either.map((item) => itemOn(item, time));
    return [(what) => ({ do: 'chooseOne', options: all.map((on) => [on(what)]) })];
  }
  const steps: On[] = [];
  for (const item of items) {
    if (!each || !('change' in item)) {
      steps.push(itemOn(item, time));
      continue;
    }
    const n = timesOf(each, item.change.n);
    if (n === undefined) return undefined;
    steps.push(changing({ ...item.change, n }, time));
  }
  return steps;
});

/** "can also attack active Characters", "can attack Characters on the turn in which it is played". */
export const abilities = rule<readonly On[]>('ability', (c) => {
  const keyword = sayOne<Keyword>(c, [
    ["can also attack your opponent's active characters", 'ATTACK_ACTIVE'],
    ...CAN.map(([phrase, keyword]): Wording<Keyword> => [`can ${phrase}`, keyword]),
    ["can attack your opponent's active characters", 'ATTACK_ACTIVE'],
    ['can attack active characters', 'ATTACK_ACTIVE'],
    ['can attack characters on the turn in which it|they is|are played', 'RUSH_CHARACTER'],
    ['can attack on the turn in which it|they is|are played', 'RUSH'],
  ]);
  if (!keyword) return undefined;
  const time = maybeDuration(c);
  return [(what) => ({ do: 'gain', what, keyword, ...lasting(time) })];
});

const REFRESH = "in your|the|their|its opponent's|owner's? next refresh phase|phases";

const NOT = ['will not', 'do|does not', "cannot|can't"];

const EVERY_REFRESH = "become active in your and your opponent's refresh phases";

/** "will not become active in the next Refresh Phase". */
export const frozen = rule<readonly On[]>('will not become active', (c) => {
  // In the opponent's Refresh Phase only the opponent's cards would become active.
  const says = (phrase: string): boolean => NOT.some((not) => say(c, `${not} become active ${phrase}`));
  if (says("in your|the opponent's next refresh phase|phases"))
    return [(what) => ({ do: 'freeze', what: theirs(what) })];
  if (says(REFRESH)) return [(what) => ({ do: 'freeze', what })];
  const isEvery = say(c, `do|does not ${EVERY_REFRESH}`) ?? say(c, `will not ${EVERY_REFRESH}`);
  if (!isEvery) return undefined;
  const time = maybeDuration(c);
  return [(what) => ({ do: 'cannot', what, be: 'REFRESH', ...lasting(time) })];
});

const theirs = (what: Target): Target => (isPick(what) && what.of === 'either' ? { ...what, of: 'opponent' } : what);

/** "will not become active until the end of …" */
export const staysRested = rule<readonly On[]>('stays rested', (c) => {
  if (!say(c, 'will not become active') && !say(c, 'do|does not become active')) return undefined;
  const time = duration(c);
  return time && [(what) => ({ do: 'cannot', what, be: 'BECOME_ACTIVE', for: time })];
});

/** "costs 1 less", of cards in the hand. */
export const costs = rule<readonly On[]>('costs less', (c) => {
  if (!verb(c, 'cost')) return undefined;
  const n = num(c);
  const less = sayOne(c, [
    ['less', -1],
    ['more', 1],
  ] as const);
  const { time, each } = timeAndCount(c);
  if (typeof n !== 'number' || !less) return undefined;
  const by: Num | undefined = each ? timesOf(each, less * n) : less * n;
  return by === undefined ? undefined : [(what) => ({ do: 'cost', what, n: by, ...lasting(time) })];
});

/** "loses 1000 power", "lose their effects". */
export const loses = rule<readonly On[]>('loses', (c) => {
  if (!verb(c, 'lose')) return undefined;
  if (say(c, 'its|their effect|effects')) {
    const time = maybeDuration(c);
    return [(what) => ({ do: 'negate', what, ...lasting(time) })];
  }
  const n = token(c, 'number')?.n;
  const unit = n === undefined ? undefined : sayOne(c, POWER_OR_COST);
  return n === undefined || !unit ? undefined : [changing({ n: -n, unit }, maybeDuration(c))];
});

/** "have their effects negated". */
export const negatedEffects = rule<readonly On[]>('has its effects negated', (c) => {
  if (!say(c, 'have|has its|their effect|effects negated')) return undefined;
  const time = maybeDuration(c);
  return [(what) => ({ do: 'negate', what, ...lasting(time) })];
});

/** "have a +1000 Counter". */
export const counters = rule<readonly On[]>('has a Counter', (c) => {
  if (!say(c, 'have|has|gain|gains a')) return undefined;
  const n = token(c, 'signed')?.n;
  if (n === undefined || !say(c, 'counter')) return undefined;
  say(c, ', according to the rules');
  return [(what) => ({ do: 'counter', what: inHand(what), n })];
});

/** A Counter is of use only in the hand: "Character cards" are those there (OP-5). */
const inHand = (what: Target): Target =>
  isPick(what) && isOnly(what, 'character')
    ? { ...what, in: ['hand'], where: { category: ['CHARACTER'], ...what.where } }
    : what;
