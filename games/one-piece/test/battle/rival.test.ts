import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/tree/tree.ts';
import { attacks } from '../kit/battles.ts';
import { draw } from '../kit/effects.ts';
import { ch, playing, saying } from '../kit/playing.ts';
import { readEffects } from '../kit/texts.ts';

const deck = ['sailor', 'sailor', 'sailor', 'guard', 'guard', 'guard'];

describe('[OP-R5.4] The card that this one battles', () => {
  const fought = (striker: Effect, target = 'sailor') => {
    const people = playing(
      { striker: ch(1, 9000, saying(striker)), other: ch(1, 9000), wall: ch(1, 99000) },
      {
        alice: { characters: ['striker', 'other'], deck },
        bola: { characters: ['sailor', 'wall'], rested: { sailor: 1, wall: 1 } },
      },
    );
    return {
      people,
      fight: (who: string) => {
        attacks(people, people.alice, who, target);
        people.bola.does('done');
      },
    };
  };
  const slayer: Effect = {
    timings: ['ON_KO'],
    when: { cards: { of: 'opponent', in: ['character'] }, by: 'battle-with-this' },
    steps: [draw(1)],
  };
  test('"battles and K.O.\'s" is about its own battle', () => {
    const { people, fight } = fought(slayer);
    fight('striker');
    expect(people.alice).toHave({ hand: ['guard'] });
  });
  test('and not about that of another card', () => {
    const { people, fight } = fought(slayer);
    fight('other');
    expect(people.alice).toHave({ hand: [] });
  });
  test('can be meant at the end of the battle', () => {
    const { people, fight } = fought(
      {
        timings: ['END_OF_BATTLE'],
        if: { is: 'rival', where: { cost: { max: 3 } } },
        steps: [{ do: 'move', what: 'rival', to: 'hand' }],
      },
      'wall',
    );
    fight('striker');
    expect(people.bola).toHave({ hand: ['wall'], characters: ['sailor'] });
  });
  test.each([
    "place the opponent's Character you battled with at the bottom of the owner's deck",
    "return the opponent's Character you battled with to the owner's hand",
  ])('[OP-R2.3] that fell in it stays in the trash: %s', (does) => {
    const battles = "in which this Character battles your opponent's Character";
    const [effect] = readEffects(`[Your Turn] At the end of a battle ${battles}, ${does}.`);
    const { people, fight } = fought(effect ?? { timings: ['MAIN'], steps: [] });
    fight('striker');
    expect(people.bola).toHave({ trash: ['sailor'], characters: ['wall'], hand: [] });
  });
});
