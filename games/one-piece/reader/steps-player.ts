/** What players cannot do, must do, and how they win. */
import type { Filter, PlayerProhibition, Who } from '../src/tree/tree.ts';
import { ahead, attempt, type Cursor, listOf, oneOf, past, rule, say, sayOne } from './cursor.ts';
import { adjectives, both, isSomething } from './filter.ts';
import { kind } from './forward.ts';
import { bareNoun, tail } from './noun.ts';
import { isPick } from './pick.ts';
import { lasting } from './predicates.ts';
import { target } from './target.ts';
import { byPlayer, named, oneVerbOf, type Verb } from './verbs.ts';
import { keywordTag, maybeDuration, timingTag, verb } from './words.ts';

interface Ban {
  be: PlayerProhibition;
  where?: Filter;
}

const filtered = (be: PlayerProhibition, where: Filter): Ban => (isSomething(where) ? { be, where } : { be });

/** Cards of a kind under a given noun: "Life cards with …", "Character cards that …". */
function under(c: Cursor, head: string): Filter | undefined {
  say(c, 'any');
  const found = bareNoun(c);
  const [only] = found?.heads ?? [];
  return found && found.heads.length === 1 && only === head ? found.behind.filter : undefined;
}

/** What is said behind a noun that is no card. */
const bareTail = (c: Cursor): Filter => tail(c, [], false).behind.filter;

/** "cannot play Character cards with …", "cannot add Life cards to your hand using your own effects". */
const playerBan = rule<Ban>('player cannot', (c) =>
  oneOf<Ban>(c, [
    (i) => {
      const where = say(i, 'add') ? under(i, 'LIFE') : undefined;
      if (!where || !say(i, 'to your|their hand')) return undefined;
      return filtered(say(i, 'using your|their own effects') ? 'LIFE_TO_HAND_BY_OWN_EFFECTS' : 'LIFE_TO_HAND', where);
    },
    (i) => {
      const where = say(i, 'draw') ? under(i, 'CARD') : undefined;
      if (!where) return undefined;
      if (say(i, 'using your|their own effects')) return filtered('DRAW_BY_OWN_EFFECTS', where);
      return (say(i, 'by effects') ?? say(i, 'using effects')) && filtered('DRAW_BY_EFFECTS', where);
    },
    (i) => {
      if (!say(i, 'set any? don!! cards as active')) return undefined;
      // Whose effects: "using Character effects".
      if (say(i, 'using character effects')) return { be: 'SET_DON_ACTIVE', where: { category: ['CHARACTER'] } };
      if (!say(i, 'using the effects of')) return { be: 'SET_DON_ACTIVE' };
      const where = kind.read(i);
      return where && filtered('SET_DON_ACTIVE', where);
    },
    (i) => {
      // "the [Blocker] of any Character with …"
      const from = i.at;
      const of = say(i, 'activate') ? blockerOf(i) : undefined;
      return of && filtered('ACTIVATE_BLOCKER', saysCard(i, from) ? of : withoutCharacter(of));
    },
    (i) => {
      // "a [Blocker] Character that has …"
      if (!say(i, 'activate')) return undefined;
      say(i, 'a|any');
      if (!ahead(i, (j) => (adjectives(j)?.keyword === 'BLOCKER' ? true : undefined))) return undefined;
      const found = kind.read(i);
      if (found?.keyword !== 'BLOCKER') return undefined;
      const { keyword: _, ...rest } = found;
      return filtered('ACTIVATE_BLOCKER', withoutCharacter(rest));
    },
    (i) => {
      if (!say(i, 'activate')) return undefined;
      say(i, 'any');
      return keywordTag(i) === 'BLOCKER' ? { be: 'ACTIVATE_BLOCKER' } : undefined;
    },
    (i) => {
      const before = say(i, 'activate the?') ? adjectives(i) : undefined;
      const isOnPlay = before && timingTag(i) === 'ON_PLAY' && say(i, 'effect|effects');
      const where = isOnPlay ? both(before, attempt(i, ofCharacters) ?? bareTail(i)) : undefined;
      return where && filtered('ACTIVATE_ON_PLAY', where);
    },
    (i) => {
      const where = say(i, 'activate') ? under(i, 'EVENT') : undefined;
      return where && filtered('ACTIVATE_EVENTS', where);
    },
    (i) => {
      const where = say(i, 'play') ? under(i, 'CARD') : undefined;
      return where && say(i, 'from your|their hand') ? filtered('PLAY_FROM_HAND', where) : undefined;
    },
    (i) => {
      const where = say(i, 'play') ? under(i, 'CHARACTER') : undefined;
      if (!where) return undefined;
      say(i, 'on your|their field');
      if (say(i, 'active')) return filtered('PLAY_ACTIVE', where);
      if (!say(i, 'from your|their hand')) return filtered('PLAY_CHARACTERS', where);
      return filtered('PLAY_FROM_HAND', { category: ['CHARACTER'], ...where });
    },
  ]),
);

/** "of Characters with a cost of 3 or less". */
const ofCharacters = (c: Cursor): Filter | undefined => (say(c, 'of') ? under(c, 'CHARACTER') : undefined);

function blockerOf(c: Cursor): Filter | undefined {
  say(c, 'the');
  if (keywordTag(c) !== 'BLOCKER' || !say(c, 'of')) return undefined;
  say(c, 'any');
  return kind.read(c);
}

/** "Character cards", where "Characters" are those of the field (2-2-4). */
function saysCard(c: Cursor, from: number): boolean {
  const at = c.tokens.findIndex(({ text }, i) => i >= from && (text === 'character' || text === 'characters'));
  const next = c.tokens[at + 1]?.text;
  return at >= 0 && at < c.at && (next === 'card' || next === 'cards');
}

/** Who blocks is on the field: "Character" says nothing more there, unless it says so of a card. */
function withoutCharacter({ category, ...rest }: Filter): Filter {
  return category && !(category.length === 1 && category[0] === 'CHARACTER') ? { category, ...rest } : rest;
}

/** "activate [Blocker] or Events": the verb is said once. */
const anotherBan = (c: Cursor): Ban | undefined =>
  oneOf<Ban>(c, [
    playerBan,
    (i) => {
      const where = c.tokens[i.at - 1]?.text === 'or' ? under(i, 'EVENT') : undefined;
      return where && filtered('ACTIVATE_EVENTS', where);
    },
  ]);

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
  const be = oneOf<PlayerProhibition>(c, [
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

/** What a player does that no card suffers. */
export const playerVerbs: Verb = oneVerbOf([
  oneCannotBlock,
  cannotBeBlocked,
  playerClause,
  attackBan,
  mustAttack,
  ending,
]);
