/** What is printed on a card beside its text, in the form in which every card is checked. */
import { categoryWord, type FieldLookup } from './fields.ts';
import { isNothing, listIn, nameIn, numberIn, plainText } from './values.ts';

/** `OP01-001_p1` is another art of OP01-001. */
const ART = /_[a-z]{1,4}\d{0,3}$/i;
const numberOf = (id: unknown): unknown => (typeof id === 'string' ? id.trim().replace(ART, '').toUpperCase() : id);
/** The suffix of an art; '' for the usual one. */
export const artOf = (id: unknown): string =>
  typeof id === 'string' ? (ART.exec(id.trim())?.[0].toLowerCase() ?? '') : '';

const oneLine = (value: unknown): unknown => (typeof value === 'string' ? plainText(value).trim() : value);
const BETWEEN_TYPES = /[/;|]/;
const BETWEEN_WORDS = /[/;|,\s]+/;

export type Printed = Readonly<Record<string, unknown>>;

/** A field that is not there, or that this kind of card does not have, is left out. */
export function printedOf(field: FieldLookup): Printed {
  const category = categoryWord(nameIn(field('category'))) ?? field('category');
  const isFighter = category === 'LEADER' || category === 'CHARACTER';
  const [cost, life] = [numberIn(field('cost')), numberIn(field('life'))];
  const attributes = mapped(listIn(field('attributes'), BETWEEN_WORDS), attribute);
  return {
    id: numberOf(field('id')),
    name: oneLine(field('name')),
    category,
    colours: mapped(listIn(field('colors'), BETWEEN_WORDS), (word) => word.toLowerCase()),
    types: listIn(field('types'), BETWEEN_TYPES),
    ...there('attributes', Array.isArray(attributes) && attributes.length === 0 ? null : attributes),
    // Lists without a field for Life write it where the cost stands on other cards.
    ...there('cost', category === 'LEADER' ? (life === null || cost === 0 || cost === life ? null : cost) : cost),
    ...there('life', category === 'LEADER' ? (life ?? cost) : orZero(life)),
    ...there('power', isFighter ? numberIn(field('power')) : orZero(numberIn(field('power')))),
    ...there('counter', orZero(numberIn(field('counter')))),
    ...there('rarity', oneLine(field('rarity'))),
    ...there('block', numberIn(field('block'))),
  };
}

const there = (name: string, value: unknown): Printed => (isNothing(value) ? {} : { [name]: value });
/** Where a 0 says that there is none. */
const orZero = (value: unknown): unknown => (value === 0 ? null : value);
const mapped = (list: unknown, change: (word: string) => string): unknown =>
  Array.isArray(list) ? list.map((word) => (typeof word === 'string' ? change(word) : word)) : list;

/** What lists call unknown is printed as a question mark. */
function attribute(word: string): string {
  const name = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  return name === 'Unknown' ? '?' : name;
}

/** The set as the file names it, if that is a short name, or else the first part of the card number. */
export function setOf(said: unknown, id: string): string {
  const name =
    typeof said === 'string'
      ? said
          .trim()
          .toUpperCase()
          .replace(/^([A-Z]+)-(?=\d+$)/, '$1')
      : '';
  return /^[A-Z]{1,4}\d{0,3}$/.test(name) ? name : (id.split('-')[0] ?? id);
}
