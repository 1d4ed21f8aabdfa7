/** Does a card fit a filter as it is printed, before any match? What only a match can tell counts as fitting. */
import type { CardData } from '../tree/card.ts';
import type { Filter, Num, Range } from '../tree/tree.ts';

export function fitsPrint(card: CardData, filter: Filter): boolean {
  const { name, nameIncludes, type, typeIncludes, attribute, colour, category, not, any } = filter;
  const names = [card.name, ...(card.treatAs?.names ?? [])];
  const types = [...card.types, ...(card.treatAs?.types ?? [])];
  return (
    isOneOf(names, name) &&
    hasPartOf(names, nameIncludes) &&
    isOneOf(types, type) &&
    hasPartOf(types, typeIncludes) &&
    isOneOf(card.attributes ?? [], attribute) &&
    isOneOf(card.colours, colour) &&
    isOneOf([card.category], category) &&
    (filter.multicolour === undefined || filter.multicolour === card.colours.length > 1) &&
    [filter.cost, filter.baseCost].every((range) => isIn(card.cost, range)) &&
    [filter.power, filter.basePower].every((range) => isIn(card.power, range)) &&
    isIn(card.counter, filter.counter) &&
    (!not || !speaksOfPrint(not) || !fitsPrint(card, not)) &&
    (!any || any.some((each) => fitsPrint(card, each)))
  );
}

/** It asks for a name, a type or an attribute, so that most cards do not fit. */
export const speaksOfPrint = ({ name, nameIncludes, type, typeIncludes, attribute, any }: Filter): boolean =>
  [name, nameIncludes, type, typeIncludes, attribute].some((each) => each !== undefined) ||
  any?.some(speaksOfPrint) === true;

const isOneOf = <T>(has: readonly T[], wanted: readonly T[] | undefined): boolean =>
  wanted === undefined || has.some((each) => wanted.includes(each));
const hasPartOf = (has: readonly string[], wanted: readonly string[] | undefined): boolean =>
  wanted === undefined || has.some((each) => wanted.some((part) => each.includes(part)));

/** A bound that is counted in the match, and a value the card does not have, tell nothing. */
function isIn(value: number | undefined, range: Range | undefined): boolean {
  if (value === undefined || !range) return true;
  const bound = (num: Num | undefined, otherwise: number): number => (typeof num === 'number' ? num : otherwise);
  return value >= bound(range.min, value) && value <= bound(range.max, value);
}
