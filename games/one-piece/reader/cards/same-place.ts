/** "1 [A] and 1 red Event from your hand": a place that is said once, behind the last of several. */
import { attempt, type Cursor, say } from '../grammar/cursor.ts';
import { type Noun, noun } from '../noun/noun.ts';
import { FIELD, type Whereabouts } from './place.ts';
import { quantity } from './quantity.ts';

/** `from`: where the noun begins. A "Character" that is not called a "card" is on the field, whatever follows. */
export function samePlace(c: Cursor, found: Noun | undefined, from: number): Noun | undefined {
  if (!found || found.place) return found;
  const words = c.tokens.slice(from, c.at);
  // "with different card names" is said of Characters too.
  const isName = (i: number): boolean => ['name', 'names'].includes(words[i + 1]?.text ?? '');
  const isCard = words.some(({ text }, i) => (text === 'card' || text === 'cards') && !isName(i));
  const isFree = found.heads.every((head) => head === 'CARD' || head === 'EVENT');
  const { at, said, used } = c;
  const place = isCard || isFree ? attempt(c, placeAhead) : undefined;
  c.at = at;
  c.said = said;
  c.used = used;
  return place ? { ...found, place } : found;
}

/** The place of the last noun of the list that goes on here. */
function placeAhead(c: Cursor): Whereabouts | undefined {
  for (;;) {
    if (!(say(c, ',? and') ?? say(c, ',')) || !quantity(c)) return undefined;
    const next = noun(c);
    if (!next) return undefined;
    if (next.place) return next.place.in === FIELD ? undefined : next.place;
  }
}
