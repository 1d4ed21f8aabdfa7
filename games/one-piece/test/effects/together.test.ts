import { describe, expect, test } from 'vitest';
import type { Step, Target } from '../../src/tree/tree.ts';
import { attacks } from '../kit/battles.ts';
import { draw, on, powerReadNow } from '../kit/effects.ts';
import { answersOf, ch, event, leader, type More, playing, saying } from '../kit/playing.ts';

describe('cards that go to a deck together', () => {
  const sweep = (to: 'deck-top' | 'deck-bottom'): Step => ({
    do: 'move',
    what: { all: true, of: 'either', in: ['character'] },
    to,
  });
  const cards = {
    up: event(0, on('MAIN', sweep('deck-top'))),
    down: event(0, on('MAIN', sweep('deck-bottom'))),
    a: ch(1, 1000),
    b: ch(1, 1000),
    c: ch(1, 1000),
    d: ch(1, 1000),
  };
  const has = { alice: { characters: ['a', 'b'], hand: ['up', 'down'] }, bola: { characters: ['c', 'd'] } };
  const deckOf = ({ game, match }: ReturnType<typeof playing>, seat: 0 | 1) =>
    match.table.deck[seat].map((copy) => game.faceIn(match.table, copy)?.id);

  test('[OP-R1.2] On top the first named lies above the others, and each player orders the own cards', () => {
    const people = playing(cards, has);
    people.alice.does('play', 'up');
    expect(answersOf(people, people.alice).sort()).toEqual(['a', 'b']);
    people.alice.picks('b', 'a');
    people.bola.picks('d', 'c');

    expect(deckOf(people, 0).slice(-2)).toEqual(['a', 'b']);
    expect(deckOf(people, 1).slice(-2)).toEqual(['c', 'd']);
  });

  test('[OP-R1.2] Chosen before, each player orders the own ones too', () => {
    const mark: Step = { do: 'choose', what: { n: 4, of: 'either', in: ['character'] } };
    const fade = event(0, on('MAIN', mark, { do: 'move', what: 'it', to: 'deck-bottom' }));
    const people = playing({ ...cards, fade }, { ...has, alice: { characters: ['a', 'b'], hand: ['fade'] } });
    people.alice.does('play', 'fade');
    people.alice.picks('b', 'a');
    people.bola.picks('d', 'c');

    expect(deckOf(people, 0).slice(0, 2)).toEqual(['a', 'b']);
    expect(deckOf(people, 1).slice(0, 2)).toEqual(['c', 'd']);
  });

  test('[OP-R1.2] At the bottom too', () => {
    const people = playing(cards, has);
    people.alice.does('play', 'down');
    people.alice.picks('b', 'a');
    people.bola.picks('d', 'c');

    expect(deckOf(people, 0).slice(0, 2)).toEqual(['a', 'b']);
    expect(deckOf(people, 1).slice(0, 2)).toEqual(['c', 'd']);
  });
});

describe('DON!! of an area', () => {
  test('[OP-R3.2] A locked DON!! that is given to a card loses its lock', () => {
    const cards = {
      bind: event(0, on('MAIN', { do: 'freezeDon', n: 2, who: 'you' })),
      lend: event(0, on('MAIN', { do: 'giveDon', n: 1, from: 'rested', to: { n: 1, in: ['leader'] } })),
    };
    const people = playing(cards, { alice: { hand: ['bind', 'lend'], donRested: 2 } });
    people.alice.does('play', 'bind');
    people.alice.does('play', 'lend');
    people.alice.does('end');
    people.bola.does('end');

    expect(people.alice).toHave({ donRested: 1, donActive: 3 });
  });
});

