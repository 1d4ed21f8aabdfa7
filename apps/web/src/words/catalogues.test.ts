import { catalogue, LanguageContext, useCatalogue } from '@dealers-choice/table';
import { createElement, Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { expect, test } from 'vitest';

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
