import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { attacks, resolved } from '../kit/battles.ts';
import { draw, lets, on } from '../kit/effects.ts';
import { ch, event, leader, playing, saying } from '../kit/playing.ts';

const anyCharacter = { of: 'either', in: ['character'] } as const;

const killAll: Step = { do: 'ko', what: { all: true, of: 'opponent', in: ['character'] } };

describe('how often a watcher is set off', () => {
  test("[S112] [OP-R7.5] Two Characters K.O.'d by one effect: twice", () => {
    const feast: Effect = {
      timings: ['ON_KO'],
      when: { cards: anyCharacter },
      steps: [{ do: 'giveDon', n: 1, from: 'rested', to: 'this' }],
    };
    const people = playing(
      { wolf: leader(5000, 4, saying(feast)), purge: event(0, on('MAIN', killAll)) },
      { alice: { leader: ['wolf'], hand: ['purge'], donRested: 3 }, bola: { characters: ['sailor', 'guard'] } },
    );

    people.alice.does('play', 'purge');

    expect(people.alice).toHave({ given: { wolf: 2 }, donRested: 1 });
    expect(resolved(people)).toEqual(['purge#1', 'wolf#1', 'wolf#1']);
  });

  test('[S112] [OP-R7.5] Two DON!! returned by one cost: once', () => {
    const glow: Effect = on('ON_DON_RETURNED', { do: 'power', what: 'this', n: 1000, for: 'THIS_TURN' });
    const people = playing(
      {
        moon: leader(5000, 4, saying(glow)),
        tide: event(0, { timings: ['MAIN'], cost: [{ do: 'returnDon', n: 2 }], steps: [draw(1)] }),
      },
      { alice: { leader: ['moon'], hand: ['tide'], donRested: 2 } },
    );

    people.alice.does('play', 'tide');
    people.alice.chooses('yes');

    expect(people.alice).toHave({ donRested: 0, donDeck: 10, hand: ['sailor'], power: { moon: 6000 } });
    expect(resolved(people)).toEqual(['tide#1', 'moon#1']);
  });
});

describe('a watcher that is itself taken away', () => {
  const mourns: Effect = {
    timings: ['ON_KO'],
    oncePerTurn: true,
    when: { cards: anyCharacter },
    steps: [draw(1)],
  };
  const cards = {
    mourner: ch(2, 3000, saying(mourns)),
    brute: ch(4, 6000),
    purge: event(0, on('MAIN', killAll)),
    bounce: event(0, on('MAIN', { do: 'move', what: { all: true, of: 'opponent', in: ['character'] }, to: 'hand' })),
  };

  test("[S113] [OP-R8.1] Only the watcher is K.O.'d, by an effect: its card is drawn", () => {
    const people = playing(cards, { alice: { hand: ['purge'] }, bola: { characters: ['mourner'] } });

    people.alice.does('play', 'purge');

    expect(people.bola).toHave({ trash: ['mourner'], hand: ['sailor'] });
  });

  test('[S113] [OP-R8.1] … or in battle', () => {
    const people = playing(cards, {
      alice: { characters: ['brute'] },
      bola: { characters: ['mourner'], rested: { mourner: 1 } },
    });

    attacks(people, people.alice, 'brute', 'mourner');
    people.bola.does('done');

    expect(people.bola).toHave({ trash: ['mourner'], hand: ['sailor'] });
  });

  test('[S113] [OP-R8.1] Returned to the hand it draws nothing', () => {
    const people = playing(cards, { alice: { hand: ['bounce'] }, bola: { characters: ['mourner'] } });

    people.alice.does('play', 'bounce');

    expect(people.bola).toHave({ hand: ['mourner'], trash: [] });
  });

  test("[S113] [OP-R7.4] K.O.'d together with another, it still draws once", () => {
    const people = playing(cards, { alice: { hand: ['purge'] }, bola: { characters: ['mourner', 'sailor'] } });

    people.alice.does('play', 'purge');

    expect(people.bola).toHave({ hand: ['sailor'], trash: ['mourner', 'sailor'] });
  });
});

describe('generations of the queue', () => {
  const lifts: Step = { do: 'power', what: 'this', n: 1000, for: 'THIS_TURN' };
  const played = (step: Step): Effect => ({
    timings: ['ON_PLAYED'],
    when: { cards: { in: ['character'] } },
    steps: [step],
  });
  const cards = {
    a: ch(1, 1000, saying(played({ do: 'returnDon', n: 1 }))),
    b: ch(1, 1000, saying(played(draw(1)))),
    c: ch(1, 1000, saying(on('ON_DON_RETURNED', lifts))),
    y: ch(1, 1000, saying({ ...on('ON_DON_RETURNED', lifts), when: { whose: 'opponent' } })),
    d: ch(1, 1000, saying(on('ON_DRAW_BY_EFFECT', lifts))),
  };
  const has = {
    alice: { characters: ['d', 'c', 'b', 'a'], hand: ['guard'], donActive: 1 },
    bola: { characters: ['y'] },
  };

  test('[S114] [OP-R7.2] A and B together, A sets off C and Y, B sets off D: A, B, C, Y, D', () => {
    const people = playing(cards, has);

    people.alice.does('play', 'guard');
    lets(people, people.alice, 'a#1');

    expect(resolved(people)).toEqual(['a#1', 'b#1', 'c#1', 'y#1', 'd#1']);
  });

  test('[S114] [OP-R7.2] Their player may begin with B: then B, A, D, C, Y', () => {
    const people = playing(cards, has);

    people.alice.does('play', 'guard');
    lets(people, people.alice, 'b#1');

    expect(resolved(people)).toEqual(['b#1', 'a#1', 'd#1', 'c#1', 'y#1']);
  });
});

describe('texts that wait for some Events and Triggers only', () => {
  const dear = (area: 'hand' | 'trash' | 'life', timing: 'ON_EVENT_ACTIVATED' | 'ON_TRIGGER_ACTIVATED'): Effect => ({
    timings: [timing],
    when: { cards: { in: [area], where: { cost: { min: 3 } } } },
    steps: [{ do: 'power', what: 'this', n: 1000, for: 'THIS_TURN' }],
  });

  test('[OP-R7.6] An Event is named by where it was used, or where it lies', () => {
    const cards = {
      one: ch(1, 1000, saying(dear('hand', 'ON_EVENT_ACTIVATED'))),
      two: ch(1, 1000, saying(dear('trash', 'ON_EVENT_ACTIVATED'))),
      big: event(3, on('MAIN', draw(1))),
      small: event(0, on('MAIN', draw(1))),
    };
    const people = playing(cards, { alice: { hand: ['big', 'small'], characters: ['one', 'two'], donActive: 3 } });
    people.alice.does('play', 'small');
    expect(resolved(people)).toEqual(['small#1']);
    people.alice.does('play', 'big');
    people.alice.picks(0);

    expect(resolved(people).slice(2).sort()).toEqual(['one#1', 'two#1']);
  });

  test('[OP-R7.6] A Trigger by the Life that its card comes from', () => {
    const cards = {
      one: ch(1, 1000, saying(dear('life', 'ON_TRIGGER_ACTIVATED'))),
      big: event(3, on('TRIGGER', draw(1))),
    };
    const people = playing(cards, { bola: { characters: ['one'], life: ['sailor', 'big'] } });
    attacks(people, people.alice, 'captain');
    people.bola.does('done');
    people.bola.chooses('trigger');

    expect(resolved(people)).toEqual(['big#1', 'one#1']);
  });
});
