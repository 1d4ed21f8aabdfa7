/** "another of your Characters": other than the one chosen before; where none was, other than this card. */
import type { Filter } from '../../src/tree/tree.ts';
import { rule, say } from '../grammar/cursor.ts';

/** What tells it from the first. Not read where that is unclear: this card, the opponent's, one of a hand. */
export const another = rule<Filter>('another', (c) => {
  const before = c.tokens.slice(0, c.at).map(({ text }) => text);
  if (!say(c, 'another')) return undefined;
  if (!c.said.chosen) return c.said.happened ? undefined : { other: true };
  const isClear = before.some((word, i) => word === 'of' && before[i + 1] === 'your');
  return isClear && !before.some((word) => UNCLEAR.includes(word)) ? { not: { among: 'it' } } : undefined;
});

const UNCLEAR: readonly string[] = ['this', "opponent's", 'hand', 'deck', 'trash', 'life'];
