import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { shown } from '../kit/battles.ts';
import { on } from '../kit/effects.ts';
import { ch, event, playing, saying } from '../kit/playing.ts';

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
