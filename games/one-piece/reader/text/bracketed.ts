/** Where names, types and quotes end. A sign that nothing closes on its line is only a sign. */

/** Looked up at once: a text of nothing but opening signs must not be gone through again for each of them. */
export function closingOf(text: string, from: number, close: string): number | null {
  const at = text.indexOf(close, from);
  const line = text.indexOf('\n', from);
  return at < 0 || (line >= 0 && line < at) ? null : at;
}

const CLOSES: ReadonlyMap<string, string> = new Map([
  ['[', ']'],
  ['{', '}'],
  ['"', '"'],
]);

/** The text with its names changed by one function, and what stands between them by another. */
export function eachPart(text: string, name: (part: string) => string, between: (part: string) => string): string {
  let done = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const close = CLOSES.get(text.charAt(at));
    const end = close === undefined ? null : closingOf(text, at + 1, close);
    if (end === null) continue;
    done += between(text.slice(from, at)) + name(text.slice(at, end + 1));
    from = end + 1;
    at = end;
  }
  return done + between(text.slice(from));
}
