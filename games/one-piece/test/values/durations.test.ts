import { describe, expect, test } from 'vitest';
import type { Duration, Effect, Step } from '../../src/tree/tree.ts';
import { attacks } from '../kit/battles.ts';
import { on, powerReadNow } from '../kit/effects.ts';
import { ch, event, type More, playing, saying } from '../kit/playing.ts';

const [ALICE, BOLA] = [0, 1] as const;
const mine = { n: 1, in: ['character'] } as const;
const use = (...steps: Step[]): More => event(0, on('MAIN', ...steps));
const standing = (...steps: Step[]): Effect => ({ timings: ['PERMANENT'], steps });

describe('how long', () => {
  const boost = (span: Duration): Step => ({ do: 'power', what: mine, n: 1000, for: span });
  /** In whose turns, from the one in which it began on, a boost is still there at the Main Phase. */
  const turnsOf = (span: Duration): number[] => {
    const people = playing(
      { brute: ch(3, 5000), bless: use(boost(span)) },
      { alice: { hand: ['bless'], characters: ['brute'] } },
    );
    const { alice, bola } = people;
    alice.does('play', 'bless');
    const turns: number[] = [];
    for (let turn = 0; turn < 5; turn++) {
      if (powerReadNow(people, ALICE, 'brute') === 6000) turns.push(turn);
      (turn % 2 === 0 ? alice : bola).does('end');
    }
    return turns;
  };

  test.each<[Duration, number[]]>([
    ['THIS_TURN', [0]],
    ['END_OF_TURN', [0]],
    ['UNTIL_START_OF_YOUR_NEXT_TURN', [0, 1]],
    ['UNTIL_END_OF_OPPONENTS_NEXT_TURN', [0, 1]],
    ['UNTIL_END_OF_YOUR_NEXT_TURN', [0, 1, 2]],
  ])('[OP-R12.4] %s, begun in the own turn, lasts through turns %j', (span, turns) => {
    expect(turnsOf(span)).toEqual(turns);
  });

  const react = (span: Duration) => {
    const people = playing(
      {
        brute: ch(3, 5000),
        spy: ch(
          1,
          1000,
          saying(on('ON_OPPONENT_ATTACK', { do: 'power', what: { n: 1, in: ['leader'] }, n: 1000, for: span })),
        ),
      },
      { alice: { characters: ['brute'] }, bola: { characters: ['spy'], life: ['sailor', 'sailor'] } },
    );
    attacks(people, people.alice, 'brute');
    people.bola.does('done');
    return people;
  };

  test('[S84] [OP-R12.4] "Until the end of your opponent\'s next turn", begun in that turn, ends with it', () => {
    const people = react('UNTIL_END_OF_OPPONENTS_NEXT_TURN');
    expect(powerReadNow(people, BOLA, 'captain', 'leader')).toBe(6000);

    people.alice.does('end');

    expect(powerReadNow(people, BOLA, 'captain', 'leader')).toBe(5000);
  });

  test('[S84] [OP-R12.4] "Until the end of your next turn", begun there, ends with the own turn that follows', () => {
    const people = react('UNTIL_END_OF_YOUR_NEXT_TURN');
    people.alice.does('end');
    expect(powerReadNow(people, BOLA, 'captain', 'leader')).toBe(6000);

    people.bola.does('end');

    expect(powerReadNow(people, BOLA, 'captain', 'leader')).toBe(5000);
  });

  test('[OP-R12.4] It survives its source, not its bearer; a standing text goes with its source', () => {
    const people = playing(
      {
        brute: ch(0, 5000),
        priest: ch(
          1,
          1000,
          saying(
            on('ACTIVATE_MAIN', {
              do: 'power',
              what: { n: 1, in: ['character'], where: { name: ['brute'] } },
              n: 1000,
              for: 'UNTIL_END_OF_OPPONENTS_NEXT_TURN',
            }),
          ),
        ),
        drummer: ch(
          1,
          1000,
          saying(
            standing({ do: 'power', what: { all: true, in: ['character'], where: { name: ['brute'] } }, n: 2000 }),
          ),
        ),
        sink: use({
          do: 'move',
          what: { all: true, in: ['character'], where: { not: { name: ['brute'] } } },
          to: 'trash',
        }),
        back: use({ do: 'move', what: mine, to: 'hand' }),
      },
      { alice: { hand: ['sink', 'back'], characters: ['brute', 'priest', 'drummer'] } },
    );
    const { alice } = people;
    alice.does('activate', 'priest', 1);
    expect(powerReadNow(people, ALICE, 'brute')).toBe(8000);

    alice.does('play', 'sink');
    expect(powerReadNow(people, ALICE, 'brute')).toBe(6000);
    alice.does('play', 'back');
    alice.does('play', 'brute');

    expect(powerReadNow(people, ALICE, 'brute')).toBe(5000);
  });
});
