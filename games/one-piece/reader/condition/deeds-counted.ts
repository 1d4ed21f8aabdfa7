/** How often something happened: "for each of your Characters that has been K.O.'d during this turn". */
import type { Counted, Deed, Happened, Side } from '../../src/tree/tree.ts';
import { filterOf, whereOf } from '../cards/cards.ts';
import { side } from '../cards/place.ts';
import { attempt, type Cursor, firstOf, rule, say, sayOne } from '../grammar/cursor.ts';
import { history } from '../grammar/forward.ts';
import { isSomething } from '../noun/filter.ts';
import { bareNoun, type Noun } from '../noun/noun.ts';
import { cause } from '../occasion/cause.ts';
import { deedTold, isNow, ofPlayer, SUFFERED, some } from './deed.ts';

const PLAYERS: readonly (readonly [string, Side])[] = [
  ['you have', 'you'],
  ['your opponent has', 'opponent'],
];

/** Behind "for each" or "the number of". */
history.is(
  rule<Counted>('how often this turn', (c) => {
    const happened = firstOf<Happened>(c, [times, suffered, didWith]);
    return happened && { happened };
  }),
);

/** "times you have drawn a card during this turn". */
const times = (c: Cursor): Happened | undefined => (say(c, 'time|times') ? deedTold(c) : undefined);

/** "of your Characters that has been K.O.'d during this turn". */
function suffered(c: Cursor): Happened | undefined {
  say(c, 'of');
  const who = attempt(c, side) ?? 'either';
  const where = some(c);
  const what = where && say(c, 'that has|have|was|were been?') ? sayOne(c, SUFFERED) : undefined;
  if (!what || !where) return undefined;
  const happened: Happened = { what, ...ofPlayer(who), ...whereOf(where), ...attempt(c, cause) };
  return isNow(c) ? happened : undefined;
}

/** "card you have drawn this turn", "Event you have activated during this turn". */
function didWith(c: Cursor): Happened | undefined {
  const found = bareNoun(c);
  const who = found && sayOne(c, PLAYERS);
  const happened = who && doneWith(c, found);
  return happened && isNow(c) ? { ...happened, ...ofPlayer(who) } : undefined;
}

function doneWith(c: Cursor, found: Noun): Happened | undefined {
  const where = filterOf(found);
  if (!where) return undefined;
  if (say(c, 'played')) return { what: 'PLAYED', ...whereOf(where) };
  const isEvent = found.heads.length === 1 && found.heads[0] === 'EVENT';
  if (isEvent) return say(c, 'activated') ? { what: 'EVENT_ACTIVATED', ...whereOf(found.behind.filter) } : undefined;
  const what = isSomething(where) ? undefined : sayOne(c, WITH_CARDS);
  return what && { what };
}
const WITH_CARDS: readonly (readonly [string, Deed])[] = [
  ['drawn', 'DRAWN'],
  ['trashed from your|their hand', 'HAND_TRASHED'],
];
