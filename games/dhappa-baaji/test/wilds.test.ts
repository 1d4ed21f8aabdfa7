import { describe, expect, test } from 'vitest';
import { type Given, seated } from './seated.ts';

describe('Jokers', () => {
  const joker = ['9♣ Jo(8♣) 7♣'];

  test('[S-57] [S-58] [D-8] [D-27] [D-38] [D-72] the natural goes in, the Joker comes out, forgetful', () => {
    const { p, run, table } = seated({ hand: '8♣ A♦ Q♦', runs: joker });
    const before = table.match.table.hand[0].length;

    expect(p.swaps(1, '8♣')).toBe('ok');
    expect(run(1)).toBe('9♣ 8♣ 7♣');
    expect(table.match.table.hand[0]).toHaveLength(before);
    expect(p.creates('A♦ Jo(K♦) Q♦')).toBe('ok');
  });

  test('[S-59] only the exact card', () => {
    const { p } = seated({ hand: '8♠ 2♦', runs: joker });

    expect(p.swaps(1, '8♠')).toBe('NOT_THE_NATURAL');
    expect(p.swaps(1, '2♦')).toBe('NOT_THE_NATURAL');
    expect(p.swaps(1, '8♣')).toBe('CARD_NOT_IN_HAND');
  });

  test('[S-60] [D-9] [D-40] a 2 never leaves its run', () => {
    expect(seated({ hand: '8♣', runs: ['9♣ 2♥(8♣) 7♣'] }).p.swaps(1, '8♣', '2♥')).toBe('TWO_IS_LOCKED');
  });

  test('[S-61] not from the other team', () => {
    expect(seated({ hand: '8♣', runs: ['B 9♣ Jo(8♣) 7♣'] }).p.swaps(1, '8♣')).toBe('NOT_YOUR_TEAMS_RUN');
  });

  test('[S-62] adding its natural is refused: that is a swap', () => {
    expect(seated({ hand: '8♣', runs: joker }).p.adds(1, '8♣')).toBe('JOKER_SLOT_USE_SWAP');
  });

  test('a natural, or a Joker that lies elsewhere, is no such Joker', () => {
    const { p } = seated({ hand: '8♣ Jo', runs: ['9♣ 8♣ 7♣'] });

    expect(p.swaps(1, '8♣', '9♣')).toBe('NO_SUCH_JOKER');
    expect(p.swaps(1, '8♣', 'Jo')).toBe('NO_SUCH_JOKER');
  });

  test('a swap is one card for one Joker', () => {
    const { p, table } = seated({ hand: '8♣ 6♣', runs: joker });
    const [eight, six] = table.match.table.hand[0];
    const out = table.match.table.board.find((card) => table.match.table.as[card] && card > 156);
    const swaps = (cards: unknown[], shifts: unknown[]) =>
      p.does({ do: 'SWAP_JOKER', layout: { run: 1, cards: cards.map((card) => ({ card, as: '' })), shifts } });
    const toHand = { card: out, as: 'hand' };

    expect(swaps([], [toHand])).toBe('NO_CARDS');
    expect(swaps([eight], [])).toBe('NO_SUCH_JOKER');
    expect(swaps([eight, six], [toHand])).toBe('UNKNOWN_ACTION');
    expect(swaps([eight, eight], [toHand])).toBe('CARD_USED_TWICE');
    expect(swaps([eight], [{ card: out, as: 'pile' }])).toBe('UNKNOWN_ACTION');
    expect(swaps([eight], [toHand])).toBe('ok');
  });
});

