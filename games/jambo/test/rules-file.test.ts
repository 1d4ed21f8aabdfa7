import { readFileSync } from 'node:fs';
import { citesRules } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { CARDS, type Card, type Category, jambo } from '../src/index.ts';
import { words } from '../src/words/index.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
/** Number, text and what it cites, of every line that begins with a rule. */
const LINES = [...rules.matchAll(/^- JB-(\d+) (.+?) \[([^\]]+)\]$/gm)].map(([, number = '', text = '', list = '']) => ({
  id: `JB-${number}`,
  text,
  cites: list.split(', '),
}));
const lineOf = new Map(LINES.map((line) => [line.id, line]));
/** The last requirement, case and ruling of the specification. */
const LAST: Readonly<Record<string, number>> = { J: 85, E: 103, R: 17 };

describe('the lines of RULES.md', () => {
  test('are numbered one by one, and each cites what it follows', () => {
    expect(LINES.map(({ id }) => id)).toEqual(Array.from({ length: 72 }, (_, i) => `JB-${i + 1}`));
    expect(rules.match(/^- /gm)).toHaveLength(LINES.length);
  });

  test('cite ids that exist, each once', () => {
    for (const { id, cites } of LINES) {
      expect(new Set(cites).size, id).toBe(cites.length);
      for (const cited of cites) {
        const [letter = '', number = ''] = cited.split('-');
        expect(Number(number) >= 1 && Number(number) <= (LAST[letter] ?? 0), `${id} cites ${cited}`).toBe(true);
      }
    }
  });

  test('leave out no ruling', () => {
    const cited = new Set(LINES.flatMap(({ cites }) => cites));
    expect(Array.from({ length: 17 }, (_, i) => `R-${i + 1}`).filter((ruling) => !cited.has(ruling))).toEqual([]);
  });
});

citesRules(jambo, new URL('../', import.meta.url), { prefix: 'JB', refusals: 10 });

describe('what a card cites', () => {
  test('is the line that has its name', () => {
    const named = CARDS.filter(({ category }) => category !== 'ware' && category !== 'stand');
    const wrong = named.filter((card) => !lineOf.get(card.rule)?.text.includes(`**${words.card(card).name}**`));

    expect(named.length).toBeGreaterThan(0);
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

/** The one place that states totals; all else is counted. */
test('[J-84] the deck is the one that JB-1 counts', () => {
  const kinds = (category?: Category): Card[] => CARDS.filter((card) => !category || card.category === category);
  const cards = (category?: Category): number => kinds(category).reduce((sum, { copies }) => sum + copies, 0);
  const counted = [
    `The deck has ${cards()} cards of ${kinds().length} kinds: ${cards('ware')} ware cards of ${kinds('ware').length}`,
    ` kinds, ${cards('stand')} small stands, ${cards('people')} people of ${kinds('people').length} kinds`,
    ` (Guards and Rain Makers among them), ${cards('animal')} animals of ${kinds('animal').length}`,
    ` and ${cards('utility')} utilities of ${kinds('utility').length}.`,
  ].join('');

  expect(lineOf.get('JB-1')?.text).toContain(counted);
});

describe('the tables of RULES.md', () => {
  /** Cells of the row that begins with the card's id. */
  const cells = ({ id }: Card): string[] =>
    (rules.match(new RegExp(`^\\| \`${id}\` .*$`, 'm'))?.[0] ?? '').split('|').map((cell) => cell.trim());

  test('have a row for every card', () => {
    expect(rules.match(/^\| `[a-z-]+` .*? \| (\d) +\|/gm)).toHaveLength(CARDS.length);
  });

  test.each(CARDS.map((card) => [card.id, card] as const))('%s', (_id, card) => {
    const [, , name = '', price, last = '', rule] = cells(card);

    if (card.category === 'ware') {
      expect([price, last]).toEqual([`${card.buy} / ${card.sell}`, String(card.copies)]);
      expect(waresNamed(name)).toEqual([...card.wares].sort());
    } else {
      expect([name, price, last]).toEqual([words.card(card).name, String(card.copies), card.rule]);
      expect(rule).toBe('');
    }
  });

  /** `2 tea, 1 silk` as the wares themselves. */
  function waresNamed(cell: string): string[] {
    if (cell === 'one of each') return ['trinkets', 'hides', 'tea', 'silk', 'fruit', 'salt'].sort();
    return cell
      .split(', ')
      .flatMap((part) => new Array<string>(Number(part.match(/^\d/)?.[0] ?? 1)).fill(part.replace(/^\d /, '')))
      .sort();
  }
});
