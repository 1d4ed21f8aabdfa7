import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { networkOf } from '../front.ts';
import { Metrics } from '../metrics/metrics.ts';
import { systemBytes } from '../random-bytes.ts';
import { Guests } from '../rooms/guests.ts';
import { Arrivals } from './arrivals.ts';
import { Slots } from './slots.ts';

function hall({ mostGuests = 2, mostPages = 100 } = {}) {
  let now = 0;
  const guests = new Guests('secret', systemBytes);
  const metrics = new Metrics();
  const ticker = { now: () => now, after: () => () => {} };
  const front = { origin: null, proxies: 1 };
  const slots = new Slots({ mostPages });
  const arrivals = new Arrivals({ front, guests, ticker, metrics, mostGuests, slots });
  const from = (address: string, more: Record<string, string> = {}): IncomingMessage =>
    ({
      headers: { 'x-forwarded-for': address, ...more },
      socket: Object.assign(new EventEmitter(), { remoteAddress: '127.0.0.1' }),
    }) as never;
  return { arrivals, slots, guests, metrics, from, pass: (ms: number) => (now += ms) };
}

test('an address brings as many new guests as it may, and another one later', () => {
  const { arrivals, from, pass, metrics } = hall();
  const admitted = [1, 2, 3].map(() => arrivals.admit(from('5.5.5.5')));
  expect(admitted).toEqual([true, true, false]);
  expect(arrivals.admit(from('6.6.6.6'))).toBe(true);
  pass(1_800_000);
  expect(arrivals.admit(from('5.5.5.5'))).toBe(true);
  expect(metrics.text()).toContain('connections_refused_total{reason="new-guests"} 1');
});

test('guests that are known come in from wherever they are', () => {
  const { arrivals, guests, from } = hall();
  const cookie = `guest=${guests.signed(guests.fresh())}`;
  for (let i = 0; i < 5; i++) expect(arrivals.admit(from('5.5.5.5', { cookie }))).toBe(true);
});

test('each new guest is somebody else, and who is not let in is nobody', () => {
  const { arrivals, from } = hall();
  const [one, two, three] = [1, 2, 3].map(() => from('5.5.5.5'));
  for (const request of [one, two, three]) if (request) arrivals.admit(request);
  expect(one && arrivals.of(one)?.guest).not.toBe(two && arrivals.of(two)?.guest);
  expect(three && arrivals.of(three)).toBeUndefined();
});

test('when it is full nobody comes in, and pages of other sites never do', () => {
  const { arrivals, from, metrics } = hall({ mostPages: 0 });
  expect(arrivals.admit(from('5.5.5.5'))).toBe(false);
  expect(arrivals.admit(from('5.5.5.5', { origin: 'https://evil.example', host: 'cards.example' }))).toBe(false);
  expect(metrics.text()).toContain('connections_refused_total{reason="full"} 1');
  expect(metrics.text()).toContain('connections_refused_total{reason="origin"} 1');
});

test('whoever breaks off or fails before they are in gives their place back, and whoever is in does once', () => {
  const { arrivals, slots, from } = hall({ mostGuests: 50 });
  const [cut, failed, inside] = [from('5.5.5.5'), from('5.5.5.5'), from('5.5.5.5')];
  for (const request of [cut, failed, inside]) arrivals.admit(request);
  const line = Object.assign(new EventEmitter(), { request: inside, close: () => {} });
  arrivals.connected(line);
  expect(slots.count).toBe(3);
  cut.socket.emit('close');
  arrivals.failed(failed);
  arrivals.failed(from('6.6.6.6')); // nobody who was let in
  expect(slots.count).toBe(1);
  inside.socket.emit('close'); // by polling each request may have its own
  expect(slots.count).toBe(1);
  line.emit('close');
  expect(slots.count).toBe(0);
  expect([cut, failed, inside].map(({ socket }) => socket.listenerCount('close'))).toEqual([0, 0, 0]);
});

test.each([
  ['5.6.7.8', '5.6.7.8'],
  ['::ffff:5.6.7.8', '5.6.7.8'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
