import { expect, test } from 'vitest';
import { keepCallWords, noticeFor, showAddress } from './turn-call.ts';

/** What a browser keeps. */
function cachesOf() {
  const kept = new Map<string, Response>();
  const cache = {
    match: async (address: string) => kept.get(address)?.clone(),
    put: async (address: string, answer: Response) => void kept.set(address, answer),
  };
  return { open: async () => cache as unknown as Cache };
}
const CALL = { match: 'm1', code: 'ABCD2345', game: 'jambo', title: 'Tea for two' };
const WORDS = { games: { jambo: 'Your turn in Jambo' }, usual: 'Your turn.' };

test('a call is shown in the words of the page, and leads to its table', async () => {
  const caches = cachesOf();
  await keepCallWords(WORDS, caches);
  expect(await noticeFor(JSON.stringify(CALL), caches)).toEqual({
    title: 'Your turn in Jambo',
    options: {
      body: 'Tea for two',
      tag: 'turn-m1',
      icon: '/icons/icon-192.png',
      data: { address: '/#/room/ABCD2345' },
    },
  });
  expect((await noticeFor(JSON.stringify({ ...CALL, game: 'new' }), caches)).title).toBe('Your turn.');
  const { options } = await noticeFor(JSON.stringify({ ...CALL, code: '' }), caches);
  expect(options.data.address).toBe('/#/lobby');
});

test.each(['', 'nonsense', 'null', '7', '{"match":{},"title":9}'])(
  '%j is shown as a call, without details',
  async (text) => {
    const notice = await noticeFor(text, cachesOf());
    expect(notice.title).toBe("Dealer's Choice");
    expect(notice.options).toMatchObject({ body: '', data: { address: '/#/lobby' } });
  },
);

test('a tap leads there in the page that is open, else in a new one, and nowhere else', async () => {
  const went: string[] = [];
  const page = {
    focus: async () => void went.push('focus'),
    navigate: async (address: string) => void went.push(address),
  };
  const pages = (open: (typeof page)[]) => ({
    matchAll: async () => open,
    openWindow: async (address: string) => void went.push(`new ${address}`),
  });
  await showAddress({ address: '/#/room/ABCD2345' }, pages([page]));
  await showAddress({ address: '/#/room/ABCD2345' }, pages([]));
  await showAddress({ address: 'https://elsewhere.example' }, pages([]));
  await showAddress(null, pages([]));
  expect(went).toEqual(['focus', '/#/room/ABCD2345', 'new /#/room/ABCD2345', 'new /#/lobby', 'new /#/lobby']);
});
