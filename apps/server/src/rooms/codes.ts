import { CODE_LENGTH, CODE_SIGNS } from '@dealers-choice/protocol/codes';
import type { RandomBytes } from '../random-bytes.ts';

export { CLOSED_TABLE, NO_TABLE, readCode } from '@dealers-choice/protocol/codes';

/** Bytes from here on would make some signs likelier than others. */
const EVEN = 256 - (256 % CODE_SIGNS.length);

export function freshCode(randomBytes: RandomBytes): string {
  let code = '';
  while (code.length < CODE_LENGTH) {
    const [byte = EVEN] = randomBytes(1);
    if (byte < EVEN) code += CODE_SIGNS[byte % CODE_SIGNS.length];
  }
  return code;
}
