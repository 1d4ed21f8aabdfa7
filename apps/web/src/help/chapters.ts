/** A rule book in chapters, and where it says a word. */
import { type Block, blocksOf } from '../ui/markdown.ts';

export interface Chapter {
  id: string;
  title: string;
  blocks: readonly Block[];
}

/** Chapters begin at headings of the second level; what stands before the first is the goal. */
export function chaptersOf(text: string, goal: string): Chapter[] {
  const chapters: { id: string; title: string; blocks: Block[] }[] = [{ id: 'goal', title: goal, blocks: [] }];
  for (const block of blocksOf(text)) {
    if (block.type === 'heading' && block.level === 1) continue;
    if (block.type === 'heading' && block.level === 2) {
      chapters.push({ id: `chapter-${chapters.length}`, title: block.text, blocks: [] });
    } else chapters.at(-1)?.blocks.push(block);
  }
  return chapters.filter(({ blocks }) => blocks.length > 0);
}

const wordsOf = (block: Block): string => {
  switch (block.type) {
    case 'list':
      return block.items.join('\n');
    case 'table':
      return [...block.head, ...block.rows.flat()].join('\n');
    case 'picture':
      return '';
    default:
      return block.text;
  }
};

/** How often a text says a word, whatever its case. */
export function countIn(text: string, word: string): number {
  const wanted = word.trim().toLowerCase();
  return wanted === '' ? 0 : text.toLowerCase().split(wanted).length - 1;
}

export const hitsIn = ({ title, blocks }: Chapter, word: string): number =>
  countIn([title, ...blocks.map(wordsOf)].join('\n'), word);
