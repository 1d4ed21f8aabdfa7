/**
 * "It", "that many", "the revealed card": what a text leans on must be there on every way that leads to these words.
 * Where it is not, the text is refused: nobody guesses which card it means.
 *
 * The tables say what each word leans on, and what each moment, target and step leaves behind for the words after it. A
 * word, a way to count, a timing or a step that is new does not compile without its row.
 */
import { REF_WORDS } from '../lexicon/refs.ts';
import { anOccasion } from '../tree/effect.ts';
import { inside, type Place, type Schema, startOf, tellProblem } from '../tree/schema.ts';
import { keysOf } from '../tree/schema-shapes.ts';
import { aPick, aTarget, aTop, aWould, type Field, fieldsOf, forStep, type StepTable } from '../tree/steps.ts';
import type { Effect, Ref, Step, Target, Timing } from '../tree/tree.ts';
import { aCondition, NUMBERS, type NumberKind } from '../tree/values.ts';
import { type Path, walk } from '../tree/walk.ts';

/** What words lean on, and what is wrong where it is missing. */
const MISSING = {
  it: 'nothing before it chooses a card',
  revealed: 'nothing before it reveals a card',
  others: 'nobody before it chooses among several cards',
  event: 'no card sets this text off',
  eventN: 'what sets this text off has no number',
  done: 'nothing is done before it',
  named: 'no cost is named before it',
  battle: 'there is no battle then',
} as const;
export type Basis = keyof typeof MISSING;
const ALL: readonly Basis[] = keysOf(MISSING);

/** What each word for cards leans on. This card and the Leaders are always there. */
export const REF_LEANS: Readonly<Record<Ref | 'leader' | 'opponentLeader', Basis | null>> = {
  this: null,
  leader: null,
  opponentLeader: null,
  it: 'it',
  attacker: 'battle',
  target: 'battle',
  event: 'event',
  rival: 'battle',
  revealed: 'revealed',
  others: 'others',
};
/** The same of each way to count, and how it is called. Cards inside it are words of their own. */
export const NUMBER_LEANS: Readonly<Record<NumberKind, readonly [Basis, words: string] | null>> = {
  count: null,
  names: null,
  colours: null,
  donOnField: null,
  event: ['eventN', 'the number of what set it off'],
  done: ['done', 'that many'],
  named: ['named', 'the named cost'],
  happened: null,
  value: null,
};

/** What is there when a text begins. A [Main] effect may be activated in a battle, by a [Trigger]. */
const MOMENTS: Readonly<Record<Timing, readonly Basis[]>> = {
  START_OF_GAME: [],
  START_OF_TURN: [],
  START_OF_OPPONENT_TURN: [],
  START_OF_MAIN: [],
  ON_PLAY: ['event', 'battle'],
  ON_PLAYED: ['event', 'battle'],
  WHEN_ATTACKING: ['event', 'battle'],
  ON_OPPONENT_ATTACK: ['event', 'battle'],
  WHEN_ATTACKED: ['event', 'battle'],
  ON_BLOCK: ['event', 'battle'],
  ON_BLOCKER_ACTIVATED: ['event', 'battle'],
  ON_KO: ['event', 'battle'],
  ON_REMOVED: ['event', 'battle'],
  ON_RESTED: ['event', 'battle'],
  ON_EVENT_ACTIVATED: ['event', 'battle'],
  ON_TRIGGER_ACTIVATED: ['event', 'battle'],
  ON_DAMAGE_TAKEN: ['event', 'eventN', 'battle'],
  ON_DAMAGE_DEALT: ['event', 'eventN', 'battle'],
  ON_LIFE_REMOVED: ['eventN', 'battle'],
  ON_DON_RETURNED: ['eventN', 'battle'],
  ON_DON_GIVEN: ['event', 'battle'],
  ON_BATTLED: ['event', 'battle'],
  ON_DRAW_BY_EFFECT: ['eventN', 'battle'],
  ON_HAND_TRASHED: ['eventN', 'battle'],
  END_OF_BATTLE: ['event', 'battle'],
  END_OF_YOUR_TURN: [],
  END_OF_OPPONENT_TURN: [],
  ACTIVATE_MAIN: [],
  MAIN: ['battle'],
  COUNTER: ['battle'],
  TRIGGER: ['battle'],
  PERMANENT: ['battle'],
  REPLACEMENT: ['it', 'event', 'battle'],
};
/** What is replaced happens to cards; damage has a number, and an empty deck has nothing. */
const FATES_OF_PLAYERS: Readonly<Record<string, readonly Basis[]>> = { DAMAGE: ['eventN', 'battle'], DECK_OUT: [] };

/** In what stands in for something for a while, the cards that are saved are "it". */
export const GRANTED: readonly Basis[] = ['it', 'battle'];
/** What the rules look at by themselves, with nothing of a running effect. */
export const BY_THE_RULES: readonly Basis[] = ['battle'];
/** Fields that are looked at later, by the rules: the running effect is over then. */
export const LOOKED_AT_LATER: readonly string[] = ['where', 'against', 'would'];

