/** Answers to a question that several seats answer in secret stay sealed until the last of them has come. */
import { talk } from '@dealers-choice/effects';
import { defineGame, faceDown, open as openField, type Seat, SPECTATOR, type TableOf } from '@dealers-choice/kernel';
import { Lexicon, Packer } from '@dealers-choice/protocol';
import { expect, test } from 'vitest';
import { playedGame } from '../../src/played-games.ts';
import type { MatchDeal } from '../../src/store/stored-forms.ts';
import { openTable, type TablePage } from './table.ts';

const fields = { deck: faceDown(), sum: openField<number>(0) };
interface Bids {
  table: TableOf<typeof fields>;
  event: { type: 'BID'; seat: Seat; number: number };
  card: { id: string; copies: number };
  options: object;
}

/** Everybody says a number in secret, again and again. */
const main = talk<Bids, { left: number }>({
  registers: { left: 'open' },
  start: (x) => ({ left: x.match.seats }),
  next(x, r) {
    if (r.left === 0) r.left = x.match.seats;
    x.ask('number', x.seats, 'bid', { min: 0, max: 9, secret: true });
  },
  hear(x, r, seat, { number }) {
    r.left--;
    x.t.sum += number;
    x.tell?.({ type: 'BID', seat, number });
  },
});
const bids = playedGame<Bids>({
  game: defineGame<Bids>({
    ...{ id: 'bids', rulesVersion: 1, seats: { min: 3, max: 3, usual: 3 }, options: {}, fields, pile: 'deck' },
    ...{ cards: [{ id: 'card', copies: 3 }], programs: { main }, main: 'main', actions: [], maxTurns: 100 },
    deal() {},
  }),
  bots: [],
  usualBots: () => ['random', 'random', 'random'],
});
const deal: MatchDeal = {
  ...{ match: 'bids-1', game: 'bids', rulesVersion: 1, cardSet: bids.game.cardSet, options: {}, began: 0 },
  seats: ['Ada', 'Bo', 'Cy'].map((name) => ({ who: 'person', name, bot: '' })),
  ...{ clock: { ms: 0, stirs: true }, spectators: 0 },
  fair: { secret: '5e'.repeat(32), entropy: ['', '', ''] },
};

/** What everybody was sent, packed, after each answer. */
async function played(numbers: readonly [number, number, number]): Promise<string[][]> {
  const table = await openTable({ games: new Map([['bids', bids]]) });
  await table.service.begin(deal);
  const pages = [0, 1, 2, SPECTATOR].map((viewer) => table.page(deal.match, viewer as Seat)) as [
    TablePage,
    ...TablePage[],
  ];
  for (const page of pages) await page.watch(null);
  await table.ticker.advance(0);
  const stages: string[][] = [];
  for (const [seat, number] of numbers.entries()) {
    expect(await pages[seat]?.answer({ say: number })).toMatchObject({ type: 'done' });
    await table.ticker.advance(0);
    const pasts = await Promise.all(pages.map(({ viewer }) => table.service.past(deal.match, viewer)));
    stages.push(pages.map(({ messages }, i) => new Packer(new Lexicon()).pack(...messages, pasts[i] ?? [])));
  }
  await table.close();
  return stages;
}

test('nobody else is sent anything that depends on an answer, until all have answered', async () => {
  const [one, other] = [await played([1, 4, 5]), await played([7, 4, 5])];
  for (const [stage, sent] of one.entries()) {
    const isOpen = stage === 2;
    expect(sent[0]).not.toBe(other[stage]?.[0]); // whoever answered knows what
    for (const viewer of [1, 2, 3]) expect(sent[viewer] === other[stage]?.[viewer], `${viewer}`).toBe(!isOpen);
  }
});
