/** Bots for whom somebody waits think first. */
import { SPECTATOR } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import type { Think } from '../../src/match/thinking.ts';
import { dealOf, openTable, turns } from './table.ts';

test('a bot thinks before others as long as a page is open of somebody who plays against it', async () => {
  const asked = new Map<number, () => boolean>();
  const think: Think = async ({ view }, isAwaited = () => false) => {
    asked.set(view.seats, isAwaited);
    return new Promise(() => {});
  };
  const table = await openTable({ think });
  await table.service.begin(dealOf('jambo', { match: 'bots' }, 0));
  // Three seats, of which the last two are bots': the person has the first.
  const deal = dealOf('the-door', { match: 'mine', spectators: 0 }, 1);
  await table.service.begin({ ...deal, seats: [...deal.seats].reverse() });
  await turns();
  const [bots = expect.unreachable(), mine = expect.unreachable()] = [asked.get(2), asked.get(deal.seats.length)];
  const person = deal.seats.length - 1;
  expect([bots(), mine()], 'nobody is there').toEqual([false, false]);
  const looksOn = table.page('mine', SPECTATOR);
  await looksOn.watch();
  await turns();
  expect(mine(), 'who looks on').toBe(false);
  const page = table.page('mine', person as 0);
  await page.watch();
  await turns();
  expect([bots(), mine()]).toEqual([false, true]);
  await page.unwatch();
  expect(mine(), 'gone again').toBe(false);
  await page.watch();
  await turns();
  await table.service.handOver('mine', person as 0);
  expect(mine(), 'a bot plays for them').toBe(false);
  await table.close();
});
