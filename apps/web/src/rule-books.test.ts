import { expect, test } from 'vitest';
import { loadGame } from './games.ts';
import { cardsOf } from './help/CardList.tsx';
import { type Block, blocksOf } from './ui/markdown.ts';

const IN_HINDI = ['the-door', 'dhappa-baaji', 'jambo'];

/** What must be the same in every language: headings, pictures, lists and tables in their order and size. */
const shapeOf = (block: Block): string => {
  switch (block.type) {
    case 'heading':
      return `heading ${block.level}`;
    case 'list':
      return `${block.ordered ? 'numbered' : 'bulleted'} list of ${block.items.length}`;
    case 'table':
      return `table of ${[block.head, ...block.rows].map((row) => row.length).join(' ')}`;
    case 'picture':
      return `picture ${block.src}`;
    default:
      return block.type;
  }
};
/** The names that options have in commands. */
const optionsIn = (text: string): string[] => [...text.matchAll(/^\| .*?`([a-z]\w+)`/gim)].map(([, name = '']) => name);

test.each(IN_HINDI)('the Hindi rules of %s have all that the English ones have', async (id) => {
  const shelved = await loadGame(id);
  const [english, hindi] = await Promise.all([shelved.rulesText('en'), shelved.rulesText('hi')]);

  expect(hindi.language).toBe('hi');
  expect(blocksOf(hindi.text).map(shapeOf)).toEqual(blocksOf(english.text).map(shapeOf));
  expect(optionsIn(english.text)).not.toEqual([]);
  expect(optionsIn(hindi.text)).toEqual(optionsIn(english.text));
});

test.each(['the-door', 'jambo'])('the Hindi rules of %s say of every card what the card says', async (id) => {
  const shelved = await loadGame(id, '', 'hi');
  const { text } = await shelved.rulesText('hi');
  const rows = blocksOf(text).flatMap((block) => (block.type === 'table' ? block.rows : []));

  for (const card of cardsOf(shelved)) {
    expect(rows).toContainEqual([card.name, expect.stringMatching(/^\d+$/), card.text]);
  }
});

test('a game without Hindi rules shows its English ones, and says so', async () => {
  const shelved = await loadGame('one-piece');
  const book = await shelved.rulesText('hi');

  expect(book.language).toBe('en');
  expect(book).toEqual(await shelved.rulesText('en'));
});
