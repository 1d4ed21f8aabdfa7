/**
 * What is in a secret deck and has not been seen is told to nobody: two matches are dealt that differ in it alone, and
 * the other seat hears the same of both, to the last byte.
 */
import { moves, type Seat } from '@dealers-choice/kernel';
import type { RawCard } from '@dealers-choice/one-piece';
import type { MatchToClient } from '@dealers-choice/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nameOf, type SetFolder, setFolder } from '../imported-set.ts';
import { dealOf, openTable, type Table, type TablePage } from './table.ts';

const card = (id: string, more: Partial<RawCard> = {}): RawCard => ({
  id,
  name: `Deckhand ${id}`,
  category: 'CHARACTER',
  colors: ['red'],
  types: ['Lantern Guild'],
  attributes: ['Slash'],
  cost: 1,
  power: 3000,
  counter: 1000,
  life: null,
  rarity: null,
  effectText: null,
  triggerText: null,
  set: 'XA01',
  block: null,
  ...more,
});
const numbered = (n: number): string => `XA01-${String(n).padStart(3, '0')}`;
/** Every second card is the twin of the one before: another text, and the next place in any list. */
const TWINS: readonly RawCard[] = [
  card(numbered(1), { category: 'LEADER', cost: null, counter: null, life: 5, power: 5000 }),
  ...Array.from({ length: 26 }, (_, i) => {
    const isTwin = i % 2 === 1;
    return card(numbered(10 + i), isTwin ? { name: `Twin ${i}`, cost: 4, effectText: '[On Play] Draw 1 card.' } : {});
  }),
];
/** Four of each, and two of the last. `twin`: of this one the twin instead. */
function deckWith(twin: number | null): string {
  const lines = Array.from(
    { length: 13 },
    (_, i) => `${i === 12 ? 2 : 4}x${numbered(10 + 2 * i + (i === twin ? 1 : 0))}`,
  );
  return [`1x${numbered(1)}`, ...lines].join('\n');
}

let sets: SetFolder;
let table: Table;
beforeEach(async () => {
  sets = setFolder();
  sets.put(TWINS);
  table = await openTable({ withCards: (game, cards) => sets.games.with(game, cards) });
});
afterEach(async () => {
  await table.close();
  sets.close();
});

interface World {
  bo: TablePage;
  /** Of Ada's deck: the cards that nobody has seen, by their place in the list. */
  unseen: number[];
}

/** Both seats do the first thing they may, this many times: it does not depend on what they cannot see. */
async function world(match: string, adas: string, most: number): Promise<World> {
  const { game } = await sets.games.with('one-piece', nameOf(TWINS));
  const seats = ['Ada', 'Bo'].map((name) => ({ who: 'person' as const, name, bot: '' }));
  const options = { ...game.defaults, decks: [adas, deckWith(null)] };
  // The name of a match is part of its seed: both have the same one, one after the other.
  const deal = dealOf('one-piece', { match, seats, options, cards: nameOf(TWINS), cardSet: game.cardSet });
  await table.service.begin(deal);
  const pages = ([0, 1] as const).map((seat) => table.page(match, seat));
  for (const page of pages) await page.watch();
  for (let i = 0; i < most; i++) {
    const page = pages.find((one) => one.isAsked) ?? expect.unreachable();
    const view = page.known?.sight.view ?? expect.unreachable();
    const [move] = moves(game, view, page.viewer as Seat);
    expect(await page.answer(move ?? expect.unreachable())).toMatchObject({ type: 'done' });
  }
  const [ada, bo] = pages as [TablePage, TablePage];
  const { table: seenTable } = ada.known?.sight.view ?? expect.unreachable();
  const { print } = seenTable as { print: readonly number[] };
  const seen = new Set(print.slice(1, 52).filter((n) => n > 0));
  const unseen = Array.from({ length: 13 }, (_, i) => i).filter((i) => {
    const at = TWINS.findIndex(({ id }) => id === numbered(10 + 2 * i)) + 1;
    return !seen.has(at);
  });
  return { bo, unseen };
}
const told = ({ messages }: TablePage): MatchToClient[] => messages.filter(({ type }) => type !== 'done');

test('a card of the other deck that nobody has seen changes nothing that is told', async () => {
  const first = await world('world', deckWith(null), 12);
  const [twin] = first.unseen;
  if (twin === undefined) return expect.unreachable('every card of the deck was seen');
  const before = told(first.bo);
  await table.close();
  table = await openTable({ withCards: (game, cards) => sets.games.with(game, cards) });
  const second = await world('world', deckWith(twin), 12);

  expect(before.length).toBeGreaterThan(12);
  expect(JSON.stringify(told(second.bo))).toBe(JSON.stringify(before));
  const text = JSON.stringify(second.bo.messages);
  expect(text).not.toContain(deckWith(twin).split('\n')[1]);
  expect(text).not.toContain('Twin');
});

test('one that has been seen does change it: the test can fail', async () => {
  const first = await world('world', deckWith(null), 12);
  const seen = Array.from({ length: 13 }, (_, i) => i).filter((i) => !first.unseen.includes(i));
  const before = JSON.stringify(told(first.bo));
  const others: string[] = [];
  for (const twin of seen.slice(0, 3)) {
    await table.close();
    table = await openTable({ withCards: (game, cards) => sets.games.with(game, cards) });
    others.push(JSON.stringify(told((await world('world', deckWith(twin), 12)).bo)));
  }
  expect(others.some((text) => text !== before)).toBe(true);
});
