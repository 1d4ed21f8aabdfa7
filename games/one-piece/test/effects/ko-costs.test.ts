import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/tree/tree.ts';
import { resolved } from '../kit/battles.ts';
import { draw, onFor } from '../kit/effects.ts';
import { ch, playing, saying } from '../kit/playing.ts';

/** "[Activate: Main] You may K.O. 1 of your Characters: draw 1." */
const altar: Effect = onFor(
  'ACTIVATE_MAIN',
  { do: 'ko', what: { n: 1, in: ['character'], where: { other: true } } },
  draw(1),
);
/** "[On K.O.] You may rest 1 of your cards: add 1 DON!! card." */
const lastWish: Effect = onFor(
  'ON_KO',
  { do: 'rest', what: { n: 1, in: ['leader', 'character', 'stage'] } },
  {
    do: 'addDon',
    n: 1,
  },
);
const cards = {
  altar: ch(1, 1000, saying(altar)),
  lamb: ch(1, 1000, saying(lastWish)),
  saint: ch(1, 1000, saying({ timings: ['PERMANENT'], steps: [{ do: 'cannot', what: 'this', be: 'BE_KOED' }] })),
};

describe("a cost that K.O.'s", () => {
  test('[S124] [OP-R8.3] The draw comes first, then the [On K.O.]', () => {
    const people = playing(cards, { alice: { characters: ['altar', 'lamb'], rested: { altar: 1 } } });

    people.alice.does('activate', 'altar', 1);

    expect(people.alice).toBeAsked('use');
    expect(people.alice).toHave({ hand: ['sailor'], trash: ['lamb'] });
    people.alice.chooses('yes');
    expect(people.alice).toHave({ rested: { captain: 1 }, donActive: 1 });
    expect(resolved(people)).toEqual(['altar#1', 'lamb#1']);
  });

  test("[S124] [OP-R8.3] The K.O.'d card itself cannot pay for it", () => {
    const people = playing(cards, {
      alice: { characters: ['altar', 'lamb'], rested: { altar: 1, captain: 1 } },
    });

    people.alice.does('activate', 'altar', 1);

    expect(people.alice).toBeAsked('main');
    expect(people.alice).toHave({ hand: ['sailor'], trash: ['lamb'], donActive: 0 });
  });

  test("[S124] [OP-R7.3] A Character that cannot be K.O.'d cannot pay", () => {
    const alone = playing(cards, { alice: { characters: ['altar', 'saint'] } });
    expect(alone.alice.refusal({ do: 'activate', card: 'altar', at: 1 })).toMatchObject({ code: 'CANNOT_PAY' });

    const beside = playing(cards, { alice: { characters: ['altar', 'saint', 'sailor'] } });
    beside.alice.does('activate', 'altar', 1);

    expect(beside.alice).toHave({ characters: ['altar', 'saint'], trash: ['sailor'], hand: ['sailor'] });
  });
});
