/** What is said before a match about what everybody else will see of it. */
import { LanguageContext } from '@dealers-choice/table';
import { renderToReadableStream } from 'react-dom/server.edge';
import { describe, expect, test } from 'vitest';
import { GAMES, loadGame } from '../games.ts';
import { FairLine } from './FairLine.tsx';

async function saidAt(id: string, language: 'en' | 'hi' = 'en'): Promise<string> {
  const { game } = await loadGame(id);
  const line = <FairLine commitment="5e" game={game} />;
  const stream = await renderToReadableStream(<LanguageContext value={language}>{line}</LanguageContext>);
  await stream.allReady;
  return new Response(stream).text();
}

describe('a table says before its match', () => {
  test.each(GAMES.map(({ id }) => id))(
    '%s: whoever has the link sees all of it, also if it is broken off',
    async (id) => {
      const said = await saidAt(id);
      expect(said).toContain('At the end, or if it is broken off, everything is opened to whoever has the link');
      expect(said).not.toContain('at the table');
    },
  );

  test.each([
    ['en', 'your secret deck too', 'or if it is broken off'],
    ['hi', 'आपका गुप्त डेक भी', 'बीच में छूटने पर'],
  ] as const)('that a deck chosen in secret is among it, in %s', async (language, deckToo, brokenOff) => {
    const [withDecks, without] = [await saidAt('one-piece', language), await saidAt('jambo', language)];
    expect(withDecks).toContain(deckToo);
    expect(without).not.toContain(deckToo);
    for (const said of [withDecks, without]) expect(said).toContain(brokenOff);
  });
});
