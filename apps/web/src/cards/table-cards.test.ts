import { expect, test } from 'vitest';
import { cardsForTable, NotTaken, tableCards } from './table-cards.ts';

const PRINT = '0a'.repeat(16);
const CARDS = [{ id: 'XA01-001', name: 'Harbour Cat' }];

interface Asked {
  address: string;
  how: RequestInit | undefined;
}

/** A server that has these answers, by address, and remembers what it was asked. */
function server(answers: Record<string, Response | null>): { ask: typeof fetch; asked: Asked[] } {
  const asked: Asked[] = [];
  const ask = async (address: unknown, how?: RequestInit): Promise<Response> => {
    asked.push({ address: String(address), how });
    const answer = answers[String(address)];
    if (!answer) throw new TypeError('no network');
    return answer.clone();
  };
  return { ask: ask as typeof fetch, asked };
}
const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json; charset=utf-8' } });
const listed = (more: object): Response =>
  json({ game: 'one-piece', sets: [{ name: 'harbour', cards: 1, problems: 0, print: PRINT }], images: null, ...more });
const keeps = (cards: readonly unknown[] | null) => ({ cards: async () => cards });

test('the cards of a table are fetched by their fingerprint', async () => {
  const { ask } = server({ [`/cards/by-print/${PRINT}.json`]: json({ name: 'harbour', cards: CARDS }) });
  expect(await tableCards({ name: 'harbour', print: PRINT }, ask)).toEqual({ name: 'harbour', cards: CARDS });
});

test.each([
  ['nobody answers', null, 'The cards "harbour" cannot be fetched: the server does not answer.'],
  [
    'they are for others',
    new Response('There are no such cards here, or they are for others.\n', { status: 404 }),
    'The server does not give the cards "harbour": There are no such cards here, or they are for others.',
  ],
  ['a page comes instead', new Response('<!doctype html>'), /The server does not give the cards "harbour"/],
])('when %s, that is said', async (_what, answer, why) => {
  const { ask } = server({ [`/cards/by-print/${PRINT}.json`]: answer });
  await expect(tableCards({ name: 'harbour', print: PRINT }, ask)).rejects.toThrow(why);
});

test('the server’s own cards are named as they are', async () => {
  const { ask, asked } = server({ '/cards.json': listed({ uploads: 'guests' }) });
  expect(await cardsForTable('harbour', { kept: keeps(null), token: '', ask })).toBe(`harbour@${PRINT}`);
  expect(asked.map(({ address }) => address)).toEqual(['/cards.json']);
});

test('cards of this browser are sent to a server that takes them, with the token if there is one', async () => {
  const print = '1b'.repeat(16);
  const { ask, asked } = server({
    '/cards.json': listed({ uploads: 'token' }),
    '/cards/harbour': json({ name: 'harbour', print, cards: 1, problems: 0 }, 201),
  });
  expect(await cardsForTable('harbour', { kept: keeps(CARDS), token: 'secret', ask })).toBe(`harbour@${print}`);
  const { how } = asked[1] ?? expect.unreachable();
  expect(how).toMatchObject({ method: 'POST', headers: { Authorization: 'Bearer secret' } });
  expect(JSON.parse(String(how?.body))).toEqual({ name: 'harbour', cards: CARDS });
});

test.each([
  ['is refused', new Response('Whoever runs this server takes cards only with the right token.\n', { status: 403 })],
  ['is not understood', json({ print: 'nonsense' }, 201)],
  ['is not answered', null],
])('what is sent and %s is told', async (_what, answer) => {
  const { ask } = server({ '/cards.json': listed({ uploads: 'guests' }), '/cards/harbour': answer });
  await expect(cardsForTable('harbour', { kept: keeps(CARDS), token: '', ask })).rejects.toThrow(/cards/);
});

test('a server that takes none plays with its own of that name, or says that it takes none', async () => {
  const { ask } = server({ '/cards.json': listed({ uploads: 'off' }) });
  expect(await cardsForTable('harbour', { kept: keeps(CARDS), token: '', ask })).toBe(`harbour@${PRINT}`);
  await expect(cardsForTable('quay', { kept: keeps(CARDS), token: '', ask })).rejects.toBeInstanceOf(NotTaken);
  await expect(cardsForTable('quay', { kept: keeps(null), token: '', ask })).rejects.toThrow(
    'There are no cards called "quay" on this server.',
  );
});
