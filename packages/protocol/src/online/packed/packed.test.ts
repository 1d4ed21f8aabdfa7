import { below, seedRng } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { Lexicon } from './lexicon.ts';
import { Packer } from './packer.ts';
import { Unpacker } from './unpacker.ts';

const again = (message: object): unknown => new Unpacker().unpack(new Packer(new Lexicon()).pack(message))[0];

test.each<[string, object]>([
  ['nothing', {}],
  ['no list', []],
  ['numbers of every length', [-1, 0, 38, 39, 410, 411, 9_000, 17_708, 17_709, 1e15, -2, 0.5, -1e-7, 1e300]],
  ['words', { type: 'news', text: '', flags: [true, false, null] }],
  ['signs of all sorts', ['"\\\n\u0000 ;~', 'राम ♣ 🂡', ' '.repeat(500)]],
  ['the same again and again', [0, 0, 0, 0, 0, [7, 7, 7], 'a', 'a', 'a', 'a', [5, 5, 5, 5]]],
  ['places of a list', { 0: [1], 12: { a: [] }, '~': [3, 1], '01': 1, 10000: 2 }],
  ['a part within a part of the same name', { a: { a: { a: 1 } } }],
  ['names that objects have already', JSON.parse('{"__proto__":{"x":1},"constructor":2,"toString":3}') as object],
])('is unpacked as it was packed: %s', (_, message) => {
  expect(JSON.stringify(again(message))).toBe(JSON.stringify(message));
});

test('what JSON leaves out is left out', () => {
  expect(again({ a: undefined, b: Number.NaN, c: [undefined] })).toEqual({ b: null, c: [null] });
});

test('JSON has nothing to escape in it', () => {
  const packed = new Packer(new Lexicon()).pack({
    type: 'sight',
    list: Array.from({ length: 3_000 }, (_, i) => i - 5),
  });
  expect(JSON.stringify(packed)).toHaveLength(packed.length + 2);
});

