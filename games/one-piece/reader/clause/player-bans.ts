/** What a player cannot do: "play Character cards", "activate [Blocker] or Events". */
import type { Filter, PlayerProhibition } from '../../src/tree/tree.ts';
import { ahead, attempt, type Cursor, oneOf, rule, say } from '../grammar/cursor.ts';
import { kind } from '../grammar/forward.ts';
import { keywordTag, timingTag } from '../grammar/words.ts';
import { adjectives, both, isSomething } from '../noun/filter.ts';
import { bareNoun, tail } from '../noun/noun.ts';

interface Ban {
  be: PlayerProhibition;
  where?: Filter;
}

export const filtered = (be: PlayerProhibition, where: Filter): Ban => (isSomething(where) ? { be, where } : { be });

/** Cards of a kind under a given noun: "Life cards with …", "Character cards that …". */
export function under(c: Cursor, head: string): Filter | undefined {
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

/** "Character cards", where "Characters" are those of the field (OP-5). */
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
export const anotherBan = (c: Cursor): Ban | undefined =>
  oneOf<Ban>(c, [
    playerBan,
    (i) => {
      const where = c.tokens[i.at - 1]?.text === 'or' ? under(i, 'EVENT') : undefined;
      return where && filtered('ACTIVATE_EVENTS', where);
    },
  ]);
