/** Matches far away with imported cards: this page reads the same ones, or says why it cannot play. */
import { expect, test } from 'vitest';
import { aCharacter, asFile, DECK, GOOD, WHOLE_DECK } from '../../e2e/invented.ts';
import { NOTHING_BEFORE, readSource } from '../cards/read-source.ts';
import { GAMES } from '../games.ts';
import type { AnyGame } from '../match/shelf.ts';
import { farTablePage } from './test/far-page.ts';

const NAMED = `harbour@${'0a'.repeat(16)}`;
const person = (name: string) => ({ who: 'person' as const, name, bot: '' });

async function gameOf(cards: readonly object[]): Promise<AnyGame> {
  const sets = GAMES.find(({ id }) => id === 'one-piece')?.cardSets ?? expect.unreachable();
  const source = { path: 'harbour', content: { text: asFile(cards) } };
  const { set } = await readSource(source, await sets.reader(), NOTHING_BEFORE);
  return sets.shelve(set, NAMED);
}
const table = {
  game: 'one-piece',
  seats: [person('Ada'), person('Bo')],
  setup: { seats: 2, options: { decks: [DECK, WHOLE_DECK] }, seed: 'far' },
  cards: NAMED,
};

test('the table is laid with the cards that the match names', async () => {
  const harbour = await gameOf(GOOD);
  const asked: string[] = [];
  const load = async (_game: string, cards: string): Promise<AnyGame> => {
    asked.push(cards);
    return harbour;
  };
  const page = await farTablePage({ ...table, load });
  const { status, loaded, plan, view } = page.match.getState();

  expect([status, loaded?.cards, plan?.cards]).toEqual(['playing', NAMED, NAMED]);
  expect(new Set(asked)).toEqual(new Set([NAMED]));
  expect(view?.options).toMatchObject({ decks: [DECK, ''] });
});

test('another reading of them is told, and nothing is laid', async () => {
  const [here, there] = [await gameOf(GOOD), await gameOf([...GOOD, aCharacter(70)])];
  const page = await farTablePage({ ...table, there, load: async () => here });
  const { status, problem } = page.match.getState();

  expect(status).not.toBe('playing');
  expect(problem).toContain('The cards "harbour" have changed');
});

test('cards that the server does not give are told', async () => {
  const there = await gameOf(GOOD);
  const why = 'The server does not give the cards "harbour": There are no such cards here, or they are for others.';
  const page = await farTablePage({ ...table, there, load: () => Promise.reject(new Error(why)) });

  expect(page.match.getState()).toMatchObject({ problem: why });
});
