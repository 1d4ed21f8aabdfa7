/** By what something happens: by an effect, of which cards, or in battle. */
import { CAUSE_WORDS, CAUSES } from '../../src/lexicon/causes.ts';
import type { Cause, Occasion, Side } from '../../src/tree/tree.ts';
import { filterOf } from '../cards/cards.ts';
import { side } from '../cards/place.ts';
import { attempt, type Cursor, firstOf, remember, rule, say, sayOne } from '../grammar/cursor.ts';
import { kind } from '../grammar/forward.ts';
import { phraseOf, wordings } from '../grammar/phrases.ts';
import { isSomething } from '../noun/filter.ts';
import { bareNoun } from '../noun/noun.ts';

/** "By your opponent" is tried last: it goes on with "'s effects". */
const CAUSE_PHRASES = wordings<Cause>(
  CAUSES.filter((cause) => cause !== 'opponent').map((cause) => [CAUSE_WORDS[cause].said, cause]),
  [
    ['by effects', 'effect'],
    ["by your|an|the opponent's effect|effects", 'opponent-effect'],
    ["by one of your opponent's effects", 'opponent-effect'],
    ['by your effects', 'your-effect'],
    ['by one of your effects', 'your-effect'],
    ['by your own effect|effects', 'your-effect'],
  ],
);

/** By what, and by the effects of which cards. */
export type Causes = Pick<Occasion, 'by' | 'source'>;

export const cause = rule<Causes>('cause', (c) =>
  firstOf<Causes>(c, [
    (i) => {
      const by = sayOne(i, CAUSE_PHRASES);
      if (!by) return undefined;
      const source = CAUSE_WORDS[by].effect ? attempt(i, (j) => (say(j, 'of') ? kind.read(j) : undefined)) : undefined;
      return { by, ...(source ? { source } : {}) };
    },
    effectsOf,
    (i) => (say(i, phraseOf(CAUSE_WORDS.opponent.said)) ? { by: 'opponent' } : undefined),
  ]),
);

const OWNERS: Readonly<Record<Side, Cause>> = { you: 'your-effect', opponent: 'opponent-effect', either: 'effect' };

/** "by your {A} type card's effect", "by your opponent's Leader and Character effects", "with a Stage's effect". */
export function effectsOf(c: Cursor): Required<Causes> | undefined {
  if (!say(c, 'by|using|with|through')) return undefined;
  const isFirst = say(c, 'the effect|effects of') === true;
  const first = attempt(c, side);
  if (!first) say(c, 'one|any of') ?? say(c, 'a|an|any');
  const of = first ?? attempt(c, side);
  remember(c, { possessive: !isFirst });
  const found = bareNoun(c);
  remember(c, { possessive: false });
  const source = found && filterOf(found);
  if (!source || !isSomething(source) || !(isFirst || say(c, 'effect|effects'))) return undefined;
  return { by: OWNERS[of ?? 'either'], source };
}