/** What is there. */
export interface Known {
  /** On every way that leads here. */
  readonly always: readonly Basis[];
  /** On every way on which the step before was done whole. */
  readonly ifDone: readonly Basis[];
}
export const just = (...things: readonly Basis[]): Known => ({ always: things, ifDone: things });
const common = (one: readonly Basis[], other: readonly Basis[]): readonly Basis[] =>
  one.filter((thing) => other.includes(thing));
/** One of two ways was gone. */
const either = (one: Known, other: Known): Known => ({
  always: common(one.always, other.always),
  ifDone: common(one.ifDone, other.ifDone),
});
/** Nothing was done on this way, so that no "if you do" comes from here. */
const skipped = ({ always }: Known): Known => ({ always, ifDone: ALL });
/** Whoever comes past here has done it. */
const onlyDone = ({ ifDone }: Known): Known => just(...ifDone);
/** From here on these are there. */
const and = ({ always }: Known, ...things: readonly Basis[]): Known =>
  just(...always, ...things.filter((thing) => !always.includes(thing)));
const without = ({ always }: Known, one: Basis): Known => just(...always.filter((thing) => thing !== one));

/** Goes through the steps inside a step, and tells what is missing there. */
interface Ways {
  through(steps: readonly Step[], known: Known, ...path: Path): Known;
  /** Steps of which each must be done whole, or none follows. */
  paying(steps: readonly Step[], known: Known, ...path: Path): Known;
  needs(thing: Basis, words: string, known: Known): void;
}
const acts = (_step: Step, known: Known): Known => and(known, 'done');

/** What is there after each step. Its target was found before: that is in `known` already. */
const AFTER: StepTable<[known: Known, ways: Ways], Known> = {
  draw: acts,
  drawTo: acts,
  move: acts,
  shuffle: (_step, known) => known,
  shuffleHandIntoDeck: acts,
  look: ({ take }, known) => (take ? and(known, 'it', 'done') : and(known, 'done')),
  lookAtHand: (_step, known) => and(known, 'revealed', 'done'),
  reveal: (_step, known) => and(known, 'it', 'revealed', 'done'),
  choose: acts,
  nameCost: (_step, known) => and(known, 'named', 'done'),
  play: acts,
  ko: acts,
  rest: acts,
  setActive: acts,
  freeze: acts,
  power: acts,
  powerZero: acts,
  basePower: acts,
  swapBasePower: (step, known) => and(step.with === undefined ? known : afterTarget(step.with, known), 'done'),
  cost: acts,
  costZero: acts,
  baseCost: acts,
  counter: acts,
  gain: acts,
  gainAttribute: acts,
  cannot: acts,
  playerCannot: acts,
  mustAttack: acts,
  attackTax: ({ cost }, known, { paying }) => {
    paying(cost, just(), 'cost'); // before the attack
    return and(known, 'done');
  },
  negate: acts,
  addDon: acts,
  giveDon: acts,
  moveGivenDon: acts,
  returnGivenDon: acts,
  returnDon: acts,
  restDon: acts,
  activateDon: acts,
  freezeDon: acts,
  turnLife: acts,
  lifeInstead: acts,
  damage: acts,
  if: ({ then, else: otherwise }, known, { through }) =>
    either(through(then, known, 'then'), otherwise ? through(otherwise, known, 'else') : skipped(known)),
  ifDone: ({ then, else: otherwise }, known, { through, needs }) => {
    needs('done', '"if you do"', onlyDone(known));
    const did = through(then, onlyDone(known), 'then');
    return either(did, otherwise ? through(otherwise, known, 'else') : skipped(known));
  },
  may: ({ steps, else: otherwise }, known, { through, paying }) => {
    const declined = and(known, 'done'); // none was done: that is a number too
    const did = paying(steps, known, 'steps');
    return either(did, otherwise ? through(otherwise, declined, 'else') : skipped(declined));
  },
  chooseOne: ({ options }, known, { through }) =>
    options.map((option, i) => through(option, known, 'options', i)).reduce(either),
  repeat: ({ n, steps }, known, { through }) => {
    const round = through(steps, known, 'steps');
    return typeof n === 'number' ? round : either(round, known); // it may be none
  },
  later: ({ at: when, steps }, known, { through }) => {
    const kept = common(['it'], known.always);
    through(steps, just(...kept, ...(when === 'END_OF_BATTLE' ? (['battle'] as const) : [])), 'steps');
    return and(known, 'done');
  },
  instead: ({ steps }, known, { paying }) => {
    paying(steps, just(...GRANTED), 'steps');
    return and(known, 'done');
  },
  activateText: acts,
  activateEvent: acts,
  changeTarget: acts,
  nextPlay: acts,
  playCost: acts,
  extraTurn: acts,
  win: acts,
  lose: acts,
  donPhaseGives: acts,
};

