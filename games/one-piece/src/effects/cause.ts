/** Whose effect it is: "by your opponent's Character's effect". */
import { zoneNameOf } from '../rules/areas.ts';
import type { Test } from '../rules/card.ts';
import type { Filter } from '../tree/tree.ts';
import { testOf } from './phrase.ts';

/** The effect of such a card. A Trigger is that of a card in no area of the field, so it is no Character's (OP-5). */
export function causeOf(filter: Filter): Test {
  const [test, asTrigger] = [testOf(filter), testOf(offTheField(filter))];
  return (x, card, env) => (zoneNameOf(x, card) === 'limbo' ? asTrigger : test)(x, card, env);
}

/** The same, for a card that is a Character card, and no Character. */
function offTheField({ category, not, any, ...filter }: Filter): Filter {
  return {
    ...filter,
    ...(category ? { category: category.filter((each) => each === 'EVENT') } : {}),
    ...(not ? { not: offTheField(not) } : {}),
    ...(any ? { any: any.map(offTheField) } : {}),
  };
}
