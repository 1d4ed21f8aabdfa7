import { describe, expect, test } from 'vitest';
import { whyNot } from '../asking.ts';
import { answersOf, deckSeen, playing } from '../playing.ts';

const EIGHT = ['ape', 'lion', 'well', 'drums', 'throne', 'boat', 'scale', 'mask'];

describe('Psychic', () => {
  test('[E-42] A deck of four shows four; one is taken and the others keep their order', () => {
    const { alice, table } = playing({
      alice: { hand: ['psychic'] },
      table: { deck: ['well', 'drums', 'boat', 'mask'], discard: ['ape'] },
    });

    alice.plays('PLAY', 'psychic');
    expect(alice).toBeAsked('DECK_PEEK');
    expect(answersOf(alice).sort()).toEqual(['boat', 'drums', 'mask', 'well']);
    expect(table).toHave({ deck: [] });
    alice.picks('drums');

    expect(alice).toHave({ hand: ['drums'], looked: [] });
    expect(table).toHave({ deck: ['well', 'boat', 'mask'], discard: ['ape', 'psychic'], actions: 4 });
    expect(alice).toBeAsked('PLAY');
  });

  test('Only the six cards on top are shown', () => {
    const { alice, table } = playing({ alice: { hand: ['psychic'] }, table: { deck: EIGHT } });

    alice.plays('PLAY', 'psychic');
    expect(answersOf(alice).sort()).toEqual(['boat', 'drums', 'mask', 'scale', 'throne', 'well']);
    expect(() => alice.picks('lion')).toThrow('NO_SUCH_TARGET');
    expect(() => alice.picks('mask', 'boat')).toThrow('WRONG_NUMBER');
    alice.picks('mask');

    expect(table).toHave({ deck: ['ape', 'lion', 'well', 'drums', 'throne', 'boat', 'scale'] });
  });

  test('The rival sees neither what was shown nor what was taken', () => {
    const { alice, bola, table } = playing({ alice: { hand: ['psychic'] }, table: { deck: EIGHT } });

    alice.plays('PLAY', 'psychic');
    alice.picks('boat');

    expect(deckSeen(table, alice.seat)).toEqual(['?', '?', 'well', 'drums', 'throne', 'scale', 'mask']);
    for (const card of EIGHT) expect(bola).toHaveNeverSeen(card);
  });

  test('An empty deck is made from the discard pile, without the Psychic', () => {
    const { alice, table, told } = playing({
      alice: { hand: ['psychic'] },
      table: { discard: ['well', 'drums', 'boat'] },
    });

    alice.plays('PLAY', 'psychic');
    expect(answersOf(alice).sort()).toEqual(['boat', 'drums', 'well']);
    alice.picks('well');

    expect(told).toContainEqual({ type: 'RESHUFFLED', seat: 0, count: 3 });
    expect(table.match.table.deck).toHaveLength(2);
    expect(table).toHave({ discard: ['psychic'] });
  });

  test('A single card is taken without a question, and the discard pile stays where it is', () => {
    const { alice, table } = playing({
      alice: { hand: ['psychic'] },
      table: { deck: ['well'], discard: ['ape', 'lion'] },
    });

    alice.plays('PLAY', 'psychic');

    expect(alice).toHave({ hand: ['well'] });
    expect(table).toHave({ deck: [], discard: ['ape', 'lion', 'psychic'] });
    expect(alice).toBeAsked('PLAY');
  });

  test('It needs a card to look at', () => {
    const { alice } = playing({ alice: { hand: ['psychic', 'well'] } });

    expect(whyNot(alice, { do: 'PLAY', card: 'psychic' })).toBe('NO_CARD_TO_DRAW need 1 have 0');
  });
});
