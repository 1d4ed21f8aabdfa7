/** Two people play with cards that one of them has sent: each page reads them by itself, and both sides agree. */
import { replay } from '@dealers-choice/host';
import type { Seat } from '@dealers-choice/kernel';
import { type CardSet, makeOnePiece, openCards } from '@dealers-choice/one-piece';
import { compareTexts, readText, TESTED } from '@dealers-choice/one-piece/reader';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameWith } from '../../src/imported-games.ts';
import type { PlayedGame } from '../../src/played-games.ts';
import { type CardLine, openCardLine } from '../card-line.ts';
import { HARBOUR, nameOf } from '../imported-set.ts';
import { playPage, WirePage } from './line.ts';

let line: CardLine;
beforeAll(async () => {
  line = await openCardLine('guests');
});
afterAll(() => line.close());

const known = new Map<string, CardSet>();

/** What a page makes of the cards that the table names: fetched by their fingerprint, and read by itself. */
async function readBy(page: WirePage): Promise<PlayedGame> {
  const { name, print } = page.room.cards ?? expect.unreachable();
  const answer = await fetch(`${line.url}/cards/by-print/${print}.json`, { headers: { cookie: page.cookie } });
  expect(answer.status).toBe(200);
  const text = await answer.text();
  const reader = { readText, tested: TESTED, compareTexts };
  const set = known.get(text) ?? openCards([{ path: name, json: JSON.parse(text) }], reader).set();
  known.set(text, set);
  return gameWith(makeOnePiece({ set }), { name, print, path: '', readings: '' });
}

test('two pages with cards of one of them play to the end, and the record replays with them', async () => {
  const [ada, bo] = [await WirePage.open(line.url), await WirePage.open(line.url)];
  const file = JSON.stringify(HARBOUR);
  const sent = await line.send('harbour', file, { cookie: ada.cookie });
  const { print } = (await sent.json()) as { print: string };
  expect(nameOf(HARBOUR)).toBe(`harbour@${print}`);

  const play = { game: 'one-piece', seats: 2, options: {}, seconds: 0, spectators: 0, help: true };
  await ada.ask({ type: 'create', title: '', visibility: 'private', ...play, cards: `harbour@${print}` });
  const { room, code } = ada.room;
  await bo.ask({ type: 'enter', code });
  const games = [await readBy(ada), await readBy(bo)];
  for (const { game } of games) expect(game.cardSet).toBe(ada.room.cards?.cardSet);
  for (const page of [ada, bo]) await page.ask({ type: 'ready', room, brought: 'ab' });
  await ada.ask({ type: 'start', room });
  await ada.until(() => ada.room.match !== null);
  const match = ada.room.match ?? '';

  const minds = games.map(({ bots }) => bots.find(({ name }) => name === 'casual') ?? expect.unreachable());
  await Promise.all([ada, bo].map((page, i) => playPage(page, match, minds[i] ?? expect.unreachable())));
  const dealt = bo.got.find((message) => message.type === 'dealt');
  expect(dealt).toMatchObject({ game: 'one-piece', cards: `harbour@${print}`, cardSet: games[1]?.game.cardSet });
  const opened = await bo.ask({ type: 'record', match });
  if (opened.type !== 'opened') return expect.unreachable(opened.type);
  expect(opened.record.cards).toBe(`harbour@${print}`);
  const again = replay(games[1]?.game ?? expect.unreachable(), opened.record);
  expect(again.match.over).toEqual(bo.known?.sight.view.over);
  expect(again.match.over).not.toBeNull();
  expect([ada.wrong, bo.wrong, line.logged]).toEqual([[], [], []]);
  for (const page of [ada, bo]) page.close();
});

test('a bot plays with the cards of the table, and who comes later reads them too', async () => {
  line.import('quay', HARBOUR);
  const [ada, cy] = [await WirePage.open(line.url), await WirePage.open(line.url)];
  const play = { game: 'one-piece', seats: 2, options: {}, seconds: 0, spectators: 0, help: true };
  await ada.ask({ type: 'create', title: '', visibility: 'open', ...play, cards: nameOf(HARBOUR, 'quay') });
  const { room, code } = ada.room;
  await ada.ask({ type: 'place', room, seat: 1 as Seat, bot: 'casual' });
  await ada.ask({ type: 'ready', room, brought: 'ab' });
  await ada.ask({ type: 'start', room });
  await ada.until(() => ada.room.match !== null);
  const match = ada.room.match ?? '';
  const played = await readBy(ada);
  const mind = played.bots.find(({ name }) => name === 'casual') ?? expect.unreachable();
  expect(await playPage(ada, match, mind, 10)).toHaveLength(10);

  await cy.ask({ type: 'enter', code });
  cy.say({ type: 'watch', match, lastSeq: null });
  await cy.until(() => cy.known !== null);
  expect((await readBy(cy)).game.cardSet).toBe(cy.got.find((one) => one.type === 'dealt')?.cardSet);
  expect(line.logged).toEqual([]);
  for (const page of [ada, cy]) page.close();
});
