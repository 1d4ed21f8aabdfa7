// biome-ignore-all lint/suspicious/noThenProperty: a field of cards; nobody awaits them
/**
 * Effects at random: well formed (`readCard` takes them), with everything in them that the language has, and nothing
 * said that means nothing, so that two different ones mean different things.
 */
import { seedRng } from '@dealers-choice/kernel';
import {
  type Basis,
  BY_THE_RULES,
  GRANTED,
  just,
  knownAfter,
  LOOKED_AT_LATER,
  thereAtStart,
} from '../../src/data/check-meant.ts';
import { secretsAskedFor } from '../../src/data/check-secrets.ts';
import { CHANGES, changedIn, EACH, PLAYED_FROM, restsOneOrNone } from '../../src/data/check-steps.ts';
import { CAUSES, FATES } from '../../src/lexicon/causes.ts';
import { isOfPlayer } from '../../src/lexicon/timings.ts';
import { anOccasion } from '../../src/tree/effect.ts';
import type { Loose } from '../../src/tree/schema.ts';
import { keysOf } from '../../src/tree/schema-shapes.ts';
import { aTake, aWould, BODIES, MODIFIERS, STANDING, STEPS } from '../../src/tree/steps.ts';
import {
  AUTO_TIMINGS,
  type Category,
  DURATIONS,
  type Effect,
  type Num,
  type Occasion,
  PROHIBITIONS,
  type Step,
  type StepKind,
  type Take,
  type Target,
  type Timing,
  type Would,
} from '../../src/tree/tree.ts';
import {
  anyCards,
  anyCondition,
  anyFilter,
  anyObject,
  anyPick,
  anyRef,
  anyTarget,
  anyWorth,
  chance,
  type Draw,
  deeper,
  fieldsIn,
  type Makers,
  now,
  one,
} from './random-tree-values.ts';

export interface RandomTree {
  /** Which kind of card can say it. */
  category: Category;
  effect: Effect;
}
export function randomTrees(seed: number | string, n: number): RandomTree[] {
  const rng = seedRng(seed);
  const draw = (): RandomTree => {
    const tree = randomTree({ rng, room: 2, there: BY_THE_RULES, permanent: false });
    return secretsAskedFor(tree.effect).length === 0 ? tree : draw();
  };
  return Array.from({ length: n }, draw);
}

/** A number, now and then each card's own. */
const ownWorth = (d: Draw): Num =>
  d.permanent || !chance(d, 10)
    ? anyWorth(d)
    : { value: one(d, ['power', 'cost', 'given']), ofEach: true, ...now(d, 40, 'times', () => one(d, [2, -1, 1000])) };
const who = (d: Draw) => one(d, ['you', 'opponent'] as const);
/** Cards where such a step can change them. */
const changed = (d: Draw, kind: StepKind): Target =>
  chance(d, 30) ? anyRef(d) : anyPick(d, changedIn(kind, d.permanent));

function anyTake(d: Draw): Take {
  const where = chance(d, 60) ? anyFilter(deeper(d)) : undefined;
  // A filter always shows: beside it, "reveal" says nothing.
  const reveal = (): true | undefined => (where === undefined && chance(d, 40) ? true : undefined);
  return anyObject(fieldsIn(aTake), d, { where: () => where, reveal }) as unknown as Take;
}

