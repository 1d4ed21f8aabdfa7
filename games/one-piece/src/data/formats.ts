/** Formats are data: which cards a kind of event allows beyond the rules of deck building. */

import { checked, oneLine, orWord, pattern, type Schema, startOf, tellProblem, whole } from '../tree/schema.ts';
import { list, object, record } from '../tree/schema-shapes.ts';
import { cardNumber } from './card-number.ts';

export interface Format {
  id: string;
  name: string;
  /** The block numbers a card may have. */
  blocks: readonly number[] | 'any';
  banned: readonly string[];
  /** Cards that may be in a deck, but not both. */
  bannedPairs: readonly (readonly string[])[];
  /** Copies of a card, where there may be fewer than the rules say. */
  restricted: Readonly<Record<string, number>>;
}

/** Every card there is. */
export const OPEN: Format = Object.freeze({
  id: 'open',
  name: 'Open',
  blocks: 'any',
  banned: [],
  bannedPairs: [],
  restricted: {},
});

const pair: Schema<readonly string[]> = list(cardNumber, { min: 2, max: 2, distinct: true });

const schema: Schema<Format> = object<Format>('an object with id, name, blocks, banned, bannedPairs and restricted', {
  id: pattern('small letters and digits, joined by dashes', /^[a-z0-9]{1,20}(-[a-z0-9]{1,20}){0,4}$/),
  name: oneLine(60),
  blocks: orWord('any', list(whole(1, 99), { min: 1, max: 99, distinct: true })),
  banned: list(cardNumber, { max: 2000, distinct: true }),
  bannedPairs: list(pair, { max: 500 }),
  restricted: record(cardNumber, whole(1, 100), 500),
});
const format: Schema<Format> = checked(schema, ({ banned, restricted }, at) => {
  const both = banned.find((id) => Object.hasOwn(restricted, id));
  if (both !== undefined) tellProblem(at, `bans ${both} and restricts it; it must be one of the two.`);
});

/** A format from outside, or everything that is wrong with it. */
export function readFormat(json: unknown): { format: Format } | { problems: readonly string[] } {
  const at = startOf('the whole', 10_000);
  const read = format.read(json, at);
  return read ? { format: read } : { problems: at.file.problems.map(({ message }) => `format: ${message}`) };
}
