/** Other texts, the target of an attack, extra turns, and what the next card costs. */
import type { Duration, Filter, Num } from '../../src/tree/tree.ts';
import { itOf, ownerWords } from '../cards/owner-ref.ts';
import { chosenBy, isPick } from '../cards/pick.ts';
import { target } from '../cards/target.ts';
import { lasting } from '../clause/predicates.ts';
import { named, oneVerbOf, player, type Steps, type Verb } from '../clause/verbs.ts';
import { attempt, type Cursor, firstOf, past, say, sayOne } from '../grammar/cursor.ts';
import { kind } from '../grammar/forward.ts';
import { timingNamed } from '../grammar/timing-name.ts';
import { duration, maybeDuration, verb } from '../grammar/words.ts';
import { forEachOf, timesOf } from '../number/counted.ts';
import { digits } from '../number/letters.ts';
import { num } from '../number/numbers.ts';

/** "activate this card's [Main] effect", "activate the [On Play] effect of 1 of your Characters". */
const activateText: Verb = named('activate text', (c, who) => {
  if (!verb(c, 'activate')) return undefined;
  return firstOf<Steps>(c, [
    (i) => {
      const own = sayOne(i, [
        ["this card's|character's|leader's|stage's", 'this'],
        ['its|their', itOf(i)],
        ["the chosen|selected|trashed card's|cards'|event's", 'it'],
        ["the revealed card's|event's", 'revealed'],
        [ownerWords('others'), 'others'],
        [ownerWords('rival'), 'rival'],
        [ownerWords('event'), 'event'],
        ["that card's|event's|character's", i.said.event && !i.said.chosen ? 'event' : 'it'],
        [ownerWords('attacker'), 'attacker'],
        [ownerWords('target'), 'target'],
        ['the effect of this', 'this'],
      ] as const);
      const timing = own && timingNamed(i);
      return timing && say(i, 'effect') ? [{ do: 'activateText', what: own, timing }] : undefined;
    },
    (i) => {
      say(i, 'the');
      const timing = timingNamed(i);
      if (!timing || !say(i, 'effect of')) return undefined;
      const what = target(i);
      return what && [{ do: 'activateText', what: chosenBy(what, player(who)), timing }];
    },
  ]);
});

const activateEvent: Verb = named('activate Event', (c, who) => {
  if (!verb(c, 'activate')) return undefined;
  const what = target(c);
  if (!what || !isPick(what)) return undefined;
  say(c, 'without paying its|the|their cost|costs');
  const meant = chosenBy(what, player(who));
  return isPick(meant) ? [{ do: 'activateEvent', what: meant }] : undefined;
});

const changeTarget: Verb = named('change target', (c, who) => {
  if (!verb(c, 'change') && !verb(c, 'make')) return undefined;
  if (!say(c, 'the attack target to') && !say(c, 'the target of the|that attack to')) return undefined;
  const to = target(c);
  return to && [{ do: 'changeTarget', to: chosenBy(to, player(who)) }];
});

const extraTurn: Verb = named('extra turn', (c) =>
  verb(c, 'take') && say(c, 'an extra turn after this one') ? [{ do: 'extraTurn' }] : undefined,
);

export const otherVerbs: Verb = oneVerbOf([activateText, activateEvent, changeTarget, extraTurn]);

/** "the next red Character card you play during this turn costs 2 less". */
export const nextPlay: Verb = named('next play', (c) => {
  const said = firstOf<{ where: Filter; for: NonNullable<ReturnType<typeof duration>> }>(c, [
    (i) => {
      const where = say(i, 'the next') ? kind.read(i) : undefined;
      const time = where && say(i, 'you play') ? duration(i) : undefined;
      return where && time && { where, for: time };
    },
    (i) => {
      // "the next time you play a … from your hand during this turn, the cost will be reduced by 1"
      const where = say(i, 'the next time you play') ? past(i, 'a|an', kind.read) : undefined;
      if (!where) return undefined;
      say(i, 'from your hand');
      const time = duration(i);
      return time && say(i, ',') ? { where, for: time } : undefined;
    },
  ]);
  if (!said) return undefined;
  const n = firstOf(c, [
    (i) => {
      const by = say(i, 'the cost will|is be? reduced by') ? digits(i) : undefined;
      return by === undefined ? undefined : -by;
    },
    (i) => lessOrMore(i)?.n,
  ]);
  return n === undefined ? undefined : [{ do: 'nextPlay', n, where: said.where, for: said.for }];
});

/** "costs 2 less during this turn for each …". */
function lessOrMore(c: Cursor): { n: Num; time: Duration | undefined } | undefined {
  const by = verb(c, 'cost') ? num(c) : undefined;
  const less =
    by === undefined
      ? undefined
      : sayOne(c, [
          ['less', -1],
          ['more', 1],
        ] as const);
  if (by === undefined || !less) return undefined;
  const time = maybeDuration(c);
  const each = attempt(c, forEachOf);
  if (typeof by === 'number') {
    const n = each ? timesOf(each, less * by) : less * by;
    return n === undefined ? undefined : { n, time };
  }
  return less === 1 ? { n: by, time } : undefined;
}

/** "The cost of playing {A} type Character cards from your hand will be reduced by 1.", "Playing … costs 1 less." */
export const cheaper: Verb = named('cost of playing', (c) => {
  const isCost = say(c, 'the cost of playing') === true;
  const where = isCost || say(c, 'playing') ? kind.read(c) : undefined;
  if (!where || !say(c, 'from your hand')) return undefined;
  if (!isCost) {
    const said = lessOrMore(c);
    return said && [{ do: 'playCost', n: said.n, where, ...lasting(said.time) }];
  }
  const n = say(c, 'will|is be? reduced by') ? digits(c) : undefined;
  return n === undefined ? undefined : [{ do: 'playCost', n: -n, where, ...lasting(maybeDuration(c)) }];
});

/** "1 of the DON!! cards placed in your DON!! Phase goes to your Leader". */
export const donPhase: Verb = named('DON!! Phase gives', (c) => {
  const n = digits(c);
  if (n === undefined || !(say(c, 'of the don!! cards') ?? say(c, 'don!! card|cards'))) return undefined;
  if (!say(c, 'placed in|during your don!! phase')) return undefined;
  const isGiven = say(c, 'go|goes to your leader') ?? say(c, 'is|are given to your leader');
  return isGiven && [{ do: 'donPhaseGives', n }];
});
