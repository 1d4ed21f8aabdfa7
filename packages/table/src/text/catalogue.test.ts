import { expect, test } from 'vitest';
import { catalogue, fetchCatalogues } from './catalogue.ts';

test('English is there at once, another language when it has been fetched, and only then', async () => {
  let fetches = 0;
  const text = catalogue(
    { cards: (n: number) => `${n} cards` },
    {
      hi: async () => {
        fetches++;
        return { cards: (n) => `${n} पत्ते` };
      },
    },
  );
  expect(text.fetch('en')).toHaveProperty('status', 'fulfilled');
  expect((await text.fetch('en')).cards(2)).toBe('2 cards');
  expect(fetches).toBe(0);
  await fetchCatalogues('hi');
  await text.fetch('hi');
  expect(text.fetch('hi')).toHaveProperty('status', 'fulfilled');
  expect((await text.fetch('hi')).cards(2)).toBe('2 पत्ते');
  expect(fetches).toBe(1);
});

test('what could not be fetched is fetched again at the next try', async () => {
  let online = false;
  const text = catalogue(
    { yes: 'Yes' },
    { hi: () => (online ? Promise.resolve({ yes: 'हाँ' }) : Promise.reject(new Error('offline'))) },
  );
  await expect(text.fetch('hi')).rejects.toThrow('offline');
  online = true;
  expect((await text.fetch('hi')).yes).toBe('हाँ');
});