/** What a step needs to make sense where its schema alone would not. */
const MAKERS: { readonly [K in StepKind]?: Makers | ((d: Draw) => Makers) } = {
  // Cards that are only looked at were not chosen.
  look: {
    take: (d) => (chance(d, 70) ? anyTake({ ...d, there: d.there.filter((each) => each !== 'it') }) : undefined),
  },
  choose: { also: (d) => (d.there.includes('it') && chance(d, 30) ? true : undefined) },
  play: { what: (d) => anyTarget(d, PLAYED_FROM) },
  cannot: {
    be: (d) =>
      one(
        d,
        PROHIBITIONS.filter((ban) => ban !== 'BE_PLAYED_BY_EFFECTS'),
      ),
  },
  swapBasePower: { with: (d) => (chance(d, 40) ? changed(d, 'swapBasePower') : undefined) },
  attackTax: { cost: (d) => price({ ...d, permanent: false }) },
  turnLife: (d) => {
    const { which, n } = one(d, [
      { which: 'top' },
      { which: 'all' },
      { which: 'top', n: 2 },
      { which: 'any', n: 1 },
    ] as {
      which: string;
      n?: number;
    }[]);
    return { which: () => which, n: () => n };
  },
  instead: {
    would: (d) => ({
      what: one(d, ['KO', 'LEAVE', 'REST'] as const),
      cards: anyCards(d, OWN_AREAS),
      ...causes(d, 50),
      ...now(d, 15, 'orKo', () => true as const),
    }),
    steps: (d) => steps(deeper(d)).map(restedWhole),
  },
};

/** Fields that are the same in several steps. */
function sharedMakers(kind: StepKind): Makers {
  const isModifier = MODIFIERS.some((each) => each === kind);
  return {
    ...(CHANGES.includes(kind) && 'what' in STEPS[kind] ? { what: (d: Draw) => changed(d, kind) } : {}),
    ...(EACH.includes(kind) ? { n: ownWorth } : {}),
    ...(isModifier ? { for: (d: Draw) => (d.permanent ? undefined : one(d, DURATIONS)) } : {}),
    ...Object.fromEntries(bodyFields(kind).map(([name, isNeeded]) => [name, bodyMaker(isNeeded)])),
    ...('options' in STEPS[kind] ? { options: (d: Draw) => [steps(deeper(d)), steps(deeper(d))] } : {}),
  };
}
const bodyMaker =
  (isNeeded: boolean) =>
  (d: Draw): Step[] | undefined =>
    isNeeded || chance(d, 40) ? steps(deeper(d)) : undefined;
const bodyFields = (kind: StepKind): (readonly [name: string, isNeeded: boolean])[] =>
  keysOf(fieldsOfKind(kind)).flatMap((name) =>
    BODIES.includes(name) ? [[name, !('maybe' in (fieldsOfKind(kind)[name] ?? {}))] as const] : [],
  );
const fieldsOfKind = (kind: StepKind): Loose => STEPS[kind];

/** What is there for a field of a step: some are looked at later, and some steps are carried out later. */
function thereFor(kind: StepKind, name: string, there: readonly Basis[]): readonly Basis[] {
  if (LOOKED_AT_LATER.includes(name)) return BY_THE_RULES;
  if (!BODIES.includes(name)) return there;
  if (kind === 'instead') return GRANTED;
  if (kind === 'later') return there.filter((each) => each === 'it');
  return kind === 'attackTax' ? [] : there;
}
function forgetting(kind: StepKind, makers: Makers): Makers {
  const made = keysOf(fieldsOfKind(kind)).map((name) => {
    const field = fieldsOfKind(kind)[name];
    const make = makers[name] ?? ((d: Draw) => anyObject(only(name, field), d)[name]);
    return [name, (d: Draw) => make({ ...d, there: thereFor(kind, name, d.there) })] as const;
  });
  return { ...makers, ...Object.fromEntries(made) };
}
const only = (name: string, field: Loose[string] | undefined) =>
  ({ is: 'object', fields: field ? { [name]: field } : {}, alternatives: [] }) as const;

function stepOf(kind: StepKind, d: Draw): Step {
  const own = MAKERS[kind];
  const makers = forgetting(kind, { ...sharedMakers(kind), ...(typeof own === 'function' ? own(d) : own) });
  const fields = fieldsOfKind(kind);
  return { do: kind, ...anyObject({ is: 'object', fields, alternatives: [] }, d, makers) } as Step;
}

const KINDS = keysOf(STEPS);
const FLOW: readonly StepKind[] = ['if', 'ifDone', 'may', 'chooseOne', 'repeat', 'later', 'instead'];
const PLAIN = KINDS.filter((kind) => !FLOW.includes(kind) && !STANDING.some((each) => each === kind));

