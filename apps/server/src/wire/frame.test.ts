import { Lexicon, Packer } from '@dealers-choice/protocol';
import { expect, test } from 'vitest';
import { beginningOf, frameOf, packetIn } from './frame.ts';

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
