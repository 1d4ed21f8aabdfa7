import { readFileSync } from 'node:fs';
import { ruleLines } from '@dealers-choice/testkit';
import { citesRules } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { CARDS, type Category, jambo } from '../src/index.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

citesRules(jambo, new URL('../', import.meta.url), { prefix: 'JB', refusals: 10 });

describe('the lines of rules/by-number.md', () => {
  const lines = ruleLines(read('../rules/by-number.md'), 'JB');
  /** The last requirement, case and ruling of the specification. */
  const LAST: Readonly<Record<string, number>> = { J: 85, E: 103, R: 17 };

  test('follow ids that exist', () => {
    for (const { id, follows } of lines) {
      for (const one of follows) {
        const [letter = '', number = ''] = one.split('-');
        expect(Number(number) >= 1 && Number(number) <= (LAST[letter] ?? 0), `${id} follows ${one}`).toBe(true);
      }
    }
  });

  test('leave out no ruling', () => {
    const followed = new Set(lines.flatMap(({ follows }) => follows));
    expect(Array.from({ length: 17 }, (_, i) => `R-${i + 1}`).filter((ruling) => !followed.has(ruling))).toEqual([]);
  });

  test('that are about a card are the ones it cites', () => {
    const about = lines.flatMap(({ id, text }) =>
      [...text.matchAll(/^\*\*(.+?)\*\*:/g)].map(([, name]) => ({ id, name })),
    );
    const cited = about.map(({ name }) => ({ id: CARDS.find((card) => card.name === name)?.rule, name }));

    expect(about.length).toBeGreaterThan(25);
    expect(cited).toEqual(about);
  });
});

describe('RULES.md', () => {
  const rules = read('../RULES.md');
  const SECTIONS: readonly (readonly [Category, string])[] = [
    ['ware', 'Ware cards'],
    ['stand', 'Stands'],
    ['people', 'People'],
    ['animal', 'Animals'],
    ['utility', 'Utilities'],
  ];
  const kinds = (category: Category) => CARDS.filter((card) => card.category === category);
  const cards = (category: Category): number => kinds(category).reduce((sum, { copies }) => sum + copies, 0);

  test('needs no number to be understood', () => {
    expect(rules.match(/\b(JB|[JER])-\d+/g)).toBeNull();
  });

  /** The one place that states totals; all else is counted. */
  test('[J-84] counts the cards', () => {
    const all = CARDS.reduce((sum, { copies }) => sum + copies, 0);
    const parts = `${cards('ware')} ware cards, ${cards('stand')} small stands, ${cards('people')} people`;

    expect(rules.match(/^The deck has .*$/m)?.[0]).toBe(
      `The deck has ${all} cards: ${parts}, ${cards('animal')} animals and ${cards('utility')} utilities.`,
    );
  });

  test.each(SECTIONS)('[J-84] lists the cards of each kind as they are printed: %s', (category, head) => {
    const section = rules.split(/^#+ /m).find((part) => part.startsWith(`${head}\n\n|`)) ?? '';
    const rows = [...section.matchAll(/^\| (.+?) +\| (\d+) +\| (.+?) +\|$/gm)].map(([, ...cells]) => cells);

    expect(rows).toEqual(kinds(category).map(({ name, copies, text }) => [name, `${copies}`, text]));
    expect(rows.length).toBeGreaterThan(0);
  });

  test('shows pictures that speak to who cannot see them', () => {
    const pictures = [...rules.matchAll(/^!\[(.+)\]\((rules\/\w+\.svg)\)$/gm)];

    expect(pictures).toHaveLength(2);
    for (const [, alt = '', path = ''] of pictures) {
      expect(alt.length).toBeGreaterThan(40);
      expect(read(`../${path}`).replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|style|script/);
    }
  });
});