/** What finding these cards leaves behind. Cards already meant were there before. */
function afterTarget(target: Target, known: Known): Known {
  if (typeof target === 'string') return known;
  const isAmong = !('top' in target) && target.where?.among !== undefined && !target.all;
  return isAmong ? and(known, 'it', 'others') : and(known, 'it');
}
const isTarget = ([, schema]: Field): boolean => schema === aTarget || schema === aPick || schema === aTop;

/** Tells that what these words lean on is missing, and why. */
type Tell = (at: Place, words: string, why: string) => void;
/** Looked at by the rules, when the effect is over. */
const FORGOTTEN = 'that is forgotten when this is looked at';

/** Whatever words stand in it: is all there that they lean on? */
function look<T>(schema: Schema<T>, value: T | undefined, there: readonly Basis[], at: Place, tell: Tell): void {
  const lean = (thing: Basis | null, words: string, path: Path): void => {
    if (thing !== null && !there.includes(thing)) tell(path.reduce<Place>(inside, at), words, MISSING[thing]);
  };
  walk(schema, value, {
    ref: (ref, path) => lean(REF_LEANS[ref], ref === 'leader' || ref === 'opponentLeader' ? '' : REF_WORDS[ref], path),
    number(num, path) {
      for (const kind of typeof num === 'number' ? [] : COUNTED.filter((each) => num[each] !== undefined)) {
        const [thing, words] = NUMBER_LEANS[kind] ?? [null, ''];
        lean(thing, words, [...path, kind]);
      }
    },
  });
}
const COUNTED = keysOf(NUMBERS);

/** Looks at a step with what is there before it: what is there after it? A step that stands leaves nothing behind. */
function pass(step: Step, before: Known, at: Place, tell: Tell, stands: boolean): Known {
  const fields = fieldsOf(step);
  const [target] = fields.filter(isTarget);
  if (target) look(target[1], target[2], before.always, inside(at, target[0]), tell);
  if (step.do === 'choose' && step.also && !before.always.includes('it')) tell(at, 'another card', MISSING.it);
  // Cards that are only looked at were not chosen.
  const found = step.do === 'look' ? without(before, 'it') : target ? afterTarget(target[2] as Target, before) : before;
  const known = stands ? before : found;
  for (const [name, schema, value] of fields) {
    if (name === target?.[0]) continue;
    const place = inside(at, name);
    if (!LOOKED_AT_LATER.includes(name)) look(schema, value, known.always, place, tell);
    else look(schema, value, BY_THE_RULES, place, (where, words) => tell(where, words, FORGOTTEN));
  }
  const placeOf = (path: Path): Place => path.reduce<Place>(inside, at);
  const after = forStep(AFTER, step, known, {
    through: (steps, from, ...path) => through(steps, from, placeOf(path), tell, stands),
    paying: (steps, from, ...path) => paying(steps, from, placeOf(path), tell),
    needs(thing, words, { always }) {
      if (!always.includes(thing)) tell(at, words, MISSING[thing]);
    },
  });
  return stands ? before : after;
}
const through = (steps: readonly Step[], known: Known, at: Place, tell: Tell, stands = false): Known =>
  steps.reduce((before, step, i) => pass(step, before, inside(at, i), tell, stands), known);
/** An "if" that fails asks for nothing. */
const paying = (steps: readonly Step[], known: Known, at: Place, tell: Tell): Known =>
  steps.reduce((before, step, i) => {
    const after = pass(step, before, inside(at, i), tell, false);
    return step.do === 'if' ? after : onlyDone(after);
  }, known);

/** What is there when it begins, whichever of its moments it is. */
export const thereAtStart = ({ timings, would }: Pick<Effect, 'timings' | 'would'>): readonly Basis[] =>
  (would && FATES_OF_PLAYERS[would.what]) ?? timings.map((timing) => MOMENTS[timing]).reduce(common);

/** What is there after these steps. */
export const knownAfter = (steps: readonly Step[], known: Known, arePaid = false): Known =>
  (arePaid ? paying : through)(steps, known, startOf('', 0), () => {});

/** `text`: how it reads, for whoever is told that it is refused. */
export function checkMeant(effect: Effect, at: Place, text: () => string): void {
  const { timings, when, would, if: holds, cost = [], steps } = effect;
  const tell: Tell = (place, words, why) => void tellProblem(place, `speaks of ${words}, but ${why}: "${text()}"`);
  const start = thereAtStart(effect);
  look(anOccasion, when, BY_THE_RULES, inside(at, 'when'), tell);
  look(aWould, would, BY_THE_RULES, inside(at, 'would'), tell);
  look(aCondition, holds, would ? BY_THE_RULES : start, inside(at, 'if'), tell);
  const paid = paying(cost, just(...start), inside(at, 'cost'), tell);
  if (would) paying(steps, paid, inside(at, 'steps'), tell);
  else through(steps, paid, inside(at, 'steps'), tell, timings.includes('PERMANENT'));
}
