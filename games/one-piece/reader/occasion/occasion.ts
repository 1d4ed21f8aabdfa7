/** What sets an effect off: one thing, or one of several. */
import { OCCASION_WORDS } from '../../src/lexicon/occasions.ts';
import { AUTO_TIMINGS } from '../../src/lexicon/timings.ts';
import type { Timing } from '../../src/tree/tree.ts';
import { attempt, type Cursor, firstOf, rule, say, sayOne } from '../grammar/cursor.ts';
import { wordings } from '../grammar/phrases.ts';
import { timingTag } from '../grammar/words.ts';
import { withLetters } from '../number/letters.ts';
import { endOfItsBattle, type Occurrence, occasionTail, sameCards, toCards } from './cards.ts';
import { countedTags, toPiles, toPlayer } from './players.ts';

const TIMES = wordings<Timing>(
  AUTO_TIMINGS.flatMap((timing) => {
    const { alone } = OCCASION_WORDS[timing];
    return alone && 'time' in alone ? [[alone.time, timing]] : [];
  }),
  [['at the start of the main phase', 'START_OF_MAIN']],
);

const atTime = rule<Occurrence>('a time', (c) => {
  const timing = sayOne(c, TIMES);
  return timing && { timing, when: occasionTail(c) ?? {} };
});

/** "When your opponent activates [Blocker] or an Event": the player is said once. */
const eventToo = (c: Cursor, first: Occurrence): Occurrence | undefined =>
  attempt(c, (i) => {
    if (!ACTIVATIONS.includes(first.timing) || first.when.cards || !say(i, 'or')) return undefined;
    if (say(i, 'an event')) return { ...first, timing: 'ON_EVENT_ACTIVATED' };
    if (countedTags(i, 'trigger')) return { ...first, timing: 'ON_TRIGGER_ACTIVATED' };
    return countedTags(i, 'blocker') ? { ...first, timing: 'ON_BLOCKER_ACTIVATED' } : undefined;
  });

const ACTIVATIONS: readonly Timing[] = ['ON_BLOCKER_ACTIVATED', 'ON_EVENT_ACTIVATED', 'ON_TRIGGER_ACTIVATED'];

/** "When you take damage or [On K.O.]": beside others a tag is read as a time. */
const tagTime = (c: Cursor): Occurrence | undefined => {
  const timing = timingTag(c);
  return timing && { timing, when: {} };
};

const one = (c: Cursor): Occurrence | undefined => {
  const found = firstOf<Occurrence>(c, [endOfItsBattle, toPiles, toPlayer, toCards, atTime, tagTime]);
  return found && withLetters(c, found);
};

/** What sets it off: one thing, or one of several. */
export const occurrences = rule<readonly Occurrence[]>('occasion', (c) => {
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
