/** Pictures of cards: from the folder or the site that was named, and from nowhere else. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Images, imagesFrom } from '../src/images.ts';
import { readServerFile } from '../src/server-file.ts';
import { plantedSite, type Running } from './site.ts';

const PNG = Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1');
const found = (where: string): Images => {
  const images = imagesFrom(where);
  if (typeof images === 'string') throw new Error(images);
  return images;
};

describe('a folder', () => {
  let outside: string;
  let site: Running;
  beforeAll(async () => {
    outside = mkdtempSync(join(tmpdir(), 'images-'));
    const folder = join(outside, 'images');
    mkdirSync(join(folder, 'XA01'), { recursive: true });
    writeFileSync(join(outside, 'secret.png'), PNG);
    writeFileSync(join(folder, 'XA01', 'XA01-001.png'), PNG);
    writeFileSync(join(folder, 'xa01-002.JPG'), Buffer.from('\xff\xd8\xffrest', 'latin1'));
    writeFileSync(join(folder, 'XA01-003.png'), '<script>alert(1)</script>');
    writeFileSync(join(folder, 'XA01-004.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(folder, 'XA01-005.html'), '<p>');
    symlinkSync(join(outside, 'secret.png'), join(folder, 'XA01-006.png'));
    site = await plantedSite(0, { images: found(folder) });
  });
  afterAll(async () => {
    await site.close();
    rmSync(outside, { recursive: true });
  });

  test('is listed by card number', async () => {
    const { images } = JSON.parse((await site.ask('/cards.json')).body.toString());

    expect(images).toEqual({ template: '/card-images/{id}', ids: ['XA01-001', 'XA01-002'] });
  });

  test.each([
    ['/card-images/XA01-001', 'image/png'],
    ['/card-images/XA01-002', 'image/jpeg'],
  ])('%s is %s', async (target, type) => {
    const { status, headers } = await site.ask(target);

    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([200, type, 'nosniff']);
    expect(headers.etag).toBeDefined();
  });

  test.each([
    '/card-images/XA01-003', // no picture, whatever it is called
    '/card-images/XA01-004',
    '/card-images/XA01-005',
    '/card-images/XA01-006', // a link
    '/card-images/',
    '/card-images/XA01-001.png',
    '/card-images/XA01/XA01-001',
    '/card-images/..%2fsecret',
    '/card-images/../secret.png',
    '/card-images/__proto__',
  ])('%s is not sent', async (target) => {
    expect([400, 404]).toContain((await site.ask(target)).status);
  });

  test('opens the policy to nobody', async () => {
    const { headers } = await site.ask('/');

    expect(headers['content-security-policy']).toContain("img-src 'self';");
  });
});

describe('an address', () => {
  test('opens the policy to its site, and to that one only', async () => {
    const site = await plantedSite(0, { images: found('https://Pictures.example:8443/cards/{id}.png?size=2') });
    const policy = String((await site.ask('/')).headers['content-security-policy']);
    const { images } = JSON.parse((await site.ask('/cards.json')).body.toString());

    expect(policy).toContain("img-src 'self' https://pictures.example:8443;");
    expect(policy.match(/https?:/g)).toHaveLength(1);
    expect(images).toEqual({ template: 'https://pictures.example:8443/cards/{id}.png?size=2', ids: null });
    expect((await site.ask('/card-images/XA01-001')).status).toBe(404);
    await site.close();
  });

  test.each([
    ['https://host/cards.png', 'it does not say where the card number goes'],
    ['https://{id}.host/', 'its host is not a plain name'],
    ['https://*.example/{id}.png', 'its host is not a plain name'],
    ['https://me:secret@host/{id}.png', 'it has a name or password in it'],
    ["https://host;script-src 'unsafe-inline'/{id}.png", 'that is not an address'],
    ['https:///{id}', 'its host is not a plain name'],
  ])('%s is refused: %s', (where, reason) => {
    expect(imagesFrom(where)).toContain(`; ${reason}: it must be such as https://host/cards/{id}.png.`);
  });

  test.each(['nowhere', 'javascript:alert(1)', 'data:image/png,{id}', 'ftp://host/{id}'])(
    '%s is no folder',
    (where) => {
      expect(imagesFrom(where)).toContain('There is no folder');
    },
  );
});

describe('the settings beside the cards', () => {
  test.each([
    ['{"images": "pictures"}', { images: 'pictures' }],
    ['{}', { images: null }],
    ['{"image": "pictures"}', 'has "image", which is not known'],
    ['{"images": 5}', 'has images that are not a text'],
    ['\ufeff{"images": "pictures"}', { images: 'pictures' }],
    [Buffer.from('{"images": "é"}', 'latin1'), 'cannot be read: it is not in UTF-8.'],
    ['[', 'cannot be read'],
    ['null', 'is not an object'],
  ])('%s', (text, result) => {
    const folder = mkdtempSync(join(tmpdir(), 'settings-'));
    writeFileSync(join(folder, 'server.json'), text);
    const read = readServerFile(join(folder, 'cards'));
    rmSync(folder, { recursive: true });

    if (typeof result === 'string') expect(read).toContain(result);
    else expect(read).toEqual(result);
  });
});
