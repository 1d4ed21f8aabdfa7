import { describe, expect, test } from 'vitest';
import { seated } from './seated.ts';

describe('melding', () => {
  test('[S-75] [D-26] two neighbours become one run, whoever laid them', () => {
    const { p, runs, run } = seated({ runs: ['6♥ 5♥ 4♥', '9♥ 8♥ 7♥'] });

    expect(p.melds(1, 2)).toBe('ok');
    expect(run(1)).toBe('9♥ 8♥ 7♥ 6♥ 5♥ 4♥');
    expect(runs()).toHaveLength(1);
    expect(p.adds(2, '4♦')).toBe('NO_SUCH_RUN');
  });

  const apart = ['6♥ 5♥ 4♥', '10♥ 9♥ 8♥'];

  test.each([
    ['[S-76] a bridge from the hand', '7♥', '7♥', '10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥'],
    ['[S-77] also a wild one', '2♠', '2♠(7♥)', '10♥ 9♥ 8♥ 2♠(7♥) 6♥ 5♥ 4♥'],
  ])('%s closes the gap', (_title, hand, bridge, then) => {
    const { p, run } = seated({ hand, runs: apart });

    expect(p.melds(1, 2, bridge)).toBe('ok');
    expect(run(1)).toBe(then);
    expect(p.hand).toBe('4♦ 5♦');
  });

  test.each([
    ['[S-78] a gap', apart, 1, 2, 'NOT_CONSECUTIVE'],
    ['[S-79] a face in both', ['6♥ 5♥ 4♥', '8♥ 7♥ 6♥'], 1, 2, 'DUPLICATE_CARD'],
    ['[S-82] a Joker in the way', ['Jo(7♥) 6♥ 5♥ 4♥', '9♥ 8♥ 7♥'], 1, 2, 'JOKER_SLOT_CONFLICT'],
    ['[S-82] two Jokers', ['Jo(7♥) 6♥ 5♥ 4♥', '9♥ 8♥ Jo(7♥)'], 1, 2, 'JOKER_SLOT_CONFLICT'],
    ['[S-83] two sets', ['A♠ A♥ A♣', 'A♠ A♥ A♦'], 1, 2, 'SETS_CANNOT_MELD'],
    ['[S-84] two suits', ['6♥ 5♥ 4♥', '9♠ 8♠ 7♠'], 1, 2, 'MIXED_SUITS'],
    ['[S-85] one run twice', apart, 1, 1, 'SAME_RUN'],
    ['a run of nobody', apart, 1, 3, 'NO_SUCH_RUN'],
    ['a run of the others', ['6♥ 5♥ 4♥', 'B 9♥ 8♥ 7♥'], 1, 2, 'NOT_YOUR_TEAMS_RUN'],
    ['more than twelve', ['A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥', '8♥ 7♥ 6♥ 5♥ 4♥ 3♥'], 1, 2, 'TOO_LONG'],
  ])('%s', (_title, runs, run, other, answer) => {
    expect(seated({ runs }).p.melds(run, other)).toBe(answer);
  });

  const two = ['2♠(7♥) 6♥ 5♥ 4♥', '9♥ 8♥ 7♥'];

  test('[S-80] a 2 gives way and needs a choice', () => {
    const { p } = seated({ runs: two });

    expect(p.melds(1, 2)).toBe('SHIFT_CHOICE_NEEDED');
    expect(p.why?.params.options).toBe('3♥ 10♥');
  });

  test('[S-81] which may be named', () => {
    const { p, run } = seated({ runs: two });

    expect(p.melds(1, 2, '', '2♠(10♥)')).toBe('ok');
    expect(run(1)).toBe('2♠(10♥) 9♥ 8♥ 7♥ 6♥ 5♥ 4♥');
  });

  test('[S-86] a meld that would cost the lock is refused with one card in hand', () => {
    const runs = ['9♥ 8♥ 7♥', '6♥ 5♥ 4♥', 'A♠ K♠ Q♠'];
    const { p: poor } = seated({ hand: '4♦', bare: true, runs });
    const { p } = seated({ hand: '4♦ 4♦', bare: true, runs });

    expect(poor.melds(1, 2)).toBe('MUST_KEEP_CARDS');
    expect(poor.why?.params).toEqual({ need: 2 });
    expect(p.melds(1, 2)).toBe('ok');
  });

  test('[S-87] runs that touch stay two until somebody melds them', () => {
    const { p, runs } = seated({ hand: '8♥', runs: ['7♥ 6♥ 5♥', 'J♥ 10♥ 9♥'] });
    p.adds(1, '8♥');

    expect(runs()).toEqual(['8♥ 7♥ 6♥ 5♥', 'J♥ 10♥ 9♥']);
    expect(p.melds(1, 2)).toBe('ok');
  });

  test('[S-136] two 2s give way at once', () => {
    const both = ['2♠(8♥) 2♦(7♥) 6♥ 5♥', '9♥ 8♥ 7♥'];
    const { p, run } = seated({ runs: both });

    expect(p.melds(1, 2)).toBe('SHIFT_CHOICE_NEEDED');
    expect(p.why?.params.options).toBe('4♥+3♥ 10♥+4♥ J♥+10♥');
    expect(p.melds(1, 2, '', '2♠(10♥) 2♦(4♥)')).toBe('ok');
    expect(run(1)).toBe('2♠(10♥) 9♥ 8♥ 7♥ 6♥ 5♥ 2♦(4♥)');
  });

  test('[S-137] of two 2s on one slot the one of the other run moves', () => {
    const { p } = seated({ runs: ['9♥ 8♥ 2♠(7♥)', '2♦(7♥) 6♥ 5♥'] });

    expect(p.melds(1, 2)).toBe('SHIFT_CHOICE_NEEDED');
    expect(p.why?.params.options).toBe('4♥ 10♥');
    expect(p.melds(1, 2, '', '2♠(10♥)')).toBe('SHIFT_NOT_NEEDED');
    expect(p.melds(1, 2, '', '2♦(10♥)')).toBe('ok');
  });

  test('[S-138] a freed 2 closes the gap; a wild bridge pushes nothing', () => {
    const { p, run } = seated({ hand: '9♥', runs: ['10♥ 2♠(9♥) 8♥', '6♥ 5♥ 4♥'] });

    expect(p.melds(1, 2, '9♥')).toBe('ok');
    expect(run(1)).toBe('10♥ 9♥ 8♥ 2♠(7♥) 6♥ 5♥ 4♥');
    const { p: other } = seated({ hand: 'Jo', runs: ['2♠(7♥) 6♥ 5♥', '10♥ 9♥ 8♥'] });
    expect(other.melds(1, 2, 'Jo(7♥)')).toBe('SLOT_TAKEN');
  });
});
