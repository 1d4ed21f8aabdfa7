/** Pictures of cards are files that a style sheet names: no card is without one, and no file without a card. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jambo } from '../src/index.ts';

const art = new URL('../src/table/art/', import.meta.url);
const BACK = 'back';

test('every card has its picture', () => {
  const ids = [...new Set(jambo.faces.flatMap((face) => (face ? [face.id] : [])))].sort();
  const files = readdirSync(new URL('cards/', art)).map((file) => file.replace(/\.svg$/, ''));
  expect(files.filter((file) => file !== BACK).sort()).toEqual(ids);
  const css = readFileSync(new URL('cards.css', art), 'utf8');
  const named = [...css.matchAll(/\[data-of="([^"]+)"\] \{\s*background-image: url\("\.\/cards\/\1\.svg"\)/g)];
  expect(named.map(([, id]) => id).sort()).toEqual(ids);
});
