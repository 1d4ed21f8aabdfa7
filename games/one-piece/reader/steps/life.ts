/** Life that is turned, and damage. */
import { DESTINATION_WORDS, LIFE_INSTEADS, type LifeInsteadTo } from '../../src/lexicon/destinations.ts';
import type { Who } from '../../src/tree/tree.ts';
import { side } from '../cards/place.ts';
import { byPlayer, named, player, type Verb } from '../clause/verbs.ts';
import { attempt, firstOf, say, sayOne } from '../grammar/cursor.ts';
import { verb } from '../grammar/words.ts';
import { forEachOf, timesOf } from '../number/counted.ts';
import { digits } from '../number/letters.ts';
import { num } from '../number/numbers.ts';

interface Turned {
  which: 'top' | 'all' | 'any';
  n?: number;
}

/** "turn 2 cards from the top of your Life cards face-up", "all of your Life cards", "1 of your face-up Life cards". */
export const turnLife = named('turn Life', (c) => {
  if (!verb(c, 'turn')) return undefined;
  const found = firstOf<Turned>(c, [
    (i) => {
      if (!say(i, 'all')) return undefined;
      const n = digits(i);
      say(i, 'of');
      return { which: 'all', ...(n === undefined ? {} : { n }) };
    },
    (i) => (say(i, 'the top card of') ? { which: 'top' } : undefined),
    (i) => {
      // One card from the top is "the top card": it needs no number.
      const n = digits(i);
      if (n === undefined || !say(i, 'card|cards from the top of')) return undefined;
      return { which: 'top', ...(n === 1 ? {} : { n }) };
    },
    (i) => (say(i, 'one of') ? { which: 'any' } : undefined),
    (i) => {
      const n = digits(i);
      return n !== undefined && say(i, 'of') ? { which: 'any', n } : undefined;
    },
  ]);
  const who = found && side(c);
  if (!found || !who || who === 'either') return undefined;
  // "face-up Life cards" are turned face-down: the other way is all that can be meant.
  say(c, 'face-up|face-down');
  if (!say(c, 'life cards|area?')) return undefined;
  const faceUp = sayOne(c, [
    ['face-up', true],
    ['face-down', false],
  ] as const);
  return faceUp === undefined ? undefined : [{ do: 'turnLife', ...found, faceUp, ...byPlayer(who) }];
});

export const damage = named('deal damage', (c, by) => {
  if (verb(c, 'take')) {
    const n = num(c);
    return n !== undefined && say(c, 'damage') ? [{ do: 'damage', n, who: player(by) }] : undefined;
  }
  if (!verb(c, 'deal')) return undefined;
  const n = num(c);
  if (n === undefined || !say(c, 'damage to')) return undefined;
  const who = sayOne<Who>(c, [
    ['your opponent', 'opponent'],
    ['yourself|you', 'you'],
  ]);
  const each = attempt(c, forEachOf);
  const count = each ? timesOf(each, n) : n;
  return who && count !== undefined ? [{ do: 'damage', n: count, who }] : undefined;
});

/** "Your face-up Life cards are placed at the bottom of your deck instead of being added to your hand". */
export const lifeInstead: Verb = named('Life goes elsewhere', (c) => {
  const who = sayOne<Who>(c, [
    ["your opponent's", 'opponent'],
    ['your', 'you'],
  ]);
  // It holds as long as a text does, and never happens.
  if (!who || !c.said.permanent) return undefined;
  const faceUp = sayOne(c, [
    ['face-up', true],
    ['face-down', false],
  ] as const);
  const own = who === 'you' ? 'your' : 'their';
  const to = say(c, 'life cards are')
    ? sayOne(
        c,
        LIFE_INSTEADS.map((each) => [goesTo(each, own), each] as const),
      )
    : undefined;
  if (!to || !say(c, `instead of being added to ${own} hand`)) return undefined;
  attempt(c, (i) => say(i, ',? according to the rules') ?? say(i, ',? under the rules'));
  return [{ do: 'lifeInstead', ...byPlayer(who), ...(faceUp === undefined ? {} : { faceUp }), to }];
});

/** "placed at the top of your deck", "trashed". */
function goesTo(to: LifeInsteadTo, own: string): string {
  const { done, place } = DESTINATION_WORDS[to];
  return place ? `${done} ${place[0].replace(/^at /, 'at|on ')} ${own} ${place[1]}` : done;
}
