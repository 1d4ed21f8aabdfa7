/** One block of a card's text: what it is made of, said once, as in values.ts. */
import { flag, oneOf, type Schema, whole } from './schema.ts';
import { list, maybe, type ObjectOf, part, shape } from './schema-shapes.ts';
import { aWould, someSteps } from './steps.ts';
import { aCause, aCondition, aFilter, aPlayer, aRange, aSide, aTiming, someCards } from './values.ts';

/** "When one of your {X} Characters is K.O.'d by your opponent's effect …" */
const OCCASION = {
  /** The card it happens to. Absent: this card. */
  cards: maybe(someCards),
  /** Whose DON!!, Life, hand, Event …, where it happens to a player. Absent: yours. */
  whose: maybe(aSide, 'you'),
  by: maybe(aCause),
  /** The cards whose effect it is by: "by your {A} type card's effect". */
  source: maybe(aFilter),
  /** How many at once ("when 2 or more DON!! are returned"). */
  n: maybe(aRange),
  /** Removed "by your opponent's effect or K.O.'d": however it is K.O.'d. */
  orKo: maybe(oneOf(true)),
  /** Only cards that go to their owner's hand. */
  to: maybe(oneOf('hand')),
  /** Only if this many Life cards are left ("when your number of Life cards becomes 0"), whatever comes there later. */
  left: maybe(whole(0, 20)),
};
export interface Occasion extends ObjectOf<typeof OCCASION> {}
export const anOccasion: Schema<Occasion> = part(shape('an occasion such as {"by": "effect"}', OCCASION), 'occasion');

const EFFECT = {
  /** Several ("[On Play]/[When Attacking]") are an effect each, with the same body. */
  timings: list(aTiming, { min: 1, max: 10, distinct: true }),
  /** [DON!! xN], [Your Turn] / [Opponent's Turn], [Once Per Turn]. */
  don: maybe(whole(1, 20)),
  turn: maybe(aPlayer),
  oncePerTurn: maybe(flag, false),
  /** Its [Once Per Turn] is that of the effect before it: together they are used once. */
  shares: maybe(oneOf(true)),
  /** Where this text works when it is not the field: "this card in your hand …". */
  in: maybe(oneOf('hand')),
  /** Which occurrence, for AUTO timings; absent: this card's own, or its player's. */
  when: maybe(anOccasion),
  /** REPLACEMENT: what would happen. */
  would: maybe(aWould),
  /** An "If" that stands before the cost. */
  if: maybe(aCondition),
  /** Before the colon, in written order, each like a step that must be done whole. It can always be declined. */
  cost: maybe(someSteps),
  /** "You may" without a cost. */
  optional: maybe(flag, false),
  steps: someSteps,
};
export interface Effect extends ObjectOf<typeof EFFECT> {}
export const anEffect: Schema<Effect> = part(
  shape('an effect such as {"timings": ["ON_PLAY"], "steps": […]}', EFFECT),
  'effect',
);
