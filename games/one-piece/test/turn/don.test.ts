import { describe, expect, test } from 'vitest';
import type { Step } from '../../src/tree/tree.ts';
import { shown, toldOf } from '../kit/battles.ts';
import { draw, on } from '../kit/effects.ts';
import { answersOf, ch, copyIn, event, leader, playing, saying, stage } from '../kit/playing.ts';

const ALICE = 0;

describe('giving DON!! in the Main Phase', () => {
  test('[OP-R6.6] moves an active DON!! of the cost area under a card', () => {
    const people = playing({ scout: ch(1, 3000) }, { alice: { characters: ['scout'], donActive: 2, donRested: 1 } });
    const { alice } = people;

    alice.does('give', 'scout', 1);

    expect(alice).toHave({ donActive: 1, donRested: 1, donDeck: 7, given: { scout: 1, captain: 0 } });
    expect(shown(people, ALICE, 'scout')).toBe(4000);
    expect(toldOf(people, 'donGiven')).toMatchObject([{ n: 1, given: 1 }]);
  });

  test('[OP-R6.6] It goes to the own Leader or an own Character, to nothing else', () => {
    const people = playing(
      { dock: stage(1) },
      { alice: { characters: ['sailor'], stage: ['dock'], donActive: 1 }, bola: { characters: ['guard'] } },
    );

    expect(answersOf(people, people.alice).filter((answer) => answer.startsWith('give'))).toEqual([
      'give captain 1',
      'give sailor 1',
    ]);
  });

  test('[OP-R6.6] Rested DON!! cannot be given, and no more than there are', () => {
    const people = playing({}, { alice: { donActive: 1, donRested: 4 } });
    const { alice } = people;

    expect(alice.refusal({ do: 'give', card: 'captain', at: 2 })).not.toBeNull();
    alice.does('give', 'captain', 1);

    expect(answersOf(people, alice).filter((answer) => answer.startsWith('give'))).toEqual([]);
  });

  test('[OP-R6.6] Three given at once are three acts with three triggers', () => {
    const people = playing(
      { scout: ch(1, 1000, saying(on('ON_DON_GIVEN', draw(1)))) },
      { alice: { characters: ['scout'], donActive: 3, deck: ['sailor', 'guard', 'guard', 'guard'] } },
    );
    const { alice } = people;

    alice.does('give', 'scout', 3);

    expect(alice).toHave({ given: { scout: 3 }, hand: ['guard', 'guard', 'guard'], donActive: 0 });
  });
});

describe('what a given DON!! is worth', () => {
  test('[S55] [OP-R12.2] A Leader of 5000 with two has 7000 in its own turn and 5000 in the other one', () => {
    const people = playing({}, { alice: { leader: ['captain'], given: { captain: 2 } } });
    const { alice, bola } = people;
    expect(shown(people, ALICE, 'captain')).toBe(7000);

    alice.does('end');

    expect(bola).toBeAsked('main');
    expect(alice).toHave({ given: { captain: 2 } });
    expect(shown(people, ALICE, 'captain')).toBe(5000);
  });
});

describe('given DON!! whose card goes', () => {
  const home: Step = { do: 'move', what: { n: 1, in: ['character'] }, to: 'hand' };

  test('[S56] [OP-R6.6] come to the cost area rested', () => {
    const { alice } = playing(
      { horn: event(0, on('MAIN', home)), scout: ch(1, 3000) },
      { alice: { hand: ['horn'], characters: ['scout'], given: { scout: 2 }, donActive: 1, donRested: 1 } },
    );

    alice.does('play', 'horn');

    expect(alice).toHave({ hand: ['scout'], given: { scout: 0 }, donActive: 1, donRested: 3, donDeck: 6 });
  });
});

describe('"give up to 2 rested DON!!"', () => {
  const cards = {
    quartermaster: ch(
      1,
      1000,
      saying(on('ACTIVATE_MAIN', { do: 'giveDon', n: 2, upTo: true, from: 'rested', to: { n: 1, in: ['leader'] } })),
    ),
  };

  test('[S57] finds only those in the cost area: not the active ones, not those given to others', () => {
    const people = playing(cards, {
      alice: { characters: ['quartermaster'], given: { quartermaster: 3 }, donActive: 2, donRested: 1 },
    });
    const { alice } = people;

    alice.does('activate', 'quartermaster', 1);
    expect(answersOf(people, alice)).toEqual(['0', '1']);
    alice.says(1);

    expect(alice).toHave({ donActive: 2, donRested: 0, given: { quartermaster: 3, captain: 1 } });
    expect(alice).toBeAsked('main');
  });
});

