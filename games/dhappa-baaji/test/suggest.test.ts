import { type CopyId, type Layout, refuse } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { dhappaBaaji, playsWith, suggestLayouts } from '../src/index.ts';
import { words } from '../src/words/index.ts';
import { cards, idOf, seated } from './seated.ts';

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
  laid.map(({ card, as }) => (as === '' ? idOf(card) : `${idOf(card)}(${as})`)).join(' ');

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

describe('what exactly these cards may be meant for', () => {
  test.each([
    ['one card', '6♣', ['9♣ 8♣ 7♣'], ['Add 6♣ to run 1 (9♣ 8♣ 7♣)', 'Discard 6♣']],
    ['several at once', '6♣ 5♣', ['9♣ 8♣ 7♣'], ['Add 6♣, 5♣ to run 1 (9♣ 8♣ 7♣)']],
    [
      'a wild at either end',
      '2♥',
      ['9♣ 8♣ 7♣'],
      ['Add 2♥ as 6♣ to run 1 (9♣ 8♣ 7♣)', 'Add 2♥ as 10♣ to run 1 (9♣ 8♣ 7♣)', 'Discard 2♥'],
    ],
    ['a wild in the gap', '2♥ 5♣', ['9♣ 8♣ 7♣'], ['Add 5♣, 2♥ as 6♣ to run 1 (9♣ 8♣ 7♣)']],
    [
      'the place of a 2',
      '8♣',
      ['9♣ 2♥(8♣) 7♣'],
      ['Add 8♣ to run 1 (9♣ 2♥(8♣) 7♣), 2♥ goes to 6♣', 'Add 8♣ to run 1 (9♣ 2♥(8♣) 7♣), 2♥ goes to 10♣', 'Discard 8♣'],
    ],
    ['the card of a Joker', '8♣', ['9♣ Jo(8♣) 7♣'], ['Swap 8♣ for the Joker of run 1 (9♣ Jo(8♣) 7♣)', 'Discard 8♣']],
    [
      'a bridge',
      '7♣',
      ['10♣ 9♣ 8♣', '6♣ 5♣ 4♣'],
      [
        'Add 7♣ to run 1 (10♣ 9♣ 8♣)',
        'Add 7♣ to run 2 (6♣ 5♣ 4♣)',
        'Meld run 2 (6♣ 5♣ 4♣) into run 1 (10♣ 9♣ 8♣) with 7♣',
        'Discard 7♣',
      ],
    ],
    ['a long run', '9♥ 8♥ 7♥ 6♥ 5♥', [], ['Lay a sequence: 9♥, 8♥, 7♥, 6♥, 5♥']],
    ["nothing in the others' runs", '6♣', ['B 9♣ 8♣ 7♣'], ['Discard 6♣']],
    [
      'what is no run',
      '9♣ 8♥ 7♣',
      [],
      ['Lay a sequence: 9♣, 7♣, 8♥: A sequence has one suit: 8♥ does not belong to it.'],
    ],
    [
      'too large a gap',
      '9♣ 5♣ 2♥',
      [],
      ['Lay a sequence: 9♣, 5♣, 2♥ as A♣: The ranks must follow each other without a gap.'],
    ],
  ])('%s', (_title, hand, runs, labels) => {
    const { table } = seated({ hand, runs });
    const view = table.host.view(0);
    const selection = view.table.hand[0].slice(0, cards(hand).length);
    const told = { view, name: () => 'P', you: null };
    const found = playsWith(view.table, 0, selection).map((move) => {
      const label = words.move(move, view.asking as never, told);
      const why = refuse(dhappaBaaji, view, 0, move);
      return why ? `${label}: ${words.refusal(why, told)}` : label;
    });

    expect(found).toEqual(labels);
  });
});
