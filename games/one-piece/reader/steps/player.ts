/** What players cannot do, must do, and how they win. */
import type { Filter, PlayerProhibition, Who } from '../../src/tree/tree.ts';
import { isPick } from '../cards/pick.ts';
import { target } from '../cards/target.ts';
import { anotherBan, filtered, under } from '../clause/player-bans.ts';
import { lasting } from '../clause/predicates.ts';
import { byPlayer, named, oneVerbOf, type Verb } from '../clause/verbs.ts';
import { ahead, attempt, type Cursor, firstOf, listOf, past, say, sayOne } from '../grammar/cursor.ts';
import { kind } from '../grammar/forward.ts';
import { keywordTag, maybeDuration, timingTag, verb } from '../grammar/words.ts';

/** "your opponent cannot activate [Blocker] during this battle". */
const playerClause: Verb = named('player prohibition', (c, who) => {
  if (who === 'either' || !say(c, "cannot|can't")) return undefined;
  const found = listOf(c, anotherBan, ['or']);
  if (!found) return undefined;
  const time = lasting(maybeDuration(c));
  return found.map((each) => ({ do: 'playerCannot', who, ...each, ...time }));
});

/** "your opponent cannot activate up to 1 [Blocker] Character that has …": that one cannot block. */
const oneCannotBlock: Verb = named('one cannot block', (c, who) => {
  if (who !== 'opponent' || !say(c, "cannot|can't activate")) return undefined;
  const what = ahead(c, (i) => say(i, 'up to')) ? target(c) : undefined;
  if (!what || !isPick(what) || what.where?.keyword !== 'BLOCKER') return undefined;
  return [{ do: 'cannot', what: { ...what, of: 'opponent' }, be: 'BLOCK', ...lasting(maybeDuration(c)) }];
});

/** "Your opponent cannot activate [Blocker] if that Leader or Character attacks during this turn." */
const cannotBeBlocked: Verb = named('cannot be blocked', (c, who) => {
  if (who !== 'opponent' || !say(c, "cannot|can't activate") || keywordTag(c) !== 'BLOCKER') return undefined;
  const what = say(c, 'if|when|whenever') ? target(c) : undefined;
  if (what === undefined || !verb(c, 'attack')) return undefined;
  return [{ do: 'gain', what, keyword: 'UNBLOCKABLE', ...lasting(maybeDuration(c)) }];
});

/** "If the selected card attacks during this turn, your opponent cannot activate [Blocker]." */
export const attackUnblocked: Verb = named('attack cannot be blocked', (c) => {
  const what = say(c, 'if|when') ? target(c) : undefined;
  if (what === undefined || !verb(c, 'attack')) return undefined;
  const time = maybeDuration(c);
  if (!say(c, ", your opponent cannot|can't activate") || keywordTag(c) !== 'BLOCKER') return undefined;
  return [{ do: 'gain', what, keyword: 'UNBLOCKABLE', ...lasting(time ?? maybeDuration(c)) }];
});

/** "Your [On Play] effects are negated", "Your Character cards are played rested". */
export const ruleForPlayer: Verb = named('rule for a player', (c) => {
  const who = sayOne<Who>(c, [
    ["your opponent's", 'opponent'],
    ['your', 'you'],
  ]);
  if (!who) return undefined;
  const be = firstOf<PlayerProhibition>(c, [
    (i) => (timingTag(i) === 'ON_PLAY' && say(i, 'effects are negated') ? 'ACTIVATE_ON_PLAY' : undefined),
    (i) => (say(i, 'character|characters cards? are played rested') ? 'PLAY_ACTIVE' : undefined),
  ]);
  return be && [{ do: 'playerCannot', who, be, ...lasting(maybeDuration(c)) }];
});

/** "you cannot attack a Leader during this turn", "your opponent cannot attack any card other than …". */
const attackBan: Verb = named('player cannot attack', (c, who) => {
  // "They cannot attack a Leader" are cards.
  const isThey = c.tokens[c.at - 1]?.text === 'they';
  if (who === 'either' || isThey || !say(c, "cannot|can't attack")) return undefined;
  const leaders = attempt(c, (i) => past(i, 'a', (j) => under(j, 'LEADER')));
  if (leaders)
    return [{ do: 'playerCannot', who, ...filtered('ATTACK_LEADERS', leaders), ...lasting(maybeDuration(c)) }];
  const rest = attempt(c, otherThan);
  if (!rest) return undefined;
  const what = { all: true, ...(who === 'opponent' ? { of: who } : {}), in: ['leader', 'character'] } as const;
  return [{ do: 'cannot', what, be: 'ATTACK', against: rest, ...lasting(maybeDuration(c)) }];
});

function otherThan(c: Cursor): Filter | undefined {
  const isCharacter = say(c, 'any character|characters other than') === true;
  if (!isCharacter && !say(c, 'any card|cards other than')) return undefined;
  const category = isCharacter ? { category: ['CHARACTER'] as const } : {};
  if (say(c, 'this character|leader|card')) return { ...category, other: true };
  say(c, 'the|your');
  const found = kind.read(c);
  return found && { ...category, not: found };
}

const mustAttack: Verb = named('must attack', (c, who) => {
  if (who !== 'opponent' || !say(c, 'must attack')) return undefined;
  const what = target(c);
  if (what === undefined) return undefined;
  return say(c, 'if able') ? [{ do: 'mustAttack', what, ...lasting(maybeDuration(c)) }] : undefined;
});

const ending: Verb = named('end of the match', (c, who) => {
  if (who === 'either') return undefined;
  const own = byPlayer(who);
  if (verb(c, 'win') && say(c, 'the game')) return [{ do: 'win', ...own }];
  if (!verb(c, 'lose') || !say(c, 'the game')) return undefined;
  return [{ do: 'lose', ...own, ...(say(c, 'at the end of this turn') ? { atEndOfTurn: true } : {}) }];
});

/** Things that a player does, but not to a card. */
export const playerVerbs: Verb = oneVerbOf([
  oneCannotBlock,
  cannotBeBlocked,
  playerClause,
  attackBan,
  mustAttack,
  ending,
]);
