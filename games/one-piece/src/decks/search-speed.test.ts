import { expect, test } from 'vitest';
import { STARTER_SET } from '../cards/index.ts';
import type { CardData } from '../tree/card.ts';
import { printedText, searchIndex } from './search.ts';

const MANY = 5000;
/** As they are typed: each key is a search. */
const TYPED = ['blocker', 'lw-01', 'draw a card', 'kiln captain', '"your opponent"', 'don!! rested'];
const KEYS = TYPED.flatMap((query) => Array.from(query, (_, i) => query.slice(0, i + 1)));

/** Our cards over and over, each under a number of its own. */
const cards = Array.from({ length: MANY }, (_, i): CardData => {
  const card = STARTER_SET.cards[i % STARTER_SET.cards.length];
  if (!card) throw new Error('the set has cards');
  return { ...card, id: `LW${Math.floor(i / STARTER_SET.cards.length)}-${card.id.slice(3)}` };
});

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;
function timed(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

test('a search among 5,000 cards at each key costs little more than looking through their texts once', () => {
  const index = searchIndex(cards);
  const texts = cards.map((card) => `${card.name} ${printedText(card)}`.toLowerCase());
  let [checksum, seen] = [0, 0];
  const look = (): void => {
    for (const text of texts) if (text.includes('no card says this')) seen++;
  };
  const searches: number[] = [];
  const looks: number[] = [];
  for (let round = 0; round < 3; round++) {
    for (const key of KEYS) {
      let found: readonly number[] = [];
      searches.push(
        timed(() => {
          found = index.find(key);
        }),
      );
      checksum = (checksum * 31 + found.length) % 1_000_003;
      looks.push(timed(look));
    }
  }
  const [search, plain] = [median(searches), median(looks)];
  const slowest = searches.reduce((most, one) => Math.max(most, one), 0);
  const ratio = `${(search / plain).toFixed(1)} × one look through ${MANY} texts`;
  console.log(`search: ${search.toFixed(2)} ms a key (slowest ${slowest.toFixed(1)}), ${ratio}`);
  expect([checksum, seen]).toEqual([209012, 0]);
  expect(search / plain).toBeLessThan(12);
});
