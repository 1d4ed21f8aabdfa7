/** What a player cannot do: "play Character cards", "activate [Blocker] or Events". */
import { PLAYER_PROHIBITION_WORDS } from '../../src/lexicon/prohibitions.ts';
import type { Filter, PlayerProhibition } from '../../src/tree/tree.ts';
import { ahead, attempt, type Cursor, firstOf, type Rule, rule, say } from '../grammar/cursor.ts';
import { kind } from '../grammar/forward.ts';
import { keywordTag, timingTag } from '../grammar/words.ts';
import { adjectives, both, isSomething } from '../noun/filter.ts';
import { bareNoun, type Head, nounTail } from '../noun/noun.ts';

interface Ban {
  be: PlayerProhibition;
  where?: Filter;
}

export const filtered = (be: PlayerProhibition, where: Filter): Ban => (isSomething(where) ? { be, where } : { be });

/** Cards of a kind under a given noun: "Life cards with …", "Character cards that …". */
export function under(c: Cursor, head: Head): Filter | undefined {
  say(c, 'any more?');
  const found = bareNoun(c);
  const [only] = found?.heads ?? [];
  return found && found.heads.length === 1 && only === head ? found.behind.filter : undefined;
}

/** What is said behind a noun that is not a card: "[On Play] effects of …". */
const bareTail = (c: Cursor): Filter => nounTail(c, [], false).behind.filter;

/** As it is printed: a verb, cards under a noun, and words behind them. */
const printed =
  (be: PlayerProhibition, head: Head): Rule<Ban> =>
  (c) => {
    const [verb, , behind] = PLAYER_PROHIBITION_WORDS[be];
    const where = say(c, verb) ? under(c, head) : undefined;
    const end = behind('your|their');
    return where && (!end || say(c, end)) ? filtered(be, where) : undefined;
  };

/** How each is read, those with more words first. `steps/player` reads attacks: of a player, or of some cards. */
const BANS: Readonly<Record<Exclude<PlayerProhibition, 'ATTACK_LEADERS'>, readonly Rule<Ban>[]>> = {
  LIFE_TO_HAND_BY_OWN_EFFECTS: [printed('LIFE_TO_HAND_BY_OWN_EFFECTS', 'LIFE')],
  LIFE_TO_HAND: [printed('LIFE_TO_HAND', 'LIFE')],
  DRAW_BY_OWN_EFFECTS: [printed('DRAW_BY_OWN_EFFECTS', 'CARD')],
  DRAW_BY_EFFECTS: [
    printed('DRAW_BY_EFFECTS', 'CARD'),
    (c) => {
      const where = say(c, 'draw') ? under(c, 'CARD') : undefined;
      return where && say(c, 'using effects') ? filtered('DRAW_BY_EFFECTS', where) : undefined;
    },
  ],
  SET_DON_ACTIVE: [
    (c) => {
      if (!say(c, 'set any? don!! cards as active')) return undefined;
      // Whose effects: "using Character effects".
      if (say(c, 'using character effects')) return { be: 'SET_DON_ACTIVE', where: { category: ['CHARACTER'] } };
      if (!say(c, 'using the effects of')) return { be: 'SET_DON_ACTIVE' };
      const where = kind.read(c);
      return where && filtered('SET_DON_ACTIVE', where);
    },
  ],
  ACTIVATE_BLOCKER: [
    (c) => {
      // "the [Blocker] of any Character with …"
      const from = c.at;
      const of = say(c, 'activate') ? blockerOf(c) : undefined;
      return of && filtered('ACTIVATE_BLOCKER', saysCard(c, from) ? of : withoutCharacter(of));
    },
    (c) => {
      // "a [Blocker] Character that has …"
      if (!say(c, 'activate')) return undefined;
      say(c, 'a|any');
      if (!ahead(c, (i) => (adjectives(i)?.keyword === 'BLOCKER' ? true : undefined))) return undefined;
      const found = kind.read(c);
      if (found?.keyword !== 'BLOCKER') return undefined;
      const { keyword: _, ...rest } = found;
      return filtered('ACTIVATE_BLOCKER', withoutCharacter(rest));
    },
    (c) => {
      if (!say(c, 'activate')) return undefined;
      say(c, 'any');
      return keywordTag(c) === 'BLOCKER' ? { be: 'ACTIVATE_BLOCKER' } : undefined;
    },
  ],
  ACTIVATE_ON_PLAY: [
    (c) => {
      const before = say(c, 'activate the?') ? adjectives(c) : undefined;
      const isOnPlay = before && timingTag(c) === 'ON_PLAY' && say(c, 'effect|effects');
      const where = isOnPlay ? both(before, attempt(c, ofCharacters) ?? bareTail(c)) : undefined;
      return where && filtered('ACTIVATE_ON_PLAY', where);
    },
  ],
  ACTIVATE_EVENTS: [printed('ACTIVATE_EVENTS', 'EVENT')],
  PLAY_FROM_HAND: [
    printed('PLAY_FROM_HAND', 'CARD'),
    (c) => {
      const where = charactersPlayed(c);
      return where && say(c, 'from your|their hand')
        ? filtered('PLAY_FROM_HAND', { category: ['CHARACTER'], ...where })
        : undefined;
    },
  ],
  PLAY_ACTIVE: [
    (c) => {
      const where = charactersPlayed(c);
      return where && say(c, 'active') ? filtered('PLAY_ACTIVE', where) : undefined;
    },
  ],
  PLAY_CHARACTERS: [
    (c) => {
      const where = charactersPlayed(c);
      return where && filtered('PLAY_CHARACTERS', where);
    },
  ],
};

/** "play Character cards on your field". */
function charactersPlayed(c: Cursor): Filter | undefined {
  const where = say(c, 'play') ? under(c, 'CHARACTER') : undefined;
  if (where) say(c, 'on your|their field');
  return where;
}

/** "cannot play Character cards with …", "cannot add Life cards to your hand using your own effects". */
// determinism: in the order of the list, which stands in this file
const playerBan = rule<Ban>('player cannot', (c) => firstOf<Ban>(c, Object.values(BANS).flat()));

/** "of Characters with a cost of 3 or less". */
const ofCharacters = (c: Cursor): Filter | undefined => (say(c, 'of') ? under(c, 'CHARACTER') : undefined);

function blockerOf(c: Cursor): Filter | undefined {
  say(c, 'the');
  if (keywordTag(c) !== 'BLOCKER' || !say(c, 'of')) return undefined;
  say(c, 'any');
  return kind.read(c);
}

/** "Character cards", where "Characters" are those of the field (OP-5). */
function saysCard(c: Cursor, from: number): boolean {
  const at = c.tokens.findIndex(({ text }, i) => i >= from && (text === 'character' || text === 'characters'));
  const next = c.tokens[at + 1]?.text;
  return at >= 0 && at < c.at && (next === 'card' || next === 'cards');
}

/** A card that blocks is on the field, where "Character" says nothing new; "Character card" does. */
function withoutCharacter({ category, ...rest }: Filter): Filter {
  return category && !(category.length === 1 && category[0] === 'CHARACTER') ? { category, ...rest } : rest;
}

/** "activate [Blocker] or Events": the verb is said once. */
export const anotherBan = (c: Cursor): Ban | undefined =>
  firstOf<Ban>(c, [
    playerBan,
    (i) => {
      const where = c.tokens[i.at - 1]?.text === 'or' ? under(i, 'EVENT') : undefined;
      return where && filtered('ACTIVATE_EVENTS', where);
    },
  ]);
