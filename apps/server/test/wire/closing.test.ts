import { expect, test } from 'vitest';
import { openLine, WirePage } from './line.ts';

test('before its line ends every page is told that the server goes, after everything else', async () => {
  const line = await openLine();
  const pages = [await WirePage.open(line.url), await WirePage.open(line.url)];
  pages[0]?.say({ type: 'lobby', on: true });
  await line.close();
  for (const page of pages) {
    await page.until(() => !page.socket.connected);
    expect(page.got.at(-1)).toEqual({ type: 'closing' });
    expect(page.got.filter(({ type }) => type === 'closing')).toHaveLength(1);
    expect(page.wrong).toEqual([]);
    page.close();
  }
});
