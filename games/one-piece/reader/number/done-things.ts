/** What was just done, counted: "for each card trashed", "the number of cards returned this way". */
import type { Counted, Timing } from '../../src/tree/tree.ts';
import { whose } from '../cards/destination.ts';
import { ahead, attempt, type Cursor, firstOf, say } from '../grammar/cursor.ts';

const DONE = "trashed|returned|placed|drawn|rested|revealed|played|moved|added|taken|affected|given|k.o.'d|discarded";

const DONE_NOW: Counted = { done: 'n' };

/** What was done by the occasion, before the text itself did anything. */
const BY_OCCASION: readonly (readonly [Timing, string])[] = [
  ['ON_HAND_TRASHED', 'trashed'],
  ['ON_DON_RETURNED', 'returned'],
  ['ON_DRAW_BY_EFFECT', 'drawn'],
];

/** "This way" is what this text did. */
const isOfOccasion = ({ said, tokens }: Cursor, from: number, to: number): boolean =>
  !said.chosen &&
  tokens[to - 1]?.text !== 'way' &&
  BY_OCCASION.some(
    ([timing, word]) => timing === said.happened && tokens.slice(from, to).some(({ text }) => text === word),
  );

/** "card trashed", "Characters K.O.'d", "DON!! cards returned this way": what was just done. */
export function doneThings(c: Cursor, many: boolean): Counted | undefined {
  const from = c.at;
  const found = doneBefore(c, many);
  return found && isOfOccasion(c, from, c.at) ? { event: 'n' } : found;
}

function doneBefore(c: Cursor, many: boolean): Counted | undefined {
  const things = `don!!? ${many ? THINGS : THING}`;
  return firstOf<Counted>(c, [
    (i) => {
      // "[cards] you placed at the bottom of your deck", "cards your opponent trashed"
      if (!say(i, things) && !many) return undefined;
      return (say(i, 'you|they') ?? say(i, 'your opponent')) && sayDone(i) ? wayOf(i) : undefined;
    },
    (i) => {
      if (!say(i, things)) return undefined;
      say(i, 'that was|were');
      // "that was played this turn" says when, not that it was done here.
      return sayDone(i) && !ahead(i, (j) => say(j, 'this turn')) ? wayOf(i) : undefined;
    },
    // "for every returned Character", "for every rested DON!! card"; a rested Character is one that lies so.
    (i) => {
      const isRested = say(i, 'rested') === true;
      // A given DON!! is likewise one that lies so, not one that was just given.
      if (!isRested && (ahead(i, (j) => say(j, 'given')) || !sayDone(i))) return undefined;
      if (!say(i, isRested ? 'don!! card|cards' : things)) return undefined;
      return isRested && ahead(i, (j) => say(j, 'in|on|with|without|that|other')) ? undefined : wayOf(i);
    },
  ]);
}

const THINGS = 'cards|characters|events|stages';

const THING = 'card|character|event|stage|cards|characters|events|stages';

/** Where they went or came from says nothing new. */
function wayOf(c: Cursor): Counted {
  // What stands behind "this way" is where the cards go that are being counted for.
  if (say(c, 'this way')) return DONE_NOW;
  attempt(c, (i) => {
    if (say(i, 'from')) return whose(i) && say(i, PILES) ? true : undefined;
    if (!(say(i, 'at|to|on the top|bottom of') ?? say(i, 'to'))) return undefined;
    return whose(i) && say(i, PILES) ? true : undefined;
  });
  say(c, 'this way') ?? say(c, 'by|with this effect');
  return DONE_NOW;
}

const PILES = 'deck|hand|trash|field|life|decks|hands cards|area?';

const sayDone = (c: Cursor): true | undefined => say(c, 'set as active') ?? say(c, DONE);
