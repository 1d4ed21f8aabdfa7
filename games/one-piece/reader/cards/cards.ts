/** From a noun to cards: on the field, or in the place that is said. */
import type { Area, Cards, Filter, Side } from '../../src/tree/tree.ts';
import { attempt, rule } from '../grammar/cursor.ts';
import { cardsApart, countedCards, kind, kindApart } from '../grammar/forward.ts';
import { both, isSomething } from '../noun/filter.ts';
import { type Head, type Noun, noun, nouns } from '../noun/noun.ts';
import { FIELD, side } from './place.ts';

/** The filter with the category that the noun says, where the place does not say it. */
export function filterOf({ heads: all, behind: { filter, total, differentNames } }: Noun): Filter | undefined {
  if (total || differentNames) return undefined;
  const category = all.filter((head) => head !== 'CARD' && head !== 'LIFE');
  return category.length === 0 ? filter : both({ category }, filter);
}

const AREA_OF: Readonly<Partial<Record<Head, Area>>> = {
  LEADER: 'leader',
  CHARACTER: 'character',
  STAGE: 'stage',
  LIFE: 'life',
  DON: 'don',
};

/** `owner`: whose they are where the words before the noun say so. */
export function cardsMeant(found: Noun, owner: Side | undefined): Cards | undefined {
  const { heads: all, place: at } = found;
  // Joint limits are those of a choice: where nothing is chosen, they would be lost.
  if (found.behind.total || found.behind.differentNames) return undefined;
  // "your Characters on the field" are yours.
  const of = owner && at?.of === 'either' ? owner : (at?.of ?? owner);
  const whose = (side: Side | undefined): { of?: Side } => (side === undefined || side === 'you' ? {} : { of: side });
  if (at && at.in !== FIELD) {
    const { of: there } = at;
    const filter = at.in.every((area) => area === 'don') ? found.behind.filter : filterOf(found);
    return filter && { ...whose(there), in: at.in, ...whereOf(filter) };
  }
  const areas = all.includes('CARD') || all.length === 0 ? fieldFor(all, found) : all.map((head) => AREA_OF[head]);
  const known = areas.filter((area) => area !== undefined);
  if (known.length < areas.length || known.length === 0) return undefined;
  const side: Side | undefined = at || owner ? of : 'either';
  return { ...whose(side), in: known, ...whereOf(besideDon(known, found.behind.filter)) };
}

/** "DON!! cards or Characters with a cost of 3 or less": a DON!! has no cost that could be too high. */
function besideDon(areas: readonly Area[], filter: Filter): Filter {
  const { state, ...rest } = filter;
  if (areas.length < 2 || !areas.includes('don') || !isSomething(rest)) return filter;
  return { ...(state ? { state } : {}), any: [{ category: ['DON'] }, rest] };
}

/** A name alone may be on any card of the field; "your rested cards" are all there are, DON!! included. */
function fieldFor(all: readonly Head[], { behind: { filter } }: Noun): readonly Area[] {
  const { state: _, ...rest } = filter;
  const isAny = all.length === 1 && all[0] === 'CARD' && !isSomething(rest);
  return isAny ? [...FIELD, 'don'] : FIELD;
}

export const whereOf = (filter: Filter): { where?: Filter } => (isSomething(filter) ? { where: filter } : {});

/** "your rested Characters", "cards in your hand", "Characters": to be counted. */
countedCards.is(
  rule('counted cards', (c) => {
    const owner = attempt(c, side);
    const found = noun(c);
    return found && cardsMeant(found, owner);
  }),
);

cardsApart.is(
  rule('cards with different names', (c) => {
    const owner = attempt(c, side);
    return apartMeant(noun(c), owner);
  }),
);

/** The cards of a noun that says "with different card names", without that. */
export function apartMeant(found: Noun | undefined, owner: Side | undefined): Cards | undefined {
  if (!found?.behind.differentNames) return undefined;
  const { differentNames: _, ...behind } = found.behind;
  return cardsMeant({ ...found, behind }, owner);
}

kind.is(
  rule('kind of cards', (c) => {
    const found = nouns(c, false);
    return found && filterOf(found);
  }),
);

kindApart.is((c) => {
  const found = nouns(c, false);
  if (found?.behind.differentNames !== 'several') return undefined;
  const { differentNames: _, ...behind } = found.behind;
  return filterOf({ ...found, behind });
});
