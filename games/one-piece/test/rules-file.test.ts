import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { STARTER_SET } from '../src/index.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
/** Number, text and what it cites, of every line that begins with a rule. */
const LINES = [...rules.matchAll(/^- OP-(\d+) (.+?) \[([^\]]+)\]$/gm)].map(([, number = '', text = '', list = '']) => ({
  id: `OP-${number}`,
  text,
  cites: list.split(', '),
}));
const ids = LINES.map(({ id }) => id);
/** `10.4` for `### 10.4 Choices`. */
const SECTIONS = [...rules.matchAll(/^##+ (\d+(?:\.\d+)?)\.? /gm)].map(([, number = '']) => number);

const src = new URL('../src/', import.meta.url);
const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(new URL(path, src), 'utf8'));

describe('the lines of RULES.md', () => {
  test('are numbered one by one, and each cites what it follows', () => {
    expect(ids).toEqual(Array.from({ length: 99 }, (_, i) => `OP-${i + 1}`));
    expect(rules.match(/^- /gm)).toHaveLength(LINES.length);
  });

  test('cite each id once, the requirements first and both in order', () => {
    const order = (id: string): number => {
      const [chapter = 0, number = 0] = id
        .replace(/^OP-R|^S/, '')
        .split('.')
        .map(Number);
      return id.startsWith('S') ? 1_000_000 + chapter : chapter * 1000 + number;
    };
    for (const { id, cites } of LINES) {
      expect(cites, id).toEqual([...new Set(cites)].sort((a, b) => order(a) - order(b)));
      expect(cites.filter((cited) => !/^(OP-R\d+\.\d+|S\d{2,3})$/.test(cited), id)).toEqual([]);
    }
  });

  test('stand in numbered sections', () => {
    const chapters = SECTIONS.filter((number) => !number.includes('.'));
    expect(chapters).toEqual(Array.from({ length: 19 }, (_, i) => String(i + 1)));
    expect(SECTIONS.filter((number) => number.startsWith('10.'))).toEqual(
      Array.from({ length: 8 }, (_, i) => `10.${i + 1}`),
    );
  });
});

describe('what the code cites', () => {
  test('is a line of RULES.md', () => {
    const cited = code.flatMap((text) => text.match(/\bOP-\d+\b/g) ?? []);

    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('or a section of it, where a number has no dash', () => {
    const comments = code.flatMap((text) => text.match(/(\/\/ |^ *\/?\*+ ).*$/gm) ?? []);
    const cited = comments.flatMap((line) =>
      [...line.matchAll(/\((?:[\d.-]+, )?(\d\d?(?:\.\d)?)\)/g)].map(([, number = '']) => number),
    );

    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter((number) => !SECTIONS.includes(number))).toEqual([]);
  });

  test('with a refusal is a line too', () => {
    const refusals = code.flatMap((text) => [...text.matchAll(/\bno\('([A-Z_]+)'(?:, \{[^}]*\}, '(.*?)')?/g)]);

    expect(refusals.length).toBeGreaterThan(20);
    expect(refusals.filter(([, , rule = '']) => !ids.includes(rule)).map(([, refused]) => refused)).toEqual([]);
  });
});

describe('the table of decks', () => {
  const rows = [...rules.matchAll(/^\| `([a-z]+)` +\| (.+?) +\| (.+?) +\|/gm)];

  test('has every deck of the set, with its Leader and its colours', () => {
    const decks = STARTER_SET.decks.map(({ id, leader }) => {
      const card = STARTER_SET.cards.find((one) => one.id === leader);
      return [id, card?.name, card?.colours.join(', ')];
    });

    expect(rows.map(([, id, leader, colours]) => [id, leader, colours])).toEqual(decks);
  });
});
