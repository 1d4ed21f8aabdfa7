/** The fields of a card under the names that public lists have for them: camelCase, snake_case, one word or two. */
import { CATEGORIES, type Category } from '../lexicon/cards.ts';
import { isPlain } from '../tree/schema-shapes.ts';

/** The first that is there counts. Written as `squashed` makes them. */
const NAMES = {
  id: ['id', 'code', 'cardid', 'number', 'cardnumber', 'cardsetid'],
  name: ['name', 'cardname'],
  category: ['category', 'cardcategory', 'cardtype', 'type'],
  colors: ['colors', 'colours', 'color', 'colour', 'cardcolor', 'cardcolors'],
  types: ['types', 'subtypes', 'family', 'families', 'traits', 'features', 'feature', 'type'],
  attributes: ['attributes', 'attribute'],
  cost: ['cost', 'cardcost'],
  power: ['power', 'cardpower'],
  counter: ['counter', 'counteramount', 'counterpower', 'countervalue'],
  life: ['life', 'cardlife', 'lifepoints'],
  rarity: ['rarity', 'cardrarity'],
  effectText: ['effecttext', 'effect', 'effects', 'text', 'cardtext', 'ability', 'abilities'],
  triggerText: ['triggertext', 'trigger', 'cardtrigger', 'triggereffect'],
  set: ['set', 'setid', 'setcode'],
  block: ['block', 'blocknumber', 'blockicon'],
} as const;
export type FieldName = keyof typeof NAMES;
/** Looks a field up; undefined where the entry has none of its names. */
export type FieldLookup = (field: FieldName) => unknown;

/** More fields than any list has for a card. */
const MAX_FIELDS = 200;
const squashed = (name: string): string => name.replaceAll(/[_\s-]/g, '').toLowerCase();

export function fieldLookup(entry: Record<string, unknown>): FieldLookup {
  const found = new Map<string, unknown>(); // determinism: only asked, by name
  // determinism: the first of two spellings of one name counts, in the order of the file
  for (const [name, value] of Object.entries(entry).slice(0, MAX_FIELDS)) {
    const key = squashed(name);
    if (!found.has(key) && value !== undefined) found.set(key, value);
  }
  const isCategory = categoryWord(found.get('type')) !== null;
  return (field) => {
    const names: readonly string[] = NAMES[field];
    // One word for two things: `type` is the category in some lists and the types in others.
    const other = field === 'types' ? isCategory : field === 'category' && !isCategory;
    const name = names.find((each) => found.has(each) && !(each === 'type' && other));
    return name === undefined ? undefined : found.get(name);
  };
}

/** The category that a word of any spelling means, or null. */
export function categoryWord(value: unknown): Category | null {
  if (typeof value !== 'string') return null;
  const word = value
    .trim()
    .toUpperCase()
    .replaceAll('!', '')
    .replace(/ CARD$/, '');
  return CATEGORIES.find((each) => each === word) ?? null;
}

/** Does it look like a card at all? */
export function isCardLike(value: unknown): value is Record<string, unknown> {
  if (!isPlain(value)) return false;
  const field = fieldLookup(value);
  return field('name') !== undefined && (field('category') !== undefined || field('colors') !== undefined);
}
