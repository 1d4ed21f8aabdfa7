import { commitmentTo, faultIn } from '@dealers-choice/chance';
import { replay } from '@dealers-choice/host';
import { hashOf, type Seat, SPECTATOR } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { PLAYED_GAMES } from '../../src/played-games.ts';
import { dealOf, gameOf, openTable, playOn } from './table.ts';

describe.each([...PLAYED_GAMES.keys()])('%s', (id) => {
  const played = gameOf(id);

  test('a whole match between pages ends for everybody in the same position, as its record says', async () => {
    const table = await openTable();
    const deal = dealOf(id, { spectators: 0 });
    await table.service.begin(deal);
    const seats = deal.seats.map((_, seat) => table.page(deal.match, seat as Seat));
    const pages = [...seats, table.page(deal.match, SPECTATOR)];
    for (const page of pages) await page.watch();
    await table.ticker.advance(0);
    const answers = await playOn(played, pages, table);
    await table.ticker.advance(0);

    expect(answers).toBeGreaterThan(5);
    const opened = await table.service.opened(deal.match);
    if (!opened) throw new Error('the match is not over');
    const again = replay(played.game, opened.record);
    for (const page of pages) {
      expect(hashOf(page.known?.sight.view)).toBe(hashOf(again.view(page.viewer)));
      expect(page.messages.filter(({ type }) => type === 'sight')).toHaveLength(1); // and then never again
    }
    const witness = { commitment: commitmentTo(deal.fair.secret), brought: '00' };
    expect(faultIn(opened.deal, opened.record.seed, witness)).toBeNull();

    const news = seats[0]?.messages.filter(({ type }) => type === 'news') ?? [];
    const sizes = news.map((message) => JSON.stringify(message).length).sort((a, b) => a - b);
    console.log(`${id}: ${answers} answers, news of ${sizes[Math.floor(sizes.length / 2)]} bytes (median)`);
    await table.close();
  });

  test('bots play on by themselves where people do not sit', async () => {
    const table = await openTable();
    const deal = dealOf(id, {}, 1);
    await table.service.begin(deal);
    const page = table.page(deal.match, 0);
    await page.watch();
    await table.ticker.advance(0);
    await playOn(played, [page], table, { most: 25 });
    expect(page.known?.seq).toBeGreaterThan(25);
    expect(table.logged.filter(({ what }) => !what.endsWith('lag'))).toEqual([]);
    await table.close();
  });

  test('after a crash in the middle everything that was acknowledged is there, and it goes on', async () => {
    const table = await openTable();
    const deal = dealOf(id);
    await table.service.begin(deal);
    const pages = deal.seats.map((_, seat) => table.page(deal.match, seat as Seat));
    for (const page of pages) await page.watch();
    await table.ticker.advance(0);
    for (let i = 0; i < 3 && !pages[0]?.isOver; i++) {
      await playOn(played, pages, table, { most: 13 });
      const before = await table.service.hashOf(deal.match);
      await table.restart();
      expect(await table.service.hashOf(deal.match)).toBe(before);
      for (const page of pages) {
        const { known } = page;
        page.known = null;
        await page.watch(null);
        await table.service.settled(deal.match);
        expect(page.known).toEqual(known);
      }
    }
    await table.close();
  });
});
