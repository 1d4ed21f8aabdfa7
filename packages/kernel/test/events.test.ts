/** Copies in events are masked, or declared open: anything else does not compile. */
import { expect, test } from 'vitest';
import {
  type CopyId,
  type Definition,
  type EventPolicy,
  hearEvent,
  type Seat,
  SPECTATOR,
  start,
} from '../src/index.ts';
import { menuOf, type Salon, salon } from './salon.ts';

interface Attack {
  type: 'attacked';
  seat: Seat;
  card: CopyId;
  target: CopyId;
  saved: { by: CopyId }[];
}
interface Plain {
  type: 'drew';
  seat: Seat;
  card: CopyId;
  cards: CopyId[];
  left: number;
}
type Events<E extends { type: string }> = Definition<Omit<Salon, 'event'> & { event: E }>['events'];

test('an event whose copies are all masked needs no line', () => {
  const none: Events<Plain> = undefined;
  expect(none).toBeUndefined();
});

test('every copy in a field of its own is declared open', () => {
  const whole: Events<Attack> = { attacked: { open: ['saved', 'target'] } };
  // @ts-expect-error: `saved` holds a copy too, deep inside
  const half: Events<Attack> = { attacked: { open: ['target'] } };
  // @ts-expect-error: a line without the fields
  const empty: Events<Attack> = { attacked: {} };
  // @ts-expect-error: no line at all
  const none: Events<Attack> = {};
  // @ts-expect-error: the definition cannot leave them out either
  const left: Events<Attack> = undefined;
  expect([whole, half, empty, none, left]).toHaveLength(5);
});

test('a copy cannot be private, and a masked field is not opened', () => {
  // @ts-expect-error: a private field would show its copy to the event's seat, whatever that seat knows
  const secret: EventPolicy<Attack> = { private: ['target'], open: ['saved', 'target'] };
  // @ts-expect-error: `card` is masked; to show it there is 'reveals'
  const shown: EventPolicy<Plain> = { open: ['card'] };
  // @ts-expect-error: there is no such event
  const strange: Events<Plain> = { lost: 'reveals' };
  const right: EventPolicy<Plain> = { private: ['left'] };
  expect([secret, shown, strange, right]).toHaveLength(4);
});

test('a card of cards that is not a list of copies is no masked field', () => {
  // @ts-expect-error: `cards` holds records, which are not masked
  const records: Events<{ type: 'laid'; cards: { card: CopyId; as: string }[] }> = undefined;
  expect(records).toBeUndefined();
});

test('events that share a type declare the copies of all of them', () => {
  type Two = { type: 'hit'; seat: Seat; card: CopyId } | { type: 'hit'; seat: Seat; target: CopyId };
  const whole: Events<Two> = { hit: { open: ['target'] } };
  // @ts-expect-error: only one of the two has a target, and it is a copy all the same
  const none: Events<Two> = undefined;
  expect([whole, none]).toHaveLength(2);
});

test('a field that may hold anything, or has copies for keys, may hold a copy', () => {
  // @ts-expect-error: a copy is something unknown too
  const unknown: Events<{ type: 'told'; what: unknown }> = undefined;
  // @ts-expect-error: an object of any shape
  const object: Events<{ type: 'told'; what: object }> = undefined;
  // @ts-expect-error: the copies are the keys
  const keys: Events<{ type: 'told'; given: Record<CopyId, number> }> = undefined;
  const plain: Events<{ type: 'told'; given: Record<string, number>; pairs: [number, string][] }> = undefined;
  expect([unknown, object, keys, plain]).toHaveLength(4);
});

test('what is printed on a card is told only beside the card', () => {
  const game = salon(menuOf({ id: 'pass', do: () => {} }), { actions: [] });
  const match = start(game, { seed: 1 });
  const card = match.table.hand[0][0] as CopyId;
  const heard = (event: object) => hearEvent(game, match, { type: 'drew', seat: 0, ...event } as Salon['event'], 0);
  expect(heard({ card, print: 7 })).toMatchObject({ print: 7 });
  expect(heard({ print: 7 })).toMatchObject({ print: 0 });
  expect(heard({ cards: [card], prints: [7, 8] })).toMatchObject({ prints: [7, 0] });
  expect(heard({ prints: [7] })).toMatchObject({ prints: [0] });
});

test('an event without a line is masked for those who do not know its card', () => {
  const game = salon(menuOf({ id: 'pass', do: () => {} }), { actions: [] });
  const match = start(game, { seed: 1 });
  const card = match.table.hand[0][0] as CopyId;
  const drew = { type: 'drew', seat: 0, card } as const;
  expect(game.def.events).not.toHaveProperty('drew');
  expect(hearEvent(game, match, drew, 0)).toEqual(drew);
  for (const viewer of [1, SPECTATOR] as const)
    expect(hearEvent(game, match, drew, viewer)).toEqual({ ...drew, card: 0 });
});
