import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/tree/tree.ts';
import { attacks, resolved } from '../kit/battles.ts';
import { answersOf, ch, copyIn, type People, playing, saying } from '../kit/playing.ts';

/** "[DON!! x1] [When Attacking] DON!! −1: K.O. up to 1 of your opponent's Characters." */
const sharp: Effect = {
  timings: ['WHEN_ATTACKING'],
  don: 1,
  cost: [{ do: 'returnDon', n: 1 }],
  steps: [{ do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'] } }],
};
const cards = { lancer: ch(4, 6000, saying(sharp)) };

function attacked(donActive: number): People {
  const people = playing(cards, {
    alice: { characters: ['lancer'], given: { lancer: 1 }, donActive },
    bola: { characters: ['sailor'], life: ['guard'] },
  });
  attacks(people, people.alice, 'lancer');
  expect(people.alice).toBeAsked('use');
  people.alice.chooses('yes');
  return people;
}

describe('[DON!! x1] and a cost of DON!! −1', () => {
  test("[S111] [OP-R7.3] The DON!! that met the condition is returned: nothing is K.O.'d", () => {
    const people = attacked(1);

    people.alice.picks(copyIn(people, 0, 'characters', 'lancer'));

    expect(people.alice).toHave({ given: { lancer: 0 }, donActive: 1, donDeck: 9 });
    expect(people.bola).toHave({ characters: ['sailor'] });
    expect(people.bola).toBeAsked('counter');
  });

  test('[S111] [OP-R7.3] Another DON!! is returned: the K.O. happens', () => {
    const people = attacked(1);

    people.alice.picks(1001);
    people.alice.picks('sailor');

    expect(people.alice).toHave({ given: { lancer: 1 }, donActive: 0 });
    expect(people.bola).toHave({ characters: [], trash: ['sailor'] });
  });

  test('[S111] [OP-R7.3] With no other DON!! it is that one', () => {
    const people = attacked(0);

    expect(people.alice).toHave({ given: { lancer: 0 }, donDeck: 10 });
    expect(people.bola).toHave({ characters: ['sailor'] });
    expect(resolved(people)).toEqual(['lancer#1']);
  });

  test('[S111] [OP-R7.3] Of two given ones one may go', () => {
    const people = playing(cards, {
      alice: { characters: ['lancer'], given: { lancer: 2 } },
      bola: { characters: ['sailor'], life: ['guard'] },
    });
    attacks(people, people.alice, 'lancer');
    people.alice.chooses('yes');

    expect(answersOf(people, people.alice)).toEqual(['sailor', 'enough']);
  });
});
