/**
 * Targets and steps: what each is made of, said once, as in values.ts. A step that is new here does not compile until
 * it is said what must stand beside it: how it is printed, carried out, paid with and judged.
 */
import { ATTRIBUTES } from '../lexicon/cards.ts';
import { FATES } from '../lexicon/causes.ts';
import { DESTINATIONS, LIFE_INSTEADS, RESTS, TAKES } from '../lexicon/destinations.ts';
import { DURATIONS, LATERS } from '../lexicon/durations.ts';
import { PLAYER_PROHIBITIONS, PROHIBITIONS } from '../lexicon/prohibitions.ts';
import { REFS, type Ref } from '../lexicon/refs.ts';
import {
  type AnySchema,
  flag,
  type Inner,
  inside,
  type Loose,
  later,
  laterAs,
  oneOf,
  orWord,
  type Schema,
  tellProblem,
  wrong,
} from './schema.ts';
import { keysOf, kindsOf, list, maybe, type ObjectOf, part, shape, type TaggedOf, withOneOf } from './schema-shapes.ts';

import {
  aCause,
  aCondition,
  aFilter,
  aKeyword,
  aNumber,
  anAmount,
  aPlainNumber,
  aPlayer,
  aRef,
  aSide,
  aTiming,
  CARDS,
  someCards,
} from './values.ts';

const PICK_RIGHT = 'cards to choose such as {"upTo": 1, "of": "opponent", "in": ["character"]}';
/** Cards to be chosen. Exactly one of `n`, `upTo`, `all`. Without "up to": as many as there are, up to the number. */
const PICK = {
  ...CARDS,
  n: maybe(anAmount),
  /** 'any': any number of them. */
  upTo: maybe(orWord('any', anAmount)),
  all: maybe(oneOf(true)),
  /** Who chooses; absent: the effect's player. */
  by: maybe(aPlayer, 'you'),
  /** "with a total cost of N or less". */
  total: maybe(
    shape('a joint limit such as {"value": "cost", "max": 4}', {
      value: oneOf('cost', 'power', 'baseCost', 'basePower'),
      max: aNumber,
    }),
  ),
  differentNames: maybe(flag, false),
};
export interface Pick extends ObjectOf<typeof PICK> {}
export const aPick: Schema<Pick> = part(
  withOneOf<Pick>(shape(PICK_RIGHT, PICK), ['n', 'upTo', 'all'], (value, at) => {
    if (value.all && value.by) tellProblem(inside(at, 'by'), 'says who chooses, but all are taken: leave it out.');
  }),
  'target',
  'cards',
);

type End = readonly ['deck'] | readonly ['life'];
const oneEnd: Schema<End> = {
  right: '["deck"] or ["life"]',
  form: { is: 'list', item: oneOf('deck', 'life'), min: 1, max: 1, distinct: true },
  read(value, at) {
    const [area] = Array.isArray(value) && value.length === 1 ? value : [];
    if (area === 'deck') return ['deck'];
    return area === 'life' ? ['life'] : wrong(at, value, oneEnd.right);
  },
};
/** Cards from one end of a deck or of Life. */
const TOP = {
  top: anAmount,
  in: oneEnd,
  /** Absent: yours. */
  of: maybe(aPlayer, 'you'),
  /** Absent: from the top. */
  end: maybe(oneOf('bottom', 'top-or-bottom')),
  upTo: maybe(flag, false),
};
export interface Top extends ObjectOf<typeof TOP> {}
export const aTop: Schema<Top> = part(
  shape('cards from an end of a deck or of Life such as {"top": 5, "in": ["deck"]}', TOP),
  'target',
);

export type Target = Ref | Pick | Top;
const TARGETS = { ref: part(aRef, 'target', 'ref'), aPick, aTop };
export const aTarget: Schema<Target> = {
  right: `${aRef.right}, or ${PICK_RIGHT}`,
  form: {
    is: 'union',
    kinds: TARGETS,
    which: (value) => (typeof value !== 'object' || value === null ? TARGETS.ref : 'top' in value ? aTop : aPick),
  },
  read(value, at) {
    if (typeof value !== 'object' || value === null) {
      return REFS.find((each) => each === value) ?? wrong(at, value, aTarget.right);
    }
    return 'top' in value ? aTop.read(value, at) : aPick.read(value, at);
  },
};

/** What is taken of cards that were looked at. Exactly one of `n`, `upTo`. */
const TAKE = {
  n: maybe(aPlainNumber(1, 100)),
  upTo: maybe(aPlainNumber(1, 100)),
  where: maybe(aFilter),
  differentNames: maybe(flag, false),
  to: oneOf(...TAKES),
  /** Shown to everybody; a filter always shows. */
  reveal: maybe(flag, false),
  /** Into Life face-up. */
  faceUp: maybe(oneOf(true)),
};
export interface Take extends ObjectOf<typeof TAKE> {}
export const aTake: Schema<Take> = part(
  withOneOf<Take>(shape('what is taken, such as {"upTo": 1, "to": "hand"}', TAKE), ['n', 'upTo']),
  'take',
);

