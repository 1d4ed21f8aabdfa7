import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { shown } from '../kit/battles.ts';
import { on } from '../kit/effects.ts';
import { ch, event, playing, saying } from '../kit/playing.ts';
import { chief, spell } from '../kit/texts.ts';

const killAll: Step = { do: 'ko', what: { all: true, of: 'opponent', in: ['character'] } };

describe('a substitute is done while everything is still in place', () => {
  const guards: Effect = {
    timings: ['REPLACEMENT'],
    would: { what: 'KO', cards: { in: ['character'], where: { colour: ['green'], other: true } } },
    optional: true,
    steps: [{ do: 'rest', what: 'this' }],
  };
  const cards = {
    warden: ch(3, 4000, { colours: ['green'], effects: [guards] }),
    leaf: ch(2, 3000, { colours: ['green'] }),
    ash: ch(2, 3000, { colours: ['black'] }),
    purge: event(0, on('MAIN', killAll)),
  };

  test("[S123] [OP-R15.2] Resting the Warden saves the other, although the Warden is K.O.'d too", () => {
    const people = playing(cards, { alice: { hand: ['purge'] }, bola: { characters: ['warden', 'leaf', 'ash'] } });

    people.alice.does('play', 'purge');
    expect(people.bola).toBeAsked('replace');
    people.bola.chooses('yes');

    expect(people.bola).toHave({ characters: ['leaf'], trash: ['warden', 'ash'] });
  });

  test('[S123] [OP-R15.2] Declined, all of them fall', () => {
    const people = playing(cards, { alice: { hand: ['purge'] }, bola: { characters: ['warden', 'leaf'] } });

    people.alice.does('play', 'purge');
    people.bola.chooses('no');

    expect(people.bola).toHave({ characters: [], trash: ['warden', 'leaf'] });
  });

  test('[S123] [OP-R15.2] A rested Warden cannot, and does not save itself', () => {
    const rested = playing(cards, {
      alice: { hand: ['purge'] },
      bola: { characters: ['warden', 'leaf'], rested: { warden: 1 } },
    });
    rested.alice.does('play', 'purge');
    expect(rested.bola).toHave({ characters: [], trash: ['warden', 'leaf'] });

    const alone = playing(cards, { alice: { hand: ['purge'] }, bola: { characters: ['warden'] } });
    alone.alice.does('play', 'purge');

    expect(alone.bola).toHave({ characters: [], trash: ['warden'] });
  });

  const buried = (n: number): Effect => ({
    timings: ['REPLACEMENT'],
    would: { what: 'KO', cards: { in: ['character'] } },
    optional: true,
    steps: [{ do: 'move', what: { n, in: ['trash'] }, to: 'deck-bottom' }],
  });

  test('[S123] [OP-R15.2] Cards about to reach the trash cannot pay: with 2 there, 3 are not enough', () => {
    const people = playing(
      { ...cards, tomb: ch(3, 4000, saying(buried(3))) },
      { alice: { hand: ['purge'] }, bola: { characters: ['tomb', 'leaf'], trash: ['sailor', 'guard'] } },
    );

    people.alice.does('play', 'purge');

    expect(people.alice).toBeAsked('main');
    expect(people.bola).toHave({ characters: [], trash: ['sailor', 'guard', 'tomb', 'leaf'] });
  });

  test('[S123] [OP-R15.2] With 3 there it can be used, and saves all it covers', () => {
    const people = playing(
      { ...cards, tomb: ch(3, 4000, saying(buried(3))) },
      {
        alice: { hand: ['purge'] },
        bola: { characters: ['tomb', 'leaf'], trash: ['guard', 'guard', 'guard'], deck: ['ash', 'ash'] },
      },
    );

    people.alice.does('play', 'purge');
    people.bola.chooses('yes');

    expect(people.bola).toHave({ characters: ['tomb', 'leaf'], trash: [] });
    expect(people.match.table.deck[1]).toHaveLength(5);
    expect(shown(people, 1, 'tomb', 'rested')).toBe(0);
  });
});

describe('a substitute that speaks of the cards it saves', () => {
  const purge = spell("[Main] K.O. all of your opponent's Characters.");
  const pierce = spell("[Main] K.O. up to 1 of your opponent's Characters.");
  const both = { characters: ['sailor', 'guard'] };
  const struck = (text: string, bola: object, by = 'purge') => {
    const people = playing(
      { purge, pierce, saint: chief(text) },
      { alice: { hand: [by] }, bola: { leader: ['saint'], ...bola } },
    );
    people.alice.does('play', by);
    return people;
  };

  test('[OP-R15.2] "that Character" is each of them', () => {
    const people = struck(
      "If your Character would be K.O.'d, you may give that Character −1000 power during this turn instead.",
      both,
    );
    people.bola.chooses('yes');

    expect(people.bola).toHave(both);
    expect([shown(people, 1, 'sailor'), shown(people, 1, 'guard')]).toEqual([2000, 1000]);
  });

  test.each([
    ["you may return it to the owner's hand", { hand: ['sailor'] }],
    ['you may add it to the top of your Life cards face-up', { life: ['sailor'] }],
    ["place it at the bottom of the owner's deck", { hand: [], trash: [] }],
  ])('[OP-R15.2] "If your Character would be K.O.\'d, %s instead": one', (does, has) => {
    const { alice, bola } = struck(
      `If your Character would be K.O.'d by your opponent's effect, ${does} instead.`,
      { characters: ['sailor'], life: [] },
      'pierce',
    );
    alice.picks('sailor');
    if (does.startsWith('you may')) bola.chooses('yes');

    expect(bola).toHave({ characters: [], trash: [], ...has });
  });

  test('[OP-R15.2] and several', () => {
    const { bola } = struck(
      "If your Character would be K.O.'d, you may trash 1 card from your hand and return that Character to the " +
        "owner's hand instead.",
      { ...both, hand: ['captain'] },
    );
    bola.chooses('yes');

    expect(bola).toHave({ characters: [], hand: ['sailor', 'guard'], trash: ['captain'] });
  });

  test('[S92] [OP-R15.2] It needs every one of them: one that rests already cannot be rested', () => {
    const text = "If your Character would be K.O.'d, you may rest that Character instead.";
    const awake = struck(text, both).bola;
    awake.chooses('yes');
    expect(awake).toHave({ ...both, rested: { sailor: 1, guard: 1 } });

    expect(struck(text, { ...both, rested: { guard: 1 } }).bola).toHave({ characters: [], trash: ['sailor', 'guard'] });
  });

  test('[OP-R15.2] What it does is not an occasion for itself', () => {
    const { alice, bola } = struck(
      "If your Character would leave the field, you may return it to the owner's hand instead.",
      { characters: ['sailor'] },
      'pierce',
    );
    alice.picks('sailor');
    bola.chooses('yes');

    expect(bola).toHave({ characters: [], hand: ['sailor'] });
    expect(alice).toBeAsked('main');
  });
});
