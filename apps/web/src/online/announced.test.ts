/** What the table of a match far away announces is what the table of a match on this device does. */
import { parseRecord, setupOf } from '@dealers-choice/host';
import type { Language } from '@dealers-choice/words';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { farTablePage } from './test/far-page.ts';

const FILES = import.meta.glob<string>('../../../../games/*/announcements/*.{json,txt}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const fileOf = (game: string, name: string): string => FILES[`../../../../games/${game}/announcements/${name}`] ?? '';

async function played(game: string, language: Language) {
  const record = parseRecord(fileOf(game, 'match.json'));
  const seats = Array.from({ length: record.seats }, () => ({ who: 'person' as const, name: '', bot: '' }));
  const page = await farTablePage({ game, seats, setup: setupOf(record) });
  page.match.getState().speak(language);
  await page.settle();
  for (const entry of record.moves) if ('move' in entry) page.others(entry.seat, entry.move);
  await page.settle();
  return page;
}
const logOf = ({ match }: Awaited<ReturnType<typeof played>>): string =>
  `${match
    .getState()
    .log.map(({ text }) => text)
    .join('\n')}\n`;

describe.each(['the-door', 'jambo', 'dhappa-baaji', 'one-piece'])('%s', (game) => {
  test('the log of a whole match, as it is heard', async () => {
    const page = await played(game, 'en');
    expect(logOf(page)).toBe(fileOf(game, 'en.txt'));
    expect(page.match.getState().status).toBe('over');
  });
  test('and in another language, also what was told before', async () => {
    const page = await played(game, 'en');
    page.match.getState().speak('hi');
    await page.settle();
    const isTranslated = (await loadGame(game, '', 'hi')).words.language === 'hi';
    expect(logOf(page)).toBe(fileOf(game, isTranslated ? 'hi.txt' : 'en.txt'));
  });
});
