/** "until you have the same number of DON!! cards on your field as your opponent". */
import type { Who } from '../../src/tree/tree.ts';
import { type Cursor, rule, say } from '../grammar/cursor.ts';

/** `things`: what both have, with the place where they have it. */
export const asManyAs = (c: Cursor, who: Who, things: string): true | undefined =>
  rule<true>('as many as', (i) => {
    if (!say(i, who === 'you' ? 'you have' : 'they have') || !say(i, `the same number of ${things}`)) return undefined;
    say(i, 'in|on your|their field|hand');
    if (!say(i, who === 'you' ? 'as your opponent' : 'as you')) return undefined;
    say(i, 'do|does|has|have');
    say(i, 'in|on your|their field|hand');
    return true;
  })(c);
