/** "That Character is trashed", "all Characters are K.O.'d": what is done to cards, said of the cards. */
import { destination, manner, move } from '../cards/destination.ts';
import { attempt, type Cursor, firstOf, rule, say } from '../grammar/cursor.ts';
import type { On } from './predicates.ts';

/** A standing text says what cards are: "is rested" there is a state, and nothing that is done. */
export const suffers = rule<readonly On[]>('is done to', (c) => {
  if (c.said.permanent || !say(c, 'is|are')) return undefined;
  const on = firstOf<On>(c, [
    (i) => (say(i, "k.o.'d") ? (what) => ({ do: 'ko', what }) : undefined),
    (i) => (say(i, 'rested') ? (what) => ({ do: 'rest', what }) : undefined),
    (i) => (say(i, 'set as active') ? (what) => ({ do: 'setActive', what }) : undefined),
    (i) => (say(i, 'trashed') ? (what) => move(what, 'trash') : undefined),
    played,
    (i) => {
      const to = say(i, 'returned|placed|added') ? destination(i) : undefined;
      const how = to && manner(i);
      return to && ((what) => move(what, to, how));
    },
  ]);
  return on && [on];
});

function played(c: Cursor): On | undefined {
  if (!say(c, 'played')) return undefined;
  const rested = attempt(c, (i) => say(i, ',? rested')) === true;
  return (what) => ({ do: 'play', what, ...(rested ? { rested } : {}) });
}
