/** A text, what it must mean, and on which kind of card it stands. */
import { expect, test } from 'vitest';
import { type ReadText, readText } from '../../reader/index.ts';
import { readCard } from '../../src/data/read-card.ts';
import { printCard } from '../../src/tree/print/index.ts';
import type { Category, Condition } from '../../src/tree/tree.ts';
import { cardOf } from '../print/cards.ts';
import { keyOf } from '../trees/tree-neighbours.ts';

type Meaning = Partial<Omit<ReadText, 'unread' | 'productions'>>;
export type Row = readonly [text: string, means: Meaning, on?: Category];

export const FACES: Readonly<Partial<Record<Category, object>>> = {
  CHARACTER: { cost: 1, power: 1000, attributes: ['Slash'] },
  LEADER: { life: 4, power: 5000, attributes: ['Slash'] },
  EVENT: { cost: 1 },
  STAGE: { cost: 1 },
};
export const meaningOf = ({ unread: _, productions: __, effects, keywords, ...rest }: ReadText): Meaning => ({
  ...(effects.length > 0 ? { effects } : {}),
  ...(keywords.length > 0 ? { keywords } : {}),
  ...rest,
});

export function reads(rows: readonly Row[]): void {
  test.each(rows.map(([text, means, on = 'CHARACTER']) => [text, means, on] as const))('%s', (text, means, on) => {
    const read = readText(text, null, { category: on });
    expect(read.unread).toEqual([]);
    expect(meaningOf(read)).toEqual(means);
    // It is a card that the game takes, and what the printer says of it means the same.
    const card = readCard({ ...cardOf(on), ...FACES[on], ...means });
    if (!('card' in card)) throw new Error(JSON.stringify(card.problems));
    const again = readText(printCard(card.card), null, { category: on });
    expect(keyOf(meaningOf(again))).toBe(keyOf(meaningOf(read)));
  });
}

/** "[On Play] If …, draw 1 card.": for texts that are about what must hold. */
export const drawsIf = (holds: Condition): Meaning => ({
  effects: [{ timings: ['ON_PLAY'], if: holds, steps: [{ do: 'draw', n: 1 }] }],
});

/** Two wordings of one meaning. */
export function saysTheSame(rows: readonly (readonly [text: string, known: string, on?: Category])[]): void {
  test.each(rows.map(([text, known, on]) => [text, known, on ?? kindOf(text)] as const))('%s', (text, known, on) => {
    const [read, other] = [text, known].map((each) => readText(each, null, { category: on }));
    expect([read?.unread, other?.unread]).toEqual([[], []]);
    expect(read && keyOf(meaningOf(read))).toBe(other && keyOf(meaningOf(other)));
  });
}

const kindOf = (text: string): Category => (/^\[(?:Main|Counter)\]/.test(text) ? 'EVENT' : 'CHARACTER');
