import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { Log } from './Log.tsx';

test('a log that has no line says so, unless what happened is on its way', async () => {
  const { words } = await loadGame('jambo');
  expect(renderToStaticMarkup(<Log log={[]} words={words} />)).toContain('Nothing yet.');
  const coming = renderToStaticMarkup(
    <Log log={[]} words={words}>
      <p>It is on its way.</p>
    </Log>,
  );
  expect(coming).toContain('It is on its way.');
  expect(coming).not.toContain('Nothing yet.');
});
