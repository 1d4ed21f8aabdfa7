/** Steps about players, other texts and the match. */
import type { Filter, PlayerProhibition, Step, Who } from '../src/tree/tree.ts';
import { attempt, type Cursor, listOf, oneOf, rule, say, sayOne } from './cursor.ts';
import { timingName } from './filter.ts';
import { kind } from './forward.ts';
import { digits, forEach, num, timesOf } from './numbers.ts';
import { lasting } from './steps-field.ts';
import { byPlayer, named, player, type Steps, type Verb } from './steps-move.ts';
import { isPick, target } from './target.ts';
import { duration, keywordTag, maybeDuration, verb } from './words.ts';

interface Ban {
  be: PlayerProhibition;
  where?: Filter;
}
const filtered = (be: PlayerProhibition, where: Filter): Ban =>
  Object.keys(where).length > 0 ? { be, where } : { be };

/** "cannot play Character cards with …", "cannot add Life cards to your hand using your own effects". */
const playerBan = rule<Ban>('player cannot', (c) =>
  oneOf<Ban>(c, [
    (i) => {
      if (!say(i, 'add life cards to your|their hand')) return undefined;
      say(i, 'using your|their own effects');
      return { be: 'LIFE_TO_HAND' };
    },
    (i) => {
      if (!say(i, 'draw cards')) return undefined;
      return say(i, 'by effects') || say(i, 'using your|their own effects') ? { be: 'DRAW_BY_EFFECTS' } : undefined;
    },
    (i) => {
      if (!say(i, 'set') || !say(i, 'don!! cards as active')) return undefined;
      say(i, 'using character effects');
      return { be: 'SET_DON_ACTIVE' };
    },
    (i) => {
      // "[Blocker]", "the [Blocker] of any Character with …", "a [Blocker] Character that has …"
      if (!say(i, 'activate')) return undefined;
      const of = attempt(i, (j) => {
        say(j, 'the');
        if (keywordTag(j) !== 'BLOCKER' || !say(j, 'of')) return undefined;
        say(j, 'any');
        return kind.read(j);
      });
      if (of) return filtered('ACTIVATE_BLOCKER', withoutCharacter(of));
      const adjective = attempt(i, (j) => {
        say(j, 'a|any');
        const found = kind.read(j);
        return found?.keyword === 'BLOCKER' ? found : undefined;
      });
      if (adjective) {
        const { keyword: _, ...rest } = adjective;
        return filtered('ACTIVATE_BLOCKER', withoutCharacter(rest));
      }
      return (say(i, 'any'), keywordTag(i)) === 'BLOCKER' ? { be: 'ACTIVATE_BLOCKER' } : undefined;
    },
    (i) => {
      if (!say(i, 'activate')) return undefined;
      say(i, 'any');
      const found = kind.read(i);
      if (!found?.category?.includes('EVENT')) return undefined;
      const { category: _, ...rest } = found;
      return filtered('ACTIVATE_EVENTS', rest);
    },
    (i) => {
      if (!say(i, 'play')) return undefined;
      say(i, 'any');
      const found = kind.read(i);
      if (!found) return undefined;
      if (say(i, 'from your|their hand')) return filtered('PLAY_FROM_HAND', found);
      if (found.category?.length !== 1 || found.category[0] !== 'CHARACTER') return undefined;
      const { category: _, ...rest } = found;
      return filtered('PLAY_CHARACTERS', rest);
    },
  ]),
);
/** Who blocks is on the field: "Character" says nothing more there, unless it says so of a card. */
function withoutCharacter({ category, ...rest }: Filter): Filter {
  return category && !(category.length === 1 && category[0] === 'CHARACTER') ? { category, ...rest } : rest;
}

/** "your opponent cannot activate [Blocker] during this battle". */
export const playerClause: Verb = named('player prohibition', (c, who) => {
  if (who === 'either' || !say(c, "cannot|can't")) return undefined;
  const found = playerBan(c);
  if (!found) return undefined;
  return [{ do: 'playerCannot', who, ...found, ...lasting(maybeDuration(c)) }];
});
/** "you cannot attack a Leader during this turn": none of your cards can. */
const attackBan: Verb = named('player cannot attack', (c, who) => {
  if (who === 'either' || !say(c, "cannot|can't attack")) return undefined;
  const be = say(c, 'a leader') ? 'ATTACK_LEADER' : 'ATTACK';
  const rest = be === 'ATTACK' ? attempt(c, otherThan) : undefined;
  if (be === 'ATTACK' && !rest) return undefined;
  const what = { all: true, ...(who === 'opponent' ? { of: who } : {}), in: ['leader', 'character'] } as const;
  return [{ do: 'cannot', what, be, ...(rest ? { against: rest } : {}), ...lasting(maybeDuration(c)) }];
});
function otherThan(c: Cursor): Filter | undefined {
  if (!say(c, 'any card|cards other than')) return undefined;
  say(c, 'the|your');
  const found = kind.read(c);
  return found && { not: found };
}

const mustAttack: Verb = named('must attack', (c, who) => {
  if (who !== 'opponent' || !say(c, 'must attack')) return undefined;
  const what = target(c);
  if (what === undefined) return undefined;
  const by = say(c, "of your opponent's choice") && isPick(what) ? { ...what, by: 'opponent' as const } : what;
  return say(c, 'if able') ? [{ do: 'mustAttack', what: by, ...lasting(maybeDuration(c)) }] : undefined;
});