function kindOf(d: Draw, isFirst: boolean): StepKind {
  if (d.permanent) return d.room > 0 && chance(d, 20) ? 'if' : one(d, [...MODIFIERS, ...STANDING]);
  if (d.room > 0 && chance(d, 40)) {
    const flow = one(d, FLOW);
    return flow === 'ifDone' && (isFirst || !d.there.includes('done')) ? 'if' : flow;
  }
  return one(d, PLAIN);
}
export function steps(d: Draw): Step[] {
  if (!d.permanent && !d.there.includes('named') && chance(d, 10)) {
    const named: Step = { do: 'nameCost' };
    return [named, ...steps(after(d, [named]))];
  }
  if (!d.permanent && !d.there.includes('revealed') && chance(d, 12)) {
    const first = shown(d);
    return [...first, ...steps(after(d, first))];
  }
  return inARow(d, one(d, [1, 1, 1, 2, 2, 3]), (each, i) => stepOf(kindOf(each, i === 0), each));
}
/** Some are revealed, and one of them is chosen: the words that lean on that would be rare otherwise. */
function shown(d: Draw): Step[] {
  const first = stepOf('reveal', d);
  const among = one(d, ['it', 'revealed'] as const);
  return chance(d, 30) ? [first] : [first, { do: 'choose', what: { n: 1, in: ['hand'], where: { among } } }];
}
/** Each knows what those before it left behind. */
function inARow(d: Draw, n: number, make: (d: Draw, i: number) => Step, arePaid = false): Step[] {
  const made: Step[] = [];
  while (made.length < n) made.push(make(after(d, made, arePaid), made.length));
  return made;
}
const after = (d: Draw, said: readonly Step[], arePaid = false): Draw =>
  d.permanent ? d : { ...d, there: knownAfter(said, just(...d.there), arePaid).always };
/** What may stand before a colon: things to be done, or one of several. */
const price = (d: Draw): Step[] =>
  inARow(d, one(d, [1, 1, 2, 3]), (each) => stepOf(one(each, chance(each, 50) ? COMMON : PLAIN), each), true);
const COMMON: readonly StepKind[] = [
  'returnDon',
  'returnGivenDon',
  'restDon',
  'rest',
  'move',
  'ko',
  'reveal',
  'giveDon',
];
function cost(d: Draw): Step[] {
  if (!chance(d, 15)) return price(d);
  const first: Step = { do: 'chooseOne', options: [price(d), price(d)] };
  return [first, ...(chance(d, 30) ? price(after(d, [first], true)) : [])];
}

const OWN_AREAS = ['leader', 'character', 'stage', 'hand', 'trash'] as const;
const EFFECTS = ['effect', 'your-effect', 'opponent-effect'] as const;
/** By what, and by the effects of which cards. */
function causes(d: Draw, percent: number, toCards = true): Pick<Occasion, 'by' | 'source'> {
  if (toCards && chance(d, 10)) return { by: one(d, EFFECTS), source: anyFilter(deeper(d)) };
  return now(d, percent, 'by', () => one(d, CAUSES));
}
function occasion(d: Draw, timings: readonly Timing[]): Occasion {
  const toCards = !timings.some(isOfPlayer);
  const { by, source } = causes(d, 30);
  return anyObject(fieldsIn(anOccasion), d, {
    cards: () => (toCards && chance(d, 50) ? anyCards(d, OWN_AREAS) : undefined),
    by: () => by,
    source: () => source,
    left: () => (chance(d, 5) ? one(d, [0, 1, 2]) : undefined),
  }) as Occasion;
}
function would(d: Draw): Would {
  const what = one(d, FATES);
  const toCards = what !== 'DAMAGE' && what !== 'DECK_OUT';
  const { by, source } = causes(d, 50, toCards);
  return anyObject(fieldsIn(aWould), d, {
    what: () => what,
    cards: () => (toCards && chance(d, 60) ? anyCards(d, OWN_AREAS) : undefined),
    by: () => by,
    source: () => source,
  }) as unknown as Would;
}

const ending = (d: Draw): Step => (chance(d, 50) ? { do: 'win' } : { do: 'lose', atEndOfTurn: true });

