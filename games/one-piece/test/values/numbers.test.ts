import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { attacks, toldOf } from '../kit/battles.ts';
import { costReadNow, on, powerReadNow } from '../kit/effects.ts';
import { answersOf, ch, copyIn, event, type More, playing, saying } from '../kit/playing.ts';

const [ALICE, BOLA] = [0, 1] as const;
const mine = { n: 1, in: ['character'] } as const;
const theirs = { n: 1, of: 'opponent', in: ['character'] } as const;
const use = (...steps: Step[]): More => event(0, on('MAIN', ...steps));
const standing = (...steps: Step[]): Effect => ({ timings: ['PERMANENT'], steps });
const cost = (what: Extract<Step, { do: 'cost' }>['what'], n: number): Step => ({
  do: 'cost',
  what,
  n,
  for: 'THIS_TURN',
});
const home: Step = {
  do: 'move',
  what: { n: 1, of: 'opponent', in: ['character'], where: { name: ['taxman'] } },
  to: 'hand',
};

describe('cost', () => {
  const cards = {
    brute: ch(6, 5000),
    taxman: ch(
      1,
      1000,
      saying(standing({ do: 'cost', what: { all: true, in: ['character'], where: { name: ['brute'] } }, n: -5 })),
    ),
    slash: use({ ...cost({ n: 1, of: 'opponent', in: ['character'], where: { name: ['brute'] } }, -2) } as Step),
    away: use(home),
  };

  test('[S79] [OP-R12.1] A cost of 6 with −5 standing and −2 this turn reads 0, and 4 when the −5 goes', () => {
    const people = playing(cards, { alice: { hand: ['slash', 'away'] }, bola: { characters: ['brute', 'taxman'] } });
    const { alice } = people;
    expect(costReadNow(people, BOLA, 'brute')).toBe(1);

    alice.does('play', 'slash');
    expect(costReadNow(people, BOLA, 'brute')).toBe(0);
    alice.does('play', 'away');

    expect(costReadNow(people, BOLA, 'brute')).toBe(4);
    expect(toldOf(people, 'costChanged').map(({ from, to }) => [from, to])).toEqual(
      expect.arrayContaining([
        [1, 0],
        [0, 4],
      ]),
    );
  });

  test('[S79] [OP-R12.1] [OP-R12.4] When the turn ends, so does the −2', () => {
    const people = playing(cards, { alice: { hand: ['slash'] }, bola: { characters: ['brute', 'taxman'] } });

    people.alice.does('play', 'slash');
    people.alice.does('end');

    expect(costReadNow(people, BOLA, 'brute')).toBe(1);
  });

  test('[S80] [OP-R12.1] A cost of 0 by modifiers does not follow the card to the hand', () => {
    const people = playing(
      { brute: ch(6, 5000), slash: use(cost(mine, -6)), back: use({ do: 'move', what: mine, to: 'hand' }) },
      { alice: { hand: ['slash', 'back'], characters: ['brute'], donActive: 5 } },
    );
    const { alice } = people;
    alice.does('play', 'slash');
    expect(costReadNow(people, ALICE, 'brute')).toBe(0);

    alice.does('play', 'back');

    expect(costReadNow(people, ALICE, 'brute', 'hand')).toBe(6);
    expect(alice.refusal({ do: 'play', card: 'brute' })?.params).toEqual({ need: 6, have: 5 });
  });

  test('[OP-R12.1] Filters read the changed cost, never below zero', () => {
    const people = playing(
      {
        brute: ch(3, 5000),
        slash: use(cost(theirs, -5)),
        hunt: use({
          do: 'ko',
          what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { min: 0, max: 0 } } },
        }),
      },
      { alice: { hand: ['slash', 'hunt'] }, bola: { characters: ['brute'] } },
    );

    people.alice.does('play', 'slash');
    people.alice.does('play', 'hunt');
    expect(answersOf(people, people.alice)).toEqual(['brute', 'enough']);
    people.alice.picks('brute');

    expect(people.bola).toHave({ trash: ['brute'] });
  });

  test('[OP-R12.1] "This card in your hand costs 2 less" is what is paid, and never less than nothing', () => {
    const cheap = ch(1, 5000, saying({ ...standing({ do: 'cost', what: 'this', n: -2 }), in: 'hand' }));
    const people = playing({ cheap }, { alice: { hand: ['cheap'], donActive: 1 } });
    expect(costReadNow(people, ALICE, 'cheap', 'hand')).toBe(0);

    people.alice.does('play', 'cheap');

    expect(people.alice).toHave({ donActive: 1, characters: ['cheap'] });
    expect(costReadNow(people, ALICE, 'cheap')).toBe(1);
  });
});

