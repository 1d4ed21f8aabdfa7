import { createElement, Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { catalogue, fetchCatalogues, LanguageContext, useCatalogue } from './catalogue.ts';

const after = <T>(milliseconds: number, text: T): Promise<T> =>
  new Promise((come) => setTimeout(() => come(text), milliseconds));
const first = catalogue({ win: 'You won' }, { hi: () => after(5, { win: 'आप जीते' }) });
const second = catalogue({ deal: 'Deal' }, { hi: () => after(40, { deal: 'बाँटिए' }) });

function Screen() {
  const { win } = useCatalogue(first);
  const { deal } = useCatalogue(second);
  return `${win}, ${deal}`;
}

test('a screen of two catalogues reads each from its own, whichever comes first', async () => {
  const waiting = createElement(Suspense, { fallback: '…' }, createElement(Screen));
  const stream = await renderToReadableStream(createElement(LanguageContext, { value: 'hi' }, waiting));
  await stream.allReady;
  expect(await new Response(stream).text()).toContain('आप जीते, बाँटिए');
});

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
