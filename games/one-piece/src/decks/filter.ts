/** Which cards somebody wants to see. A filter is plain data: it can be named and kept. */
import { isReadWhole } from '../data/unread.ts';
import { CATEGORIES, COLOURS } from '../lexicon/cards.ts';
import { KEYWORDS } from '../lexicon/keywords.ts';
import type { CardData } from '../tree/card.ts';
import { isPlain } from '../tree/schema-shapes.ts';
import type { Category, Colour, Keyword } from '../tree/tree.ts';
import { hasTiming } from './figures.ts';

/** What a card can do, as far as players filter by it. */
export type CanDo = Keyword | 'COUNTER' | 'TRIGGER';
export const CAN_DO: readonly CanDo[] = ['COUNTER', 'TRIGGER', ...KEYWORDS];

/** An empty list asks for nothing. Of several entries one must fit; of abilities all. */
export interface CardFilter {
  query: string;
  colours: readonly Colour[];
  categories: readonly Category[];
  abilities: readonly CanDo[];
  /** As in card numbers: what stands before the last dash. */
  sets: readonly string[];
  types: readonly string[];
  cost: { min: number; max: number };
  /** Only cards of which a part is not read. */
  unread: boolean;
}

/** No card costs more. */
export const HIGHEST_COST = 10;

export const NO_FILTER: CardFilter = {
  query: '',
  colours: [],
  categories: [],
  abilities: [],
  sets: [],
  types: [],
  cost: { min: 0, max: HIGHEST_COST },
  unread: false,
};

export const setOfCard = ({ id }: Pick<CardData, 'id'>): string => id.slice(0, id.lastIndexOf('-'));

const one = <T>(wanted: readonly T[], has: (each: T) => boolean): boolean => wanted.length === 0 || wanted.some(has);

/** Whether a card is wanted; what is typed is asked of the search index instead. */
export function isWanted(card: CardData, filter: CardFilter): boolean {
  const { colours, categories, abilities, sets, types, cost, unread } = filter;
  return (
    one(colours, (colour) => card.colours.includes(colour)) &&
    one(categories, (category) => card.category === category) &&
    abilities.every((ability) => can(card, ability)) &&
    one(sets, (set) => setOfCard(card) === set) &&
    one(types, (type) => card.types.includes(type)) &&
    isAmong(card, cost) &&
    (!unread || !isReadWhole(card))
  );
}

/** A Leader has no cost: it is left out only where somebody asks for one. */
function isAmong({ cost, category }: CardData, { min, max }: CardFilter['cost']): boolean {
  if (category === 'LEADER') return min === 0;
  const own = cost ?? 0;
  return own >= min && (own <= max || max >= HIGHEST_COST);
}

export function can(card: CardData, ability: CanDo): boolean {
  if (ability === 'COUNTER') return (card.counter ?? 0) > 0 || hasTiming(card, 'COUNTER');
  return ability === 'TRIGGER' ? hasTiming(card, 'TRIGGER') : (card.keywords ?? []).includes(ability);
}

const isOf =
  <T extends string>(all: readonly T[]) =>
  (value: unknown): value is T =>
    all.some((each) => each === value);
const listOf = <T>(value: unknown, is: (each: unknown) => each is T): readonly T[] =>
  Array.isArray(value) ? value.filter(is) : [];
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;
const costIn = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= HIGHEST_COST ? value : fallback;

/** From where it was kept: what makes no sense is left out. */
export function readFilter(json: unknown): CardFilter {
  if (!isPlain(json)) return NO_FILTER;
  const cost = isPlain(json.cost) ? json.cost : {};
  return {
    query: isText(json.query) ? json.query : '',
    colours: listOf(json.colours, isOf(COLOURS)),
    categories: listOf(json.categories, isOf(CATEGORIES)),
    abilities: listOf(json.abilities, isOf(CAN_DO)),
    sets: listOf(json.sets, isText),
    types: listOf(json.types, isText),
    cost: { min: costIn(cost.min, 0), max: costIn(cost.max, HIGHEST_COST) },
    unread: json.unread === true,
  };
}
