import { describe, expect, test } from 'vitest';
import { goldTold, whyNot } from '../asking.ts';
import { answersOf, playing } from '../playing.ts';

describe('Cheetah', () => {
  const DECK = ['ape', 'lion', 'well'];
  const CHEETAH = { do: 'PLAY', card: 'cheetah' };

  test('[E-73] A rival with one gold is not asked: Alice draws two', () => {
    const { alice, bola, table } = playing({ alice: { hand: ['cheetah'] }, bola: { gold: 1 }, table: { deck: DECK } });

    alice.plays('PLAY', 'cheetah');

    expect(alice).toHave({ hand: ['well', 'lion'], gold: 20 });
    expect(bola).toHave({ gold: 1 });
    expect(table).toHave({ discard: ['cheetah'], actions: 4 });
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-73] A rival with two gold chooses to pay', () => {
    const { alice, bola, table, told } = playing({
      alice: { hand: ['cheetah'], gold: 5 },
      bola: { gold: 2 },
      table: { deck: DECK },
    });

    alice.plays('PLAY', 'cheetah');
    expect(bola).toBeAsked('OPPONENT_CHOICE');
    expect(answersOf(bola)).toEqual(['pay', 'cards']);
    expect(() => alice.chooses('cards')).toThrow('NOT_YOUR_DECISION');
    bola.chooses('pay');

    expect(alice).toHave({ gold: 7, hand: [] });
    expect(bola).toHave({ gold: 0 });
    expect(goldTold(table, told)).toEqual(['bola -2 cheetah', 'alice +2 cheetah']);
    expect(table).toHave({ deck: DECK });
  });

  test('[E-73] A rival with two gold may let Alice draw', () => {
    const { alice, bola } = playing({
      alice: { hand: ['cheetah'], gold: 5 },
      bola: { gold: 2 },
      table: { deck: DECK },
    });

    alice.plays('PLAY', 'cheetah');
    bola.chooses('cards');

    expect(alice).toHave({ gold: 5, hand: ['well', 'lion'] });
    expect(bola).toHave({ gold: 2, hand: [] });
  });

  test('[E-96] With one gold and no card to draw it cannot be played', () => {
    const { alice } = playing({ alice: { hand: ['cheetah'] }, bola: { gold: 1 } });

    expect(whyNot(alice, CHEETAH)).toBe('NO_USE');
  });

  test('[E-96] With two gold and no card to draw the rival pays without a question', () => {
    const { alice, bola } = playing({ alice: { hand: ['cheetah'] }, bola: { gold: 2 } });

    alice.plays('PLAY', 'cheetah');

    expect(alice).toHave({ gold: 22 });
    expect(bola).toHave({ gold: 0 });
    expect(alice).toBeAsked('PLAY');
  });

  describe('with the last action of the final turn', () => {
    const finalTurn = () =>
      playing({
        alice: { hand: ['cheetah'], gold: 57 },
        bola: { hand: ['guard'], gold: 62 },
        table: { deck: DECK, actions: 1, endgameTriggerPlayer: 'bola' },
      });

    test('[E-101] Scoring waits for the Guard, which turns it away: 62 to 57', () => {
      const { alice, bola, table } = finalTurn();

      alice.plays('PLAY', 'cheetah');
      expect(bola).toBeAsked('GUARD_WINDOW');
      expect(table.match.over).toBeNull();
      bola.chooses('yes');

      expect(alice).toHave({ gold: 57 });
      expect(bola).toHave({ gold: 62 });
      expect(table.match.over).toEqual({ reason: 'GOLD', winners: [bola.seat] });
    });

    test('[E-101] Without the Guard Bola is asked again, pays, and still wins with 60 to 59', () => {
      const { alice, bola, table } = finalTurn();

      alice.plays('PLAY', 'cheetah');
      bola.chooses('no');
      expect(bola).toBeAsked('OPPONENT_CHOICE');
      expect(table.match.over).toBeNull();
      bola.chooses('pay');

      expect(alice).toHave({ gold: 59 });
      expect(bola).toHave({ gold: 60 });
      expect(table.match.over).toEqual({ reason: 'GOLD', winners: [bola.seat] });
    });
  });
});
