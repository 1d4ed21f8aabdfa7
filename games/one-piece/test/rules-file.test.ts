import { readFileSync } from 'node:fs';
import { citesRules } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { onePiece, STARTER_SET } from '../src/index.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

citesRules(onePiece, new URL('../', import.meta.url), {
  prefix: 'OP',
  notCitations: /^(LW|P)-\d+$/, // numbers of cards
  matches: 5,
  refusals: 5,
});

describe('the lines of rules/by-number.md', () => {
  const follows = [...read('../rules/by-number.md').matchAll(/^- (OP-\d+) .+ \[([^\]]+)\]$/gm)].map(
    ([, id = '', list = '']) => ({ id, list: list.split(', ') }),
  );

  test('name the requirements that they follow first, then the cases, both in order', () => {
    const order = (id: string): number => {
      const [chapter = 0, number = 0] = id
        .replace(/^OP-R|^S/, '')
        .split('.')
        .map(Number);
      return id.startsWith('S') ? 1_000_000 + chapter : chapter * 1000 + number;
    };
    expect(follows).toHaveLength(99);
    for (const { id, list } of follows) {
      expect(list, id).toEqual([...list].sort((a, b) => order(a) - order(b)));
      expect(list.filter((one) => !/^(OP-R\d+\.\d+|S\d{2,3})$/.test(one), id)).toEqual([]);
    }
  });
});

describe('RULES.md', () => {
  const rules = read('../RULES.md');

  test('needs no number to be understood', () => {
    expect(rules.match(/\bOP-\w+/g)).toBeNull();
  });

  test('shows pictures that speak to who cannot see them, and name no address', () => {
    const pictures = [...rules.matchAll(/^!\[(.+)\]\((rules\/\w+\.svg)\)$/gm)].map(([, alt = '', path = '']) => ({
      alt,
      text: read(`../${path}`),
    }));

    expect(pictures).toHaveLength(3);
    for (const { alt, text } of pictures) {
      expect(alt.length).toBeGreaterThan(40);
      expect(text.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|style|script/);
    }
  });

  test('lists every deck of the set, with its Leader and its colours', () => {
    const rows = [...rules.matchAll(/^\| `([a-z]+)` +\| (.+?) +\| (.+?) +\|/gm)];
    const decks = STARTER_SET.decks.map(({ id, leader }) => {
      const card = STARTER_SET.cards.find((one) => one.id === leader);
      return [id, card?.name, card?.colours.join(', ')];
    });

    expect(rows.map(([, id, leader, colours]) => [id, leader, colours])).toEqual(decks);
  });
});

test('the card that READINGS.md shows is one of the set, word for word', () => {
  const [, shown = 'none'] = /```ts\n(.*?)```/s.exec(read('../READINGS.md')) ?? [];

  expect(read('../src/cards/ember.ts').replace(/^ {2}/gm, '')).toContain(shown);
});
