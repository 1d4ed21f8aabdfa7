import { type Cursor, say } from '../grammar/cursor.ts';

/** In front of a text that holds under the rules. */
export const underTheRules = (c: Cursor): true | undefined => say(c, 'under|according to? the rules of? this? game? ,');
