import { describe, expect, test } from 'vitest';
import { seated } from './seated.ts';

describe('sets', () => {
  test.each([
    ['[S-39] [D-36] three Aces', 'A♠ A♥ A♣', 'A♠ A♥ A♣', 'ok'],
    ['[S-40] three 3s', '3♠ 3♥ 3♦', '3♠ 3♥ 3♦', 'ok'],
    ['[S-41] other ranks are none', '7♠ 7♥ 7♣', '7♠ 7♥ 7♣', 'SET_RANK_NOT_ALLOWED'],
    ['Aces and 3s do not mix', 'A♠ A♥ 3♣', 'A♠ A♥ 3♣', 'SET_RANK_NOT_ALLOWED'],
    ['[S-42] each suit once', 'A♥ A♥ A♣', 'A♥ A♥ A♣', 'DUPLICATE_CARD'],
    ['[S-43] a wild stands for a missing suit', 'A♠ A♥ Jo', 'A♠ A♥ Jo(A♦)', 'ok'],
    ['[S-44] two naturals at least', 'A♠ 2♥ Jo', 'A♠ 2♥(A♥) Jo(A♦)', 'SET_NEEDS_TWO_NATURALS'],
    ['five cards are too many', 'A♠ A♥ A♣ A♦ Jo', 'A♠ A♥ A♣ A♦ Jo(A♠)', 'RUN_FULL'],
    ['two cards are too few', 'A♠ A♥', 'A♠ A♥', 'RUN_TOO_SHORT'],
    ['a wild of another rank', 'A♠ A♥ Jo', 'A♠ A♥ Jo(2♦)', 'SET_RANK_NOT_ALLOWED'],
  ])('%s', (_title, hand, laid, answer) => {
    expect(seated({ hand }).p.createsSet(laid)).toBe(answer);
  });

  test('[S-39] three Aces open', () => {
    const { p, table, run } = seated({ hand: 'A♠ A♥ A♣', opened: [] });
    p.createsSet('A♣ A♠ A♥');

    expect(run(1)).toBe('A♠ A♥ A♣');
    expect(table.match.table.opened[0]).toBe(true);
  });

  test('[S-45] a set grows to four', () => {
    const { p, run } = seated({ hand: 'A♦ A♠', runs: ['A♠ A♥ A♣'] });

    expect(p.adds(1, 'A♦')).toBe('ok');
    expect(run(1)).toBe('A♠ A♥ A♣ A♦');
    expect(p.adds(1, 'A♠')).toBe('RUN_FULL');
  });

  test('[S-46] a 2 whose suit arrives shifts to the free one', () => {
    const { p, run } = seated({ hand: 'A♣', runs: ['A♠ A♥ 2♥(A♣)'] });

    expect(p.adds(1, 'A♣')).toBe('ok');
    expect(run(1)).toBe('A♠ A♥ A♣ 2♥(A♦)');
  });

  test('[S-47] unless there is none', () => {
    const { p } = seated({ hand: 'A♣', runs: ['A♠ A♥ 2♥(A♣) A♦'] });

    expect(p.adds(1, 'A♣')).toBe('NO_ROOM_TO_SHIFT');
  });

  test('[S-48] a Joker is swapped out of a set', () => {
    const { p, run } = seated({ hand: 'A♠ A♥ Jo A♦' });
    p.createsSet('A♠ A♥ Jo(A♦)');

    expect(p.swaps(1, 'A♦')).toBe('ok');
    expect(run(1)).toBe('A♠ A♥ A♦');
    expect(p.hand).toBe('4♦ 5♦ Jo');
  });

  test('only the rank of the set is added, and a Joker in it is swapped', () => {
    const { p } = seated({ hand: 'K♦ 3♦ A♣', runs: ['A♠ A♥ Jo(A♣)'] });

    expect(p.adds(1, 'K♦')).toBe('SET_RANK_NOT_ALLOWED');
    expect(p.adds(1, '3♦')).toBe('SET_RANK_NOT_ALLOWED');
    expect(p.adds(1, 'A♣')).toBe('JOKER_SLOT_USE_SWAP');
  });
});
