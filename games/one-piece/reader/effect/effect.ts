/** One block of text: [tags] when, if, cost: body. */
import { categoryOfTiming } from '../../src/lexicon/timings.ts';
import { attempt, type Cursor, firstOf, isDone, remember, rule, say } from '../grammar/cursor.ts';
import { bodies, type Effects } from './after-tags.ts';
import { type Header, header } from './header.ts';
import { lateDefeat, replacement } from './replacement.ts';
import { inHand, keywordText, standingText } from './standing.ts';
import { underTheRules } from './under-the-rules.ts';
import { lateWatching, watching } from './watcher.ts';

/** A whole block: it is not read if words are left over. */
export const effect = rule<Effects>('effect', (c) => {
  const tags = header(c) ?? { timings: [] };
  const hand = attempt(c, (i) => (say(i, 'while this card is in your hand ,') ? true : undefined));
  const found = firstOf<Effects>(c, [
    (i) => inHand(i, tags),
    (i) => keywordText(i, tags),
    (i) => replacement(i, tags),
    (i) => lateDefeat(i, tags),
    (i) => watching(i, tags),
    (i) => {
      if (tags.timings.length === 0) return undefined;
      remember(i, { event: tags.timings.every((timing) => categoryOfTiming(timing) !== 'ACTIVATE') });
      return bodies(i, tags, tags.timings);
    },
    (i) => (tags.timings.length === 0 ? lateWatching(i, tags) : undefined),
    (i) => (tags.timings.length === 0 ? byRule(i, tags) : undefined),
  ]);
  if (!found || !isDone(c) || c.said.once) return undefined;
  return hand ? found.map((each) => ({ ...each, in: 'hand' })) : found;
});

/** "Under the rules of this game, …" may stand in front of a standing text. */
const byRule = (c: Cursor, tags: Header): Effects | undefined => {
  attempt(c, underTheRules);
  return standingText(c, tags);
};
