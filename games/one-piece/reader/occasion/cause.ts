/** By what something happens: by an effect, of which cards, or in battle. */
import type { Cause, Occasion, Side } from '../../src/tree/tree.ts';
import { filterOf } from '../cards/cards.ts';
import { side } from '../cards/place.ts';
import { attempt, type Cursor, oneOf, rule, say, sayOne, tell } from '../grammar/cursor.ts';
import { kind } from '../grammar/forward.ts';
import { isSomething } from '../noun/filter.ts';
import { bareNoun } from '../noun/noun.ts';

const CAUSES: readonly (readonly [string, Cause])[] = [
  ['by an effect', 'effect'],
  ['by effects', 'effect'],
  ["by your|an|the opponent's effect|effects", 'opponent-effect'],
  ["by one of your opponent's effects", 'opponent-effect'],
  ['by your effect|effects', 'your-effect'],
  ['by one of your effects', 'your-effect'],
  ['in battle with this card', 'battle-with-this'],
  ['in battle', 'battle'],
];

/** By what, and by the effects of which cards. */
export type Causes = Pick<Occasion, 'by' | 'source'>;

export const cause = rule<Causes>('cause', (c) =>
  oneOf<Causes>(c, [
    (i) => {
      const by = sayOne(i, CAUSES);
      if (!by) return undefined;
      const source = by.endsWith('effect') ? attempt(i, (j) => (say(j, 'of') ? kind.read(j) : undefined)) : undefined;
      return { by, ...(source ? { source } : {}) };
    },
    effectsOf,
    (i) => (say(i, 'by your opponent') ? { by: 'opponent' } : undefined),
  ]),
);

const OWNERS: Readonly<Record<Side, Cause>> = { you: 'your-effect', opponent: 'opponent-effect', either: 'effect' };

/** "by your {A} type card's effect", "by your opponent's Leader and Character effects", "with a Stage's effect". */
export function effectsOf(c: Cursor): Required<Causes> | undefined {
  if (!say(c, 'by|using|with|through')) return undefined;
  const isFirst = say(c, 'the effect|effects of') === true;
  say(c, 'one|any of') ?? say(c, 'a|an|any');
  const of = attempt(c, side);
  tell(c, { possessive: !isFirst });
  const found = bareNoun(c);
  tell(c, { possessive: false });
  const source = found && filterOf(found);
  if (!source || !isSomething(source) || !(isFirst || say(c, 'effect|effects'))) return undefined;
  return { by: OWNERS[of ?? 'either'], source };
}
