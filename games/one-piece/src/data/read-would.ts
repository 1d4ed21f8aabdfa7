/** What would happen, and by what, as it is read from a file. */
import type { Cause, Would } from '../tree/tree.ts';
import { cards, filter } from './read-values.ts';
import { oneOf, type Schema } from './schema.ts';
import { maybe, object } from './schema-shapes.ts';

export const cause: Schema<Cause> = oneOf(
  'effect',
  'your-effect',
  'opponent-effect',
  'battle',
  'battle-with-this',
  'opponent',
);

export const would: Schema<Would> = object<Would>('what would happen, such as {"what": "KO"}', {
  what: oneOf('KO', 'LEAVE', 'REST', 'DAMAGE', 'DECK_OUT'),
  cards: maybe(cards),
  by: maybe(cause),
  source: maybe(filter),
  orKo: maybe(oneOf(true)),
});
