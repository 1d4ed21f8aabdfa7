import { describe, expect, test } from 'vitest';
import { aCharacter, asFile, BAD, GOOD, HOSTILE, TAG, UNREAD } from '../../e2e/invented.ts';
import { GAMES } from '../games.ts';
import { addressIn, imagesOf } from './images.ts';
import { NOTHING_BEFORE as nothing, type ReadBefore, readSource } from './read-source.ts';
import {
  type CardReader,
  nameFor,
  onScreen,
  type ReadCards,
  type ReadPart,
  type ReadSoFar,
  SET_NAME,
} from './reading.ts';
import { readList, serverCards, serverList } from './server-list.ts';

/** What was read, in memory. */
function remembering(): ReadBefore & { whole: Map<string, ReadCards>; pieces: Map<string, ReadPart[]> } {
  const whole = new Map<string, ReadCards>();
  const pieces = new Map<string, ReadPart[]>();
  return {
    whole,
    pieces,
    find: async (fingerprint) => whole.get(fingerprint) ?? null,
    async put(fingerprint, read) {
      whole.set(fingerprint, read);
      pieces.delete(fingerprint);
    },
    parts: async (fingerprint) => pieces.get(fingerprint) ?? [],
    putPart: async (fingerprint, part) =>
      void pieces.set(fingerprint, [...(pieces.get(fingerprint) ?? []), structuredClone(part)]),
  };
}
async function theReader(): Promise<CardReader> {
  const sets = GAMES.find(({ id }) => id === 'one-piece')?.cardSets;
  if (!sets) throw new Error('one-piece is played with cards from files');
  return sets.reader();
}
const readText = async (text: string, before = nothing) =>
  readSource({ path: 'list.json', content: { text } }, await theReader(), before);

describe('a file of cards', () => {
  test('gives the good cards, and tells every bad one with the reason', async () => {
    const report = await readText(asFile([...GOOD, ...BAD.map(([card]) => card), 'a word', null]));

    expect(report.cards).toHaveLength(GOOD.length);
    for (const [, reason] of BAD) expect(report.problems).toContainEqual(expect.stringContaining(reason));
    expect(report.problems).toContainEqual('list.json.cards[21] is "a word"; it must be a card.');
    expect(report.problems.join()).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(Math.max(...report.problems.map(({ length }) => length))).toBeLessThan(420);
  });

  test('marks what is not wholly read, and counts it', async () => {
    const { counts, unread } = await readText(asFile(GOOD));

    expect(counts).toEqual({ cards: 15, withText: 14, fullyRead: 13 });
    expect(unread).toMatchObject([{ id: 'XA01-002', name: 'Harbour Cat' }]);
    expect(unread[0]?.sentences[0]).toContain(UNREAD);
  });

  test('stays text, and changes no object but its own', async () => {
    const { cards } = await readText(asFile([...GOOD, ...HOSTILE]));

    expect(cards).toContainEqual(expect.objectContaining({ name: TAG, types: ['<b>Guild'] }));
    expect(cards).toContainEqual(expect.objectContaining({ id: 'XA01-091', name: 'niatpaC Tide' }));
    expect('struck' in {}).toBe(false);
  });

  test.each([
    ['{"cards": [', 'list.json is not JSON: '],
    ['[]', 'There is no card in list.json.'],
    ['{"dice": [1, 2]}', 'There is no card in list.json. list.json has no cards; it must be a list of cards'],
    [asFile([aCharacter(1, { power: -1 })]), 'There is no card in list.json. XA01-001: power is -1'],
  ])('%s is refused', async (text, reason) => {
    await expect(readText(text)).rejects.toThrow(reason);
  });

  test('is read once: equal cards are found again, others are not', async () => {
    const before = remembering();
    const first = await readText(asFile(GOOD), before);
    const again = await readText(JSON.stringify(GOOD), before);
    expect([before.whole.size, again.set === first.set]).toEqual([1, true]);

    await readText(asFile([...GOOD, aCharacter(70)]), before);
    expect(before.whole.size).toBe(2);
  });

  test('of many cards is read in slices: told how far, and others have a turn in between', async () => {
    const many = Array.from({ length: 90 }, (_, i) => aCharacter(i + 100));
    const told: ReadSoFar[] = [];
    let turns = 0;
    const other = setInterval(() => turns++, 0);
    const source = { path: 'many.json', content: { text: asFile(many) } };
    const report = await readSource(source, await theReader(), nothing, (soFar) => void told.push(soFar));
    clearInterval(other);

    expect(told.map(({ read }) => read)).toEqual([20, 40, 60, 80, 90]);
    expect(told.every(({ of }) => of === 90)).toBe(true);
    expect(turns).toBeGreaterThan(0);
    expect(report.counts.cards).toBe(90);
  });

  test('that was read before is not read again, and tells nothing', async () => {
    const before = remembering();
    const told: ReadSoFar[] = [];
    const source = { path: 'again.json', content: { text: asFile(GOOD) } };
    const first = await readSource(source, await theReader(), before, (soFar) => void told.push(soFar));
    const once = told.length;
    const second = await readSource(source, await theReader(), before, (soFar) => void told.push(soFar));

    expect([once > 0, told.length]).toEqual([true, once]);
    expect(second.set).toBe(first.set);
  });

  test('whose reading was broken off is read on from there, and to the same end', async () => {
    const many = Array.from({ length: 900 }, (_, i) => aCharacter(i + 100, { id: `XB01-${i + 100}` }));
    const source = { path: 'many.json', content: { text: asFile(many) } };
    const before = remembering();
    const reader = await theReader();
    const broken = readSource(source, reader, before, ({ read }) => {
      if (read >= 450) throw new Error('enough');
    });
    await expect(broken).rejects.toThrow('enough');
    expect([...before.pieces.values()].flat().map(({ from, readings }) => [from, readings.length])).toEqual([
      [0, 200],
      [200, 200],
    ]);

    // A mark on what was kept: whoever reads that card again loses it.
    for (const part of [...before.pieces.values()].flat()) {
      for (const reading of part.readings as { card: { rarity?: string } }[]) reading.card.rarity = 'kept';
    }
    const told: number[] = [];
    const report = await readSource(source, reader, before, ({ read }) => void told.push(read));
    expect(told.slice(0, 2)).toEqual([400, 420]);
    expect(before.pieces.size).toBe(0);
    const rarities = (report.set as { cards: { rarity?: string }[] }).cards.map(({ rarity }) => rarity);
    expect([rarities.lastIndexOf('kept'), rarities.length]).toEqual([399, 900]);
    expect(report.counts).toEqual((await readSource(source, reader, nothing)).counts);
  });

  test('that finds damaged parts reads those cards itself', async () => {
    const before = remembering();
    const reader = await theReader();
    const source = { path: 'list.json', content: { text: asFile(GOOD) } };
    const whole = await readSource(source, reader, nothing);
    const { cards } = whole;
    const damaged: ReadPart = { from: 0, readings: [null, 5, { card: { id: 'other' } }] };
    before.parts = async () => [damaged];
    expect([(await readSource(source, reader, before)).counts, cards.length]).toEqual([whole.counts, GOOD.length]);
  });

  test('is read also by a browser that keeps nothing', async () => {
    const closed = (): Promise<never> => Promise.reject(new Error('closed'));

    expect(
      (await readText(asFile(GOOD), { find: closed, put: closed, parts: closed, putPart: closed })).cards,
    ).toHaveLength(15);
  });
});

