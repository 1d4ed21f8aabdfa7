/** What cards gain, become, can and cannot; and what a player does to what cards are. */
import type { Duration, Filter, Keyword, Num, Pick, Prohibition, Step, Target } from '../src/tree/tree.ts';
import { ahead, attempt, type Cursor, listOf, oneOf, rule, say, sayOne, tell, token } from './cursor.ts';
import { kind, price, value } from './forward.ts';
import { bindLetters, forEach, num, ownerRef, timesOf, whereLetters } from './numbers.ts';
import { named, player, type Steps, type Verb } from './steps-move.ts';
import { chosenBy, isDon, isOnly, isPick, objects, pick, ref, subjects } from './target.ts';
import { attribute, duration, keywordTag, maybeDuration, verb } from './words.ts';

/** A step but for its cards and how long it lasts. */
type On = (what: Target) => Step;
export const lasting = (time: Duration | undefined): { for?: Duration } => (time ? { for: time } : {});

/** "+1000 power", "−2 cost", with "for each …" behind it. */
interface Change {
  n: Num;
  unit: 'power' | 'cost';
}
function change(c: Cursor): Change | undefined {
  if (say(c, 'an additional')) tell(c, { additional: true });
  const n = token(c, 'signed')?.n ?? letterChange(c);
  const unit =
    n === undefined
      ? undefined
      : sayOne(c, [
          ['power', 'power'],
          ['cost', 'cost'],
        ] as const);
  return n === undefined || !unit ? undefined : { n, unit };
}
const letterChange = (c: Cursor): Num | undefined => (say(c, '+') ? num(c) : undefined);

const changing =
  ({ n, unit }: Change, time: Duration | undefined): On =>
  (what) => ({ do: unit, what, n, ...lasting(time) });

/** What may be gained: "+1000 power", "[Rush]", "the <Slash> attribute". */
type Item = { change: Change } | { keyword: Keyword } | { attribute: NonNullable<ReturnType<typeof attribute>> };
const gainItem = rule<Item>('gain', (c) =>
  oneOf<Item>(c, [
    (i) => {
      const found = change(i);
      return found && { change: found };
    },
    (i) => {
      const keyword = keywordTag(i);
      return keyword && { keyword };
    },
    (i) => {
      const found = say(i, 'the') ? attribute(i) : attribute(i);
      return found && say(i, 'attribute') ? { attribute: found } : undefined;
    },
  ]),
);
function itemOn(item: Item, time: Duration | undefined): On {
  if ('change' in item) return changing(item.change, time);
  if ('keyword' in item) return (what) => ({ do: 'gain', what, keyword: item.keyword, ...lasting(time) });
  return (what) => ({ do: 'gainAttribute', what, attribute: item.attribute, ...lasting(time) });
}

/** Where the text stands, durations and counts come in either order. */
function tail(c: Cursor): { time: Duration | undefined; each: ReturnType<typeof forEach> } {
  const each = attempt(c, forEach);
  const time = maybeDuration(c);
  return { time, each: each ?? attempt(c, forEach) };
}

