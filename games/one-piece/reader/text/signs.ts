/** What must not get lost between a printed text and ours: its numbers, and whatever stands in brackets or quotes. */
import { normalise } from './normalise.ts';
import { type Token, tokenise } from './tokens.ts';

const BRACKETS = { name: '[]', type: '{}', attribute: '<>', quote: '""' } as const;

const NUMBER_WORDS: readonly string[] = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

function signOf(token: Token): string | null {
  switch (token.kind) {
    case 'name':
    case 'type':
    case 'attribute':
    case 'quote':
      return `${BRACKETS[token.kind][0]}${token.text}${BRACKETS[token.kind][1]}`;
    case 'number':
    case 'signed':
    case 'circled':
      return numberSign(Math.abs(token.n));
    case 'word':
      return NUMBER_WORDS.includes(token.text) ? numberSign(NUMBER_WORDS.indexOf(token.text)) : null;
    default:
      return null;
  }
}

/**
 * "−2 cost" and "costs 2 less" are one number. A 1 is not a sign: "a card", "your Leader" and "it" say it without a
 * number, and which of these a text takes is a matter of style.
 */
const numberSign = (n: number): string | null => (n === 1 ? null : `${n}`);

export const signsOf = (text: string): string[] => tokenise(normalise(text)).flatMap((token) => signOf(token) ?? []);
