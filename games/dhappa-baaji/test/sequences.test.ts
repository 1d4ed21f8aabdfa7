import { describe, expect, test } from 'vitest';
import { seated } from './seated.ts';

const CLUBS = 'A♣ K♣ Q♣ J♣ 10♣ 9♣ 8♣ 7♣ 6♣ 5♣ 4♣ 3♣';

describe('laying a sequence', () => {
  test('[S-15] [D-7] [D-24] [D-45] [D-69] three of a suit in a row, in any order, make a pure run and open', () => {
    const { p, run, table } = seated({ hand: '9♥ 8♥ 7♥', opened: [] });

    expect(p.creates('7♥ 9♥ 8♥')).toBe('ok');
    expect(run(1)).toBe('9♥ 8♥ 7♥');
    expect(table.match.table.opened[0]).toBe(true);
    expect(p.hand).toBe('4♦ 5♦');
  });

  test.each([
    ['[S-16] [D-33] the Ace is the top', 'A♠ K♠ Q♠', 'A♠ K♠ Q♠', 'ok'],
    ['[S-17] the 3 is the bottom', '5♠ 4♠ 3♠', '5♠ 4♠ 3♠', 'ok'],
    ['[S-18] [D-34] there is no place below the 3 for a 2', 'K♣ A♣ 2♣', 'K♣ A♣ 2♣(2♣)', 'OUT_OF_RANGE'],
    ['[S-19] a 2 is never natural', '4♥ 3♥ 2♥', '4♥ 3♥ 2♥(2♥)', 'OUT_OF_RANGE'],
    ['[S-20] the Ace is not low', 'A♥ 4♥ 3♥', 'A♥ 4♥ 3♥', 'NOT_CONSECUTIVE'],
    ['[S-21] no gap', '7♥ 5♥ 4♥', '7♥ 5♥ 4♥', 'NOT_CONSECUTIVE'],
    ['[S-22] one suit', '7♥ 8♥ 9♠', '7♥ 8♥ 9♠', 'MIXED_SUITS'],
    ['[S-23] [D-35] no face twice', '8♥ 8♥ 7♥', '8♥ 8♥ 7♥', 'DUPLICATE_CARD'],
    ['[S-24] three at least', '8♥ 7♥', '8♥ 7♥', 'RUN_TOO_SHORT'],
    ['[S-26] [D-37] [D-70] a Joker stands for what is missing', '9♣ Jo 7♣', '9♣ Jo(8♣) 7♣', 'ok'],
    ['[S-27] [D-39] one natural is enough', 'Q♥ 2♠ Jo', 'Q♥ 2♠(J♥) Jo(10♥)', 'ok'],
    ['[S-28] wilds alone are no run', '2♥ 2♠ Jo', '2♥(9♥) 2♠(8♥) Jo(7♥)', 'RUN_NEEDS_NATURAL'],
    ['[S-29] a wild must say what it stands for', '9♣ Jo 7♣', '9♣ Jo 7♣', 'WILD_NEEDS_PLACE'],
    ['[S-29] also when it says nonsense', '9♣ Jo 7♣', '9♣ Jo(Jo) 7♣', 'WILD_NEEDS_PLACE'],
    ['[S-30] a natural stands for itself', '9♣ 4♦ 7♣', '9♣ 4♦(8♣) 7♣', 'NATURAL_CANNOT_REPRESENT'],
    ['[S-31] only cards of the hand', '', 'A♥ K♥ Q♥', 'CARD_NOT_IN_HAND'],
    ['a wild of another suit does not fit', '9♣ Jo 7♣', '9♣ Jo(8♥) 7♣', 'MIXED_SUITS'],
    ['thirteen cards are too many', `${CLUBS} Jo`, `${CLUBS} Jo(3♣)`, 'TOO_LONG'],
    ['nothing is nothing', '9♣', '', 'NO_CARDS'],
  ])('%s', (_title, hand, laid, answer) => {
    expect(seated({ hand }).p.creates(laid)).toBe(answer);
  });

  test('[S-26] a run with a wild is not pure', () => {
    const { p, run } = seated({ hand: '9♣ Jo 7♣' });
    p.creates('9♣ Jo(8♣) 7♣');

    expect(run(1)).toBe('9♣ Jo(8♣) 7♣');
  });

  test('[S-25] twelve cards are a full run', () => {
    const { p, run } = seated({ hand: `${CLUBS} Jo` });

    expect(p.creates(CLUBS)).toBe('ok');
    expect(run(1)).toBe(CLUBS);
    expect(p.adds(1, 'Jo(8♣)')).toBe('RUN_FULL');
    expect(p.why?.params).toEqual({ most: 12 });
  });

  test('[S-32] a card is named once', () => {
    const { p, table } = seated({ hand: '9♣ 8♣' });
    const [nine, eight] = table.match.table.hand[0];
    const cards = [nine, nine, eight].map((card) => ({ card, as: '' }));

    expect(p.does({ do: 'CREATE_RUN', layout: { run: 0, cards, shifts: [] } })).toBe('CARD_USED_TWICE');
    expect(p.why?.params).toEqual({ card: nine });
  });

  test('a new run shifts nothing and has no number yet', () => {
    const { p, table } = seated({ hand: '9♥ 8♥ 7♥' });
    const cards = table.match.table.hand[0].slice(0, 3).map((card) => ({ card, as: '' }));
    const lays = (run: number, shifts: object[]) => p.does({ do: 'CREATE_RUN', layout: { run, cards, shifts } });

    expect(lays(0, [{ card: 39, as: '6♥' }])).toBe('SHIFT_NOT_NEEDED');
    expect(lays(7, [])).toBe('NO_SUCH_RUN');
  });
});

describe('adding to a sequence', () => {
  const run = ['9♣ 8♣ 7♣'];

  test.each([
    ['[S-33] another suit', '6♠', '6♠', 'MIXED_SUITS'],
    ['[S-34] a face that is there', '8♣', '8♣', 'DUPLICATE_CARD'],
    ['[S-36] a gap', 'J♣', 'J♣', 'NOT_CONSECUTIVE'],
    ['[S-31] a card of nobody', '', '6♣', 'CARD_NOT_IN_HAND'],
    ['no card', '6♣', '', 'NO_CARDS'],
  ])('%s is refused', (_title, hand, added, answer) => {
    expect(seated({ hand, runs: run }).p.adds(1, added)).toBe(answer);
  });

  test('[S-35] [D-25] several cards at once, if the whole is a run', () => {
    const { p, run: lies } = seated({ hand: 'J♣ 2♠', runs: run });

    expect(p.adds(1, 'J♣ 2♠(10♣)')).toBe('ok');
    expect(lies(1)).toBe('J♣ 2♠(10♣) 9♣ 8♣ 7♣');
  });

  test('[S-37] not to a run of the other team', () => {
    expect(seated({ hand: '6♣', runs: ['B 9♣ 8♣ 7♣'] }).p.adds(1, '6♣')).toBe('NOT_YOUR_TEAMS_RUN');
  });

  test('[S-38] not to a run that is not there', () => {
    const { p } = seated({ hand: '6♣', runs: run });

    for (const id of [2, 0, -1]) expect(p.adds(id, '6♣')).toBe('NO_SUCH_RUN');
    expect(p.swaps(7, '6♣')).toBe('NO_SUCH_RUN');
  });
});
