import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { attacks, toldOf } from '../kit/battles.ts';
import { draw, on, onFor } from '../kit/effects.ts';
import { answersOf, ch, event, playing, saying } from '../kit/playing.ts';
import { seenIn } from '../kit/worlds.ts';

const turnUp: Step = { do: 'turnLife', which: 'top', faceUp: true };

const shows: Effect = onFor('ACTIVATE_MAIN', turnUp, draw(1));

const cards = {
  brute: ch(4, 6000),
  seer: ch(1, 1000, saying(shows)),
  greeter: ch(1, 1000, saying(onFor('ON_PLAY', turnUp, draw(1)))),
  prize: ch(1, 1000, saying(on('TRIGGER', draw(1)))),
  store: event(0, on('MAIN', { do: 'move', what: { n: 1, in: ['hand'] }, to: 'life-top' })),
  shine: event(0, on('MAIN', { do: 'move', what: { n: 1, in: ['hand'] }, to: 'life-top', faceUp: true })),
};

describe('face-up Life', () => {
  test('[S126] [OP-R7.3] "You may turn the top card of your Life face-up:" is not offered when it already is', () => {
    const people = playing(cards, {
      alice: { characters: ['seer'], hand: ['greeter'], donActive: 1, life: ['sailor', 'guard'], faceUp: { guard: 1 } },
    });

    expect(people.alice.refusal({ do: 'activate', card: 'seer', at: 1 })).toMatchObject({ code: 'CANNOT_PAY' });
    people.alice.does('play', 'greeter');

    expect(people.alice).toBeAsked('main');
    expect(people.alice).toHave({ hand: [] });
  });

  test('[S126] [OP-R7.3] Face down it is: the card is turned, and everybody sees it', () => {
    const people = playing(cards, {
      alice: { characters: ['seer'], life: ['sailor', 'guard'], faceUp: { sailor: 1 } },
    });

    people.alice.does('activate', 'seer', 1);

    expect(people.alice).toHave({ hand: ['sailor'] });
    expect(seenIn(people, 1, 0, 'life')).toEqual(['sailor', 'guard']);
    expect(toldOf(people, 'lifeTurned')).toMatchObject([{ seat: 0, faceUp: true }]);
    expect(people.alice.refusal({ do: 'activate', card: 'seer', at: 1 })).toMatchObject({ code: 'CANNOT_PAY' });
  });

  test('[S126] [OP-R5.7] Lost to damage, its Trigger may be used', () => {
    const people = playing(cards, {
      alice: { characters: ['brute'] },
      bola: { life: ['sailor', 'prize'], faceUp: { prize: 1 } },
    });
    attacks(people, people.alice, 'brute');
    people.bola.does('done');

    expect(answersOf(people, people.bola)).toEqual(['trigger', 'take']);
    people.bola.chooses('trigger');

    expect(people.bola).toHave({ life: ['sailor'], trash: ['prize'], hand: ['sailor'] });
  });

  test('[S126] [OP-R5.7] Taken to the hand it lies face up no more', () => {
    const people = playing(cards, {
      alice: { characters: ['brute'] },
      bola: { life: ['sailor', 'prize'], faceUp: { prize: 1 } },
    });
    attacks(people, people.alice, 'brute');
    people.bola.does('done');
    people.bola.chooses('take');

    expect(people.bola).toHave({ hand: ['prize'], faceUp: { prize: 0 } });
  });

  test('[S126] A card put into Life without a word about its face lies face down', () => {
    const people = playing(cards, { alice: { hand: ['store', 'prize'], life: ['sailor'] } });

    people.alice.does('play', 'store');

    expect(people.alice).toHave({ life: ['sailor', 'prize'], faceUp: { prize: 0 } });
    expect(seenIn(people, 1, 0, 'life')).toEqual(['?', '?']);
  });

  test('[S126] … and face up when the text says so', () => {
    const people = playing(cards, { alice: { hand: ['shine', 'prize'], life: ['sailor'] } });

    people.alice.does('play', 'shine');

    expect(people.alice).toHave({ life: ['sailor', 'prize'], faceUp: { prize: 1 } });
    expect(seenIn(people, 1, 0, 'life')).toEqual(['?', 'prize']);
  });

  test('[S126] Turned over again it is hidden, but those who saw it know it', () => {
    const people = playing(
      { ...cards, veil: event(0, on('MAIN', { do: 'turnLife', which: 'all', faceUp: false })) },
      { alice: { hand: ['veil'], life: ['sailor', 'guard'], faceUp: { guard: 1 } } },
    );

    people.alice.does('play', 'veil');

    expect(people.alice).toHave({ faceUp: { guard: 0 } });
    expect(seenIn(people, 1, 0, 'life')).toEqual(['?', 'guard']);
  });
});

describe('[OP-R2.4] Life that is turned', () => {
  const turning = (step: Step, faceUp: Record<string, number> = {}) => {
    const people = playing(
      { turn: event(0, on('MAIN', step)), sage: ch(1, 1000), monk: ch(1, 1000) },
      { alice: { hand: ['turn'], life: ['guard', 'sage', 'monk'], faceUp } },
    );
    people.alice.does('play', 'turn');
    return people;
  };
  test('2 cards from the top', () => {
    expect(turning({ do: 'turnLife', which: 'top', n: 2, faceUp: true }).alice).toHave({
      faceUp: { guard: 0, sage: 1, monk: 1 },
    });
  });
  test('any one of those that lie the other way', () => {
    const people = turning({ do: 'turnLife', which: 'any', faceUp: false }, { guard: 1, sage: 1 });
    expect(answersOf(people, people.alice)).toEqual(['guard', 'sage']);
    people.alice.picks('guard');
    expect(people.alice).toHave({ faceUp: { guard: 0, sage: 1, monk: 0 } });
  });
  test('a card that was looked at may come to Life face-up', () => {
    const seek = event(
      0,
      on('MAIN', {
        do: 'look',
        what: { top: 2, in: ['deck'] },
        take: { upTo: 1, to: 'life-top', faceUp: true },
        rest: 'deck-bottom',
      }),
    );
    const people = playing(
      { seek, sage: ch(1, 1000) },
      { alice: { hand: ['seek'], life: [], deck: ['guard', 'sage'] } },
    );
    people.alice.does('play', 'seek');
    people.alice.picks('sage');
    expect(people.alice).toHave({ life: ['sage'], faceUp: { sage: 1 } });
  });
});