/** What would happen, where something stands in for it. */
const WOULD = {
  what: oneOf(...FATES),
  /** Which cards it covers. Absent: this card (for DAMAGE and DECK_OUT: its player). */
  cards: maybe(someCards),
  by: maybe(aCause),
  source: maybe(aFilter),
  /** LEAVE: or K.O.'d, whatever the cause. */
  orKo: maybe(oneOf(true)),
};
export interface Would extends ObjectOf<typeof WOULD> {}
export const aWould: Schema<Would> = part(shape('what would happen, such as {"what": "KO"}', WOULD), 'would');

const A_STEP = 'a step such as {"do": "draw", "n": 1}';
const innerStep: Schema<Step> = later(A_STEP, () => aStep);
export const someSteps: Schema<readonly Step[]> = list(innerStep, { min: 1, max: 30 });
/** Steps inside a step. */
const steps: Inner<Steps, 'list'> = laterAs('list', someSteps);
const options: Inner<Steps, 'lists'> = laterAs('lists', list(someSteps, { min: 2, max: 10 }));
interface Steps {
  list: readonly Step[];
  lists: readonly (readonly Step[])[];
}

const duration = oneOf(...DURATIONS);
/** Absent in PERMANENT effects: it holds while the text does. */
const lasts = maybe(duration);
const yours = maybe(aPlayer, 'you');
const upTo = maybe(flag, false);

/** `for` is absent in PERMANENT effects: it holds while the text does. */
export const STEPS = {
  // Cards in hand, deck, trash and Life, and cards leaving the field
  draw: { n: anAmount, who: maybe(aSide, 'you'), upTo },
  drawTo: { n: anAmount, who: yours },
  move: { what: aTarget, to: oneOf(...DESTINATIONS), faceUp: maybe(flag, false), reveal: maybe(flag, false) },
  shuffle: { who: yours },
  shuffleHandIntoDeck: { who: yours },
  /** Looks at the cards; may take some (revealed where a filter had to be met); the others go where `rest` says. */
  look: { what: aTop, take: maybe(aTake), rest: oneOf(...RESTS), who: yours },
  /** The effect's player sees the opponent's hand; its cards are `revealed` afterwards. */
  lookAtHand: {},
  /** Shows cards to everybody where they lie; they are `it` afterwards. */
  reveal: { what: aTarget },
  /** `also`: another one, beside those that were chosen before it. */
  choose: { what: aPick, also: maybe(oneOf(true)) },
  /** The effect's player says a cost. */
  nameCost: {},
  play: { what: aTarget, rested: maybe(flag, false) },
  // The field
  ko: { what: aTarget },
  rest: { what: aTarget },
  setActive: { what: aTarget },
  /** Will not become active in the next Refresh Phase of its owner. */
  freeze: { what: aTarget },
  power: { what: aTarget, n: aNumber, for: lasts },
  powerZero: { what: aTarget, for: duration },
  basePower: { what: aTarget, n: aNumber, for: lasts },
  /** Of two cards, or of one and that of `with`. */
  swapBasePower: { what: aTarget, with: maybe(aTarget), for: duration },
  cost: { what: aTarget, n: aNumber, for: lasts },
  costZero: { what: aTarget, for: duration },
  baseCost: { what: aTarget, n: aNumber, for: lasts },
  counter: { what: aTarget, n: aNumber },
  gain: { what: aTarget, keyword: aKeyword, for: lasts },
  gainAttribute: { what: aTarget, attribute: oneOf(...ATTRIBUTES), for: lasts },
  cannot: {
    what: aTarget,
    be: oneOf(...PROHIBITIONS),
    by: maybe(oneOf('opponent')),
    against: maybe(aFilter),
    for: lasts,
    oncePerTurn: maybe(oneOf(true)),
  },
  playerCannot: { who: aPlayer, be: oneOf(...PLAYER_PROHIBITIONS), where: maybe(aFilter), for: lasts },
  /** The opponent's attacks must go there while they can. */
  mustAttack: { what: aTarget, for: lasts },
  /** These attack only after their player paid. */
  attackTax: { what: aTarget, cost: steps, for: lasts },
  negate: { what: aTarget, for: lasts },
  // DON!!
  addDon: { n: anAmount, upTo, rested: maybe(flag, false), who: yours },
  giveDon: { n: anAmount, upTo, from: oneOf('active', 'rested', 'any'), to: aTarget, each: maybe(flag, false) },
  moveGivenDon: { n: anAmount, upTo, to: aTarget },
  /** From under a player's cards to the cost area, rested. */
  returnGivenDon: { n: anAmount, who: yours, upTo },
  returnDon: { n: anAmount, who: yours, upTo, orMore: maybe(oneOf(true)), from: maybe(oneOf('active', 'rested')) },
  restDon: { n: anAmount, who: yours, upTo },
  activateDon: { n: anAmount, upTo, who: yours },
  freezeDon: { n: anAmount, who: yours, upTo },
  // Life
  /** `n`: this many from the top, or any that lie the other way; absent: 1. */
  turnLife: { which: oneOf('top', 'all', 'any'), n: maybe(aPlainNumber(1, 20)), faceUp: flag, who: yours },
  /** Life cards of a player (absent `faceUp`: all of them) that would be added to the hand go elsewhere. */
  lifeInstead: { who: yours, faceUp: maybe(flag), to: oneOf(...LIFE_INSTEADS) },
  damage: { n: anAmount, who: aPlayer },
  // The flow
  if: { if: aCondition, then: steps, else: maybe(steps) },
  /** "If you do": only if the step before was done whole. */
  ifDone: { then: steps, else: maybe(steps) },
  /** "You may …" in the middle; `who` decides and pays. `else`: "If they do not, …". `whole`: all of it or nothing. */
  may: { who: yours, whole: maybe(oneOf(true)), steps, else: maybe(steps) },
  chooseOne: { who: yours, options },
  repeat: { n: anAmount, steps },
  later: { at: oneOf(...LATERS), steps },
  /** For a while something stands in for what would happen to cards; in its steps these cards are `it`. */
  instead: { would: aWould, optional: maybe(flag, false), steps, for: duration },
  // Other texts and the match
  activateText: { what: aTarget, timing: aTiming },
  /** Uses an Event from the hand without its printed cost. */
  activateEvent: { what: aPick },
  changeTarget: { to: aTarget },
  /** "The next time you play …, its cost is reduced": `n` as in `cost`, so -1 makes it cheaper. */
  nextPlay: { n: aNumber, where: aFilter, for: duration },
  /** "The cost of playing … from your hand is reduced": only the price changes, not the cost that texts see. */
  playCost: { n: aNumber, where: aFilter, for: lasts },
  extraTurn: {},
  win: { who: yours },
  lose: { who: yours, atEndOfTurn: maybe(flag, false) },
  /** Of the DON!! of the DON!! Phase this many are given to the Leader at once. */
  donPhaseGives: { n: aPlainNumber(1, 10) },
};
export type StepKind = keyof typeof STEPS;
/** The step of a kind, or of one of several. */
export type StepOf<K extends StepKind> = TaggedOf<'do', typeof STEPS>[K];
export type Step = StepOf<StepKind>;
export const aStep: Schema<Step> = part(kindsOf('do', A_STEP, STEPS), 'step');

