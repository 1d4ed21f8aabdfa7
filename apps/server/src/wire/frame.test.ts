import { Lexicon, Packer } from '@dealers-choice/protocol';
import type { Socket } from 'socket.io';
import { expect, test } from 'vitest';
import { beginningOf, emitFrame, frameOf, packetIn } from './frame.ts';

const signsOf = (text: string) => {
  const signs = new Packer(new Lexicon()).write([]);
  signs.putText(text);
  return signs;
};

test.each([
  ['nothing but its end', 2, [0x81, 2]],
  ['a little', 125, [0x81, 125]],
  ['more than fits into the second byte', 126, [0x81, 126, 0, 126]],
  ['as much as two bytes can say', 65_535, [0x81, 126, 0xff, 0xff]],
  ['more than that', 65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
])('a frame of %s says how long it is', (_what, length, head) => {
  const text = 'x~ '.repeat(length).slice(0, length - 2);
  const frame = frameOf('', signsOf(text));
  expect([...frame.subarray(0, head.length)]).toEqual(head);
  expect(frame.subarray(head.length).toString()).toBe(`${text}"]`);
});

test.each([10, 1_000, 100_000])('a frame is an event of socket.io: %i signs', (length) => {
  const text = 'x'.repeat(length);
  const frame = frameOf(beginningOf('m'), signsOf(text));
  expect(frame.toString().endsWith(`42["m","${text}"]`)).toBe(true);
  expect(packetIn(frame)).toBe(`2["m","${text}"]`);
});

/** A page, and where a frame for it went. */
function pageWith(page: object, transport: object, line: object) {
  const written: { where: string; text: string }[] = [];
  const write = (frame: Buffer): void => void written.push({ where: 'line', text: frame.toString() });
  const wait = (text: string): void => void written.push({ where: 'queue', text });
  const socket = { readyState: 1, _socket: { writable: true, writableNeedDrain: false, ...line, write } };
  const conn = {
    ...{ readyState: 'open', writeBuffer: [], write: wait },
    ...{ transport: { name: 'websocket', writable: true, socket, ...transport }, ...page },
  };
  return { socket: { connected: true, conn } as unknown as Socket, written };
}
const framed = (): Buffer => frameOf(beginningOf('m'), signsOf('x'));

test('a frame for a page that takes what it is sent is written on its line', () => {
  const { socket, written } = pageWith({}, {}, {});
  emitFrame(socket, framed());
  expect(written).toEqual([{ where: 'line', text: framed().toString() }]);
});
test.each([
  ['something else waits for it', { writeBuffer: [{}] }, {}, {}],
  ['something is being sent to it', {}, { writable: false }, {}],
  ['its line has more than it can take', {}, {}, { writableNeedDrain: true }],
  ['its line is ending', {}, {}, { writable: false }],
  ['it is leaving', { readyState: 'closing' }, {}, {}],
])('a frame for a page waits in its turn when %s', (_when, page, transport, line) => {
  const { socket, written } = pageWith(page, transport, line);
  emitFrame(socket, framed());
  expect(written).toEqual([{ where: 'queue', text: '' }]); // the frame goes with it
});
test('a page without WebSocket is sent the packet in the frame', () => {
  const { socket, written } = pageWith({}, { name: 'polling', socket: undefined }, {});
  emitFrame(socket, framed());
  expect(written).toEqual([{ where: 'queue', text: '2["m","x"]' }]);
});
test('nobody is sent anything who has gone', () => {
  const { socket, written } = pageWith({}, {}, {});
  emitFrame({ ...socket, connected: false } as Socket, framed());
  expect(written).toEqual([]);
});
