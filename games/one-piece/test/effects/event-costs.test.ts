import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/tree/tree.ts';
import { attacks, resolved, shown, toldOf } from '../kit/battles.ts';
import { draw, onFor, trash1 } from '../kit/effects.ts';
import { answersOf, ch, event, type People, playing, saying } from '../kit/playing.ts';

/** "[Counter] You may trash 1 card from your hand: your Leader gains +3000 power during this battle." */
const brace: Effect = onFor('COUNTER', trash1, {
  do: 'power',
  what: { all: true, in: ['leader'] },
  n: 3000,
  for: 'THIS_BATTLE',
});
const cheers: Effect = { timings: ['ON_EVENT_ACTIVATED'], steps: [{ do: 'addDon', n: 1, rested: true }] };
const cards = {
  brute: ch(4, 6000),
  brace: event(1, brace),
  fan: ch(1, 1000, saying(cheers)),
  deal: event(1, onFor('MAIN', trash1, draw(2))),
};

function attacked(hand: string[]): People {
  const people = playing(cards, {
    alice: { characters: ['brute'] },
    bola: { characters: ['fan'], hand, donActive: 1, life: ['sailor'] },
  });
  attacks(people, people.alice, 'brute');
  return people;
}

describe('an Event whose text has a cost of its own', () => {
  test('[S117] [OP-R6.5] The only card in hand may be activated: paid, trashed, no boost, watchers see it', () => {
    const people = attacked(['brace']);
    const { bola } = people;
    expect(answersOf(people, bola)).toContain('event brace');

    bola.does('event', 'brace');

    expect(bola).toBeAsked('counter');
    expect(bola).toHave({ hand: [], trash: ['brace'], donActive: 0, donRested: 2 });
    expect(shown(people, 1, 'captain')).toBe(5000);
    expect(toldOf(people, 'eventActivated')).toHaveLength(1);
    expect(resolved(people)).toContain('fan#1');
  });

  test('[S117] [OP-R6.5] With another card the cost is offered, and the boost follows', () => {
    const people = attacked(['brace', 'guard']);
    const { bola } = people;

    bola.does('event', 'brace');
    bola.chooses('yes');

    expect(bola).toHave({ hand: [], trash: ['brace', 'guard'] });
    expect(shown(people, 1, 'captain')).toBe(8000);
    expect(bola).toHave({ donRested: 2 });
  });

  test('[S117] [OP-R6.5] Declined, it was activated all the same', () => {
    const people = attacked(['brace', 'guard']);
    const { bola } = people;

    bola.does('event', 'brace');
    bola.chooses('no');

    expect(bola).toHave({ hand: ['guard'], trash: ['brace'], donActive: 0, donRested: 2 });
    expect(shown(people, 1, 'captain')).toBe(5000);
  });

  test('[S117] [OP-R6.5] The same for [Main]', () => {
    const people = playing(cards, { alice: { hand: ['deal'], characters: ['fan'], donActive: 1 } });

    people.alice.does('play', 'deal');

    expect(people.alice).toHave({ hand: [], trash: ['deal'], donActive: 0, donRested: 2 });
    expect(people.alice).toBeAsked('main');
  });
});