/** Steps that change what cards are: for a time, or for as long as a PERMANENT text holds. */
export type Modifying = { [K in StepKind]: (typeof STEPS)[K] extends { for: typeof lasts } ? K : never }[StepKind];
const isModifying = (kind: StepKind): kind is Modifying => {
  const fields: Loose = STEPS[kind];
  return fields.for === lasts;
};
export const MODIFIERS: readonly Modifying[] = keysOf(STEPS).filter(isModifying);
/** Only as long as a PERMANENT text holds. */
export const STANDING = ['counter', 'lifeInstead', 'donPhaseGives'] as const satisfies readonly StepKind[];
export type Standing = (typeof STANDING)[number];

/** The fields of steps that hold steps. */
export const BODIES: readonly string[] = keysOf(STEPS).flatMap((kind) => {
  const fields: Loose = STEPS[kind];
  return keysOf(fields).filter((name) => schemaIn(fields[name]) === steps);
});
function schemaIn(field: Loose[string] | undefined): AnySchema | null {
  if (field === undefined || 'never' in field) return null;
  return 'maybe' in field ? field.maybe : field;
}

/** A field of a step: its name, its schema and its value. */
export type Field = readonly [name: string, schema: Schema<unknown>, value: unknown];
/** The fields of a step, without the steps inside it. */
export function fieldsOf(one: Step): readonly Field[] {
  return allFields(one).filter(([, schema]) => schema !== steps && schema !== options);
}
/** The lists of steps in a step, each with the fields that lead there. */
export function insideOf(one: Step): readonly Inside[] {
  return allFields(one).flatMap(([name, schema, value]): readonly Inside[] => {
    if (schema === steps) return [[[name], value as readonly Step[]]];
    return schema === options ? (value as readonly (readonly Step[])[]).map((list, i) => [[name, i], list]) : [];
  });
}
type Inside = readonly [path: readonly (string | number)[], list: readonly Step[]];
function allFields(one: Step): Field[] {
  const fields: Loose = STEPS[one.do];
  // determinism: in the order of the fields
  return Object.entries(one).flatMap(([name, value]) => {
    const schema = schemaIn(fields[name]);
    return schema ? [[name, schema, value] as const] : [];
  });
}

/** What must stand beside each kind of step (or of some of them): a kind that is missing does not compile. */
export type StepTable<More extends readonly unknown[], R, K extends StepKind = StepKind> = {
  readonly [W in K]: (step: StepOf<W>, ...more: More) => R;
};
/** What the table has for this step. */
export function forStep<More extends readonly unknown[], R, K extends StepKind>(
  table: StepTable<More, R, K>,
  one: StepOf<K>,
  ...more: More
): R {
  const entry = table[one.do as K] as (step: Step, ...more: More) => R;
  return entry(one as Step, ...more);
}
