/** One Piece's rules say nothing of who is absent: here nobody spends their cards for them (docs/online.md). */
import { type Move, moves, type Seat } from '@dealers-choice/kernel';
import { afterEach, expect, test } from 'vitest';
import type { Think } from '../../src/match/thinking.ts';
import { dealOf, gameOf, openTable, playOn, type Table, type TablePage } from './table.ts';

let table: Table;
afterEach(() => table.close());
const AFK = 60_000;
const LAG = 1_000;

const played = gameOf('one-piece');
/** What is asked of this page, and what it may answer. */
function asked({ known, viewer }: TablePage) {
  const view = known?.sight.view ?? expect.unreachable('nothing is known');
  return { prompt: view.asking?.prompt, may: moves(played.game, view, viewer as Seat) };
}
/** A bot that does anything but what is done for whoever is absent. */
const wilful =
  (absent: Move): Think =>
  ({ view, seat }) => {
    const all = moves(played.game, view, seat);
    const other = all.find((move) => JSON.stringify(move) !== JSON.stringify(absent));
    return Promise.resolve(other ?? all[0] ?? null);
  };

const handOf = ({ known, viewer }: TablePage): readonly number[] => {
  const { table } = known?.sight.view ?? expect.unreachable('nothing is known');
  const { hand } = table as { hand: readonly (readonly number[])[] };
  return hand[viewer as Seat] ?? [];
};

test.each<[what: string, prompt: string, answer: Move]>([
  ['keeps the hand that was dealt', 'mulligan', { choose: 'no' }],
  ['uses no Counter', 'counter', { do: 'done' }],
  ['ends the turn', 'main', { do: 'end' }],
])('whoever is absent %s, and loses no card of the hand', async (_what, prompt, answer) => {
  table = await openTable({ think: wilful(answer) });
  const deal = dealOf('one-piece', { clock: { ms: AFK, stirs: true } });
  await table.service.begin(deal);
  const pages = deal.seats.map((_, seat) => table.page(deal.match, seat as Seat));
  for (const page of pages) await page.watch();
  await table.ticker.advance(0);
  /** Whoever is asked this, and could do something else. */
  const wanted = (): TablePage | undefined =>
    pages.find((page) => page.isAsked && asked(page).prompt === prompt && asked(page).may.length > 1);
  while (!wanted()) await playOn(played, pages, table, { most: 1 });
  const silent = wanted() ?? expect.unreachable();
  const [hand, lines] = [handOf(silent), (await table.store.read(deal.match))?.lines.length];

  await table.ticker.advance(AFK + LAG);
  const after = (await table.store.read(deal.match))?.lines.slice(lines).map(({ entry }) => entry) ?? [];
  expect(after.slice(0, 2)).toEqual([
    { seat: silent.viewer, to: 'bot' },
    { seat: silent.viewer, move: answer },
  ]);
  expect(handOf(silent)).toEqual(expect.arrayContaining([...hand]));
});
