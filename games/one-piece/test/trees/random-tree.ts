// biome-ignore-all lint/suspicious/noThenProperty: a field of cards; nobody awaits them
/**
 * Effects at random: well formed (`readCard` takes them), with everything in them that the language has, and nothing
 * said that means nothing, so that two different ones mean different things.
 */
import { seedRng } from '@dealers-choice/kernel';
import { secretsAskedFor } from '../../src/data/check-secrets.ts';
import { changedIn, PLAYED_FROM, restsOneOrNone } from '../../src/data/check-steps.ts';
import { isOfPlayer } from '../../src/lexicon/timings.ts';
import { MODIFIERS, STANDING } from '../../src/tree/steps.ts';
import {
  ATTRIBUTES,
  AUTO_TIMINGS,
  type Category,
  DURATIONS,
  type Duration,
  type Effect,
  KEYWORDS,
  type Num,
  type Occasion,
  PLAYER_PROHIBITIONS,
  PROHIBITIONS,
  type Step,
  type Take,
  type Target,
  TIMINGS,
  type Timing,
  type Would,
} from '../../src/tree/tree.ts';
import {
  amount,
  cards,
  chance,
  condition,
  type Draw,
  deeper,
  filter,
  now,
  one,
  pick,
  range,
  ref,
  target,
  top,
  unnamed,
  worth,
} from './random-tree-values.ts';

export interface RandomTree {
  /** Which kind of card can say it. */
  category: Category;
  effect: Effect;
}
export function randomTrees(seed: number | string, n: number): RandomTree[] {
  const rng = seedRng(seed);
  const draw = (): RandomTree => {
    const tree = randomTree({ rng, room: 2, event: true, permanent: false });
    return secretsAskedFor(tree.effect).length === 0 ? tree : draw();
  };
  return Array.from({ length: n }, draw);
}

const theirs = (d: Draw, percent = 30) => now(d, percent, 'who', () => 'opponent' as const);
const upTo = (d: Draw) => now(d, 40, 'upTo', () => true);
const lasting = (d: Draw): { for?: Duration } => (d.permanent ? {} : { for: one(d, DURATIONS) });
const time = (d: Draw): Duration => one(d, DURATIONS);
/** A number, now and then each card's own. */
const ownWorth = (d: Draw): Num =>
  d.permanent || !chance(d, 10)
    ? worth(d)
    : { value: one(d, ['power', 'cost', 'given']), ofEach: true, ...now(d, 40, 'times', () => one(d, [2, -1, 1000])) };
const who = (d: Draw) => one(d, ['you', 'opponent'] as const);
/** Cards where such a step can change them. */
const changed = (d: Draw, kind: Step['do']): Target =>
  chance(d, 30) ? ref(d) : pick(d, changedIn(kind, d.permanent === true));

function take(d: Draw): Take {
  const where = now(d, 60, 'where', () => filter(deeper(d)));
  return {
    ...(chance(d, 70) ? { upTo: one(d, [1, 2]) } : { n: one(d, [1, 2]) }),
    ...where,
    to: one(d, ['hand', 'play', 'play-rested', 'trash', 'life-top', 'deck-top']),
    // A filter always shows: beside it, "reveal" says nothing.
    ...(where.where ? {} : now(d, 40, 'reveal', () => true)),
    ...now(d, 15, 'faceUp', () => true as const),
  };
}
const REST = [
  'deck-bottom',
  'deck-top',
  'deck-top-or-bottom',
  'life-top',
  'life-top-or-bottom',
  'trash',
  'as-they-were',
  'shuffle',
] as const;
const TO = [
  'hand',
  'trash',
  'deck-top',
  'deck-bottom',
  'deck-top-or-bottom',
  'life-top',
  'life-bottom',
  'life-top-or-bottom',
] as const;

