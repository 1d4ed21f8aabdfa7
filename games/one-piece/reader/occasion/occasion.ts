/** What sets an effect off: one thing, or one of several. */
import type { Timing } from '../../src/tree/tree.ts';
import { attempt, type Cursor, oneOf, rule, say, sayOne } from '../grammar/cursor.ts';
import { timingTag } from '../grammar/words.ts';
import { whereLetters } from '../number/letters.ts';
import { endOfItsBattle, type Happening, sameCards, tail, toCards } from './cards.ts';
import { tagged, toPiles, toPlayer } from './players.ts';

const AT: readonly (readonly [string, Timing])[] = [
  ['at the start of the game', 'START_OF_GAME'],
  ["at the start of your opponent's turn", 'START_OF_OPPONENT_TURN'],
  ['at the start of your|the main phase', 'START_OF_MAIN'],
  ['at the start of your turn', 'START_OF_TURN'],
  ["at the end of your opponent's turn", 'END_OF_OPPONENT_TURN'],
  ['at the end of your turn', 'END_OF_YOUR_TURN'],
  ['when your opponent attacks', 'ON_OPPONENT_ATTACK'],
];

const atTime = rule<Happening>('a time', (c) => {
  const timing = sayOne(c, AT);
  return timing && { timing, when: tail(c) ?? {} };
});

/** "When your opponent activates [Blocker] or an Event": the player is said once. */
const eventToo = (c: Cursor, first: Happening): Happening | undefined =>
  attempt(c, (i) => {
    if (!ACTIVATIONS.includes(first.timing) || first.when.cards || !say(i, 'or')) return undefined;
    if (say(i, 'an event')) return { ...first, timing: 'ON_EVENT_ACTIVATED' };
    if (tagged(i, 'trigger')) return { ...first, timing: 'ON_TRIGGER_ACTIVATED' };
    return tagged(i, 'blocker') ? { ...first, timing: 'ON_BLOCKER_ACTIVATED' } : undefined;
  });

const ACTIVATIONS: readonly Timing[] = ['ON_BLOCKER_ACTIVATED', 'ON_EVENT_ACTIVATED', 'ON_TRIGGER_ACTIVATED'];

/** Among others a tag is a time like any. */
const tagTime = (c: Cursor): Happening | undefined => {
  const timing = timingTag(c);
  return timing && { timing, when: {} };
};

const one = (c: Cursor): Happening | undefined => {
  const found = oneOf<Happening>(c, [endOfItsBattle, toPiles, toPlayer, toCards, atTime, tagTime]);
  return found && whereLetters(c, found);
};

/** What sets it off: one thing, or one of several. */
export const happenings = rule<readonly Happening[]>('occasion', (c) => {
  const first = one(c);
  if (!first) return undefined;
  const all = [first];
  const too = eventToo(c, first) ?? sameCards(c, first);
  if (too) all.push(too);
  for (;;) {
    const more = attempt(c, (i) => (say(i, ',? or') ? one(i) : undefined));
    if (!more) return all;
    all.push(more);
  }
});