function tags(d: Draw): Omit<Effect, 'timings' | 'steps'> {
  return {
    ...now(d, 20, 'don', () => one(d, [1, 2])),
    ...now(d, 20, 'turn', () => who(d)),
    ...now(d, 5, 'in', () => 'hand' as const),
  };
}

function randomTree(d: Draw): RandomTree {
  const kind = one(d, ['auto', 'auto', 'auto', 'activate', 'activate', 'permanent', 'replacement', 'event'] as const);
  if (kind === 'permanent') return standing(d);
  if (kind === 'replacement') return replacement(d);
  if (kind === 'event') {
    const timings = one<readonly Timing[]>(d, [['MAIN'], ['COUNTER'], ['TRIGGER'], ['MAIN', 'TRIGGER']]);
    return { category: 'EVENT', effect: { ...now(d, 20, 'turn', () => who(d)), timings, ...bodyAt(d, { timings }) } };
  }
  if (kind === 'auto') return auto(d);
  const timings: readonly Timing[] = ['ACTIVATE_MAIN'];
  return { category: 'CHARACTER', effect: { ...tags(d), timings, ...bodyAt(d, { timings }) } };
}

const condition = (d: Draw) => now(d, 30, 'if', () => anyCondition({ ...d, permanent: false }));
const once = (d: Draw) => ({ ...now(d, 25, 'oncePerTurn', () => true), ...now(d, 5, 'shares', () => true as const) });

function standing(d: Draw): RandomTree {
  const tagged = tags(d);
  // Of a card in the hand its own text says it, and of nothing else.
  const kept: readonly Step[] = [{ do: 'cannot', what: 'this', be: 'BE_PLAYED_BY_EFFECTS' }];
  const said = tagged.in === 'hand' && chance(d, 30) ? kept : steps({ ...d, permanent: true });
  return { category: 'CHARACTER', effect: { ...tagged, timings: ['PERMANENT'], ...condition(d), steps: said } };
}

/** Everything behind the moment. */
function bodyAt(d: Draw, at: Pick<Effect, 'timings' | 'would'>): Omit<Effect, 'timings'> {
  const begins = { ...d, there: thereAtStart(at) };
  const offer = chance(d, 40) ? { cost: cost(begins) } : now(d, 25, 'optional', () => true);
  // What stands in for something is asked for before it is known for what.
  const ifs = condition(at.would ? d : begins);
  return { ...once(d), ...ifs, ...offer, steps: steps('cost' in offer ? after(begins, offer.cost, true) : begins) };
}

function replacement(d: Draw): RandomTree {
  const timings: readonly Timing[] = ['REPLACEMENT'];
  const instead = would(d);
  // An empty deck is not waited for: nobody is asked, and it ends with the game.
  const isDeckOut = instead.what === 'DECK_OUT';
  const fit = isDeckOut
    ? { ...once(d), ...condition(d), steps: [ending(d)] }
    : standIn(bodyAt(d, { timings, would: instead }));
  return { category: 'CHARACTER', effect: { ...tags(d), timings, would: instead, ...fit } };
}

const restedWhole = (step: Step): Step => (restsOneOrNone(step) ? { do: 'rest', what: 'this' } : step);
/** What is done instead is done. */
const standIn = (body: Omit<Effect, 'timings'>): Omit<Effect, 'timings'> => ({
  ...body,
  steps: body.steps.map(restedWhole),
});

function auto(d: Draw): RandomTree {
  const first = one(d, AUTO_TIMINGS);
  const second = one(d, AUTO_TIMINGS);
  const timings = first === second || !chance(d, 25) ? [first] : [first, second];
  const when = occasion(d, timings);
  const said = chance(d, 40) && Object.keys(when).length > 0 ? { when } : {};
  const category = !timings.includes('START_OF_GAME') ? 'CHARACTER' : 'LEADER';
  const fit = category === 'LEADER' ? timings.filter((timing) => timing !== 'ON_PLAY') : timings;
  return { category, effect: { ...tags(d), timings: fit, ...said, ...bodyAt(d, { timings: fit }) } };
}