describe('power', () => {
  const base = (n: number, what: 'this' | typeof mine = mine): Step => ({ do: 'basePower', what, n, for: 'THIS_TURN' });

  test('[S81] [OP-R12.2] Of two new bases the higher counts, in whatever order they come', () => {
    for (const [first, second] of [
      [7000, 8000],
      [8000, 7000],
    ] as const) {
      const people = playing(
        {
          brute: ch(3, 9000),
          one: use(base(first)),
          two: use(base(second)),
          plus: use({ do: 'power', what: mine, n: 1000, for: 'THIS_TURN' }),
        },
        { alice: { hand: ['one', 'two', 'plus'], characters: ['brute'] } },
      );
      people.alice.does('play', 'one');
      expect(powerReadNow(people, ALICE, 'brute')).toBe(first);
      people.alice.does('play', 'two');
      expect(powerReadNow(people, ALICE, 'brute')).toBe(8000);
      people.alice.does('play', 'plus');
      expect(powerReadNow(people, ALICE, 'brute')).toBe(9000);
    }
  });

  test('[OP-R12.2] Base, standing texts, effects for a time and given DON!! add up', () => {
    const people = playing(
      {
        brute: ch(3, 4000, saying(standing({ do: 'power', what: 'this', n: 1000 }))),
        drummer: ch(
          1,
          1000,
          saying({
            ...standing({ do: 'power', what: { all: true, in: ['character'], where: { other: true } }, n: 500 }),
            turn: 'you',
          }),
        ),
        plus: use({
          do: 'power',
          what: { n: 1, in: ['character'], where: { name: ['brute'] } },
          n: 300,
          for: 'THIS_TURN',
        }),
      },
      { alice: { hand: ['plus'], characters: ['brute', 'drummer'], donActive: 2 } },
    );
    const { alice } = people;
    alice.does('play', 'plus');
    alice.does('give', 'brute', 2);

    expect(powerReadNow(people, ALICE, 'brute')).toBe(4000 + 1000 + 500 + 300 + 2000);
    expect(powerReadNow(people, ALICE, 'drummer')).toBe(1000);
    alice.does('end');
    expect(powerReadNow(people, ALICE, 'brute')).toBe(5000);
  });

  test('[S82] [OP-R12.2] [OP-R12.4] "Set power to 0" is a frozen minus of what the card has then', () => {
    const people = playing(
      {
        brute: ch(3, 5000),
        bless: use({ do: 'power', what: theirs, n: 2000, for: 'UNTIL_END_OF_OPPONENTS_NEXT_TURN' }),
        curse: use({ do: 'powerZero', what: theirs, for: 'THIS_TURN' }),
        mate: { ...ch(1, 1000), counter: 1000 },
      },
      {
        alice: { hand: ['bless', 'curse'] },
        bola: { characters: ['brute'], rested: { brute: 1 }, hand: ['mate'], life: ['sailor'] },
      },
    );
    const { alice, bola } = people;
    const brute = copyIn(people, BOLA, 'characters', 'brute');
    alice.does('play', 'bless');
    expect(powerReadNow(people, BOLA, 'brute')).toBe(7000);
    alice.does('play', 'curse');
    expect(powerReadNow(people, BOLA, 'brute')).toBe(0);

    attacks(people, alice, 'captain'); // on the Leader, so that the Character lives on
    bola.does('counter', 'mate', brute);
    expect(powerReadNow(people, BOLA, 'brute')).toBe(1000);
    bola.does('done');
    bola.chooses('take');
    expect(powerReadNow(people, BOLA, 'brute')).toBe(0);
    alice.does('end');

    expect(powerReadNow(people, BOLA, 'brute')).toBe(7000);
    bola.does('end');
    expect(powerReadNow(people, BOLA, 'brute')).toBe(5000);
  });

  test('[S82] It does nothing to a power that is below zero already', () => {
    const people = playing(
      {
        brute: ch(3, 5000),
        weaken: use({ do: 'power', what: theirs, n: -6000, for: 'THIS_TURN' }),
        curse: use({ do: 'powerZero', what: theirs, for: 'THIS_TURN' }),
      },
      { alice: { hand: ['weaken', 'curse'] }, bola: { characters: ['brute'] } },
    );

    people.alice.does('play', 'weaken');
    people.alice.does('play', 'curse');

    expect(powerReadNow(people, BOLA, 'brute')).toBe(-1000);
  });

  test('[OP-R12.3] A Counter is a boost of the battle: it counts when power is compared, and is gone after', () => {
    const people = playing(
      { brute: ch(1, 6000) },
      { alice: { characters: ['brute'] }, bola: { hand: ['guard'], life: ['sailor'] } },
    );
    const { alice, bola } = people;

    attacks(people, alice, 'brute');
    bola.does('counter', 'guard', copyIn(people, BOLA, 'leader', 'captain'));
    expect(powerReadNow(people, BOLA, 'captain', 'leader')).toBe(7000);
    expect(bola).toHave({ hand: [], trash: ['guard'], donRested: 0 });
    bola.does('done');

    expect(bola).toHave({ life: ['sailor'] });
    expect(alice).toBeAsked('main');
    expect(powerReadNow(people, BOLA, 'captain', 'leader')).toBe(5000);
  });
});
