/** The text as words, numbers, names in brackets and marks. */
import { closingOf } from './bracketed.ts';
import { circled } from './normalise.ts';

interface Kinds {
  /** In small letters; `raw` as it was written. */
  word: object;
  mark: object;
  number: { n: number };
  signed: { n: number };
  circled: { n: number };
  /** [X], {X}, <X>, "X": what is inside is in `raw`, in small letters in `text`. */
  name: object;
  type: object;
  attribute: object;
  quote: object;
  /** A new line; `depth`: how far right it begins. */
  line: { depth: number };
  bullet: { depth: number };
}

export type TokenKind = keyof Kinds;

export type TokenOf<K extends TokenKind> = { kind: K; text: string; raw: string; at: number } & Kinds[K];

export type Token = { [K in TokenKind]: TokenOf<K> }[TokenKind];

const CLOSED: Readonly<Record<string, readonly [kind: 'name' | 'type' | 'attribute' | 'quote', close: string]>> = {
  '[': ['name', ']'],
  '{': ['type', '}'],
  '<': ['attribute', '>'],
  '"': ['quote', '"'],
};

const WORD = /K\.O\.(?:'[ds])?|DON!!|[A-Za-z][A-Za-z]*(?:['-][A-Za-z]+)*'?/y;

const SIGNED = /[+−]\d+/y;

const NUMBER = /\d+/y;

function match(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const sign = text.charAt(at);
    if (sign === '\n') at = newLine(text, at, tokens);
    else if (/\s/.test(sign)) at++;
    else at = next(text, at, tokens);
  }
  return tokens;
}

function newLine(text: string, from: number, tokens: Token[]): number {
  let at = from + 1;
  while (text.charAt(at) === ' ') at++;
  const depth = Math.floor((at - from - 1) / 2);
  if (text.charAt(at) === '•') tokens.push({ kind: 'bullet', depth, text: '•', raw: '•', at });
  else if (at < text.length && text.charAt(at) !== '\n') tokens.push({ kind: 'line', depth, text: '\n', raw: '', at });
  return text.charAt(at) === '•' ? at + 1 : at;
}

function next(text: string, at: number, tokens: Token[]): number {
  const sign = text.charAt(at);
  const closed = CLOSED[sign];
  if (closed) {
    const inside = upTo(text, at + 1, closed[1]);
    if (inside !== null) {
      tokens.push({ kind: closed[0], text: inside.said.toLowerCase(), raw: inside.said, at });
      return inside.end;
    }
  }
  const word = match(WORD, text, at);
  if (word) {
    // A possessive at the end of a plural keeps its sign; a quote does not.
    tokens.push({ kind: 'word', text: word.toLowerCase(), raw: word, at });
    return at + word.length;
  }
  const number = match(SIGNED, text, at) ?? match(NUMBER, text, at);
  if (number) {
    const kind: 'number' | 'signed' = /^\d/.test(number) ? 'number' : 'signed';
    tokens.push({ kind, n: Number(number.replace('−', '-')), text: number, raw: number, at });
    return at + number.length;
  }
  const inCircle = circled(sign);
  if (inCircle !== null) tokens.push({ kind: 'circled', n: inCircle, text: sign, raw: sign, at });
  else if (sign === '•') tokens.push({ kind: 'bullet', depth: 0, text: '•', raw: '•', at });
  else tokens.push({ kind: 'mark', text: sign, raw: sign, at });
  return at + 1;
}

/** A closing sign written twice belongs to the name. */
function upTo(text: string, from: number, close: string): { said: string; end: number } | null {
  if (closingOf(text, from, close) === null) return null;
  let said = '';
  for (let at = from; at < text.length && text.charAt(at) !== '\n'; at++) {
    if (text.charAt(at) !== close) said += text.charAt(at);
    else if (text.charAt(at + 1) === close) {
      said += close;
      at++;
    } else return { said, end: at + 1 };
  }
  return null;
}