describe('"up to 1 DON!! to each"', () => {
  const gift = (to: Target): More =>
    event(0, on('MAIN', { do: 'giveDon', n: 1, upTo: true, from: 'rested', to, each: true }));

  test('[OP-R6.6] of more cards than there are DON!!: their player says who gets one', () => {
    const people = playing(
      { gift: gift({ all: true, in: ['leader', 'character'] }) },
      { alice: { hand: ['gift'], characters: ['guard'], donRested: 1 } },
    );
    people.alice.does('play', 'gift');
    people.alice.says(0);
    people.alice.says(1);

    expect(people.alice).toBeAsked('main');
    expect(people.alice).toHave({ donRested: 0, given: { guard: 1, captain: 0 } });
  });

  test('[OP-R6.6] of cards that were picked for it: they get it', () => {
    const people = playing(
      { gift: gift({ upTo: 2, in: ['leader', 'character'] }) },
      { alice: { hand: ['gift'], characters: ['guard', 'sailor'], donRested: 2 } },
    );
    people.alice.does('play', 'gift');
    people.alice.picks('captain', 'guard');

    expect(people.alice).toBeAsked('main');
    expect(people.alice).toHave({ donRested: 0, given: { guard: 1, captain: 1 } });
  });
});

describe('a standing text that counts values', () => {
  const proud = saying({
    timings: ['PERMANENT'],
    steps: [
      { do: 'power', what: 'this', n: { count: { in: ['character'], where: { power: { min: 6000 } } }, times: 1000 } },
    ],
  });
  const lift = event(
    0,
    on('MAIN', { do: 'power', what: { n: 1, in: ['character'], where: { name: ['a'] } }, n: 2000, for: 'THIS_TURN' }),
  );

  test('[OP-R12.2] counts what effects for a time made of them', () => {
    const people = playing(
      { proud: leader(5000, 5, proud), a: ch(1, 4000), lift },
      { alice: { leader: ['proud'], characters: ['a'], hand: ['lift'] } },
    );
    expect(powerReadNow(people, 0, 'proud', 'leader')).toBe(5000);
    people.alice.does('play', 'lift');

    expect(powerReadNow(people, 0, 'proud', 'leader')).toBe(6000);
  });

  test('[OP-R12.2] counts what given DON!! and later texts made of them', () => {
    const cheer = saying({
      timings: ['PERMANENT'],
      steps: [{ do: 'power', what: { all: true, in: ['character'], where: { name: ['a'] } }, n: 1000 }],
    });
    const people = playing(
      { proud: leader(5000, 5, proud), a: ch(1, 4000), cheer: ch(1, 1000, cheer) },
      { alice: { leader: ['proud'], characters: ['a', 'cheer'], donActive: 2 } },
    );
    people.alice.does('give', 'a', 1);

    expect(powerReadNow(people, 0, 'proud', 'leader')).toBe(6000);
  });
});

describe('an attack tax', () => {
  const toll = (cost: Step) =>
    saying({
      timings: ['PERMANENT'],
      steps: [{ do: 'attackTax', what: { all: true, of: 'opponent', in: ['character'] }, cost: [cost] }],
    });

  test('[OP-R5.1] paid with the attacker itself ends the attack before it is declared', () => {
    const people = playing(
      {
        booth: ch(
          2,
          2000,
          toll({ do: 'move', what: { n: 1, of: 'opponent', in: ['character'], by: 'opponent' }, to: 'trash' }),
        ),
        a: ch(1, 9000),
      },
      { alice: { characters: ['a', 'sailor'] }, bola: { characters: ['booth'], life: ['sailor'] } },
    );
    attacks(people, people.alice, 'a');
    people.alice.picks('a');

    expect(people.alice).toBeAsked('main');
    expect(people.alice).toHave({ trash: ['a'], characters: ['sailor'] });
    expect(people.told.some(({ type }) => type === 'attackDeclared')).toBe(false);
  });

  test('[OP-R5.1] that was not paid after all stops the attack', () => {
    const tax: Step = {
      do: 'move',
      what: { n: 1, of: 'opponent', in: ['character'], where: { name: ['b'] }, by: 'opponent' },
      to: 'trash',
    };
    const stays = saying({ timings: ['REPLACEMENT'], would: { what: 'LEAVE' }, steps: [draw(1)] });
    const people = playing(
      { booth: ch(2, 2000, toll(tax)), a: ch(1, 9000), b: ch(1, 1000, stays) },
      { alice: { characters: ['a', 'b'] }, bola: { characters: ['booth'], life: ['sailor'] } },
    );
    attacks(people, people.alice, 'a');

    expect(people.alice).toBeAsked('main');
    expect(people.alice).toHave({ hand: ['sailor'], characters: ['a', 'b'], rested: { a: 0 } });
  });
});
