import { describe, expect, test } from 'vitest';
import { STARTER_SET } from '../../cards/index.ts';
import { cardShelf } from '../shelf.ts';
import { choiceKey, deckOf, type ListEntry, openIn, readList } from './read-list.ts';

const shelf = cardShelf(STARTER_SET.cards);

/** The entries of the first line that has some. */
function entriesOf(text: string, from = shelf): readonly ListEntry[] {
  const [first] = readList(text, from).lines.flatMap(({ is }) => (is.what === 'cards' ? [is.entries] : []));
  return first ?? [];
}
const found = (n: number, card: string): ListEntry => ({ n, is: 'found', card });

describe('a line of a pasted list', () => {
  test.each([
    '4 LW-002',
    '4xLW-002',
    '4x LW-002',
    '4 x LW-002',
    '4× LW-002',
    '4*LW-002',
    'LW-002 x4',
    'LW-002 x 4',
    'LW-002x4',
    'LW-002, 4',
    'LW-002;4',
    'LW-002\t4',
    'LW-002 4',
    'LW-002 (4)',
    '4,LW-002',
    '4 lw-002',
    '4 LW-2',
    '4 LW–002',
    '4xLW-002_p1',
    '- 4 LW-002',
    '• 4x LW-002',
    '4 Cinder Pup (LW-002)',
    '4x Cinder Pup [LW-002]',
    '4x [LW-002] Cinder Pup',
    'Cinder Pup LW-002 x4',
    'LW-002 Cinder Pup x4',
    'LW-002 | Cinder Pup | 4',
    '(4) Cinder Pup LW-002',
    '4 Somebody Else LW-002',
    '4 Cinder Pup',
    '4x Cinder Pup',
    '4xCinder Pup',
    '4 x Cinder Pup',
    'Cinder Pup x4',
    'Cinder Pup x 4',
    'Cinder Pup (4)',
    'Cinder Pup (x4)',
    'Cinder Pup, 4',
    'cinder  PUP × 4',
    '"Cinder Pup" x4',
    'Character: 4 Cinder Pup',
    '４ Cinder Pup',
  ])('%s', (line) => {
    expect(entriesOf(line)).toEqual([found(4, 'LW-002')]);
  });

  test.each([
    'LW-001',
    '1 LW-001',
    'Leader: LW-001',
    'Leader: Bram Cinderhall',
    '1x Bram Cinderhall',
    'Leader = LW-001 (1)',
  ])('%s is the Leader', (line) => {
    const list = readList(line, shelf);
    expect(deckOf(list, shelf)).toEqual({ leader: 'LW-001', cards: {} });
  });

  test('may hold several cards', () => {
    expect(entriesOf('1xLW-001 4xLW-002 LW-003x3')).toEqual([
      found(1, 'LW-001'),
      found(4, 'LW-002'),
      found(3, 'LW-003'),
    ]);
  });

  test.each([
    '',
    '   ',
    '# my deck',
    '// Events',
    '-- end',
    'Characters (38)',
    'Leader',
    'Leader:',
    '== Events ==',
    'Main deck: 50',
    'Deck name: Cinder Line',
    'DON!! deck (10)',
    'Total: 50 cards',
    '[Stage]',
    'Stages - 2',
  ])('"%s" is about no card', (line) => {
    expect(readList(line, shelf).lines).toMatchObject([{ at: 1, text: line, is: { what: 'nothing' } }]);
  });

  test.each([
    ['0 LW-002', 'count'],
    ['101 Cinder Pup', 'count'],
    ['999x LW-002', 'count'],
    ['4', 'entry'],
    ['!?', 'entry'],
    ['x'.repeat(301), 'long'],
    ['["LW-002", ', 'json'],
  ])('"%s" cannot be read: %s', (line, why) => {
    expect(readList(line, shelf).lines).toMatchObject([{ is: { what: 'unreadable', why } }]);
  });

  test('that nobody knows names the nearest cards', () => {
    expect(entriesOf('4 Cinder Pupp')).toMatchObject([{ is: 'unknown', name: 'Cinder Pupp', n: 4 }]);
    expect(entriesOf('4 Cinder Pupp')[0]).toMatchObject({ nearest: expect.arrayContaining(['LW-002']) });
    expect(entriesOf('2 Furnace Oks')[0]).toMatchObject({ nearest: expect.arrayContaining(['LW-008']) });
    expect(entriesOf('3 LW-202')[0]).toMatchObject({ is: 'unknown', nearest: expect.arrayContaining(['LW-002']) });
    expect(entriesOf('3 Zzyzx')).toEqual([{ n: 3, is: 'unknown', name: 'Zzyzx', nearest: [] }]);
  });

  const twins = cardShelf([
    ...STARTER_SET.cards,
    { id: 'XA-001', name: 'Cinder Pup', category: 'CHARACTER', colours: ['blue'], types: [], cost: 2, power: 1000 },
  ]);

  test('that means several cards leaves the choice', () => {
    const list = readList('1 LW-001\n4 Cinder Pup', twins);
    expect(list.lines[1]?.is).toEqual({
      what: 'cards',
      entries: [{ n: 4, is: 'ambiguous', name: 'Cinder Pup', choices: ['LW-002', 'XA-001'] }],
    });
    const [, line] = list.lines;
    if (!line) throw new Error('there is a second line');
    expect([openIn(list, {}), deckOf(list, twins)]).toEqual([1, { leader: 'LW-001', cards: {} }]);
    const chosen = { [choiceKey(line, 0)]: 'XA-001' };
    expect([openIn(list, chosen), deckOf(list, twins, chosen)]).toEqual([
      0,
      { leader: 'LW-001', cards: { 'XA-001': 4 } },
    ]);
    expect(entriesOf('4 Cinder Pup (LW-002)', twins)).toEqual([found(4, 'LW-002')]);
  });

  test('with a number that nobody has and a name that somebody has is for its writer to decide', () => {
    expect(entriesOf('4 Cinder Pup (ZZ-999)')).toEqual([
      { n: 4, is: 'ambiguous', name: 'ZZ-999', choices: ['LW-002'] },
    ]);
  });
});

