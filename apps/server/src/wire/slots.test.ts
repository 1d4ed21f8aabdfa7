import { expect, test } from 'vitest';
import { MOST_COMING_OF_A_NETWORK, MOST_PAGES_OF_A_GUEST, type Slot, Slots } from './slots.ts';

const slotsOf = (mostPages: number) => {
  const slots = new Slots({ mostPages });
  const take = (guest: string, network: string | null = null): Slot => {
    const slot = slots.take({ guest, network });
    return typeof slot === 'string' ? expect.unreachable(slot) : slot;
  };
  return { slots, take };
};

test('a guest has few, whether they have come in or only knock', () => {
  const { slots, take } = slotsOf(100);
  const own = Array.from({ length: MOST_PAGES_OF_A_GUEST }, () => take('ada'));
  for (const slot of own.slice(0, 5)) slot.settle();
  expect(slots.take({ guest: 'ada', network: null })).toBe('pages-of-guest');
  take('bo');
  own[7]?.free();
  take('ada');
});

test('an address has few that only knock, and as many inside as there is room', () => {
  const { slots, take } = slotsOf(1_000);
  const knocking = Array.from({ length: MOST_COMING_OF_A_NETWORK }, (_, i) => take(`g${i}`, '5.5.5.5'));
  expect(slots.take({ guest: 'one more', network: '5.5.5.5' })).toBe('handshakes');
  take('somebody else', '6.6.6.6');
  take('at the machine');
  for (const slot of knocking) slot.settle();
  take('one more', '5.5.5.5');
});

test('when it is full, whoever only knocks makes room, the first of them first; whoever is inside stays', () => {
  const { slots, take } = slotsOf(3);
  const hungUp: string[] = [];
  const named = (guest: string): Slot => {
    const slot = take(guest);
    slot.hangUp = () => void hungUp.push(guest);
    return slot;
  };
  named('inside').settle();
  const [first, second] = [named('first'), named('second')];
  named('third').settle();
  expect(hungUp).toEqual(['first']);
  first.free(); // its line ends now, too: it was given back already
  expect(slots.count).toBe(3);
  second.settle();
  expect(slots.take({ guest: 'fourth', network: null })).toBe('full');
  second.free();
  named('fourth');
});

test('nothing is left of those who are gone', () => {
  const { slots, take } = slotsOf(5);
  for (let i = 0; i < 200; i++) {
    const slot = take('ada', '5.5.5.5');
    if (i % 2 === 0) slot.settle();
    slot.free();
    slot.free();
    slot.settle();
  }
  expect(slots.count).toBe(0);
});
