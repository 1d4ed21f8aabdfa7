/** It ends as sentences do, also where a quotation or a bracket closes after it. */
const ENDED = /[.!?…।]["'”’»)\]]*$/;

/** One after the other; what has no end of its own gets a full stop before the next. */
export const joined = (parts: readonly string[]): string =>
  parts.reduce((all, part) => (all === '' ? part : `${all}${ENDED.test(all) ? '' : '.'} ${part}`), '');
