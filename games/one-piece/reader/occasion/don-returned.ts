/** Whose DON!! are returned: those of the field that is named, of the deck that is named, or anybody's. */
import type { Side } from '../../src/tree/tree.ts';
import { side } from '../cards/place.ts';
import { type Cursor, say, sayOne } from '../grammar/cursor.ts';

/** "on the field is returned to your DON!! deck": the deck says whose they are. `are`: the verb. */
export function donReturned(c: Cursor, are: string): Side | undefined {
  const field = say(c, 'on') && (say(c, 'the field') ? 'either' : fieldOf(c));
  if (!field || !say(c, `${are} returned to`)) return undefined;
  const deck = sayOne(c, DON_DECKS);
  if (field === 'either' || deck === 'either') return field === 'either' ? deck : field;
  return field === deck ? deck : undefined;
}

const DON_DECKS: readonly (readonly [string, Side])[] = [
  ["your or your opponent's don!! deck", 'either'],
  ["either player's don!! deck", 'either'],
  ["your opponent's don!! deck", 'opponent'],
  ['your don!! deck', 'you'],
  ["the|its|their owner's|owners' don!! deck|decks", 'either'],
  ['the|a|their don!! deck|decks', 'either'],
];

function fieldOf(c: Cursor): Side | undefined {
  const whose = side(c);
  return whose && say(c, 'field') ? whose : undefined;
}
