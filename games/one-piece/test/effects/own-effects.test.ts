/** "You cannot … using your own effects": the other player's effects go on. */
import { describe, expect, test } from 'vitest';
import type { Effect, PlayerProhibition, Step } from '../../src/tree/tree.ts';
import { attacks } from '../kit/battles.ts';
import { draw, on } from '../kit/effects.ts';
import { ch, event, playing, saying } from '../kit/playing.ts';

const ban = (be: PlayerProhibition): Step => ({ do: 'playerCannot', who: 'you', be, for: 'THIS_TURN' });
const life: Step = { do: 'move', what: { top: 1, in: ['life'] }, to: 'hand' };
const theirLife: Step = { do: 'move', what: { top: 1, in: ['life'], of: 'opponent' }, to: 'hand' };
const theyDraw: Step = { do: 'draw', n: 1, who: 'opponent' };

/** Alice forbids herself, tries it, and K.O.'s a Character of Bola that does it to her. */
function tried(be: PlayerProhibition, own: Step, theirs: Step) {
  const people = playing(
    {
      vow: event(0, on('MAIN', ban(be))),
      wish: event(0, on('MAIN', own)),
      brute: ch(4, 9000),
      martyr: ch(1, 1000, saying(on('ON_KO', theirs))),
    },
    {
      alice: { hand: ['vow', 'wish'], characters: ['brute'], life: ['guard', 'guard'], deck: ['sailor', 'sailor'] },
      bola: { characters: ['martyr'], rested: { martyr: 1 } },
    },
  );
  people.alice.does('play', 'vow');
  people.alice.does('play', 'wish');
  const before = people.match.table.hand[0].length;
  attacks(people, people.alice, 'brute', 'martyr');
  people.bola.does('done');
  return { own: before, both: people.match.table.hand[0].length };
}

describe('[OP-R7.3] "using your own effects"', () => {
  test("Life is not added to the hand by them, but by the other player's", () => {
    expect(tried('LIFE_TO_HAND_BY_OWN_EFFECTS', life, theirLife)).toEqual({ own: 0, both: 1 });
    expect(tried('LIFE_TO_HAND', life, theirLife)).toEqual({ own: 0, both: 0 });
  });
  test('Life that is looked at is not taken either', () => {
    const looked: Step = {
      do: 'look',
      what: { top: 1, in: ['life'] },
      take: { n: 1, to: 'hand' },
      rest: 'life-top',
    };
    expect(tried('LIFE_TO_HAND', looked, theirLife)).toEqual({ own: 0, both: 0 });
  });
  test("Nothing is drawn by them, but by the other player's", () => {
    expect(tried('DRAW_BY_OWN_EFFECTS', draw(1), theyDraw)).toEqual({ own: 0, both: 1 });
    expect(tried('DRAW_BY_EFFECTS', draw(1), theyDraw)).toEqual({ own: 0, both: 0 });
  });
});

test('[OP-R7.1] A cost that moves given DON!! is paid only with DON!! of other cards', () => {
  const move: Step = { do: 'moveGivenDon', n: 1, to: 'this' };
  const text: Effect = { timings: ['ACTIVATE_MAIN'], cost: [move], steps: [draw(1)] };
  const cards = { porter: ch(1, 1000, saying(text)) };
  const at = (given: Record<string, number>) =>
    playing(cards, { alice: { characters: ['porter'], given, deck: ['sailor', 'sailor'] } }).alice;

  expect(() => at({ porter: 1 }).does('activate', 'porter', 1)).toThrow('CANNOT_PAY');
  const alice = at({ porter: 1, captain: 1 });
  alice.does('activate', 'porter', 1);
  expect(alice).toHave({ hand: ['sailor'] });
});