/** A maker for every kind of step: a kind that the language gains does not compile until it is here. */
const STEPS: { readonly [K in Step['do']]: (d: Draw) => Extract<Step, { do: K }> } = {
  draw: (d) => ({
    do: 'draw',
    n: amount(d),
    ...now(d, 40, 'who', () => one(d, ['opponent', 'either'] as const)),
    ...upTo(d),
  }),
  drawTo: (d) => ({ do: 'drawTo', n: amount(d), ...theirs(d) }),
  move: (d) => ({
    do: 'move',
    what: target(d),
    to: one(d, TO),
    ...now(d, 20, 'faceUp', () => true),
    ...now(d, 20, 'reveal', () => true),
  }),
  shuffle: (d) => ({ do: 'shuffle', ...theirs(d) }),
  shuffleHandIntoDeck: (d) => ({ do: 'shuffleHandIntoDeck', ...theirs(d) }),
  look: (d) => ({ do: 'look', what: top(d), ...now(d, 70, 'take', () => take(d)), rest: one(d, REST), ...theirs(d) }),
  reveal: (d) => ({ do: 'reveal', what: target(d) }),
  choose: (d) => ({ do: 'choose', what: pick(d), ...now(d, 20, 'also', () => true as const) }),
  nameCost: () => ({ do: 'nameCost' }),
  play: (d) => ({ do: 'play', what: target(d, PLAYED_FROM), ...now(d, 40, 'rested', () => true) }),
  ko: (d) => ({ do: 'ko', what: target(d) }),
  rest: (d) => ({ do: 'rest', what: target(d) }),
  setActive: (d) => ({ do: 'setActive', what: target(d) }),
  freeze: (d) => ({ do: 'freeze', what: changed(d, 'freeze') }),
  power: (d) => ({ do: 'power', what: changed(d, 'power'), n: ownWorth(d), ...lasting(d) }),
  powerZero: (d) => ({ do: 'powerZero', what: changed(d, 'powerZero'), for: time(d) }),
  basePower: (d) => ({ do: 'basePower', what: changed(d, 'basePower'), n: worth(d), ...lasting(d) }),
  swapBasePower: (d) => ({ do: 'swapBasePower', what: changed(d, 'swapBasePower'), for: time(d) }),
  cost: (d) => ({ do: 'cost', what: changed(d, 'cost'), n: ownWorth(d), ...lasting(d) }),
  costZero: (d) => ({ do: 'costZero', what: changed(d, 'costZero'), for: time(d) }),
  baseCost: (d) => ({ do: 'baseCost', what: changed(d, 'baseCost'), n: worth(d), ...lasting(d) }),
  counter: (d) => ({ do: 'counter', what: changed(d, 'counter'), n: worth(d) }),
  gain: (d) => ({ do: 'gain', what: changed(d, 'gain'), keyword: one(d, KEYWORDS), ...lasting(d) }),
  gainAttribute: (d) => ({
    do: 'gainAttribute',
    what: changed(d, 'gainAttribute'),
    attribute: one(d, ATTRIBUTES),
    ...lasting(d),
  }),
  cannot: (d) => ({
    do: 'cannot',
    what: changed(d, 'cannot'),
    be: one(
      d,
      PROHIBITIONS.filter((ban) => ban !== 'BE_PLAYED_BY_EFFECTS'),
    ),
    ...now(d, 30, 'by', () => 'opponent' as const),
    ...now(d, 30, 'against', () => filter(unnamed(deeper(d)))),
    ...lasting(d),
    ...now(d, 20, 'oncePerTurn', () => true as const),
  }),
  playerCannot: (d) => ({
    do: 'playerCannot',
    who: who(d),
    be: one(d, PLAYER_PROHIBITIONS),
    ...now(d, 40, 'where', () => filter(unnamed(deeper(d)))),
    ...lasting(d),
  }),
  mustAttack: (d) => ({ do: 'mustAttack', what: changed(d, 'mustAttack'), ...lasting(d) }),
  attackTax: (d) => ({
    do: 'attackTax',
    what: changed(d, 'attackTax'),
    cost: price({ ...d, permanent: false, named: false }),
    ...lasting(d),
  }),
  negate: (d) => ({ do: 'negate', what: changed(d, 'negate'), ...lasting(d) }),
  addDon: (d) => ({ do: 'addDon', n: amount(d), ...upTo(d), ...now(d, 50, 'rested', () => true), ...theirs(d, 15) }),
  giveDon: (d) => ({
    do: 'giveDon',
    n: amount(d),
    ...upTo(d),
    from: one(d, ['active', 'rested', 'any']),
    to: target(d),
    ...now(d, 30, 'each', () => true),
  }),
  moveGivenDon: (d) => ({ do: 'moveGivenDon', n: amount(d), ...upTo(d), to: target(d) }),
  returnGivenDon: (d) => ({ do: 'returnGivenDon', n: amount(d), ...theirs(d), ...upTo(d) }),
  returnDon: (d) => ({
    do: 'returnDon',
    n: amount(d),
    ...theirs(d),
    ...upTo(d),
    ...now(d, 15, 'orMore', () => true as const),
    ...now(d, 15, 'from', () => one(d, ['active', 'rested'] as const)),
  }),
  restDon: (d) => ({ do: 'restDon', n: amount(d), ...theirs(d), ...upTo(d) }),
  activateDon: (d) => ({ do: 'activateDon', n: amount(d), ...theirs(d), ...upTo(d) }),
  freezeDon: (d) => ({ do: 'freezeDon', n: amount(d), ...theirs(d), ...upTo(d) }),
  turnLife: (d) => ({
    do: 'turnLife',
    ...one(d, [{ which: 'top' }, { which: 'all' }, { which: 'top', n: 2 }, { which: 'any', n: 1 }] as const),
    faceUp: chance(d, 50),
    ...theirs(d),
  }),
  lifeInstead: (d) => ({
    do: 'lifeInstead',
    ...theirs(d),
    ...now(d, 60, 'faceUp', () => chance(d, 50)),
    to: one(d, ['deck-top', 'deck-bottom', 'trash']),
  }),
  damage: (d) => ({ do: 'damage', n: amount(d), who: who(d) }),
  if: (d) => ({
    do: 'if',
    if: condition(deeper(d)),
    then: steps(deeper(d)),
    ...now(d, 40, 'else', () => steps(deeper(d))),
  }),
  ifDone: (d) => ({ do: 'ifDone', then: steps(deeper(d)), ...now(d, 40, 'else', () => steps(deeper(d))) }),
  may: (d) => ({ do: 'may', ...theirs(d), steps: steps(deeper(d)), ...now(d, 40, 'else', () => steps(deeper(d))) }),
  chooseOne: (d) => ({ do: 'chooseOne', ...theirs(d), options: [steps(deeper(d)), steps(deeper(d))] }),
  repeat: (d) => ({ do: 'repeat', n: amount(d), steps: steps(deeper(d)) }),
  later: (d) => ({
    do: 'later',
    at: one(d, ['END_OF_TURN', 'END_OF_BATTLE', 'NEXT_START_OF_MAIN']),
    steps: steps(unnamed(deeper(d))),
  }),
  instead: (d) => ({
    do: 'instead',
    would: {
      what: one(d, ['KO', 'LEAVE', 'REST'] as const),
      cards: cards(unnamed(d), OWN_AREAS),
      ...causes(unnamed(d), 50),
      ...now(d, 15, 'orKo', () => true as const),
    },
    ...now(d, 60, 'optional', () => true),
    steps: steps(unnamed(deeper(d))).map(restedWhole),
    for: time(d),
  }),
  activateText: (d) => ({ do: 'activateText', what: target(d), timing: one(d, TIMINGS) }),
  activateEvent: (d) => ({ do: 'activateEvent', what: pick(d) }),
  changeTarget: (d) => ({ do: 'changeTarget', to: target(d) }),
  playCost: (d) => ({ do: 'playCost', n: worth(d), where: filter(unnamed(deeper(d))), ...lasting(d) }),
  nextPlay: (d) => ({ do: 'nextPlay', n: worth(d), where: filter(unnamed(deeper(d))), for: time(d) }),
  extraTurn: () => ({ do: 'extraTurn' }),
  win: (d) => ({ do: 'win', ...theirs(d) }),
  lose: (d) => ({ do: 'lose', ...theirs(d), ...now(d, 40, 'atEndOfTurn', () => true) }),
  donPhaseGives: (d) => ({ do: 'donPhaseGives', n: one(d, [1, 2]) }),
};
const KINDS = Object.keys(STEPS) as Step['do'][];
const FLOW: readonly Step['do'][] = ['if', 'ifDone', 'may', 'chooseOne', 'repeat', 'later', 'instead'];
const PLAIN = KINDS.filter((kind) => !FLOW.includes(kind) && !STANDING.some((each) => each === kind));

