import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ToClient, Unpacker } from '@dealers-choice/protocol';
import { expect, test } from 'vitest';
import { Outboxes } from './outbox.ts';

const wrong = (text: string): ToClient => ({ type: 'wrong', text });

/** The packed text in a frame. */
const packedIn = (frame: Buffer): string => frame.toString().slice(frame.toString().indexOf('"m","') + 5, -2);

/** A page, and the packets that came to it. */
function page(outboxes: Outboxes, came: (what: string) => void = () => {}) {
  const unpacker = new Unpacker();
  const packets: unknown[][] = [];
  const forms: string[] = [];
  const outbox = outboxes.open((data) => {
    came('out');
    forms.push(data instanceof Buffer ? 'frame' : typeof data);
    const text = data instanceof Buffer ? packedIn(data) : data;
    packets.push(typeof text === 'string' ? unpacker.unpack(text) : [text]);
  });
  return { packets, forms, outbox };
}

test('what one page is told in one turn goes out together, and each page is told its own', async () => {
  const outboxes = new Outboxes('m');
  const [ada, bo] = [page(outboxes), page(outboxes)];
  ada.outbox.send(wrong('one'));
  bo.outbox.send(wrong('two'));
  ada.outbox.send(wrong('three'));
  expect(ada.packets).toEqual([]);
  await nextTurn();
  expect(ada.packets).toEqual([[wrong('one'), wrong('three')]]);
  expect(bo.packets).toEqual([[wrong('two')]]);
  ada.outbox.send(wrong('one'));
  await nextTurn();
  expect(ada.packets).toHaveLength(2);
  expect(bo.packets).toHaveLength(1);
});

test('all is packed before the first goes out', async () => {
  const outboxes = new Outboxes('m');
  const order: string[] = [];
  const pages = [1, 2].map(() => page(outboxes, (what) => void order.push(what)));
  for (const { outbox } of pages) {
    outbox.send({
      type: 'wrong',
      get text() {
        order.push('packed');
        return 'text';
      },
    });
  }
  await nextTurn();
  expect(order.slice(-2)).toEqual(['out', 'out']);
  expect(order.slice(0, -2)).not.toContain('out');
});

test('a page of another version is told so in plain words', () => {
  const { packets, outbox } = page(new Outboxes('m'));
  outbox.send({ type: 'outdated', version: 99 });
  expect(packets).toEqual([[{ type: 'outdated', version: 99 }]]);
});

test('names and chat go as a text, which JSON then writes as it must', async () => {
  const { packets, forms, outbox } = page(new Outboxes('m'));
  outbox.send(wrong('राम said "no"'));
  await nextTurn();
  outbox.send(wrong('plain again'));
  await nextTurn();
  expect(packets).toEqual([[wrong('राम said "no"')], [wrong('plain again')]]);
  expect(forms).toEqual(['string', 'frame']);
});

test('what is said while others are told goes out after them', async () => {
  const outboxes = new Outboxes('m');
  const bo = page(outboxes);
  const ada = page(outboxes, () => bo.outbox.send(wrong('later')));
  ada.outbox.send(wrong('first'));
  await nextTurn();
  bo.outbox.send(wrong('last'));
  await nextTurn();
  expect(bo.packets.flat()).toEqual([wrong('later'), wrong('last')]);
});