const ending: Verb = named('end of the match', (c, who) => {
  if (who === 'either') return undefined;
  const own = byPlayer(who);
  if (verb(c, 'win') && say(c, 'the game')) return [{ do: 'win', ...own }];
  if (!verb(c, 'lose') || !say(c, 'the game')) return undefined;
  return [{ do: 'lose', ...own, ...(say(c, 'at the end of this turn') ? { atEndOfTurn: true } : {}) }];
});

/** What a player does that no card suffers. */
export const playerVerbs: Verb = (c, who) =>
  oneOf(
    c,
    [playerClause, attackBan, mustAttack, ending].map((read) => (i: Cursor) => read(i, who)),
  );

/** "activate this card's [Main] effect", "activate the [On Play] effect of 1 of your Characters". */
const activateText: Verb = named('activate text', (c) => {
  if (!verb(c, 'activate')) return undefined;
  return oneOf<Steps>(c, [
    (i) => {
      const own = sayOne(i, [
        ["this card's|character's|leader's|stage's", 'this'],
        ['its|their', i.said.last === 'this' ? 'this' : 'it'],
        ["the chosen|revealed|selected|trashed card's|cards'|event's", 'it'],
        ["that card's|event's|character's", i.said.event && !i.said.chosen ? 'event' : 'it'],
        ["the attacking card's", 'attacker'],
        ["the attacked card's", 'target'],
        ['the effect of this', 'this'],
      ] as const);
      const timing = own && timingName(i);
      return timing && say(i, 'effect') ? [{ do: 'activateText', what: own, timing }] : undefined;
    },
    (i) => {
      say(i, 'the');
      const timing = timingName(i);
      if (!timing || !say(i, 'effect of')) return undefined;
      const what = target(i);
      return what && [{ do: 'activateText', what, timing }];
    },
  ]);
});
const activateEvent: Verb = named('activate Event', (c) => {
  if (!verb(c, 'activate')) return undefined;
  const what = target(c);
  if (!what || !isPick(what)) return undefined;
  say(c, 'without paying its|the|their cost|costs');
  return what.in.includes('hand') || what.where?.category?.includes('EVENT') || what.in.length > 0
    ? [{ do: 'activateEvent', what }]
    : undefined;
});
const changeTarget: Verb = named('change target', (c) => {
  if (!verb(c, 'change') && !verb(c, 'make')) return undefined;
  if (!say(c, 'the attack target to') && !say(c, 'the target of the|that attack to')) return undefined;
  const to = target(c);
  return to && [{ do: 'changeTarget', to }];
});
const extraTurn: Verb = named('extra turn', (c) =>
  verb(c, 'take') && say(c, 'an extra turn after this one') ? [{ do: 'extraTurn' }] : undefined,
);

export const otherVerbs: Verb = (c, who) =>
  oneOf(
    c,
    [activateText, activateEvent, changeTarget, extraTurn].map((read) => (i: Cursor) => read(i, who)),
  );

/** "the next red Character card you play during this turn costs 2 less". */
export const nextPlay: Verb = named('next play', (c) => {
  const said = oneOf<{ where: Filter; for: NonNullable<ReturnType<typeof duration>> }>(c, [
    (i) => {
      const where = say(i, 'the next') ? kind.read(i) : undefined;
      const time = where && say(i, 'you play') ? duration(i) : undefined;
      return where && time && { where, for: time };
    },
    (i) => {
      // "the next time you play a … from your hand during this turn, the cost will be reduced by 1"
      const where = say(i, 'the next time you play') ? (say(i, 'a|an'), kind.read(i)) : undefined;
      if (!where) return undefined;
      say(i, 'from your hand');
      const time = duration(i);
      return time && say(i, ',') ? { where, for: time } : undefined;
    },
  ]);
  if (!said) return undefined;
  const n = oneOf(c, [
    (i) => {
      const by = say(i, 'the cost will|is be? reduced by') ? digits(i) : undefined;
      return by === undefined ? undefined : -by;
    },
    (i) => {
      const by = verb(i, 'cost') ? num(i) : undefined;
      const less =
        by === undefined
          ? undefined
          : sayOne(i, [
              ['less', -1],
              ['more', 1],
            ] as const);
      if (by === undefined || !less) return undefined;
      const each = attempt(i, forEach);
      if (typeof by === 'number') return each ? timesOf(each, less * by) : less * by;
      return less === 1 ? by : undefined;
    },
  ]);
  return n === undefined ? undefined : [{ do: 'nextPlay', n, where: said.where, for: said.for }];
});
/** "The cost of playing {A} type Character cards from your hand will be reduced by 1." */
export const cheaper: Verb = named('cost of playing', (c) => {
  const where = say(c, 'the cost of playing') ? kind.read(c) : undefined;
  if (!where || !say(c, 'from your hand will|is be? reduced by')) return undefined;
  const n = digits(c);
  if (n === undefined) return undefined;
  const time = maybeDuration(c);
  return [{ do: 'cost', what: { all: true, in: ['hand'], where }, n: -n, ...lasting(time) }];
});
/** "1 of the DON!! cards placed in your DON!! Phase goes to your Leader". */
export const donPhase: Verb = named('DON!! Phase gives', (c) => {
  const n = digits(c);
  if (n === undefined || !say(c, 'of the don!! cards placed in your don!! phase go|goes to your leader'))
    return undefined;
  return [{ do: 'donPhaseGives', n }];
});

export type PlayerOf = (who: Who) => Step;
void listOf;
void player;