function kindOf(d: Draw, isFirst: boolean): Step['do'] {
  if (d.permanent) return d.room > 0 && chance(d, 20) ? 'if' : one(d, [...MODIFIERS, ...STANDING]);
  if (d.room > 0 && chance(d, 40)) {
    const flow = one(d, FLOW);
    return flow === 'ifDone' && isFirst ? 'if' : flow;
  }
  return one(d, PLAIN);
}
export function steps(d: Draw): Step[] {
  if (!d.permanent && !d.named && chance(d, 10)) return [{ do: 'nameCost' }, ...steps({ ...d, named: true })];
  const n = one(d, [1, 1, 1, 2, 2, 3]);
  return Array.from({ length: n }, (_, i) => STEPS[kindOf(d, i === 0)](d));
}
/** What may stand before a colon: things to be done, or one of several. */
function price(d: Draw): Step[] {
  const plain = (): Step => STEPS[one(d, chance(d, 50) ? COMMON : PLAIN)](d);
  return Array.from({ length: one(d, [1, 1, 2, 3]) }, plain);
}
const COMMON: readonly Step['do'][] = [
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
  return [{ do: 'chooseOne', options: [price(d), price(d)] }, ...(chance(d, 30) ? price(d) : [])];
}

const OWN_AREAS = ['leader', 'character', 'stage', 'hand', 'trash'] as const;
const EFFECTS = ['effect', 'your-effect', 'opponent-effect'] as const;
const CAUSES = [...EFFECTS, 'battle', 'battle-with-this', 'opponent'] as const;
/** By what, and by the effects of which cards. */
function causes(d: Draw, percent: number, toCards = true): Pick<Occasion, 'by' | 'source'> {
  if (toCards && chance(d, 10)) return { by: one(d, EFFECTS), source: filter(deeper(d)) };
  return now(d, percent, 'by', () => one(d, CAUSES));
}
function occasion(d: Draw, timings: readonly Timing[]): Occasion {
  const toCards = !timings.some(isOfPlayer);
  return {
    ...(toCards ? now(d, 50, 'cards', () => cards(d, OWN_AREAS)) : {}),
    ...causes(d, 30),
    ...now(d, 20, 'n', () => range(d)),
    ...now(d, 30, 'whose', () => one(d, ['opponent', 'either'] as const)),
    ...now(d, 10, 'orKo', () => true as const),
    ...now(d, 10, 'to', () => 'hand' as const),
    ...now(d, 5, 'left', () => one(d, [0, 1, 2])),
  };
}
function would(d: Draw): Would {
  const what = one(d, ['KO', 'LEAVE', 'REST', 'DAMAGE', 'DECK_OUT'] as const);
  const toCards = what !== 'DAMAGE' && what !== 'DECK_OUT';
  return {
    what,
    ...(toCards ? now(d, 60, 'cards', () => cards(d, OWN_AREAS)) : {}),
    ...causes(d, 50, toCards),
    ...now(d, 15, 'orKo', () => true as const),
  };
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
  const ifs = now(d, 30, 'if', () =>
    condition({ ...d, event: kind === 'auto' || kind === 'replacement', permanent: false }),
  );
  const once = { ...now(d, 25, 'oncePerTurn', () => true), ...now(d, 5, 'shares', () => true as const) };
  if (kind === 'permanent') {
    const inner = { ...d, event: false, permanent: true };
    const tagged = tags(d);
    // Of a card in the hand its own text says it, and of nothing else.
    const kept: readonly Step[] = [{ do: 'cannot', what: 'this', be: 'BE_PLAYED_BY_EFFECTS' }];
    const said = tagged.in === 'hand' && chance(d, 30) ? kept : steps(inner);
    const effect = { ...tagged, timings: ['PERMANENT'] as const, ...ifs, steps: said };
    return { category: 'CHARACTER', effect };
  }
  const inner = { ...d, event: kind === 'auto' || kind === 'replacement' };
  const offer = chance(d, 40) ? { cost: cost(inner) } : now(d, 25, 'optional', () => true);
  const body = { ...once, ...ifs, ...offer, steps: steps(inner) };
  if (kind === 'replacement') {
    const instead = would(inner);
    // An empty deck is not waited for: nobody is asked, and it ends with the game.
    const fit = instead.what === 'DECK_OUT' ? { ...once, ...ifs, steps: [ending(d)] } : standIn(body);
    return { category: 'CHARACTER', effect: { ...tags(d), timings: ['REPLACEMENT'], would: instead, ...fit } };
  }
  if (kind === 'event') {
    const timings = one<readonly Timing[]>(d, [['MAIN'], ['COUNTER'], ['TRIGGER'], ['MAIN', 'TRIGGER']]);
    return { category: 'EVENT', effect: { ...now(d, 20, 'turn', () => who(d)), timings, ...body } };
  }
  if (kind === 'activate')
    return { category: 'CHARACTER', effect: { ...tags(d), timings: ['ACTIVATE_MAIN'], ...body } };
  return auto(d, body);
}

const restedWhole = (step: Step): Step => (restsOneOrNone(step) ? { do: 'rest', what: 'this' } : step);
/** What is done instead is done. */
const standIn = (body: Omit<Effect, 'timings'>): Omit<Effect, 'timings'> => ({
  ...body,
  steps: body.steps.map(restedWhole),
});

function auto(d: Draw, body: Omit<Effect, 'timings'>): RandomTree {
  const first = one(d, AUTO_TIMINGS);
  const second = one(d, AUTO_TIMINGS);
  const timings = first === second || !chance(d, 25) ? [first] : [first, second];
  const when = occasion(d, timings);
  const said = chance(d, 40) && Object.keys(when).length > 0 ? { when } : {};
  const category = !timings.includes('START_OF_GAME') ? 'CHARACTER' : 'LEADER';
  const fit = category === 'LEADER' ? timings.filter((timing) => timing !== 'ON_PLAY') : timings;
  return { category, effect: { ...tags(d), timings: fit, ...said, ...body } };
}
