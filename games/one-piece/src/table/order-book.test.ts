import type { CopyId, Move } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { OrderBook } from './order-book.ts';

const [first, second, third] = [1, 2, 3].map((card): Move => ({ do: 'counter', card: card as CopyId })) as [
  Move,
  Move,
  Move,
];
const done: Move = { do: 'done' };

/** A person at the table: questions come with `asked`, and each answer is on its way until the next one. */
function table() {
  const book = new OrderBook();
  let letsPass = false;
  const question = (number: number, prompt: string, turn = 1) => ({ number, prompt, turn });
  return {
    book,
    asked(number: number, prompt: string, { turn = 1, fits = true } = {}) {
      const answer = book.hear(question(number, prompt, turn), { letsPass, fits: () => fits });
      if (answer === 'taken back') letsPass = false;
      return answer;
    },
    order: (number: number, prompt: string, how: Parameters<OrderBook['order']>[1]) =>
      book.order(question(number, prompt), how),
    noMore(number: number, prompt: string) {
      letsPass = true;
      book.order(question(number, prompt), {});
    },
  };
}

test('Counters that were ordered follow each other, and what an effect asks in between is left to the person', () => {
  const { asked, order } = table();
  expect(asked(1, 'counter')).toBeNull();
  order(1, 'counter', { next: [second, third] });
  expect(asked(1, 'counter')).toBeNull(); // on its way
  expect(asked(2, 'target')).toBeNull();
  expect(asked(3, 'counter')).toEqual(second);
  expect(asked(4, 'counter')).toEqual(third);
  expect(asked(5, 'counter')).toBeNull();
});

test('the first Counter that is taken back takes the others with it', () => {
  const { asked, order } = table();
  asked(1, 'counter');
  order(1, 'counter', { next: [second] });
  asked(2, 'target');
  expect(asked(1, 'counter')).toBe('taken back');
  expect(asked(1, 'counter')).toBeNull();
  expect(asked(2, 'counter')).toBeNull();
});

test('an attack that was let through and is taken back is asked about anew', () => {
  const { asked, order } = table();
  asked(1, 'block');
  order(1, 'block', { through: true });
  asked(2, 'target');
  expect(asked(1, 'block')).toBe('taken back');
  expect(asked(2, 'counter')).toBeNull();
});

test('the order for a turn that is taken back is none', () => {
  const { asked, noMore } = table();
  asked(1, 'counter');
  noMore(1, 'counter');
  expect(asked(2, 'block')).toEqual({ pick: [] });
  expect(asked(3, 'counter')).toEqual(done);
  expect(asked(2, 'block')).toBe('taken back');
  expect(asked(3, 'counter')).toBeNull();
  const again = table();
  again.asked(1, 'counter');
  again.noMore(1, 'counter');
  again.asked(2, 'target');
  expect(again.asked(1, 'counter')).toBe('taken back');
  expect(again.asked(2, 'counter')).toBeNull();
});

test('an order is taken back as well after a question to the other player', () => {
  const { asked, order, book } = table();
  asked(1, 'counter');
  order(1, 'counter', { next: [second] });
  book.passes(1); // on its way
  expect(asked(1, 'counter')).toBeNull();
  book.passes(2);
  expect(asked(1, 'counter')).toBe('taken back');
});

test.each(['ends', 'is followed by another'])('an order for an attack that %s early is not for the next', (how) => {
  const { asked, order, book } = table();
  const goOn = (number: number) => (how === 'ends' ? book.attackEnds() : asked(number, 'block'));
  asked(1, 'block');
  order(1, 'block', { through: true });
  goOn(2);
  expect(asked(3, 'counter')).toBeNull();
  order(3, 'counter', { next: [second] });
  goOn(4);
  expect(asked(5, 'counter')).toBeNull();
});

test('what was left of a turn is not done in another, and what cannot be done ends the rest', () => {
  const { asked, order } = table();
  asked(1, 'main');
  order(1, 'main', { next: [first] });
  expect(asked(200_001, 'main', { turn: 2 })).toBeNull();
  const other = table();
  other.asked(1, 'counter');
  other.order(1, 'counter', { next: [second, third] });
  expect(other.asked(2, 'counter', { fits: false })).toBeNull();
  expect(other.asked(3, 'counter')).toBeNull();
});
