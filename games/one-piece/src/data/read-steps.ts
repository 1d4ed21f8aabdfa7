/** The steps of an effect, as they are read from a file: a table of kinds and their fields. */
import {
  ATTRIBUTES,
  DURATIONS,
  type Pick as Picked,
  PLAYER_PROHIBITIONS,
  PROHIBITIONS,
  REFS,
  type Rest,
  type Step,
  type Take,
  type Target,
  type To,
  type Top,
} from '../tree/tree.ts';
import { amount, CARDS_FIELDS, condition, exactlyOne, filter, keyword, num, side, timing, who } from './read-values.ts';
import { would } from './read-would.ts';
import { checked, flag, inside, later, oneOf, orWord, type Schema, tell, whole, wrong } from './schema.ts';
import { list, maybe, object, tagged } from './schema-shapes.ts';

const PICK = 'cards to choose such as {"upTo": 1, "of": "opponent", "in": ["character"]}';
const pickFields: Schema<Picked> = object<Picked>(PICK, {
  ...CARDS_FIELDS,
  n: maybe(amount),
  upTo: maybe(orWord('any', amount)),
  all: maybe(oneOf(true)),
  by: maybe(who),
  total: maybe(
    object<NonNullable<Picked['total']>>('a joint limit such as {"value": "cost", "max": 4}', {
      value: oneOf('cost', 'power'),
      max: num,
    }),
  ),
  differentNames: maybe(flag),
});
const pick: Schema<Picked> = checked(pickFields, (value, at) => {
  exactlyOne(value, at, 'n', 'upTo', 'all');
  if (value.all && value.by) tell(inside(at, 'by'), 'says who chooses, but all are taken: leave it out.');
});

const oneEnd: Schema<Top['in']> = {
  right: '["deck"] or ["life"]',
  read(value, at) {
    const [area] = Array.isArray(value) && value.length === 1 ? value : [];
    if (area === 'deck') return ['deck'];
    return area === 'life' ? ['life'] : wrong(at, value, oneEnd.right);
  },
};
const top: Schema<Top> = object<Top>('cards from an end of a deck or of Life such as {"top": 5, "in": ["deck"]}', {
  top: amount,
  in: oneEnd,
  of: maybe(who),
  end: maybe(oneOf('bottom', 'top-or-bottom')),
  upTo: maybe(flag),
});

const target: Schema<Target> = {
  right: `${oneOf(...REFS).right}, or ${PICK}`,
  read(value, at) {
    if (typeof value !== 'object' || value === null) {
      return REFS.find((ref) => ref === value) ?? wrong(at, value, target.right);
    }
    return 'top' in value ? top.read(value, at) : pick.read(value, at);
  },
};

const to: Schema<To> = oneOf(
  'hand',
  'trash',
  'deck-top',
  'deck-bottom',
  'deck-top-or-bottom',
  'life-top',
  'life-bottom',
  'life-top-or-bottom',
);
const rest: Schema<Rest> = oneOf(
  'deck-bottom',
  'deck-top',
  'deck-top-or-bottom',
  'life-top',
  'life-top-or-bottom',
  'trash',
  'as-they-were',
  'shuffle',
);
const takeFields: Schema<Take> = object<Take>('what is taken, such as {"upTo": 1, "to": "hand"}', {
  n: maybe(whole(1, 100)),
  upTo: maybe(whole(1, 100)),
  where: maybe(filter),
  to: oneOf('hand', 'play', 'play-rested', 'trash', 'life-top', 'deck-top'),
  reveal: maybe(flag),
  faceUp: maybe(oneOf(true)),
});
const take: Schema<Take> = checked(takeFields, (value, at) => exactlyOne(value, at, 'n', 'upTo'));

const lasts = maybe(oneOf(...DURATIONS));
const duration = oneOf(...DURATIONS);
const A_STEP = 'a step such as {"do": "draw", "n": 1}';
export const steps: Schema<readonly Step[]> = list(
  later(A_STEP, () => step),
  { min: 1, max: 30 },
);

