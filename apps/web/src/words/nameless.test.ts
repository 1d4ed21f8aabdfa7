import { expect, test } from 'vitest';
import { en as chatEn } from './chat-en.ts';
import { hi as chatHi } from './chat-hi.ts';
import { en as roomEn } from './room-en.ts';
import { hi as roomHi } from './room-hi.ts';

test('whoever has said no name yet is spoken of, and to, in whole sentences', () => {
  const { sat, stood, away, back } = chatEn.note;
  expect([sat, stood, away, back].map((note) => note(''))).toEqual([
    'Somebody sits down',
    'Somebody stands up',
    'Somebody is away',
    'Somebody is back',
  ]);
  expect(sat('Ada')).toBe('Ada sits down');
  expect([roomEn.bar.ready(''), roomEn.bar.ready('Ada')]).toEqual(['Ready?', 'Ready, Ada?']);
  expect(roomEn.bar.deals('')).toBe('The host deals as soon as everybody is ready.');
  expect(chatHi.note.sat('')).toBe('कोई बैठ गया');
  expect(roomHi.bar.ready('')).toBe('तैयार?');
});
