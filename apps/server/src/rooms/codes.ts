/** Codes that can be read aloud: eight letters and digits, none of which looks or sounds like another. */
import { randomInt } from 'node:crypto';

const SIGNS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 8;

export const freshCode = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** As it was typed or said: small letters, gaps and dashes do not matter. Null: that cannot be one. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return code.length === LENGTH && [...code].every((sign) => SIGNS.includes(sign)) ? code : null;
}
