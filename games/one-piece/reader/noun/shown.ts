/** "1 Event from it", "an Event among the revealed cards": of those that were shown just now. */
import type { Cards, Filter } from '../../src/tree/tree.ts';
import type { Whereabouts } from '../cards/place.ts';
import { type Cursor, rule, say } from '../grammar/cursor.ts';

/** Where the shown cards are, if they are all in one place. */
export function shownPlace({ said: { several } }: Cursor): Whereabouts | undefined {
  const [only, another] = several?.as === 'revealed' ? several.of : [];
  return only && !another ? { ...(only.of ? { of: only.of } : {}), in: only.in } : undefined;
}

export const fromShown = rule<Whereabouts>('from those shown', (c) => {
  const at = shownPlace(c);
  if (!at) return undefined;
  const isSaid =
    say(c, 'from it|them') ??
    say(c, 'from? among them') ??
    say(c, 'from|among the revealed cards') ??
    say(c, 'from among the revealed cards');
  return isSaid && at;
});

/** These cards, of those that were shown. */
export const shownOf = ({ of, in: areas }: Whereabouts, where: Filter): Cards => ({
  ...(of ? { of } : {}),
  in: areas,
  where: { ...where, among: 'revealed' },
});
