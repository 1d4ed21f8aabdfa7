/** Texts written to keep a reader busy: they are refused in a moment, with the reason, and never half read. */
import { describe, expect, test } from 'vitest';
import { readText } from '../../reader/index.ts';
import { MAX_TEXT } from '../../src/import/raw-card.ts';

const read = (text: string, trigger: string | null = null) => readText(text, trigger, { category: 'CHARACTER' });
const filled = (before: string, unit: string, behind = '.'): string =>
  before + unit.repeat(Math.floor((MAX_TEXT - before.length - behind.length) / unit.length)) + behind;

/** On this thread alone, since other work on the machine is none of the reader's. */
function busyFor(work: () => void): number {
  const { user } = process.cpuUsage();
  work();
  return (process.cpuUsage().user - user) / 1000;
}

/** Two texts; a twentieth of it where the machine is quick and the code is warm. */
const A_MOMENT = 2000;

describe('[OP-R2.4] a text of the greatest length that keeps a reader busy', () => {
  test.each([
    ['names in a row', '', '[Harbour Cat], '],
    ['names and names', '', '[Harbour Cat] and '],
    ['short names in a row', '[On Play] K.O. your ', '[A], '],
    ['brackets inside brackets', '[On Play] You may ', '('],
    ['signs that nothing closes', '[On Play] ', '['],
    ['types that nothing closes', '[On Play] ', '{'],
    ['attributes that nothing closes', '[On Play] ', '<'],
    ['one long word', '[On Play] ', "a'"],
    ['conditions inside conditions', '[On Play] ', 'if your Leader is red, '],
    ['times inside times', '[On Play] ', 'repeat the following 2 times: '],
    ['clauses and clauses', '[On Play] ', 'draw 1 card and '],
    ['offers and offers', '[On Play] ', 'you may draw 1 card and '],
    ['prices for prices', '[On Play] ', 'you may trash 1 card from your hand: '],
    ['cards and cards', '[On Play] K.O. ', 'up to 1 of your Characters and '],
    ['kinds or kinds', '[On Play] K.O. up to 1 ', '{Lantern Guild} type or '],
    ['numbers of numbers', '[On Play] Draw cards equal to ', 'the number of cards with a cost equal to '],
    ['many small blocks', '', '[On Play] juggle.\n'],
    ['many blocks that are hard to read', '', '[On Play] [Harbour Cat], [A], [B], [C], [D] and draw 1 card and x.\n'],
  ])('%s', (_what, before, unit) => {
    const text = filled(before, unit, 'zzz.');
    let said = read('[On Play] Draw 1 card.');
    expect(busyFor(() => (said = read(text, text)))).toBeLessThan(A_MOMENT);
    expect(said.effects).toEqual([]);
    expect(said.unread.length).toBeGreaterThan(0);
  });
  test('many cards in a row, each said to be no card of those before it, do not double with every one', () => {
    const names = [...'ABCDEFGHIJKLMNOPQRST'].map((name) => `all of your [${name}]`).join(', ');
    const { effects, unread } = read(`[On Play] K.O. ${names}.`);
    expect(unread).toEqual([]);
    expect(JSON.stringify(effects).length).toBeLessThan(20_000);
  });
  test('says that it is too much', () => {
    const reasons = (text: string): string[] => read(text).unread.map(({ reason }) => reason);
    expect(reasons(filled('[On Play] You may ', '('))).toEqual(['it has too many texts inside each other']);
    expect(reasons(filled('[On Play] ', 'draw 1 card and you may '))).toEqual([
      'it can be read in too many ways: nobody tries them all',
    ]);
  });
});
