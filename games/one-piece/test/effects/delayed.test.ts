/** Pieces of effects that come later speak of the objects they were made for (OP-3). */
import { describe, expect, test } from 'vitest';
import type { Step } from '../../src/tree/tree.ts';
import { attacks } from '../kit/battles.ts';
import { draw, on } from '../kit/effects.ts';
import { ch, event, playing, saying } from '../kit/playing.ts';

const ALICE = 0;

const BOLA = 1;

/** "At the end of this turn, trash this Character" and "… K.O. it": each is to happen to one object only. */
const later = (...steps: Step[]): Step => ({ do: 'later', at: 'END_OF_TURN', steps });

const cards = {
  spark: ch(1, 4000, saying(on('ACTIVATE_MAIN', later({ do: 'move', what: 'this', to: 'trash' })))),
  marks: event(
    0,
    on('MAIN', { do: 'choose', what: { in: ['character'], of: 'opponent', n: 1 } }, later({ do: 'ko', what: 'it' })),
  ),
  home: event(0, on('MAIN', { do: 'move', what: { in: ['character'], of: 'either', n: 1 }, to: 'hand' })),
  mate: ch(2, 3000),
};

describe('at the end of the turn', () => {
  test('[OP-R1.2] "Trash this Character" trashes it', () => {
    const { alice, match } = playing(cards, { alice: { characters: ['spark'] } });
    alice.does('activate', 'spark', 1);
    alice.does('end');

    expect([match.table.characters[ALICE], match.table.trash[ALICE].length]).toEqual([[], 1]);
  });

  test('[OP-R1.2] A card that went to the hand meanwhile stays there', () => {
    const { alice, match } = playing(cards, { alice: { characters: ['spark'], hand: ['home'] } });
    alice.does('activate', 'spark', 1);
    alice.does('play', 'home');
    alice.does('end');

    expect(match.table.hand[ALICE]).toHaveLength(1);
    expect(match.table.trash[ALICE]).toHaveLength(1); // the Event
  });

  test('[OP-R1.2] A card that came back meanwhile is another one', () => {
    const { alice, match } = playing(cards, { alice: { characters: ['spark'], hand: ['home'], donActive: 1 } });
    alice.does('activate', 'spark', 1);
    alice.does('play', 'home');
    alice.does('play', 'spark');
    alice.does('end');

    expect(match.table.characters[ALICE]).toHaveLength(1);
  });

  test.each([
    ['[OP-R1.2] What was chosen is K.O.’d', false, 0],
    ['[OP-R1.2] What was chosen and went away is not', true, 1],
  ])('%s', (_title, goesHome, held) => {
    const has = { alice: { hand: ['marks', 'home'] }, bola: { characters: ['mate'] } };
    const { alice, match } = playing(cards, has);
    alice.does('play', 'marks');
    if (goesHome) alice.does('play', 'home');
    alice.does('end');

    const drawn = 1; // in Bola's own turn
    expect(match.table.hand[BOLA]).toHaveLength(held + drawn);
    expect(match.table.trash[BOLA]).toHaveLength(goesHome ? 0 : 1);
  });
});

test('[OP-R1.2] An attacker that went to the hand is not returned to it once more', () => {
  const people = playing(
    {
      ...cards,
      tide: event(
        0,
        on('COUNTER', { do: 'later', at: 'END_OF_BATTLE', steps: [{ do: 'move', what: 'attacker', to: 'hand' }] }),
      ),
      ebb: event(0, on('COUNTER', { do: 'move', what: 'attacker', to: 'hand' })),
    },
    { alice: { characters: ['mate'], hand: ['mate'] }, bola: { hand: ['tide', 'ebb'] } },
  );
  attacks(people, people.alice, 'mate');
  people.bola.does('event', 'tide');
  people.bola.does('event', 'ebb');
  people.bola.does('done');

  const moved = people.told.filter((one) => one.type === 'cardMoved' && one.seat === ALICE);
  expect(moved).toMatchObject([{ from: 'CHARACTER_AREA', to: 'HAND' }]);
});

describe('"at the end of this turn"', () => {
  test('[OP-R3.6] made when that end is already being dealt with, it does not wait for the next turn', () => {
    const people = playing({ echo: event(0, on('MAIN', later(later(draw(1))))) }, { alice: { hand: ['echo'] } });
    people.alice.does('play', 'echo');
    people.alice.does('end');
    people.bola.does('end');

    expect(people.alice).toHave({ hand: ['sailor'] }); // of the Draw Phase
    expect(people.match.table.delayed).toEqual([]);
  });
});
