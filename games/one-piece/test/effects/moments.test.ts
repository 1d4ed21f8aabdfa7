/** When exactly an effect comes, and when it is too late. */
import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { attacks, order, resolved, shown } from '../kit/battles.ts';
import { draw, on } from '../kit/effects.ts';
import { answersOf, ch, leader, playing, saying } from '../kit/playing.ts';

describe('the start of a turn', () => {
  const watch: Effect = {
    timings: ['START_OF_TURN'],
    optional: true,
    if: { number: { donOnField: 'you' }, min: 8 },
    steps: [draw(1)],
  };
  const cards = {
    watchman: leader(5000, 4, saying(watch, on('START_OF_MAIN', { do: 'addDon', n: 1, rested: true }))),
  };
  const bola = { leader: ['watchman'], donRested: 5, given: { watchman: 3 }, rested: { watchman: 1 } };

  test('[S109] [OP-R3.2] It resolves before given DON!! return, before anything is active, before the draw', () => {
    const people = playing(cards, { bola });

    people.alice.does('end');

    expect(people.bola).toBeAsked('use');
    expect(people.bola).toHave({ donRested: 5, donActive: 0, hand: [], given: { watchman: 3 } });
    expect(shown(people, 1, 'watchman', 'rested')).toBe(1);
    people.bola.chooses('yes');
    const resolvedFirst = order(people, 'effectResolved', 'donTaken', 'donStateChanged', 'cardStateChanged');
    expect(resolvedFirst.slice(0, 4)).toEqual(['effectResolved', 'donTaken', 'donStateChanged', 'cardStateChanged']);
    expect(people.bola).toHave({ hand: ['sailor', 'sailor'] }); // by the effect, then in the Draw Phase
    expect(shown(people, 1, 'watchman', 'rested')).toBe(0);
  });

  test('[S109] [OP-R3.2] Given DON!! count: with 4 in the cost area and 3 given it is not offered', () => {
    const people = playing(cards, { bola: { ...bola, donRested: 4 } });

    people.alice.does('end');

    expect(people.bola).toBeAsked('main');
    expect(people.bola).toHave({ hand: ['sailor'] });
  });

  test('[S109] [OP-R7.6] "At the start of the Main Phase" comes after the DON!! Phase and before any action', () => {
    const people = playing(cards, { bola: { leader: ['watchman'], donRested: 2 } });

    people.alice.does('end');

    expect(people.bola).toBeAsked('main');
    expect(people.bola).toHave({ donActive: 4, donRested: 1 });
    const told = people.told.flatMap((one) => {
      if (one.type === 'phaseChanged') return [one.phase];
      return one.type === 'donMoved' ? [`${one.n} ${one.rested ? 'rested' : 'active'}`] : [];
    });
    expect(told.slice(-4)).toEqual(['DON_PHASE', '2 active', 'MAIN', '1 rested']);
  });
});

describe('"when this Leader is attacked"', () => {
  const braces: Effect = {
    timings: ['WHEN_ATTACKED'],
    optional: true,
    steps: [{ do: 'power', what: 'this', n: 1000, for: 'THIS_BATTLE' }],
  };
  const charge: Step = { do: 'power', what: 'this', n: 500, for: 'THIS_BATTLE' };
  const cards = {
    rock: leader(5000, 4, saying(braces)),
    brute: ch(4, 6000, saying(on('WHEN_ATTACKING', charge))),
    wall: ch(3, 4000, { keywords: ['BLOCKER'] }),
  };
  const has = {
    alice: { characters: ['brute'] },
    bola: { leader: ['rock'], characters: ['wall'], hand: ['guard'], life: ['sailor'] },
  };

  test('[S110] [OP-R7.6] It comes after [When Attacking] and before the block', () => {
    const people = playing(cards, has);

    attacks(people, people.alice, 'brute');

    expect(resolved(people)).toEqual(['brute#1']);
    expect(people.bola).toBeAsked('use');
    people.bola.chooses('yes');
    expect(shown(people, 1, 'rock')).toBe(6000);
    expect(people.bola).toBeAsked('block');
  });

  test('[S110] [OP-R7.6] After a Counter it cannot be used any more', () => {
    const people = playing(cards, has);
    attacks(people, people.alice, 'brute');
    people.bola.chooses('no');
    people.bola.picks();

    people.bola.does('counter', 'guard', 'rock');

    expect(people.bola).toBeAsked('counter');
    expect(answersOf(people, people.bola)).toEqual(['done']);
    expect(shown(people, 1, 'rock')).toBe(7000);
    people.bola.does('done');
    expect(people.alice).toBeAsked('main');
    expect(shown(people, 1, 'rock')).toBe(5000);
  });
});

describe('[Once Per Turn] without "may"', () => {
  const wakes: Effect = {
    timings: ['ON_OPPONENT_ATTACK'],
    oncePerTurn: true,
    steps: [{ do: 'activateDon', n: 1, upTo: true }],
  };
  const cards = { brute: ch(4, 6000), valet: ch(1, 1000, saying(wakes)) };
  const has = {
    alice: { characters: ['brute', 'brute'] },
    bola: { characters: ['valet'], donRested: 2, life: ['sailor', 'sailor', 'sailor'] },
  };

  test.each([0, 1])('[S120] [OP-R7.4] %i is chosen at the first attack: it is not available at the second', (n) => {
    const people = playing(cards, has);
    attacks(people, people.alice, 'brute');
    expect(people.bola).toBeAsked('activate-don');
    people.bola.says(n);
    people.bola.does('done');
    people.bola.chooses('take');

    attacks(people, people.alice, 'brute');

    expect(people.bola).toBeAsked('counter');
    expect(people.bola).toHave({ donActive: n, donRested: 2 - n });
  });

  test('[S120] [OP-R7.4] Nothing could be done at the first attack: it is spent all the same', () => {
    const gift: Effect = on('ON_DAMAGE_TAKEN', { do: 'addDon', n: 1, rested: true });
    const people = playing(
      { ...cards, giver: ch(1, 1000, saying(gift)) },
      { ...has, bola: { ...has.bola, characters: ['valet', 'giver'], donRested: 0 } },
    );
    attacks(people, people.alice, 'brute');
    people.bola.does('done');
    people.bola.chooses('take');
    expect(people.bola).toHave({ donRested: 1 });

    attacks(people, people.alice, 'brute');

    expect(people.bola).toBeAsked('counter');
  });

  test('[S120] [OP-R7.4] In the next turn it is there again', () => {
    const people = playing(cards, has);
    attacks(people, people.alice, 'brute');
    people.bola.says(0);
    people.bola.does('done');
    people.bola.chooses('take');
    people.alice.does('end');
    people.bola.does('give', 'captain', 1);
    people.bola.does('end');

    attacks(people, people.alice, 'brute');

    expect(resolved(people)).toHaveLength(2);
  });
});