describe('twos', () => {
  const two: Given = { hand: '8♣ 6♣ 5♣ Jo', runs: ['9♣ 2♥(8♣) 7♣'] };

  test('[S-63] [D-41] with two places to go to, the 2 needs a choice', () => {
    const { p } = seated(two);

    expect(p.adds(1, '8♣')).toBe('SHIFT_CHOICE_NEEDED');
    expect(p.why?.params.options).toBe('6♣ 10♣');
  });

  test.each([
    ['[S-64] [D-10] [D-43] low', '8♣', '2♥(6♣)', '9♣ 8♣ 7♣ 2♥(6♣)'],
    ['[S-65] high', '8♣', '2♥(10♣)', '2♥(10♣) 9♣ 8♣ 7♣'],
    ['[S-74] further out, if the gap is filled', '8♣ 5♣', '2♥(6♣)', '9♣ 8♣ 7♣ 2♥(6♣) 5♣'],
    ['into the gap of the added cards, without a word', '8♣ 5♣', '', '9♣ 8♣ 7♣ 2♥(6♣) 5♣'],
  ])('%s', (_title, added, shift, then) => {
    const { p, run } = seated(two);

    expect(p.adds(1, added, shift)).toBe('ok');
    expect(run(1)).toBe(then);
  });

  test.each([
    ['[S-66] too far', '8♣', '2♥(5♣)', 'NOT_CONSECUTIVE'],
    ['onto another card', '8♣', '2♥(9♣)', 'DUPLICATE_CARD'],
    ['into another suit', '8♣', '2♥(6♥)', 'MIXED_SUITS'],
    ['to nowhere', '8♣', '2♥(hand)', 'WILD_NEEDS_PLACE'],
    ['[S-72] for nothing', '6♣', '2♥(10♣)', 'SHIFT_NOT_NEEDED'],
    ['[S-73] pushed by a wild', 'Jo(8♣)', '', 'SLOT_TAKEN'],
  ])('%s', (_title, added, shift, answer) => {
    expect(seated(two).p.adds(1, added, shift)).toBe(answer);
  });

  test.each([
    ['[S-67] at the top only low is free', 'K♣', 'A♣ 2♥(K♣) Q♣', 'A♣ K♣ Q♣ 2♥(J♣)'],
    ['[S-68] at the bottom only high is free', '4♣', '5♣ 2♥(4♣) 3♣', '2♥(6♣) 5♣ 4♣ 3♣'],
    ['[S-133] two of them keep their order', 'K♣ Q♣', 'A♣ 2♥(K♣) 2♠(Q♣) J♣', 'A♣ K♣ Q♣ J♣ 2♥(10♣) 2♠(9♣)'],
  ])('%s', (_title, added, before, then) => {
    const { p, run } = seated({ hand: added, runs: [before] });

    expect(p.adds(1, added)).toBe('ok');
    expect(run(1)).toBe(then);
  });

  test('[S-69] [D-42] in a full run it has nowhere to go', () => {
    const full = 'A♣ K♣ Q♣ J♣ 10♣ 9♣ 2♥(8♣) 7♣ 6♣ 5♣ 4♣ 3♣';
    const { p, run } = seated({ hand: '8♣', runs: [full] });

    expect(p.adds(1, '8♣')).toBe('NO_ROOM_TO_SHIFT');
    expect(run(1)).toBe(full);
  });

  test('[S-70] a 2 at the end chooses too', () => {
    const { p } = seated({ hand: '10♣', runs: ['2♥(10♣) 9♣ 8♣'] });

    expect(p.adds(1, '10♣')).toBe('SHIFT_CHOICE_NEEDED');
    expect(p.why?.params.options).toBe('7♣ J♣');
  });

  const pair = ['9♣ 2♥(8♣) 2♠(7♣) 6♣'];

  test('[S-71] two 2s are offered whole placements', () => {
    const { p } = seated({ hand: '8♣ 7♣', runs: pair });

    expect(p.adds(1, '8♣ 7♣')).toBe('SHIFT_CHOICE_NEEDED');
    expect(p.why?.params.options).toBe('5♣+4♣ 10♣+5♣ J♣+10♣');
  });

  test('[S-134] one of them moves, the other must not', () => {
    const { p, run } = seated({ hand: '8♣', runs: pair });

    expect(p.adds(1, '8♣', '2♥(5♣) 2♠(10♣)')).toBe('SHIFT_NOT_NEEDED');
    expect(p.adds(1, '8♣', '2♥(5♣)')).toBe('ok');
    expect(run(1)).toBe('9♣ 8♣ 2♠(7♣) 6♣ 2♥(5♣)');
  });

  test('[S-135] what is named is taken first', () => {
    const { p, table } = seated({ hand: '8♣ 7♣', runs: pair });

    expect(p.adds(1, '8♣ 7♣', '2♥(10♣)')).toBe('SHIFT_CHOICE_NEEDED');
    expect(p.why?.params.options).toBe('5♣ J♣');
    expect(table.game.faces[Number(p.why?.params.card)]?.id).toBe('2♠');
  });

  test('cards that do not fit leave no place for the 2', () => {
    const { p } = seated({ hand: '8♣ 4♣ 6♠', runs: ['9♣ 2♥(8♣) 7♣'] });

    expect(p.adds(1, '8♣ 4♣')).toBe('NO_ROOM_TO_SHIFT');
    expect(p.adds(1, '8♣ 6♠')).toBe('NO_ROOM_TO_SHIFT');
  });

  test('too many cards for a run are told by what they would hit', () => {
    const almost = 'A♣ K♣ Q♣ J♣ 10♣ Jo(9♣) 2♥(8♣) 7♣ 6♣ 5♣ 4♣';
    const { p } = seated({ hand: '9♣ 8♣ 3♣ A♣', runs: [almost] });

    expect(p.adds(1, '9♣ 8♣')).toBe('JOKER_SLOT_USE_SWAP');
    expect(p.adds(1, '8♣ 3♣')).toBe('NO_ROOM_TO_SHIFT');
    expect(p.adds(1, '3♣ A♣')).toBe('RUN_FULL');
  });
});
