import { describe, expect, test } from 'vitest';
import { attacks } from '../kit/battles.ts';
import { costReadNow, on } from '../kit/effects.ts';
import { ch, event, playing } from '../kit/playing.ts';

describe('"the next time you play …"', () => {
  const cards = {
    plan: event(
      0,
      on('MAIN', { do: 'nextPlay', n: -1, where: { category: ['CHARACTER'], cost: { min: 3 } }, for: 'THIS_TURN' }),
    ),
    three: ch(3, 3000),
    two: ch(2, 2000),
  };

  test('[OP-R12.1] is used up by one play that fits, though the card costs less by then', () => {
    const people = playing(cards, { alice: { hand: ['plan', 'three', 'three', 'two'], donActive: 9 } });
    const { alice } = people;
    alice.does('play', 'plan');
    alice.does('play', 'two');
    expect(alice).toHave({ donActive: 7 });
    alice.does('play', 'three');
    expect(alice).toHave({ donActive: 5 });

    expect(costReadNow(people, 0, 'three', 'hand')).toBe(3);
  });

  test('[OP-R12.1] holds for one Event in the Counter Step too', () => {
    const ward = event(
      2,
      on('COUNTER', { do: 'power', what: { upTo: 1, in: ['leader'] }, n: 1000, for: 'THIS_BATTLE' }),
    );
    const omen = ch(1, 1000, {
      effects: [
        {
          timings: ['ON_OPPONENT_ATTACK'],
          steps: [{ do: 'nextPlay', n: -1, where: { category: ['EVENT'] }, for: 'THIS_TURN' }],
        },
      ],
    });
    const people = playing(
      { ward, omen },
      { alice: {}, bola: { characters: ['omen'], hand: ['ward', 'ward'], donActive: 5, life: ['sailor'] } },
    );
    attacks(people, people.alice, 'captain');
    people.bola.does('event', 'ward');
    people.bola.picks('captain');
    expect(people.bola).toHave({ donActive: 4 });
    people.bola.does('event', 'ward');

    expect(people.bola).toHave({ donActive: 2 });
  });
});
