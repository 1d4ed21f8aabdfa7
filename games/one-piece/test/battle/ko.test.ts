import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { attacks, order, resolved, shown, toldOf } from '../kit/battles.ts';
import { draw, on } from '../kit/effects.ts';
import { ch, event, playing, saying } from '../kit/playing.ts';

const deck = ['sailor', 'sailor', 'sailor', 'guard', 'guard', 'guard'];
const koOne: Step = { do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'] } };
const hunt = event(0, on('MAIN', koOne));
const martyr = (more: Partial<Effect> = {}) => ch(2, 3000, saying({ ...on('ON_KO', draw(1)), ...more }));

describe('[On K.O.]', () => {
  test('[S70] [OP-R8.1] with [DON!! x1] is tested with the DON!! still there, and resolves without it', () => {
    const people = playing(
      { hunt, martyr: martyr({ don: 1 }) },
      { alice: { hand: ['hunt'] }, bola: { characters: ['martyr'], given: { martyr: 1 }, deck } },
    );
    const { alice, bola } = people;

    alice.does('play', 'hunt');
    alice.picks('martyr');

    expect(bola).toHave({ trash: ['martyr'], given: { martyr: 0 }, donRested: 1, hand: ['guard'], characters: [] });
    expect(resolved(people)).toEqual(['hunt#1', 'martyr#1']);
  });

  test('[S70] [OP-R8.1] Without the DON!! it does not activate', () => {
    const people = playing(
      { hunt, martyr: martyr({ don: 1 }) },
      { alice: { hand: ['hunt'] }, bola: { characters: ['martyr'], deck } },
    );
    const { alice, bola } = people;

    alice.does('play', 'hunt');
    alice.picks('martyr');

    expect(bola).toHave({ trash: ['martyr'], hand: [] });
    expect(toldOf(people, 'effectQueued')).toEqual([]);
  });

  test('[OP-R8.1] A turn tag is tested at that moment as well', () => {
    const people = playing(
      { hunt, martyr: martyr({ turn: 'you' }) },
      { alice: { hand: ['hunt'] }, bola: { characters: ['martyr'], deck } },
    );

    people.alice.does('play', 'hunt');
    people.alice.picks('martyr');

    expect(people.bola).toHave({ hand: [] });
  });

  test('[OP-R8.1] A negated one does not activate', () => {
    const people = playing(
      {
        hush: event(
          0,
          on('MAIN', { do: 'negate', what: { upTo: 1, of: 'opponent', in: ['character'] }, for: 'THIS_TURN' }),
        ),
        hunt,
        martyr: martyr(),
      },
      { alice: { hand: ['hush', 'hunt'] }, bola: { characters: ['martyr'], deck } },
    );
    const { alice, bola } = people;

    alice.does('play', 'hush');
    alice.picks('martyr');
    alice.does('play', 'hunt');
    alice.picks('martyr');

    expect(bola).toHave({ trash: ['martyr'], hand: [] });
  });

  test("[OP-R8.2] The card is in its owner's trash, and told as K.O.'d, by battle too", () => {
    const people = playing(
      { martyr: martyr(), brute: ch(1, 5000) },
      { alice: { characters: ['brute'] }, bola: { characters: ['martyr'], rested: { martyr: 1 }, deck } },
    );
    const { alice, bola } = people;

    attacks(people, alice, 'brute', 'martyr');
    bola.does('done');

    expect(bola).toHave({ trash: ['martyr'], characters: [], hand: ['guard'] });
    expect(toldOf(people, 'cardKO')).toMatchObject([{ battle: true }]);
    expect(order(people, 'cardKO', 'effectQueued', 'cardMoved', 'effectResolved').slice(0, 4)).toEqual([
      'cardKO',
      'effectQueued',
      'cardMoved',
      'cardMoved',
    ]);
  });

  test('[OP-R8.3] It resolves with the card in the trash, and counts it there', () => {
    const count: Step = {
      do: 'if',
      if: { number: { count: { in: ['trash'], where: { name: ['martyr'] } } }, min: 1 },
      then: [draw(2)],
    };
    const people = playing(
      { hunt, martyr: ch(2, 3000, saying(on('ON_KO', count))) },
      { alice: { hand: ['hunt'] }, bola: { characters: ['martyr'], deck } },
    );

    people.alice.does('play', 'hunt');
    people.alice.picks('martyr');

    expect(people.bola).toHave({ hand: ['guard', 'guard'] });
  });

  test("[S71] [OP-R8.3] An effect that K.O.'s and then draws is over before the [On K.O.] comes", () => {
    const strike = event(0, on('MAIN', koOne, draw(1)));
    const people = playing(
      { strike, martyr: martyr() },
      { alice: { hand: ['strike'], deck }, bola: { characters: ['martyr'], deck } },
    );
    const { alice } = people;

    alice.does('play', 'strike');
    alice.picks('martyr');

    expect(resolved(people)).toEqual(['strike#1', 'martyr#1']);
    const draws = toldOf(people, 'cardMoved').filter(({ to }) => to === 'HAND');
    expect(draws.map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

describe('what is no K.O.', () => {
  const cases: [string, Step][] = [
    ['trashed', { do: 'move', what: { n: 1, of: 'opponent', in: ['character'] }, to: 'trash' }],
    ['returned to hand', { do: 'move', what: { n: 1, of: 'opponent', in: ['character'] }, to: 'hand' }],
    ['placed in the deck', { do: 'move', what: { n: 1, of: 'opponent', in: ['character'] }, to: 'deck-bottom' }],
  ];
  test.each(cases)("[OP-R8.2] A Character that is %s was not K.O.'d, so its [On K.O.] does not happen", (_, step) => {
    const people = playing(
      { sweep: event(0, on('MAIN', step)), martyr: martyr() },
      { alice: { hand: ['sweep'] }, bola: { characters: ['martyr'], deck } },
    );

    people.alice.does('play', 'sweep');

    expect(people.bola).toHave({ characters: [] });
    expect(toldOf(people, 'cardKO')).toEqual([]);
    expect(resolved(people)).toEqual(['sweep#1']);
  });

  test('[OP-R8.2] A Character of no power stays where it is', () => {
    const weaken = event(
      0,
      on('MAIN', { do: 'power', what: { n: 1, of: 'opponent', in: ['character'] }, n: -10000, for: 'THIS_TURN' }),
    );
    const people = playing(
      { weaken, martyr: martyr() },
      { alice: { hand: ['weaken'] }, bola: { characters: ['martyr'], deck } },
    );

    people.alice.does('play', 'weaken');

    expect(people.bola).toHave({ characters: ['martyr'], hand: [] });
    expect(shown(people, 1, 'martyr')).toBe(-7000);
  });
});