const EMBER = { leader: 'LW-001', cards: { 'LW-002': 4, 'LW-003': 3 } };

describe('a whole list', () => {
  test.each([
    ['of lines', '# Ember\nLeader: Bram Cinderhall\n\nCharacters (7)\n4 Cinder Pup\r\n3x Spark Courier (LW-003)\n'],
    [
      'as JSON, one entry a copy',
      JSON.stringify([
        'Exported from a deck builder',
        'LW-001',
        ...Array(4).fill('LW-002'),
        'LW-003',
        'LW-003',
        'LW-003',
      ]),
    ],
    [
      'as JSON with counts',
      JSON.stringify([
        { id: 'LW-001', count: 1 },
        { cardNumber: 'LW-002', quantity: 4 },
        { name: 'Spark Courier', qty: '3' },
      ]),
    ],
    ['as JSON by number', JSON.stringify({ name: 'Ember', leader: 'LW-001', cards: { 'LW-002': 4, 'LW-003': 3 } })],
    [
      'as JSON in parts',
      JSON.stringify({
        leader: { id: 'LW-001', name: 'Bram' },
        main: [
          { card: { id: 'LW-002' }, n: 4 },
          { code: 'LW-003', amount: 3 },
        ],
      }),
    ],
    ['as JSON of lines', JSON.stringify({ deck: ['1xLW-001', '4xLW-002', '3xLW-003'] })],
    ['as a table', 'Quantity,Card Number,Name\n1,LW-001,"Bram, the Leader"\n4,LW-002,Cinder Pup\n3,,Spark Courier\n'],
    ['as a table with semicolons', 'Name;Count\nBram Cinderhall;1\nCinder Pup;4\nSpark Courier;3'],
    ['as a table with tabs', 'Qty\tName\tCode\n1\t\tLW-001\n4\t\tLW-002\n3\tSpark Courier\t'],
    ['as one line', '1xLW-001 4xLW-002 3xLW-003'],
  ])('%s is read', (_, text) => {
    const list = readList(text, shelf);
    expect(deckOf(list, shelf)).toEqual(EMBER);
    expect(openIn(list, {})).toBe(0);
  });

  test('accounts for every line, in order', () => {
    const text = 'a\n4 LW-002\n\n# no\n0 x\n? ?\nCharacters:\n';
    const { lines, left } = readList(text, shelf);
    expect([lines.map(({ text }) => text).join('\n'), left]).toEqual([text, 0]);
    expect(lines.map(({ at }) => at)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(lines.map(({ is }) => is.what)).toEqual([
      'cards',
      'cards',
      'nothing',
      'nothing',
      'unreadable',
      'unreadable',
      'nothing',
      'nothing',
    ]);
  });

  test('that is far too long is cut, and says so', () => {
    const { lines, left } = readList('4 LW-002\n'.repeat(3000), shelf);
    expect([lines.length, left]).toEqual([2000, 1001]);
  });

  test('in any wording is read without a fault', () => {
    const odd = [
      '{',
      '[]',
      '{}',
      '[[[[[["LW-002"]]]]]]',
      '{"a":{"b":null}}',
      '\u0000',
      '4x',
      'x4',
      '()',
      '"',
      ',,,',
      ';;',
    ];
    for (const text of odd) expect(() => readList(text, shelf)).not.toThrow();
  });

  test('keeps a second Leader among the cards, where the check of the deck finds it', () => {
    expect(deckOf(readList('2 LW-001\n1 LW-018', shelf), shelf)).toEqual({
      leader: 'LW-001',
      cards: { 'LW-001': 1, 'LW-018': 1 },
    });
  });
});

describe('a list that means harm', () => {
  test.each([
    '{"LW-002": 1.5}',
    '{"LW-002": -4}',
    '{"LW-002": 1e999}',
    '[{"id": "LW-002", "count": 1.5}]',
    '[{"id": "LW-002", "count": "NaN"}]',
    'number,count\nLW-002,2.5',
    'number,count\nLW-002,-2',
    'number,count\nLW-002,NaN',
  ])('asks for no part of a card: %s', (text) => {
    const list = readList(text, shelf);
    expect(deckOf(list, shelf).cards).toEqual({});
    expect(list.lines.map(({ is }) => is)).toContainEqual({ what: 'unreadable', why: 'count' });
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s is a name that nobody has', (name) => {
    for (const text of [`4 ${name}`, `{"cards": {"${name}": 4}}`, `["${name}"]`, `name,count\n${name},4`]) {
      expect(deckOf(readList(text, shelf), shelf).cards).toEqual({});
    }
  });

  const most = Array.from({ length: 2000 }, (_, i) => `4 Nobody ${i}`).join('\n');
  const timeOf = (text: string): number => {
    const began = performance.now();
    readList(text, shelf);
    return performance.now() - began;
  };
  test.each([
    ['half a million lines', 'a\n'.repeat(499_000)],
    ['as many rows', `name,count\n${'a,1\n'.repeat(240_000)}`],
    ['as many entries', `[${'"a",'.repeat(240_000)}"a"]`],
    ['lines of spaces', `a${' '.repeat(280)}b LW-002\n`.repeat(3000)],
    ['one line', '-1'.repeat(499_000)],
    ['binary', '\u0000\uffff\ud800'.repeat(300_000)],
    ['depth', '['.repeat(900_000)],
    ['10 MB', '4 LW-002\n'.repeat(1_200_000)],
  ])('%s is read about as fast as the longest list, and nothing is left out in silence', (_what, text) => {
    const usual = timeOf(most);
    const { lines, left } = readList(text, shelf);
    expect(lines.length).toBeLessThanOrEqual(2000);
    expect(left > 0 || lines.some(({ is }) => is.what === 'unreadable')).toBe(true);
    expect(Math.min(timeOf(text), timeOf(text))).toBeLessThan(40 * usual);
  });
});
