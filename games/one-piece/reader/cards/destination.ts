/** Where cards go. */
import type { Step, Target, To } from '../../src/tree/tree.ts';
import { attempt, type Cursor, rule, say } from '../grammar/cursor.ts';

/** Whose deck, hand or Life is only said: a card goes to its owner's. */
export const whose = (c: Cursor): true | undefined =>
  say(c, "your opponent's") ??
  say(c, "the|its|their owner's|owners'") ??
  say(c, "either player's") ??
  say(c, "that player's") ??
  say(c, 'their|your|the|its|that');

const LIFE = 'life cards|area?';

const PLACES: readonly (readonly [string, string, To])[] = [
  ['to', 'hand|hands', 'hand'],
  ['at|to|on the top or bottom of', 'deck|decks', 'deck-top-or-bottom'],
  ['at|to|on the top of', 'deck|decks', 'deck-top'],
  ['at|to|on the bottom of', 'deck|decks', 'deck-bottom'],
  ['at|to|on the top or bottom of', LIFE, 'life-top-or-bottom'],
  ['at|to|on the top of', LIFE, 'life-top'],
  ['at|to|on the bottom of', LIFE, 'life-bottom'],
];

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
