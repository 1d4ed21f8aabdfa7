import { CODE_SIGNS } from '@dealers-choice/protocol/codes';
import { expect, test } from 'vitest';
import { en as lobbyEn } from './lobby-en.ts';
import { hi as lobbyHi } from './lobby-hi.ts';
import { en as roomEn } from './room-en.ts';
import { hi as roomHi } from './room-hi.ts';

const never = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'].filter((sign) => !CODE_SIGNS.includes(sign));

test.each([lobbyEn.code.none, lobbyHi.code.none, roomEn.none.about, roomHi.none.about])(
  'names all signs that are in no code, and no others: %s',
  (text) => {
    expect(new Set(text.match(/\b[A-Z0-9]\b/g))).toEqual(new Set(never));
  },
);
