/** Imported sets over the wire: what is listed, what is sent, what is not, and why. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plantedSite, type Running, storeOf } from './site.ts';

const cat = (more: object = {}) => ({
  id: 'XA01-002',
  name: 'Harbour Cat',
  category: 'CHARACTER',
  colors: ['Red'],
  types: ['Lantern Guild'],
  cost: 3,
  power: 5000,
  effectText: '[On Play] Draw 1 card.',
  ...more,
});

let folder: string;
let site: Running;
const put = (name: string, json: unknown): void => writeFileSync(join(folder, name), JSON.stringify(json));
const textOf = async (target: string) => {
  const { status, body } = await site.ask(target);
  return [status, body.toString()] as const;
};

beforeAll(async () => {
  const outside = mkdtempSync(join(tmpdir(), 'cards-'));
  folder = join(outside, 'cards');
  mkdirSync(folder);
  writeFileSync(join(outside, 'secret.json'), JSON.stringify({ cards: [cat({ name: 'secret' })] }));
  put('harbour.json', { name: 'harbour', cards: [cat(), cat({ id: 'XA01-003', cost: 'many' })] });
  put('empty.json', { name: 'empty', cards: [cat({ power: -1 })] });
  writeFileSync(join(folder, 'broken.json'), '{"cards": [');
  writeFileSync(join(folder, 'vast.json'), '[]');
  truncateSync(join(folder, 'vast.json'), 17 * 2 ** 20);
  put('no name.json', [cat()]);
  writeFileSync(join(folder, 'notes.txt'), 'not cards');
  symlinkSync(join(outside, 'secret.json'), join(folder, 'linked.json'));
  site = await plantedSite(0, { cards: storeOf(folder) });
});
afterAll(async () => {
  await site.close();
  rmSync(join(folder, '..'), { recursive: true });
});

describe('the list', () => {
  test('has every set of the folder, and why one cannot be used', async () => {
    const [status, text] = await textOf('/cards.json');

    expect(status).toBe(200);
    const { game, sets, images } = JSON.parse(text);
    expect([game, images]).toEqual(['one-piece', null]);
    expect(sets.find(({ name }: { name: string }) => name === 'harbour')).toEqual({
      name: 'harbour',
      cards: 1,
      problems: 1,
      print: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(sets.map(({ name }: { name: string }) => name)).toEqual(['broken', 'empty', 'harbour', 'vast']);
    expect(text).toContain('The cards \\"broken\\" cannot be used: it cannot be read: ');
    expect(text).toContain('the file has 17 MB; 16 MB are allowed.');
  });

  test('is empty where there is no folder', async () => {
    const other = await plantedSite();

    expect(JSON.parse((await other.ask('/cards.json')).body.toString())).toEqual({
      game: 'one-piece',
      sets: [],
      images: null,
      uploads: 'off',
    });
    await other.close();
  });
});

describe('a set', () => {
  test('is sent with its good cards only, in a form of our own', async () => {
    const { status, headers, body } = await site.ask('/cards/harbour.json');
    const { name, cards } = JSON.parse(body.toString());

    expect([status, name, headers['content-type']]).toEqual([200, 'harbour', 'application/json; charset=utf-8']);
    expect(cards).toHaveLength(1);
    expect(cards[0]).toMatchObject({ id: 'XA01-002', name: 'Harbour Cat', colors: ['red'], counter: null });
  });

  test('is not sent twice, and is sent again when it has changed', async () => {
    const first = await site.ask('/cards/harbour.json');
    const wanted = { headers: { 'if-none-match': String(first.headers.etag) } };
    expect((await site.ask('/cards/harbour.json', wanted)).status).toBe(304);

    put('harbour.json', { name: 'harbour', cards: [cat(), cat({ id: 'XA01-004', name: 'Lock Keeper' })] });
    const again = await site.ask('/cards/harbour.json', wanted);
    expect(again.status).toBe(200);
    expect(again.body.toString()).toContain('Lock Keeper');
  });

  test('may begin with the mark that some editors put in front', async () => {
    writeFileSync(join(folder, 'marked.json'), `\ufeff${JSON.stringify([cat()])}`);
    const { status, body } = await site.ask('/cards/marked.json');
    rmSync(join(folder, 'marked.json'));

    expect(status).toBe(200);
    expect(JSON.parse(body.toString()).cards).toHaveLength(1);
  });

  test.each([
    ['/cards/broken.json', 422, 'The cards "broken" cannot be used: it cannot be read'],
    ['/cards/empty.json', 422, 'The cards "empty" cannot be used: no card of it is good. XA01-002: power is -1'],
    ['/cards/vast.json', 422, '16 MB are allowed'],
    ['/cards/gone.json', 404, 'There are no cards of this name here; there are: broken, empty, harbour, vast.'],
    ['/cards/linked.json', 404, 'There are no cards of this name here'],
    ['/cards/__proto__.json', 404, 'There are no cards of this name here'],
    ['/cards/..%2fsecret.json', 400, 'cannot be read'],
    ['/cards/%2e%2e/secret.json', 400, 'cannot be read'],
    ['/cards/..%5csecret.json', 400, 'cannot be read'],
    ['/cards/a/../../secret.json', 400, 'cannot be read'],
    ['/cards/no%20name.json', 404, 'There are no cards'],
  ])('%s is not sent: %i, %s', async (target, status, reason) => {
    const [is, text] = await textOf(target);

    expect(is).toBe(status);
    expect(text).toContain(reason);
    expect(text).not.toContain('secret');
  });
});
