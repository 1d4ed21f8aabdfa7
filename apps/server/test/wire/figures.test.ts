/** Figures about matches that are played, as whoever runs the server reads them. */
import { expect, test } from 'vitest';
import { PLAYED_GAMES } from '../../src/played-games.ts';
import { beginMatch, openLine, playPage, WirePage } from './line.ts';

/** What stands on each line, without its number. */
const namesIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.slice(0, line.lastIndexOf(' ')));
const figure = (text: string, name: string): number =>
  Number(new RegExp(`^dealers_choice_${name} (.+)$`, 'm').exec(text)?.[1]);

test('they count what happens, and the same lines stand there whoever plays what', async () => {
  const line = await openLine();
  const before = line.metrics.text();
  const pages = await Promise.all([WirePage.open(line.url), WirePage.open(line.url)]);
  const [ada, bo] = pages as [WirePage, WirePage];
  const match = await beginMatch([ada, bo], 'jambo');
  const mind = PLAYED_GAMES.get('jambo')?.bots[0] ?? expect.unreachable();
  const done = await Promise.all(pages.map((page) => playPage(page, match, mind)));
  ada.say({ type: 'answer', match, moveId: 'late', lastSeq: 0, question: 0, move: { do: 'PASS' } });
  const wrong = (): number => figure(line.metrics.text(), 'wrong_frames_total');
  const wrongBefore = wrong(); // on a fast machine pages may have said too much at once, and said it again
  ada.socket.emit('m', { type: 'nonsense' });
  await ada.until(() => wrong() > wrongBefore); // one more, or two: the late answer may have been too much as well
  const stranger = await fetch(`${line.url}/socket.io/?EIO=4&transport=polling`, { headers: { origin: 'https://x' } });
  const text = line.metrics.text();

  expect(stranger.status).toBe(403);
  expect(figure(text, 'moves_acknowledged_total')).toBe(done.flat().length);
  expect(figure(text, 'append_seconds_count')).toBeGreaterThanOrEqual(done.flat().length);
  expect(figure(text, 'rooms')).toBe(1);
  expect(figure(text, 'matches_open')).toBe(1);
  expect(figure(text, 'connections')).toBeGreaterThanOrEqual(2);
  expect(text).toContain('dealers_choice_connections_refused_total{reason="origin"} 1');

  expect(namesIn(text)).toEqual(namesIn(before));
  const { room, code, seats } = ada.room;
  for (const secret of [match, room, code, ...seats.map(({ guest }) => guest), 'Page', 'jambo']) {
    if (secret !== '') expect(text).not.toContain(secret);
  }
  for (const page of pages) page.close();
  await line.close();
});
