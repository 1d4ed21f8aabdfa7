import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { draw } from '../kit/effects.ts';
import { answersOf, ch, playing, saying } from '../kit/playing.ts';

const deck = ['sailor', 'sailor', 'sailor', 'guard', 'guard', 'guard'];

const watcher = (effect: Effect) => ch(1, 1000, saying(effect));

describe('[OP-R7.2] DON!! that are returned', () => {
  const paying = (cost: Step) =>
    playing(
      { pier: watcher({ timings: ['ACTIVATE_MAIN'], cost: [cost], steps: [draw(1)] }) },
      { alice: { characters: ['pier'], donActive: 2, donRested: 2, deck } },
    );

  test('"1 or more" goes on after the first for as long as the player likes', () => {
    const people = paying({ do: 'returnDon', n: 1, orMore: true });
    people.alice.does('activate', 'pier', 1);
    people.alice.picks(1001);
    people.alice.picks(1002);
    people.alice.picks();
    expect(people.alice).toHave({ donActive: 1, donRested: 1, hand: ['guard'] });
  });
  test('"1 or more" is at least 1', () => {
    const people = paying({ do: 'returnDon', n: 1, orMore: true });
    people.alice.does('activate', 'pier', 1);
    expect(answersOf(people, people.alice)).toEqual(['1002', '1001']);
  });
  test('active ones are taken from the active ones', () => {
    const people = paying({ do: 'returnDon', n: 2, from: 'active' });
    people.alice.does('activate', 'pier', 1);
    expect(people.alice).toHave({ donActive: 0, donRested: 2, hand: ['guard'] });
  });
  test('more active ones than there are cannot be paid', () => {
    const people = paying({ do: 'returnDon', n: 3, from: 'active' });
    expect(answersOf(people, people.alice)).not.toContain('activate pier 1');
  });
});
