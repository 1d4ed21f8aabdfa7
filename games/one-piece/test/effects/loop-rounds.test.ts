/** A loop that both players may stop: each names a number, and the smaller one counts (OP-97). */
import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/tree/tree.ts';
import { toldOf } from '../kit/battles.ts';
import { answersOf, ch, type People, playing, saying } from '../kit/playing.ts';

/** "[On K.O.] You may play this card from your trash." */
const rises: Effect = { timings: ['ON_KO'], optional: true, steps: [{ do: 'play', what: 'this' }] };
/** "When your opponent plays a Character, you may K.O. it." */
const hunts: Effect = {
  timings: ['ON_PLAYED'],
  when: { cards: { of: 'opponent', in: ['character'] } },
  optional: true,
  steps: [{ do: 'ko', what: 'event' }],
};
/** "[Activate: Main] K.O. 1 of your opponent's Characters." */
const strikes: Effect = {
  timings: ['ACTIVATE_MAIN'],
  steps: [{ do: 'ko', what: { n: 1, of: 'opponent', in: ['character'] } }],
};

const cards = {
  ghost: ch(2, 3000, saying(rises)),
  hunter: ch(4, 5000, saying(hunts, strikes)),
};
const has = { alice: { characters: ['hunter'] }, bola: { characters: ['ghost'] } };

/** The Ghost falls, rises, falls again: now both have gone round once. */
function roundOnce(): People {
  const people = playing(cards, has);
  const { alice, bola } = people;
  alice.does('activate', 'hunter', 2);
  bola.chooses('yes');
  alice.chooses('yes');
  return people;
}
const falls = (people: People): number => toldOf(people, 'cardKO').length;

describe('a loop that either player may stop', () => {
  test('[S122] the turn player names a number of rounds, then the other', () => {
    const { alice, bola, match } = roundOnce();

    expect(alice).toBeAsked('rounds');
    expect(match.asking).toMatchObject({ kind: 'number', min: 0 });
    alice.says(5);
    expect(bola).toBeAsked('rounds');
  });

  test('[S122] Alice names 5 and Bola 3: three rounds run, and Bola stops where Bola can', () => {
    const people = roundOnce();
    const { alice, bola } = people;
    const before = falls(people);

    alice.says(5);
    bola.says(3);

    expect(falls(people) - before).toBe(3);
    expect(bola).toHave({ characters: [], trash: ['ghost'] });
    expect(alice).toBeAsked('main');
  });

  test('[S122] Alice names 2 and Bola 4: two rounds run, and it ends where Alice can stop it', () => {
    const people = roundOnce();
    const { alice, bola } = people;
    const before = falls(people);

    alice.says(2);
    bola.says(4);

    expect(falls(people) - before).toBe(2);
    expect(bola).toHave({ characters: ['ghost'], trash: [] });
    expect(alice).toBeAsked('main');
  });

  test('[S122] nobody may begin it again from the same position', () => {
    const people = roundOnce();
    const { alice, bola } = people;

    alice.says(0);
    bola.says(1);
    expect(bola).toHave({ characters: ['ghost'] });

    expect(alice.refusal({ do: 'activate', card: 'hunter', at: 2 })).toMatchObject({ code: 'LOOP' });
    expect(answersOf(people, alice)).not.toContain('activate hunter 2');
  });

  test('[S122] a position that is not the same is no restart', () => {
    const people = playing(cards, { ...has, alice: { characters: ['hunter'], donActive: 1 } });
    const { alice, bola } = people;
    alice.does('activate', 'hunter', 2);
    bola.chooses('yes');
    alice.chooses('yes');
    alice.says(0);
    bola.says(1);

    alice.does('give', 'captain', 1);

    expect(alice.refusal({ do: 'activate', card: 'hunter', at: 2 })).toBeNull();
    alice.does('activate', 'hunter', 2);
    expect(answersOf(people, bola)).toEqual(['yes', 'no']);
  });

  test('[S122] nor on another way: who is led into it again can only decline', () => {
    const people = playing({ ...cards, hunter: ch(4, 5000, saying(hunts, strikes, strikes)) }, has);
    const { alice, bola } = people;
    alice.does('activate', 'hunter', 2);
    bola.chooses('yes');
    alice.chooses('yes');
    alice.says(0);
    bola.says(1);

    alice.does('activate', 'hunter', 3); // another text: that the Ghost falls is forced on Bola

    expect(bola).toBeAsked('use');
    expect(answersOf(people, bola)).toEqual(['no']);
  });

  test('[S122] equal numbers: the turn player stops it', () => {
    const people = roundOnce();
    const { alice, bola } = people;

    alice.says(2);
    bola.says(2);

    expect(bola).toHave({ characters: ['ghost'] });
  });
});
