import { describe, expect, test } from 'vitest';
import { on } from '../kit/effects.ts';
import { answersOf, ch, event, leader, playing } from '../kit/playing.ts';

describe('[OP-R7.3] Cards that were meant before', () => {
  test('what was revealed is still meant after another card was chosen', () => {
    const oracle = event(
      0,
      on(
        'MAIN',
        { do: 'reveal', what: { top: 1, in: ['deck'] } },
        { do: 'rest', what: { n: 1, in: ['character'] } },
        { do: 'move', what: 'revealed', to: 'trash' },
      ),
    );
    const people = playing(
      { oracle },
      { alice: { hand: ['oracle'], characters: ['sailor'], deck: ['sailor', 'guard'] } },
    );
    people.alice.does('play', 'oracle');
    expect(people.alice).toHave({ trash: ['oracle', 'guard'], deck: ['sailor'], rested: { sailor: 1 } });
  });

  const swap = (where: object) =>
    event(
      0,
      on(
        'MAIN',
        { do: 'move', what: { n: 1, in: ['character'] }, to: 'trash' },
        { do: 'play', what: { upTo: 1, in: ['hand'], where } },
      ),
    );
  const swapping = (where: object) => {
    const people = playing(
      {
        swap: swap(where),
        leaf: ch(1, 1000, { colours: ['green'] }),
        captain: leader(5000, 5, { colours: ['red', 'green'] }),
      },
      { alice: { hand: ['swap', 'sailor', 'leaf'], characters: ['sailor'] } },
    );
    people.alice.does('play', 'swap');
    return answersOf(people, people.alice).filter((answer) => answer !== 'enough');
  };
  test('a card with the same name', () => {
    expect(swapping({ sameNameAs: 'it' })).toEqual(['sailor']);
  });
  test('a card of a different colour', () => {
    expect(swapping({ differentColourFrom: 'it' })).toEqual(['leaf']);
  });
});
