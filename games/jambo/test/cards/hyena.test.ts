import { describe, expect, test } from 'vitest';
import { whyNot } from '../asking.ts';
import { answersOf, playing } from '../playing.ts';

describe('Hyena', () => {
  test('Alice sees the whole hand, takes one card and gives one', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['hyena', 'ape', 'lion'] },
      bola: { hand: ['guard', 'well', 'drums'] },
    });

    alice.plays('PLAY', 'hyena');
    expect(alice).toHaveNeverSeen('guard');
    bola.chooses('no');
    expect(alice).toBeAsked('CARD_TAKE_SINGLE');
    expect(answersOf(alice)).toEqual(['guard', 'well', 'drums']);
    expect(() => alice.picks('ape')).toThrow('NO_SUCH_TARGET');
    alice.picks('guard');
    expect(alice).toBeAsked('CARD_GIVE_SINGLE');
    alice.picks('lion');

    expect(alice).toHave({ hand: ['ape', 'guard'] });
    expect(bola).toHave({ hand: ['well', 'drums', 'lion'] });
    expect(bola).toHaveNeverSeen('ape');
    expect(table).toHave({ discard: ['hyena'], actions: 4 });
  });

  test('[E-65] As the last card: exactly the card that was taken goes back', () => {
    const { alice, bola, table } = playing({ alice: { hand: ['hyena'] }, bola: { hand: ['guard', 'well'] } });

    alice.plays('PLAY', 'hyena');
    bola.chooses('no');
    alice.picks('well');

    expect(alice).toHave({ hand: [] });
    expect(bola).toHave({ hand: ['guard', 'well'] });
    expect(table).toHave({ discard: ['hyena'] });
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-66] With other cards in hand the card just taken cannot be given back', () => {
    const { alice, bola } = playing({
      alice: { hand: ['hyena', 'ape', 'lion'] },
      bola: { hand: ['guard', 'well'] },
    });

    alice.plays('PLAY', 'hyena');
    bola.chooses('no');
    alice.picks('well');
    expect(() => alice.picks('well')).toThrow('JUST_TAKEN');
    expect(answersOf(alice)).toEqual(['ape', 'lion']);
    alice.picks('ape');

    expect(alice).toHave({ hand: ['lion', 'well'] });
    expect(bola).toHave({ hand: ['guard', 'ape'] });
  });

  test('[E-66] The only other card is given without a question', () => {
    const { alice, bola } = playing({ alice: { hand: ['hyena', 'ape'] }, bola: { hand: ['well'] } });

    alice.plays('PLAY', 'hyena');
    bola.chooses('no');

    expect(alice).toHave({ hand: ['well'] });
    expect(bola).toHave({ hand: ['ape'] });
    expect(alice).toBeAsked('PLAY');
  });

  test('It cannot be played against an empty hand', () => {
    const { alice } = playing({ alice: { hand: ['hyena', 'ape'] } });

    expect(whyNot(alice, { do: 'PLAY', card: 'hyena' })).toBe('RIVAL_HAS_NO_CARD');
  });
});
