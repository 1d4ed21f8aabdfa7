/** Codes of tables as people type, paste and read them. */
import { CODE_LENGTH, CODE_SIGNS } from '@dealers-choice/protocol/codes';

export interface Typed {
  /** As much of a code as there is, without gaps. */
  signs: string;
  /** The first sign that is in no code; null: there is none. */
  strange: string | null;
}

/** What somebody typed or pasted: a code, the beginning of one, or a link with a code in it. */
export function readTyped(text: string): Typed {
  const inLink = /\/room\/([^/?#\s]+)/.exec(text)?.[1];
  const written = [...(inLink ?? text).toUpperCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign));
  const strange = written.find((sign) => !CODE_SIGNS.includes(sign)) ?? null;
  const signs = written.filter((sign) => CODE_SIGNS.includes(sign));
  return { signs: signs.slice(0, CODE_LENGTH).join(''), strange };
}

export const isWhole = (signs: string): boolean => signs.length === CODE_LENGTH;
export const missingIn = (signs: string): number => CODE_LENGTH - signs.length;

/** In two groups, as it is read aloud. */
export const grouped = (code: string): string => `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