const BRANCHES = { then: steps, else: maybe(steps) };

const step: Schema<Step> = tagged<Step, 'do'>('do', A_STEP, {
  draw: { n: amount, who: maybe(side), upTo: maybe(flag) },
  drawTo: { n: amount, who: maybe(who) },
  move: { what: target, to, faceUp: maybe(flag), reveal: maybe(flag) },
  shuffle: { who: maybe(who) },
  shuffleHandIntoDeck: { who: maybe(who) },
  look: { what: top, take: maybe(take), rest, who: maybe(who) },
  reveal: { what: target },
  choose: { what: pick, also: maybe(oneOf(true)) },
  nameCost: {},
  play: { what: target, rested: maybe(flag) },
  ko: { what: target },
  rest: { what: target },
  setActive: { what: target },
  freeze: { what: target },
  power: { what: target, n: num, for: lasts },
  powerZero: { what: target, for: duration },
  basePower: { what: target, n: num, for: lasts },
  swapBasePower: { what: target, for: duration },
  cost: { what: target, n: num, for: lasts },
  costZero: { what: target, for: duration },
  baseCost: { what: target, n: num, for: lasts },
  counter: { what: target, n: num },
  gain: { what: target, keyword, for: lasts },
  gainAttribute: { what: target, attribute: oneOf(...ATTRIBUTES), for: lasts },
  cannot: {
    what: target,
    be: oneOf(...PROHIBITIONS),
    by: maybe(oneOf('opponent')),
    against: maybe(filter),
    for: lasts,
    oncePerTurn: maybe(oneOf(true)),
  },
  playerCannot: { who, be: oneOf(...PLAYER_PROHIBITIONS), where: maybe(filter), for: lasts },
  mustAttack: { what: target, for: lasts },
  attackTax: { what: target, cost: steps, for: lasts },
  negate: { what: target, for: lasts },
  addDon: { n: amount, upTo: maybe(flag), rested: maybe(flag), who: maybe(who) },
  giveDon: { n: amount, upTo: maybe(flag), from: oneOf('active', 'rested', 'any'), to: target, each: maybe(flag) },
  moveGivenDon: { n: amount, upTo: maybe(flag), to: target },
  returnGivenDon: { n: amount, who: maybe(who), upTo: maybe(flag) },
  returnDon: {
    n: amount,
    who: maybe(who),
    upTo: maybe(flag),
    orMore: maybe(oneOf(true)),
    from: maybe(oneOf('active', 'rested')),
  },
  restDon: { n: amount, who: maybe(who), upTo: maybe(flag) },
  activateDon: { n: amount, upTo: maybe(flag), who: maybe(who) },
  freezeDon: { n: amount, who: maybe(who), upTo: maybe(flag) },
  turnLife: { which: oneOf('top', 'all', 'any'), n: maybe(whole(1, 20)), faceUp: flag, who: maybe(who) },
  lifeInstead: { who: maybe(who), faceUp: maybe(flag), to: oneOf('deck-top', 'deck-bottom', 'trash') },
  damage: { n: amount, who },
  if: { if: condition, ...BRANCHES },
  ifDone: BRANCHES,
  may: { who: maybe(who), steps, else: maybe(steps) },
  chooseOne: { who: maybe(who), options: list(steps, { min: 2, max: 10 }) },
  repeat: { n: amount, steps },
  later: { at: oneOf('END_OF_TURN', 'END_OF_BATTLE', 'NEXT_START_OF_MAIN'), steps },
  instead: { would, optional: maybe(flag), steps, for: duration },
  activateText: { what: target, timing },
  activateEvent: { what: pick },
  changeTarget: { to: target },
  nextPlay: { n: num, where: filter, for: duration },
  playCost: { n: num, where: filter, for: lasts },
  extraTurn: {},
  win: { who: maybe(who) },
  lose: { who: maybe(who), atEndOfTurn: maybe(flag) },
  donPhaseGives: { n: whole(1, 10) },
});
