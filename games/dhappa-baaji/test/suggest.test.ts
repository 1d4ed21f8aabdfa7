import type { CopyId, Layout } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { dhappaBaaji, suggestLayouts } from '../src/index.ts';
import { cards, nameOf, seated } from './seated.ts';

/** The first free copy of each card. */
function copies(text: string): CopyId[] {
  const used: CopyId[] = [];
  for (const name of cards(text)) {
    used.push(
      dhappaBaaji.faces.findIndex((face, copy) => face?.id === name && !used.includes(copy as CopyId)) as CopyId,
    );
  }
  return used;
}
const text = ({ cards: laid }: Layout): string =>
  laid.map(({ card, as }) => (as === '' ? nameOf(card) : `${nameOf(card)}(${as})`)).join(' ');

describe('layouts for a selection (7.4)', () => {
  test.each([
    ['naturals alone have one', '7♥ 9♥ 8♥', ['9♥ 8♥ 7♥']],
    ['a gap is filled', '9♣ Jo 7♣', ['9♣ Jo(8♣) 7♣']],
    ['a 2 comes before a Joker', '9♣ 6♣ Jo 2♥', ['9♣ 2♥(8♣) Jo(7♣) 6♣']],
    ['what is left goes low first', '9♣ 8♣ 2♥', ['9♣ 8♣ 2♥(7♣)', '2♥(10♣) 9♣ 8♣']],
    ['in every split', '9♣ 8♣ 2♥ Jo', ['9♣ 8♣ 2♥(7♣) Jo(6♣)', '2♥(10♣) 9♣ 8♣ Jo(7♣)', '2♥(J♣) Jo(10♣) 9♣ 8♣']],
    ['not past the Ace', 'A♣ K♣ 2♥', ['A♣ K♣ 2♥(Q♣)']],
    ['a set takes any missing suit', 'A♠ A♥ Jo', ['A♠ A♥ Jo(A♣)', 'A♠ A♥ Jo(A♦)']],
    ['two suits are no run', '9♣ 8♥ 7♣', []],
    ['a face twice is none', '9♣ 9♣ 8♣', []],
    ['wilds alone are none', 'Jo Jo 2♥', []],
    ['too large a gap is none', '9♣ 5♣ 2♥', []],
  ])('%s', (_title, selection, layouts) => {
    expect(suggestLayouts(copies(selection)).map(text)).toEqual(layouts);
  });

  test('every one of them is legal', () => {
    const { p, table } = seated({ hand: '9♣ 8♣ 2♥ Jo' });
    const hand = table.match.table.hand[0].slice(0, 4);

    for (const layout of suggestLayouts(hand)) {
      expect(p.does({ do: 'CREATE_RUN', layout })).toBe('ok');
      expect(p.undoes()).toBe('ok');
    }
  });
});
