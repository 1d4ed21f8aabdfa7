import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { resolved, shown, toldOf } from '../kit/battles.ts';
import { draw, on } from '../kit/effects.ts';
import { ch, event, playing, saying } from '../kit/playing.ts';

const boost = (of: Extract<Step, { do: 'power' }>['for'] & string): Step => ({
  do: 'power',
  what: { all: true, in: ['leader'] },
  n: 1000,
  for: of,
});
const cards = {
  again: event(0, on('MAIN', { do: 'extraTurn' })),
  long: event(0, on('MAIN', boost('UNTIL_END_OF_OPPONENTS_NEXT_TURN'))),
  short: event(0, on('MAIN', boost('THIS_TURN'))),
  till: event(0, on('MAIN', boost('UNTIL_START_OF_YOUR_NEXT_TURN'))),
  mine: event(0, on('MAIN', boost('UNTIL_END_OF_YOUR_NEXT_TURN'))),
  clerk: ch(1, 1000, saying(on('END_OF_YOUR_TURN', draw(1)))),
  rival: ch(1, 1000, saying(on('END_OF_OPPONENT_TURN', draw(1)))),
  dawn: ch(1, 1000, saying(on('START_OF_TURN', draw(1)) satisfies Effect)),
};

describe('an extra turn', () => {
  test('[S121] [OP-R3.6] The End Phase runs in full, then the same player begins again with the Refresh Phase', () => {
    const people = playing(cards, {
      alice: { hand: ['again'], characters: ['clerk', 'dawn'], donRested: 2, given: { captain: 1 } },
      bola: { characters: ['rival'] },
    });
    people.alice.does('play', 'again');

    people.alice.does('end');

    expect(resolved(people)).toEqual(['again#1', 'clerk#1', 'rival#1', 'dawn#1']);
    expect(toldOf(people, 'phaseChanged').map(({ seat, phase }) => `${seat} ${phase}`)).toEqual([
      '0 END',
      '0 REFRESH',
      '0 DRAW',
      '0 DON_PHASE',
      '0 MAIN',
    ]);
    expect(people.alice).toBeAsked('main');
    expect(people.alice).toHave({ hand: ['sailor', 'sailor', 'sailor'], donActive: 5, donRested: 0 });
  });

  test('[S121] [OP-R3.6] "Until the end of your opponent\'s next turn" runs on, and ends with the next turn', () => {
    const people = playing(cards, { alice: { hand: ['again', 'long'] } });
    people.alice.does('play', 'again');
    people.alice.does('play', 'long');

    people.alice.does('end');
    expect(shown(people, 0, 'captain')).toBe(6000);
    people.alice.does('end');
    expect(people.bola).toBeAsked('main');
    expect(shown(people, 0, 'captain')).toBe(6000);
    people.bola.does('end');

    expect(shown(people, 0, 'captain')).toBe(5000);
  });

  test('[S121] [OP-R3.6] "During this turn" is over; it is "your next turn"', () => {
    for (const [card, inNext, after] of [
      ['short', 5000, 5000],
      ['till', 5000, 5000],
      ['mine', 6000, 5000],
    ] as const) {
      const people = playing(cards, { alice: { hand: ['again', card] } });
      people.alice.does('play', 'again');
      people.alice.does('play', card);
      expect(shown(people, 0, 'captain')).toBe(6000);

      people.alice.does('end');
      expect([card, shown(people, 0, 'captain')]).toEqual([card, inNext]);
      people.alice.does('end');

      expect([card, shown(people, 0, 'captain')]).toEqual([card, after]);
    }
  });

  test('[S121] [OP-R3.6] It is one turn: then the other player has the turn', () => {
    const people = playing(cards, { alice: { hand: ['again'] } });
    people.alice.does('play', 'again');
    people.alice.does('end');

    people.alice.does('end');

    expect(people.bola).toBeAsked('main');
    expect(toldOf(people, 'turnChanged').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('[S121] [OP-R3.6] Two of them are two turns', () => {
    const people = playing(cards, { alice: { hand: ['again', 'again'] } });
    people.alice.does('play', 'again');
    people.alice.does('play', 'again');

    for (let turn = 0; turn < 3; turn++) people.alice.does('end');

    expect(people.bola).toBeAsked('main');
  });
});
