import { expect, test } from 'vitest';
import { packer, pageOf } from '../src/pages.ts';

const TEXT = 'all of one deck '.repeat(500);

test('what is made anew for every answer is packed once, as long as it says the same', async () => {
  const pack = packer();
  const page = (text: string) => pageOf('application/json', Buffer.from(text));
  const first = pack(page(TEXT), 'br');
  expect(pack(page(TEXT), 'br')).toBe(first);
  expect(pack(page(TEXT), 'gzip')).not.toBe(first);
  expect(pack(page(`${TEXT}!`), 'br')).not.toBe(first);
  expect((await first).length).toBeLessThan(TEXT.length / 10);
});

test('of those only a few are remembered', () => {
  const pack = packer();
  const page = (i: number) => pageOf('application/json', Buffer.from(`${TEXT}${i}`));
  const first = pack(page(0), 'gzip');
  for (let i = 1; i < 50; i++) void pack(page(i), 'gzip');
  expect(pack(page(0), 'gzip')).not.toBe(first);
});
