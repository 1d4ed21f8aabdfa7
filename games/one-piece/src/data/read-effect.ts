/** One block of a card's text, as it is read from a file. */
import type { Category, Effect, Occasion } from '../tree/tree.ts';
import { checkEffect } from './check-effect.ts';
import { steps } from './read-steps.ts';
import { cards, condition, filter, range, side, timing, who } from './read-values.ts';
import { cause, would } from './read-would.ts';
import { checked, flag, oneOf, type Schema, whole } from './schema.ts';
import { list, maybe, object } from './schema-shapes.ts';

const occasion: Schema<Occasion> = object<Occasion>('an occasion such as {"by": "effect"}', {
  cards: maybe(cards),
  whose: maybe(side),
  by: maybe(cause),
  source: maybe(filter),
  n: maybe(range),
  orKo: maybe(oneOf(true)),
  to: maybe(oneOf('hand')),
  left: maybe(whole(0, 20)),
});

const effect: Schema<Effect> = object<Effect>('an effect such as {"timings": ["ON_PLAY"], "steps": […]}', {
  timings: list(timing, { min: 1, max: 10, distinct: true }),
  don: maybe(whole(1, 20)),
  turn: maybe(who),
  oncePerTurn: maybe(flag),
  shares: maybe(oneOf(true)),
  in: maybe(oneOf('hand')),
  when: maybe(occasion),
  would: maybe(would),
  if: maybe(condition),
  cost: maybe(steps),
  optional: maybe(flag),
  steps,
});

/** The effects of a card of this category: some timings are only on some cards. */
export const effectsOf = (category: Category): Schema<readonly Effect[]> =>
  list(
    checked(effect, (read, at) => checkEffect(read, category, at)),
    { max: 20 },
  );
