/** The person of an English sentence. The whole sentence differs; these are for the places where only a word does. */
import { plural } from './language.ts';
import type { Who } from './who.ts';

/** "you", or the name: after a verb or a preposition. */
export const whom = ({ name, you }: Who): string => (you ? 'you' : name);
/** "your", or "Ada's". */
export const whose = ({ name, you }: Who): string => (you ? 'your' : `${name}'s`);
/** "1 card", "2 cards". */
export const counted = (n: number, one: string, other = `${one}s`): string => `${n} ${plural('en')(n, { one, other })}`;
/** "tea", "tea and silk", "tea, tea and silk". */
export const listed = (things: readonly string[], and = 'and'): string =>
  things.length < 2
    ? (things[0] ?? 'nothing')
    : `${things.slice(0, -1).join(', ')} ${and} ${things[things.length - 1]}`;
