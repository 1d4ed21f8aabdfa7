/** A Leader or one of its Characters. */
import type { Area, Filter, Pick, Side } from '../../src/tree/tree.ts';
import { attempt, type Cursor, say } from '../grammar/cursor.ts';
import { isSame } from '../grammar/same.ts';
import { isSomething } from '../noun/filter.ts';
import { bareNoun, noun } from '../noun/noun.ts';
import { cardsMeant } from './cards.ts';
import { side } from './place.ts';
import { quantity } from './quantity.ts';

/** "your Leader or 1 of your Characters", "this Leader or 1 …", "its owner's Leader or 1 of their …": one of them. */
export function leaderOrOne(c: Cursor): readonly Pick[] | undefined {
  const upTo = say(c, 'up to 1 of');
  const first = leaderBefore(c);
  if (!first || !say(c, 'or')) return undefined;
  const { leader, whose } = first;
  const amount = quantity(c);
  // "1 of their Characters" are those of whoever was named with the Leader.
  const said = amount && say(c, 'of') ? (say(c, 'their') ? whose : side(c)) : whose;
  const found = amount && said === whose ? noun(c) : undefined;
  const cards = found && !found.place ? cardsMeant(found, whose) : undefined;
  if (!amount || !cards) return undefined;
  const isCharacters = cards.in.every((area) => area === 'character');
  if (isSomething(leader) && !isCharacters) return undefined;
  const where = eitherKind(leader, cards.where ?? {});
  const areas = [...new Set<Area>(['leader', ...cards.in])];
  const of = whose === 'you' ? {} : { of: whose };
  return [{ ...(upTo ? { upTo: 1 } : amount), ...of, in: areas, ...(isSomething(where) ? { where } : {}) }];
}

/** Whose Leader stands in front of "or", and what is said of it. */
function leaderBefore(c: Cursor): { leader: Filter; whose: Side } | undefined {
  if (say(c, 'this leader')) return { leader: {}, whose: 'you' };
  const isOwners = attempt(c, (i) => say(i, "its|the owner's")) === true;
  const whose: Side | undefined = isOwners ? 'either' : side(c);
  const found = whose && bareNoun(c);
  const [only, second] = found?.heads ?? [];
  return found && only === 'LEADER' && !second ? { leader: found.behind.filter, whose } : undefined;
}

/** What is said of the others is not said of the Leader, nor the other way round. */
function eitherKind(leader: Filter, others: Filter): Filter {
  if (isSame(leader, others)) return others;
  if (!isSomething(leader)) return { any: [{ category: ['LEADER'] }, others] };
  return {
    any: [
      { category: ['LEADER'], ...leader },
      { category: ['CHARACTER'], ...others },
    ],
  };
}
