/** Where cards go. */
import { DESTINATION_WORDS, DESTINATIONS, type Pile } from '../../src/lexicon/destinations.ts';
import type { Step, Target, To } from '../../src/tree/tree.ts';
import { attempt, type Cursor, rule, say } from '../grammar/cursor.ts';
import { phraseOf } from '../grammar/phrases.ts';

/** Whose deck, hand or Life it is: read, and not kept, since a card always goes to its owner's. */
export const whose = (c: Cursor): true | undefined =>
  say(c, "your opponent's") ??
  say(c, "the|its|their owner's|owners'") ??
  say(c, "either player's") ??
  say(c, "that player's") ??
  say(c, 'their|your|the|its|that');

export const PILES: Readonly<Record<Pile, string>> = {
  hand: 'hand|hands',
  deck: 'deck|decks',
  'Life cards': 'life cards|area?',
};

/** "at", "to" and "on" the top are one. */
const PLACES = DESTINATIONS.flatMap((to) => {
  const { place } = DESTINATION_WORDS[to];
  return place
    ? [
        [
          phraseOf(place[0])
            .replace(/^(at|to) the /, 'at|to|on either? the ')
            .replace('or bottom', 'or the? bottom'),
          PILES[place[1]],
          to,
        ] as const,
      ]
    : [];
});

export const destination = rule<To>('destination', (c) => {
  for (const [before, pile, to] of PLACES) {
    const found = attempt(c, (i) => (say(i, before) && whose(i) && say(i, pile) ? true : undefined));
    if (found) return to;
  }
  return undefined;
});

/** "in any order", "face-up": behind where they go. */
export function manner(c: Cursor): { faceUp?: boolean } {
  let faceUp = false;
  for (;;) {
    if (say(c, 'in any order')) continue;
    if (say(c, 'face-up')) faceUp = true;
    else if (!say(c, 'face-down')) return faceUp ? { faceUp } : {};
  }
}

export const move = (what: Target, to: To, more: { faceUp?: boolean; reveal?: true } = {}): Step => ({
  do: 'move',
  what,
  to,
  ...more,
});