const gains = rule<readonly On[]>('gains', (c) => {
  if (!verb(c, 'gain')) return undefined;
  // "[Double Attack], [Banish] or [Blocker]": one of them
  const either = attempt(c, (i) => {
    const options = listOf(i, gainItem, ['or']);
    return options && options.length > 1 ? options : undefined;
  });
  const items = either ?? listOf(c, gainItem, ['and']);
  if (!items) return undefined;
  const { time, each } = tail(c);
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

const BANS: readonly (readonly [string, { be: Prohibition; by?: 'opponent' }])[] = [
  ["be k.o.'d in battle", { be: 'BE_KOED_IN_BATTLE' }],
  ["be k.o.'d by your opponent's effects|effect", { be: 'BE_KOED_BY_EFFECTS', by: 'opponent' }],
  ["be k.o.'d by effects", { be: 'BE_KOED_BY_EFFECTS' }],
  ["be k.o.'d by any effects|effect", { be: 'BE_KOED_BY_EFFECTS' }],
  ["be k.o.'d by your opponent", { be: 'BE_KOED', by: 'opponent' }],
  ["be k.o.'d", { be: 'BE_KOED' }],
  ["be removed from the field by your opponent's effects|effect", { be: 'BE_REMOVED', by: 'opponent' }],
  ['be removed from the field', { be: 'BE_REMOVED' }],
  ["be rested by your opponent's effects|effect", { be: 'BE_RESTED', by: 'opponent' }],
  ['be rested', { be: 'BE_RESTED' }],
  ['become active', { be: 'BECOME_ACTIVE' }],
  ['be set as active', { be: 'BECOME_ACTIVE' }],
  ['attack a leader', { be: 'ATTACK_LEADER' }],
  ['attack leaders', { be: 'ATTACK_LEADER' }],
  ["attack your opponent's leader", { be: 'ATTACK_LEADER' }],
  ['attack the leader', { be: 'ATTACK_LEADER' }],
  ['attack', { be: 'ATTACK' }],
  ['activate its|their? [blocker]', { be: 'BLOCK' }],
  ['block', { be: 'BLOCK' }],
];

/** "be K.O.'d in battle by <Slash> attribute Characters during this turn". */
export const ban = rule<On>('cannot', (c) => {
  const found =
    sayOne(c, BANS) ?? (say(c, 'activate') && keywordTag(c) === 'BLOCKER' ? { be: 'BLOCK' as const } : undefined);
  if (!found) return undefined;
  const by =
    found.by ??
    (attempt(c, (i) => say(i, 'by your opponent') && !ahead(i, (j) => say(j, "'s")))
      ? ('opponent' as const)
      : undefined);
  const against = attempt(c, (i) => linked(i, found.be));
  const time = maybeDuration(c);
  bindLetters(c);
  const tax = found.be === 'ATTACK' ? attempt(c, unless) : undefined;
  if (tax) return (what) => ({ do: 'attackTax', what, cost: tax, ...lasting(time) });
  return (what) => ({
    do: 'cannot',
    what,
    be: found.be,
    ...(by ? { by } : {}),
    ...(against ? { against } : {}),
    ...lasting(time),
  });
});
/** The cards on the other side of it. */
function linked(c: Cursor, be: Prohibition): Filter | undefined {
  const link = be === 'ATTACK' || be === 'BLOCK' ? true : be === 'ATTACK_LEADER' ? say(c, 'among') : say(c, 'by|of');
  if (!link) return undefined;
  say(c, 'any');
  const found = kind.read(c);
  return found;
}
const unless = rule<readonly Step[]>('unless', (c) => {
  if (!say(c, 'unless')) return undefined;
  // Letters of the price are its own.
  const { letters, values } = c.said;
  tell(c, { letters: new Map(), values: new Map() });
  const steps = price.read(c);
  if (steps) say(c, 'whenever they attack');
  tell(c, { letters, values });
  return steps;
});

const CANNOT = "cannot|can't";
const prohibited = rule<readonly On[]>('prohibition', (c) => {
  if (!say(c, CANNOT)) return undefined;
  const first = ban(c);
  return first && [first];
});
/** "can also attack active Characters", "can attack Characters on the turn in which it is played". */
const abilities = rule<readonly On[]>('ability', (c) => {
  const keyword = sayOne<Keyword>(c, [
    ["can also attack your opponent's active characters", 'ATTACK_ACTIVE'],
    ['can also attack active characters', 'ATTACK_ACTIVE'],
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
/** "will not become active in the next Refresh Phase". */
const frozen = rule<readonly On[]>('will not become active', (c) => {
  if (say(c, `will not become active ${REFRESH}`)) return [(what) => ({ do: 'freeze', what })];
  if (!say(c, "do|does not become active in your and your opponent's refresh phases")) return undefined;
  return [(what) => ({ do: 'cannot', what, be: 'BECOME_ACTIVE' })];
});
/** "will not become active until the end of …" */
const staysRested = rule<readonly On[]>('stays rested', (c) => {
  if (!say(c, 'will not become active') && !say(c, 'do|does not become active')) return undefined;
  const time = duration(c);
  return time && [(what) => ({ do: 'cannot', what, be: 'BECOME_ACTIVE', for: time })];
});
/** "costs 1 less", of cards in the hand. */
const costs = rule<readonly On[]>('costs less', (c) => {
  if (!verb(c, 'cost')) return undefined;
  const n = num(c);
  const less = sayOne(c, [
    ['less', -1],
    ['more', 1],
  ] as const);
  const { time, each } = tail(c);
  if (typeof n !== 'number' || !less) return undefined;
  const by: Num | undefined = each ? timesOf(each, less * n) : less * n;
  return by === undefined ? undefined : [(what) => ({ do: 'cost', what, n: by, ...lasting(time) })];
});
/** "loses 1000 power", "lose their effects". */
const loses = rule<readonly On[]>('loses', (c) => {
  if (!verb(c, 'lose')) return undefined;
  if (say(c, 'its|their effect|effects')) {
    const time = maybeDuration(c);
    return [(what) => ({ do: 'negate', what, ...lasting(time) })];
  }
  const n = token(c, 'number')?.n;
  const unit =
    n === undefined
      ? undefined
      : sayOne(c, [
          ['power', 'power'],
          ['cost', 'cost'],
        ] as const);
  return n === undefined || !unit ? undefined : [changing({ n: -n, unit }, maybeDuration(c))];
});
/** "have a +1000 Counter". */
const counters = rule<readonly On[]>('has a Counter', (c) => {
  if (!say(c, 'have|has|gain|gains a')) return undefined;
  const n = token(c, 'signed')?.n;
  if (n === undefined || !say(c, 'counter')) return undefined;
  say(c, ', according to the rules');
  return [(what) => ({ do: 'counter', what: inHand(what), n })];
});
/** A Counter is worth something in the hand: "Character cards" are those there (2-2-4). */
const inHand = (what: Target): Target =>
  isPick(what) && isOnly(what, 'character')
    ? { ...what, in: ['hand'], where: { category: ['CHARACTER'], ...what.where } }
    : what;

const predicate = (c: Cursor): readonly On[] | undefined =>
  oneOf<readonly On[]>(c, [counters, gains, loses, prohibited, abilities, frozen, staysRested, costs]);

/** "This Character gains [Rush] and cannot be K.O.'d in battle": cards, and what is true of them. */
export const cardClause: Verb = named('cards and what they do', (c) => {
  const once = say(c, 'once per turn ,') === true;
  const early = attempt(c, (i) => {
    const time = duration(i);
    return time && say(i, ',') ? time : undefined;
  });
  const none = attempt(c, noneOf);
  const what = none ?? subjects(c);
  if (!what) return undefined;
  const first = none ? attempt(c, (i) => (say(i, 'can') ? wrapped(ban(i)) : undefined)) : predicate(c);
  if (!first) return undefined;
  let all = first;
  for (;;) {
    const more = attempt(c, (i) => (say(i, ',? and') ? predicate(i) : undefined));
    if (!more) break;
    all = [...all, ...more];
  }
  return stepsOn(what, all, early, once);
});
const wrapped = (on: On | undefined): readonly On[] | undefined => on && [on];
/** "None of your Characters can be …": all of them cannot. */
function noneOf(c: Cursor): readonly Target[] | undefined {
  if (!say(c, 'none of')) return undefined;
  const meant = attempt(c, ref);
  const what = meant ? [meant] : pick(c);
  return what?.length === 1 ? what : undefined;
}

/** Every target with every predicate; cards that were chosen are chosen once. */
function stepsOn(
  what: readonly Target[],
  all: readonly On[],
  early: Duration | undefined,
  once: boolean,
): Steps | undefined {
  const steps: Step[] = [];
  for (const each of what) {
    if (isDon(each)) {
      const frozenDon = all.length === 1 ? donFrozen(each, all) : undefined;
      if (!frozenDon) return undefined;
      steps.push(frozenDon);
      continue;
    }
    all.forEach((on, i) => {
      const isChosen = isPick(each) && !each.all;
      const step = on(i > 0 && isChosen ? 'it' : each);
      const timed = early && 'what' in step && !('for' in step) ? { ...step, for: early } : step;
      steps.push(once && timed.do === 'cannot' ? { ...timed, oncePerTurn: true } : timed);
    });
  }
  return steps;
}
function donFrozen(pickOf: Pick, all: readonly On[]): Step | undefined {
  const isFreeze = all[0]?.('this').do === 'freeze';
  const n = pickOf.n ?? (pickOf.upTo === 'any' ? undefined : pickOf.upTo);
  if (!isFreeze || n === undefined) return undefined;
  return { do: 'freezeDon', n, ...(pickOf.of === 'opponent' ? { who: 'opponent' } : {}) };
}

/** "give 1 of your opponent's Characters −2000 power during this turn". */
const give = named('give less', (c, who) => {
  if (!verb(c, 'give')) return undefined;
  const what = objects(c);
  const found = what && change(c);
  if (!what || !found) return undefined;
  const { time, each } = tail(c);
  const n = each ? timesOf(each, found.n) : found.n;
  if (n === undefined) return undefined;
  return what.map((one) => changing({ ...found, n }, time)(chosenBy(one, player(who))));
});

/** "K.O.", with DON!! out of the question. */
const ko = named('K.O.', (c, who) => {
  if (!verb(c, 'k.o.')) return undefined;
  const what = objects(c);
  if (!what || what.some(isDon)) return undefined;
  const [only] = what;
  // "…, or return it to the owner's hand": one of two things with the card that is chosen
  const isReturned = attempt(c, (i) => say(i, ", or return it|them to the owner's hand")) === true;
  if (!isReturned) return what.map((each) => ({ do: 'ko', what: chosenBy(each, player(who)) }));
  if (only === undefined || what.length > 1 || !isPick(only)) return undefined;
  const options: Steps[] = [[{ do: 'ko', what: 'it' }], [{ do: 'move', what: 'it', to: 'hand' }]];
  return [
    { do: 'choose', what: only },
    { do: 'chooseOne', options },
  ];
});

const OF_ZERO: readonly (readonly [string, 'power' | 'cost'])[] = [
  ['the power of', 'power'],
  ['the cost of', 'cost'],
];
/** "set the power of 1 of … to 0 during this turn". */
const setZero = named('set to 0', (c, who) => {
  const own = attempt(c, (i) => (verb(i, 'set') ? ownerRef(i) : undefined));
  if (own) {
    const which = sayOne(c, [
      ['power', 'power'],
      ['cost', 'cost'],
    ] as const);
    const time = which && say(c, 'to 0') ? duration(c) : undefined;
    return time && [{ do: which === 'power' ? 'powerZero' : 'costZero', what: own, for: time }];
  }
  const unit = verb(c, 'set') ? sayOne(c, OF_ZERO) : undefined;
  const what = unit && objects(c);
  if (!what || !say(c, 'to 0')) return undefined;
  const time = duration(c);
  if (!time) return undefined;
  return what.map((each) => ({
    do: unit === 'power' ? 'powerZero' : 'costZero',
    what: chosenBy(each, player(who)),
    for: time,
  }));
});

/** "set the base power of … to 7000 during this turn". */
const setBase = named('set base power', (c, who) => {
  if (!verb(c, 'set') || !say(c, 'the base power of')) return undefined;
  const what = objects(c);
  const n = what && say(c, 'to') ? num(c) : undefined;
  const time = maybeDuration(c);
  if (!what || n === undefined) return undefined;
  return what.map((each) => ({ do: 'basePower', what: chosenBy(each, player(who)), n, ...lasting(time) }));
});
/** "negate the effect of up to 1 of your opponent's Characters during this turn". */
const negate = named('negate', (c, who) => {
  if (!verb(c, 'negate') || !say(c, 'the effect|effects of')) return undefined;
  const what = objects(c);
  const time = maybeDuration(c);
  return what?.map((each) => ({ do: 'negate', what: chosenBy(each, player(who)), ...lasting(time) }));
});
/** "swap the base power of …". */
const swap = named('swap base power', (c, who) => {
  if (!verb(c, 'swap') || !say(c, 'the base power of')) return undefined;
  const what = objects(c);
  say(c, 'with each other');
  const time = duration(c);
  return time && what?.map((each) => ({ do: 'swapBasePower', what: chosenBy(each, player(who)), for: time }));
});

export const fieldVerbs: Verb = (c, who) =>
  oneOf(
    c,
    [give, ko, setZero, setBase, negate, swap].map((read) => (i: Cursor) => read(i, who)),
  );

const VALUES: readonly (readonly [string, 'basePower' | 'baseCost' | 'counter'])[] = [
  ['base power', 'basePower'],
  ['base cost', 'baseCost'],
  ['counter', 'counter'],
];
/** "the base power of … becomes 7000", "this Character's base power becomes the same as your Leader's". */
export const becomes: Verb = named('becomes', (c) => {
  const early = attempt(c, (i) => {
    const time = duration(i);
    return time && say(i, ',') ? time : undefined;
  });
  const subject = oneOf<{ what: readonly Target[]; which: 'basePower' | 'baseCost' | 'counter' }>(c, [
    (i) => {
      const which = say(i, 'the') ? sayOne(i, VALUES) : undefined;
      const what = which && say(i, 'of') ? subjects(i) : undefined;
      return which && what && { what, which };
    },
    (i) => {
      const what = ownerRef(i);
      const which = what && sayOne(i, VALUES);
      return what && which && { what: [what], which };
    },
    (i) => {
      // "your Characters' base power", "up to 1 of your opponent's Characters' base power"
      tell(i, { possessive: true });
      const what = subjects(i);
      tell(i, { possessive: false });
      const which = what && sayOne(i, VALUES);
      return what && which && { what, which };
    },
  ]);
  if (!subject || !verb(c, 'become')) return undefined;
  const n = becomesWhat(c, subject.which);
  if (n === undefined) return undefined;
  const time = maybeDuration(c) ?? early;
  return subject.what.map((what) =>
    subject.which === 'counter' ? { do: 'counter', what, n } : { do: subject.which, what, n, ...lasting(time) },
  );
});
function becomesWhat(c: Cursor, which: 'basePower' | 'baseCost' | 'counter'): Num | undefined {
  return oneOf<Num>(c, [
    (i) => (say(i, 'equal to') || say(i, 'the same as') ? (value.read(i) ?? sameAs(i, which)) : undefined),
    (i) => {
      const letter = say(i, '+') ? num(i) : undefined;
      return letter ?? token(i, 'signed')?.n ?? num(i);
    },
  ]);
}
/** "the same as your opponent's Leader", "… as the power of your opponent's attacking Leader or Character". */
function sameAs(c: Cursor, which: 'basePower' | 'baseCost' | 'counter'): Num | undefined {
  const cards = sayOne<Pick>(c, [
    ["your opponent's leader's|leader base? power?", { all: true, of: 'opponent', in: ['leader'] }],
    ["your leader's|leader base? power?", { all: true, in: ['leader'] }],
  ]);
  if (!cards) return undefined;
  const { all: _, ...sumOf } = cards;
  return { value: which === 'basePower' ? 'power' : which, sumOf };
}

/** "the cost of up to 1 of your opponent's Characters becomes 0 during this turn". */
export const becomesZero: Verb = named('becomes 0', (c) => {
  const unit = sayOne(c, OF_ZERO);
  const what = unit && subjects(c);
  if (!what || !verb(c, 'become') || !say(c, '0')) return undefined;
  const time = duration(c);
  return time && what.map((each) => ({ do: unit === 'power' ? 'powerZero' : 'costZero', what: each, for: time }));
});
/** "This Character's effect is negated during this turn". */
export const negated: Verb = named('effect is negated', (c) => {
  const what = ownerRef(c);
  if (!what || !say(c, 'effect|effects is|are negated')) return undefined;
  const time = maybeDuration(c);
  return [{ do: 'negate', what, ...lasting(time) }];
});

/** Letters of a clause are explained at its end. */
export const withLetters = (c: Cursor, steps: Steps): Steps | undefined => whereLetters(c, steps);