describe('"give 1 rested DON!! card to 1 of your [pier] cards"', () => {
  const toPier: Step = {
    do: 'giveDon',
    n: 1,
    from: 'rested',
    to: { n: 1, in: ['leader', 'character', 'stage'], where: { name: ['pier'] } },
  };
  test('[OP-R6.6] finds no Stage of that name', () => {
    const people = playing(
      { pier: { category: 'STAGE', cost: 1 }, gift: event(0, on('MAIN', toPier)) },
      { alice: { hand: ['gift'], stage: ['pier'], donRested: 2 } },
    );
    people.alice.does('play', 'gift');

    expect(people.alice).toHave({ donRested: 2, given: { pier: 0 } });
  });
});

describe('DON!! −N', () => {
  const cards = {
    mystic: ch(1, 1000, saying({ timings: ['ACTIVATE_MAIN'], cost: [{ do: 'returnDon', n: 3 }], steps: [draw(1)] })),
  };

  test('[S65] any three of four may be returned: active, rested or given', () => {
    const people = playing(cards, {
      alice: {
        leader: ['captain'],
        characters: ['mystic'],
        donActive: 1,
        donRested: 1,
        given: { captain: 2 },
        deck: ['sailor', 'guard'],
      },
    });
    const { alice } = people;
    const captain = copyIn(people, ALICE, 'leader', 'captain');

    alice.does('activate', 'mystic', 1);
    expect(alice).toBeAsked('return-don');
    expect(people.match.asking?.from).toEqual([1002, 1001, captain]);
    alice.picks(captain);
    alice.picks(1001);
    expect(people.match.asking?.from).toEqual([1002, captain]);
    alice.picks(captain);

    expect(alice).toHave({ donActive: 0, donRested: 1, given: { captain: 0 }, donDeck: 9, hand: ['guard'] });
  });

  test('[S65] With two on the field it cannot be paid', () => {
    const people = playing(cards, { alice: { characters: ['mystic'], donActive: 1, given: { mystic: 1 } } });

    expect(people.alice.refusal({ do: 'activate', card: 'mystic', at: 1 })?.code).toBe('CANNOT_PAY');
  });

  test('[S87] [OP-R14.3] "for each" of what was returned reads the number from what happened', () => {
    const counted = leader(
      5000,
      5,
      saying(on('ON_DON_RETURNED', { do: 'power', what: 'this', n: { event: 'n', times: 1000 }, for: 'THIS_TURN' })),
    );
    const people = playing(
      { ...cards, counted },
      { alice: { leader: ['counted'], characters: ['mystic'], donActive: 5, deck: ['sailor', 'guard'] } },
    );
    const { alice } = people;

    alice.does('activate', 'mystic', 1);

    expect(alice).toHave({ donActive: 2, hand: ['guard'] });
    expect(shown(people, ALICE, 'counted')).toBe(8000);
    expect(toldOf(people, 'effectQueued').map(({ effect }) => effect)).toEqual(['counted#1']);
  });

  test('[OP-R14.3] An effect can mean the card that set it off', () => {
    const people = playing(
      {
        bosun: ch(
          1,
          1000,
          saying({
            timings: ['ON_PLAYED'],
            when: { cards: { in: ['character'] } },
            steps: [{ do: 'power', what: 'event', n: 2000, for: 'THIS_TURN' }],
          }),
        ),
      },
      { alice: { hand: ['sailor'], characters: ['bosun', 'guard'], donActive: 2 } },
    );

    people.alice.does('play', 'sailor');

    expect(shown(people, ALICE, 'sailor')).toBe(5000);
    expect(shown(people, ALICE, 'guard')).toBe(2000);
    expect(shown(people, ALICE, 'bosun')).toBe(1000);
  });
});
