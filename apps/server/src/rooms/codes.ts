import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_SIGNS } from '@dealers-choice/protocol/codes';

export { CLOSED_TABLE, NO_TABLE, readCode } from '@dealers-choice/protocol/codes';

export const freshCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');
