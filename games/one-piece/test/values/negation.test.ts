import { describe, expect, test } from 'vitest';
import type { Step } from '../../src/tree/tree.ts';
import { attacks, resolved, shown } from '../kit/battles.ts';
import { draw, on } from '../kit/effects.ts';
import { answersOf, ch, event, type People, playing, saying } from '../kit/playing.ts';

const silence: Step = { do: 'negate', what: { n: 1, of: 'opponent', in: ['character'] }, for: 'THIS_TURN' };
const lend: Step = {
  do: 'gain',
  what: { all: true, in: ['character'], where: { name: ['wall'] } },
  keyword: 'BLOCKER',
  for: 'THIS_TURN',
};
const cards = {
  brute: ch(4, 6000),
  hush: event(0, on('MAIN', silence)),
  wall: ch(3, 4000, { keywords: ['BLOCKER'], effects: [on('ON_KO', draw(1))] }),
  drummer: ch(1, 1000, saying(on('ON_OPPONENT_ATTACK', lend))),
};
/** Alice negates the Wall, if she has Hush, and attacks Bola's Leader. */
function attacked(hand: string[], others: string[]): People {
  const people = playing(cards, {
    alice: { characters: ['brute'], hand },
    bola: { characters: ['wall', ...others], life: ['sailor'] },
  });
  if (hand.includes('hush')) {
    people.alice.does('play', 'hush');
    if (others.length > 0) people.alice.picks('wall');
  }
  attacks(people, people.alice, 'brute');
  return people;
}

describe('a negated Character', () => {
  test('[S103] [OP-R13.2] It loses its printed Blocker and its [On K.O.]', () => {
    const people = attacked(['hush'], []);

    expect(people.bola).toBeAsked('counter');
    expect(shown(people, 1, 'wall', 'power')).toBe(4000);
  });

  test('[S103] [OP-R13.2] With Blocker from another card it can block; its own [On K.O.] stays silent', () => {
    const people = attacked(['hush'], ['drummer']);
    const { bola } = people;

    expect(bola).toBeAsked('block');
    expect(answersOf(people, bola)).toEqual(['wall', 'enough']);
    bola.picks('wall');
    bola.does('done');

    expect(bola).toHave({ trash: ['wall'], hand: [], life: ['sailor'] });
    expect(resolved(people)).not.toContain('wall#1');
  });

  test('[S103] [OP-R8.1] Not negated, the same Wall blocks and its [On K.O.] draws', () => {
    const people = attacked([], []);

    people.bola.picks('wall');
    people.bola.does('done');

    expect(people.bola).toHave({ trash: ['wall'], hand: ['sailor'] });
  });

  test('[S103] The text comes back when the turn is over', () => {
    const people = attacked(['hush'], []);
    people.bola.does('done');
    people.bola.chooses('take');
    people.alice.does('end');
    people.bola.does('end');

    attacks(people, people.alice, 'brute');

    expect(people.bola).toBeAsked('block');
  });

  test('[S103] What is negated asks nothing and cannot be paid for', () => {
    const pays = saying({ timings: ['ACTIVATE_MAIN'], cost: [{ do: 'rest', what: 'this' }], steps: [draw(1)] });
    const people = playing(
      {
        ...cards,
        clerk: ch(1, 1000, pays),
        hush: event(0, on('MAIN', { ...silence, what: { n: 1, in: ['character'] } })),
      },
      { alice: { characters: ['clerk'], hand: ['hush'] } },
    );
    expect(answersOf(people, people.alice)).toContain('activate clerk 1');

    people.alice.does('play', 'hush');

    expect(people.alice.refusal({ do: 'activate', card: 'clerk', at: 1 })).toMatchObject({ code: 'CONDITION' });
  });
});
