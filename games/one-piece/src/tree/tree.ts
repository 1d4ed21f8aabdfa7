/**
 * What a card says, as data: the one vocabulary between card sets, the engine that runs it, the printer that speaks it
 * and the reader that writes it. Plain JSON throughout. Words in capitals are the rules' own names.
 *
 * "[DON!! x1] [When Attacking] You may trash 1 card from your hand: K.O. up to 1 of your opponent's Characters with a
 * cost of 3 or less." is
 *
 *   { timings: ['WHEN_ATTACKING'], don: 1,
 *     cost: [{ do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' }],
 *     steps: [{ do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 3 } } } }] }
 *
 * Its closed words (timings, keywords, durations …) are declared in `src/lexicon`, each with all that belongs to it.
 */

export type { Area, Attribute, Category, Colour } from '../lexicon/cards.ts';
export { AREAS, ATTRIBUTES, CATEGORIES, COLOURS } from '../lexicon/cards.ts';
export { type Cause, DEEDS, type Deed } from '../lexicon/causes.ts';
export type { Rest, To } from '../lexicon/destinations.ts';
export { DURATIONS, type Duration } from '../lexicon/durations.ts';
export { KEYWORDS, type Keyword } from '../lexicon/keywords.ts';
export {
  PLAYER_PROHIBITIONS,
  type PlayerProhibition,
  PROHIBITIONS,
  type Prohibition,
} from '../lexicon/prohibitions.ts';
export { REFS, type Ref } from '../lexicon/refs.ts';
export {
  ACTIVATE_TIMINGS,
  AUTO_TIMINGS,
  type EffectCategory,
  TIMINGS,
  type Timing,
} from '../lexicon/timings.ts';
export type { Effect, Occasion } from './effect.ts';
export type { Pick, Step, StepKind, StepOf, Take, Target, Top, Would } from './steps.ts';
export type {
  Cards,
  Condition,
  ConditionKind,
  ConditionOf,
  Counted,
  Filter,
  Happened,
  Num,
  Range,
  Side,
  Who,
} from './values.ts';
