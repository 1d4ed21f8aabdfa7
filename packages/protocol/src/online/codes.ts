/** Codes of tables, to be read aloud: eight letters and digits, without I, L, O and U, 0 and 1. */
export const CODE_SIGNS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
export const CODE_LENGTH = 8;

/** As it was typed or said: small letters, gaps and dashes do not matter. Null: that cannot be one. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return code.length === CODE_LENGTH && [...code].every((sign) => CODE_SIGNS.includes(sign)) ? code : null;
}

/**
 * One answer for every code under which there is nothing to enter: nobody learns whether there was a table. Pages know
 * this sentence and the next one by their words, so neither is translated on the way.
 */
export const NO_TABLE = 'There is no table with this code.';
/** For whoever was sent away from it. */
export const CLOSED_TABLE = 'This table is closed to you.';