describe('a line', () => {
  test('learns words and keys: what comes again is short', () => {
    const packer = new Packer(new Lexicon());
    const first = packer.pack({ type: 'CARD_TAKEN', seat: 0, card: 13 });
    const second = packer.pack({ type: 'CARD_TAKEN', seat: 1, card: 14 });
    expect(first.length).toBeGreaterThan(25);
    expect(second).toHaveLength(6);
  });

  test('may carry several messages at once', () => {
    const [packer, unpacker] = [new Packer(new Lexicon()), new Unpacker()];
    const messages = [{ type: 'done', seq: 3 }, { type: 'news' }, { type: 'done', seq: 4 }];
    expect(unpacker.unpack(packer.pack(...messages))).toEqual(messages);
    expect(unpacker.unpack('')).toEqual([]);
  });

  test('can say anything for as long as it likes', () => {
    const rng = seedRng('packed');
    const texts = Array.from({ length: 6_000 }, (_, i) => `word ${i}`);
    const made = (depth: number): unknown => {
      const kind = below(rng, depth === 0 ? 4 : 7);
      if (kind === 0) return null;
      if (kind < 4) return [below(rng, 2_000) - 3, texts[below(rng, texts.length)], below(rng, 2) === 0][kind - 1];
      const parts = Array.from({ length: below(rng, 5) }, () => made(depth - 1));
      const key = (i: number): string =>
        below(rng, 4) === 0 ? String(below(rng, 50)) : `${'abcde'[i]}${below(rng, 9)}`;
      return kind < 6 ? parts : Object.fromEntries(parts.map((part, i) => [key(i), part]));
    };
    const lexicon = new Lexicon();
    const lines = [0, 1, 2].map(() => ({ packer: new Packer(lexicon), unpacker: new Unpacker() }));
    for (let i = 0; i < 6_000; i++) {
      const { packer, unpacker } = lines[below(rng, 3)] ?? expect.unreachable();
      const messages = Array.from({ length: 1 + below(rng, 3) }, () => ({ type: 'x', of: made(4) }));
      const got = unpacker.unpack(packer.pack(...messages));
      expect(JSON.stringify(got)).toBe(JSON.stringify(messages));
    }
  });

  test('says nothing of what is said on another one', () => {
    const lexicon = new Lexicon();
    const message = { type: 'news', of: { ware: 'tea' } };
    const alone = new Packer(new Lexicon()).pack(message);
    new Packer(lexicon).pack({ other: 'salt', type: 'sight', ware: { of: 'tea' } });
    expect(new Packer(lexicon).pack(message)).toBe(alone);
  });

  test.each([3_000, 4_090, 4_096, 9_000])('says nothing of how much is said on others: %i words and keys', (said) => {
    const lexicon = new Lexicon();
    const [busy, ours, alone] = [new Packer(lexicon), new Packer(lexicon), new Packer(new Lexicon())];
    const unpacker = new Unpacker();
    const news = (i: number): object => ({ type: 'news', [`key ${i % 900}`]: [`word ${i % 1_500}`], of: { i } });
    for (let i = 0; i < 3_000; i++) {
      const next = news(i);
      const packed = ours.pack(next);
      expect(packed).toBe(alone.pack(next));
      expect(unpacker.unpack(packed)).toEqual([next]);
      for (let n = 0; n * 20 < said && i < 20; n++) busy.pack({ [`hidden ${i} ${n}`]: `card ${i} ${n}` });
    }
  });

  test('begins anew after something that could not be packed', () => {
    const lexicon = new Lexicon();
    const [packer, unpacker] = [new Packer(lexicon), new Unpacker()];
    unpacker.unpack(packer.pack({ type: 'news', of: ['tea'] }));
    const broken = {
      of: ['salt', 'silk'],
      get x(): never {
        throw new Error('broken');
      },
    };
    expect(() => packer.pack({ type: 'sight', of: [{ broken }] })).toThrow('broken');
    const next = { type: 'news', of: ['fruit', 'hides', 'salt', 'silk', 'tea', { broken: 1 }] };
    expect(unpacker.unpack(packer.pack(next))).toEqual([next]);
    expect(unpacker.unpack(packer.pack(next))).toEqual([next]);
    const other = new Packer(lexicon);
    expect(new Unpacker().unpack(other.pack(next))).toEqual([next]);
  });

  test('learns no ids and nothing that people say', () => {
    const [packer, unpacker] = [new Packer(new Lexicon()), new Unpacker()];
    const messages = Array.from({ length: 3_000 }, (_, i) => ({ type: 'done', moveId: `0-${i}`, text: `Hello ${i}` }));
    const sizes = messages.map((message) => {
      const packed = packer.pack(message);
      expect(unpacker.unpack(packed)).toEqual([message]);
      return packed.length;
    });
    expect(sizes[2_999]).toBe((sizes[1] ?? 0) + 6);
    expect(sizes[1]).toBe('WW'.length + 'WW'.length + ' 30-1'.length + ' 7Hello 1'.length);
  });
  test('keeps names and titles to itself: what all lines share has room for words of games', () => {
    const lexicon = new Lexicon();
    const [packer, unpacker] = [new Packer(lexicon), new Unpacker()];
    const letters = (i: number): string => [...String(i)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    for (let i = 0; i < 5_000; i++) {
      const messages = [{ name: letters(i), title: `T${letters(i)}`, of: [{ host: `H${letters(i)}`, name: null }] }];
      expect(unpacker.unpack(packer.pack(...messages))).toEqual(messages);
    }
    expect(lexicon.wordId('tea')).toBeGreaterThanOrEqual(0);
    expect(lexicon.wordId('salt')).toBeLessThan(20);
    const [fresh, again] = [new Packer(lexicon), { name: 'Ada' }];
    const sizes = [0, 1, 2].map(() => fresh.pack(again).length);
    expect(sizes[2], 'on one line a name is said once').toBe(4);
  });
  test('says nothing as a word like any other, and one name again and again', () => {
    const [packer, unpacker] = [new Packer(new Lexicon()), new Unpacker()];
    const texts = ['', '', 'm-1', 'm-1', 'm-1', 'm-2', 'm-1', 'm-2', 'm-2', '', 'news', 'm-2'];
    for (const text of texts) expect(unpacker.unpack(packer.pack([text]))).toEqual([[text]]);
    expect(packer.pack(['m-1'])).toHaveLength(3);
  });
  test('says as such what is no text under a key of texts', () => {
    const [packer, unpacker] = [new Packer(new Lexicon()), new Unpacker()];
    const messages = [
      { text: 'one' },
      { text: 'two' },
      { text: 3 },
      { text: null },
      { text: ['four', { text: 'one' }] },
    ];
    for (const message of [...messages, ...messages]) expect(unpacker.unpack(packer.pack(message))).toEqual([message]);
  });

  test('that was not heard from its beginning is found out', () => {
    const packer = new Packer(new Lexicon());
    packer.pack({ type: 'first' });
    const second = packer.pack({ type: 'first' });
    expect(() => new Unpacker().unpack(second)).toThrow('not packed for this line');
    for (const wrong of ['"', 'é', ' [', 'ab', '~~~'])
      expect(() => {
        new Unpacker().unpack(`${wrong}{`);
      }).toThrow('not packed for this line');
  });
});
