/** Games with imported cards: found by name and fingerprint, read once, and refused in a sentence. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onePiece } from '@dealers-choice/one-piece';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { printOf } from '../src/card-print.ts';
import { Unplayable } from '../src/match/unplayable.ts';
import { readSet } from '../src/read-set.ts';
import type { SetSource } from '../src/set-source.ts';
import { CHANGED, HARBOUR, nameOf, type SetFolder, setFolder } from './imported-set.ts';

let sets: SetFolder;
beforeEach(() => {
  sets = setFolder();
  sets.put(HARBOUR);
});
afterEach(() => sets.close());

describe('a game with imported cards', () => {
  test('is read once, however many ask for it at the same time', async () => {
    const asked = await Promise.all([1, 2, 3].map(() => sets.games.with('one-piece', nameOf(HARBOUR))));

    expect(new Set(asked.map(({ game }) => game)).size).toBe(1);
    expect(sets.reads()).toBe(1);
    expect(asked[0]?.game.def.cards).toHaveLength(HARBOUR.length);
    expect(asked[0]?.bots.map(({ name }) => name)).toContain('navigator');
  });

  test('is read once, also when many others are read at the same time', async () => {
    const all = Array.from({ length: 8 }, (_, i) => {
      const cards = HARBOUR.slice(0, 20 + i);
      sets.put(cards, `set-${i}`);
      return nameOf(cards, `set-${i}`);
    });
    await Promise.all([...all, ...all, ...all].map((cards) => sets.games.with('one-piece', cards)));
    expect(sets.reads()).toBe(8);
  });

  test('has another fingerprint than with other cards', async () => {
    const before = await sets.games.with('one-piece', nameOf(HARBOUR));
    sets.put(CHANGED);
    const after = await sets.games.with('one-piece', nameOf(CHANGED));

    expect(after.game.cardSet).not.toBe(before.game.cardSet);
    expect([before, after].map(({ game }) => game.cardSet)).not.toContain(onePiece.cardSet);
  });

  test.each([
    ['jambo', nameOf(HARBOUR), /jambo is not played with the cards/],
    ['one-piece', 'harbour', /not played with the cards "harbour"/],
    ['one-piece', '../secret@0123', /not played with the cards/],
    ['one-piece', nameOf(HARBOUR, 'quay'), 'The cards "quay" are not here any more.'],
    ['one-piece', nameOf(CHANGED), 'The cards "harbour" have changed here.'],
  ])('%s with %s is refused', async (game, cards, why) => {
    const asked = sets.games.with(game, cards);
    await expect(asked).rejects.toThrow(why);
    await expect(asked).rejects.toBeInstanceOf(Unplayable);
  });

  test('that is in memory is gone when its cards are taken away, and there again when they come back', async () => {
    await sets.games.with('one-piece', nameOf(HARBOUR));
    sets.put(null);
    await expect(sets.games.with('one-piece', nameOf(HARBOUR))).rejects.toThrow('are not here any more');
    sets.put(HARBOUR);
    await sets.games.with('one-piece', nameOf(HARBOUR));
    expect(sets.reads()).toBe(1);
  });

  test('whose file is something else by now is told, and tried again', async () => {
    writeFileSync(join(sets.folder, 'harbour.json'), JSON.stringify({ cards: CHANGED }));
    await expect(sets.games.with('one-piece', nameOf(HARBOUR))).rejects.toThrow(
      'The cards "harbour" cannot be played with here. The cards "harbour" have changed.',
    );
    sets.put(HARBOUR);
    expect((await sets.games.with('one-piece', nameOf(HARBOUR))).game.id).toBe('one-piece');
  });

  test('is the same game under another name: nobody makes many out of one set', async () => {
    for (const name of ['a', 'b', 'c']) {
      sets.put(HARBOUR, name);
      expect((await sets.games.with('one-piece', nameOf(HARBOUR, name))).source?.name).toBe(name);
    }
    expect(sets.reads()).toBe(1);
  });

  test('beyond the sixth makes room: what was used last stays', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const all = names.map((name, i) => {
      const cards = HARBOUR.slice(0, 20 + i);
      sets.put(cards, name);
      return nameOf(cards, name);
    });
    for (const cards of [...all.slice(0, 6), all[0] ?? '', all[6] ?? '']) await sets.games.with('one-piece', cards);
    expect(sets.reads()).toBe(7);
    await sets.games.with('one-piece', all[0] ?? '');
    expect(sets.reads()).toBe(7);
    await sets.games.with('one-piece', all[1] ?? '');
    expect(sets.reads()).toBe(8);
  });
});

describe('what was read', () => {
  const few = HARBOUR.slice(0, 5);
  const source = (): SetSource => ({
    name: 'few',
    print: printOf(few),
    path: join(sets.folder, 'few.json'),
    readings: join(sets.folder, 'readings'),
  });
  const kept = (): string[] => readdirSync(join(sets.folder, 'readings'));

  test('is found again by the same reader, without the file', () => {
    sets.put(few, 'few');
    const first = readSet(source(), 'aa');
    writeFileSync(source().path, 'not even JSON');
    expect(readSet(source(), 'aa')).toEqual(first);
    expect(() => readSet(source(), 'bb')).toThrow();
  });

  test('by another reader makes room', () => {
    sets.put(few, 'few');
    readSet(source(), 'aa');
    readSet(source(), 'bb');
    expect(kept()).toEqual([`${printOf(few)}-bb.json`]);
  });

  test('is read again when the file of it is damaged', () => {
    sets.put(few, 'few');
    const first = readSet(source(), 'aa');
    const path = join(sets.folder, 'readings', `${printOf(few)}-aa.json`);
    writeFileSync(path, readFileSync(path, 'utf8').replace(first.cards[0]?.name ?? '', 'Somebody Else'));
    expect(readSet(source(), 'aa')).toEqual(first);
  });

  test('is not kept by a reader without a version', () => {
    sets.put(few, 'few');
    readSet(source(), null);
    expect(kept).toThrow('ENOENT');
  });
});
