/**
 * Card texts of our own in the manner of printed sets, written by people who did not look at the reader, and never
 * changed to suit it. How many of them are read must not go down; what is read is a card, and our words for it mean
 * the same.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readText } from '../../../reader/index.ts';
import { readCard } from '../../../src/data/read-card.ts';
import { printCard } from '../../../src/tree/print/index.ts';
import type { Category } from '../../../src/tree/tree.ts';
import { cardOf } from '../../print/cards.ts';
import { keyOf } from '../../trees/tree-neighbours.ts';
import { FACES, meaningOf } from '../reading.ts';

interface Line {
  kind: string;
  category: Category;
  text: string;
  trigger?: string;
}

/** By file: how many lines were read whole at the first try, how many are at least, of how many. */
const FLOORS: Readonly<Record<string, readonly [first: number, read: number, of: number]>> = {
  'searches-and-lists.json': [112, 137, 150],
  'texts-of-a-set.json': [200, 232, 320],
};

const linesOf = (file: string): readonly Line[] => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));

const read = ({ text, trigger, category }: Line) => readText(text, trigger ?? null, { category });

describe.each(Object.entries(FLOORS))(
  '[OP-R2.4] %s: texts that the reader was not made for',
  (file, [first, floor, all]) => {
    const lines = linesOf(file);
    const whole = lines.filter((line) => read(line).unread.length === 0);

    test(`at least ${floor} of ${all} are read whole, ${first} at the first try`, () => {
      expect(lines).toHaveLength(all);
      expect(whole.length).toBeGreaterThanOrEqual(floor);
    });

    test('what is read is a card, and is read again from our words for it', () => {
      const wrong = whole.flatMap((line) => {
        const { category } = line;
        const said = meaningOf(read(line));
        const made = readCard({ ...cardOf(category), ...FACES[category], ...said });
        if (!('card' in made)) return [[line.text, made.problems]];
        const again = readText(printCard(made.card), null, { category });
        return keyOf(meaningOf(again)) === keyOf(said) ? [] : [[line.text, printCard(made.card)]];
      });

      expect(wrong).toEqual([]);
    });
  },
);