test.each([
  ['My cards (2).json', 'My-cards-2'],
  ['sets/é.JSON', 'sets-e'],
  ['\u202e<b>.json', 'b'],
  ['…', ''],
])('a set from %s is called %s', (file, name) => {
  expect(nameFor(file)).toBe(name);
  if (name !== '') expect(name).toMatch(SET_NAME);
});

test('a message shows no sign that nobody sees, and ends', () => {
  expect(onScreen('a\u202eb\u0007\n')).toBe('a\ufffdb\ufffd\ufffd');
  expect(onScreen('x'.repeat(9999))).toHaveLength(401);
});

describe('the server', () => {
  const answer =
    (body: string, status = 200, type = 'application/json') =>
    (): Promise<Response> =>
      Promise.resolve(new Response(body, { status, headers: { 'Content-Type': type } }));

  test('is believed as far as its list makes sense', () => {
    const images = { template: '/card-images/{id}', ids: ['XA01-001', 5] };
    const sets = [{ name: 'harbour', cards: 3, print: '0a' }, { name: 'bad', wrong: 'why\u202e' }, { name: 5 }, null];
    expect(readList({ game: 'one-piece', sets, images })).toEqual({
      game: 'one-piece',
      sets: [
        { name: 'harbour', cards: 3, print: '0a', wrong: null },
        { name: 'bad', cards: 0, print: '', wrong: 'why\ufffd' },
      ],
      images: { template: '/card-images/{id}', ids: ['XA01-001', ''] },
      uploads: 'off',
    });
    expect(readList({ uploads: 'token' }).uploads).toBe('token');
    for (const strange of [null, 5, [], { sets: 7, images: 'x' }, { images: { template: 'https://host/all.png' } }]) {
      expect(readList(strange)).toMatchObject({ sets: [], images: null });
    }
  });

  test('that cannot be had is empty', async () => {
    const nowhere = (): Promise<never> => Promise.reject(new Error('offline'));
    for (const ask of [nowhere, answer('<!doctype html>', 200, 'text/html'), answer('no', 404)]) {
      expect(await serverList(ask)).toMatchObject({ sets: [], images: null });
      expect(await serverCards('harbour', ask)).toBeNull();
    }
  });

  test('says why it cannot send a set', async () => {
    const why = 'The cards "harbour" cannot be used: it cannot be read.';
    await expect(serverCards('harbour', answer(`${why}\n`, 422, 'text/plain'))).rejects.toThrow(why);
  });
});

test.each([
  [{ template: '/card-images/{id}', ids: ['XA01-001'] }, 'XA01-001', '/card-images/XA01-001'],
  [{ template: '/card-images/{id}', ids: ['XA01-001'] }, 'XA01-002', null],
  [{ template: 'https://host/{id}/{id}.png', ids: null }, 'A/../#', 'https://host/A%2F..%2F%23/A%2F..%2F%23.png'],
])('%j: the picture of %s is at %s', (images, card, address) => {
  expect(addressIn(imagesOf(images), card)).toBe(address);
});
