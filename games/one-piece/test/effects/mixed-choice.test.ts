import { describe, expect, test } from 'vitest';
import { on } from '../kit/effects.ts';
import { answersOf, ch, event, playing } from '../kit/playing.ts';

const FLOOD = event(0, {
  timings: ['MAIN'],
  steps: [{ do: 'rest', what: { upTo: 2, of: 'opponent', in: ['character', 'don'] } }],
});

describe('[OP-R7.3] "Characters or DON!! cards" are one decision', () => {
  const flooding = () => {
    const people = playing(
      { flood: FLOOD, mate: ch(2, 3000) },
      { alice: { hand: ['flood'] }, bola: { characters: ['mate'], donActive: 3 } },
    );
    people.alice.does('play', 'flood');
    return people;
  };

  test('as many DON!! are offered as may be chosen', () => {
    const people = flooding();
    expect(answersOf(people, people.alice)).toEqual(['mate', '2000', '2001', 'enough']);
  });

  test('a Character and a DON!! are rested together', () => {
    const people = flooding();
    people.alice.picks('mate', 2000);
    expect(people.bola).toHave({ donActive: 2, donRested: 1, rested: { mate: 1 } });
  });

  test('two DON!! are rested, and the Character is left alone', () => {
    const people = flooding();
    people.alice.picks(2000, 2001);
    expect(people.bola).toHave({ donActive: 1, donRested: 2, rested: { mate: 0 } });
  });
});

describe('DON!! and Characters, all of them', () => {
  test('[OP-R7.5] are rested together, and set active unless that is forbidden', () => {
    const all = { all: true, in: ['character', 'don'] } as const;
    const cards = {
      sleep: event(0, on('MAIN', { do: 'rest', what: all })),
      wake: event(0, on('MAIN', { do: 'setActive', what: all })),
      ban: event(0, on('MAIN', { do: 'playerCannot', who: 'you', be: 'SET_DON_ACTIVE', for: 'THIS_TURN' })),
    };
    const people = playing(cards, {
      alice: { hand: ['sleep', 'wake', 'ban', 'wake', 'sleep'], characters: ['guard'], donActive: 2 },
    });
    people.alice.does('play', 'sleep');
    expect(people.alice).toHave({ donRested: 2, rested: { guard: 1 } });
    people.alice.does('play', 'wake');
    expect(people.alice).toHave({ donRested: 0, donActive: 2, rested: { guard: 0 } });
    people.alice.does('play', 'sleep');
    people.alice.does('play', 'ban');
    people.alice.does('play', 'wake');

    expect(people.alice).toHave({ donRested: 2, rested: { guard: 0 } });
  });
});
