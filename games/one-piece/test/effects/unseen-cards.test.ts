/** Texts about cards that not everybody sees: nothing hangs, nothing is given away. */
import { describe, expect, test } from 'vitest';
import type { Step } from '../../src/tree/tree.ts';
import { toldOf } from '../kit/battles.ts';
import { draw, on } from '../kit/effects.ts';
import { answersOf, event, playing } from '../kit/playing.ts';
import { seenIn } from '../kit/worlds.ts';

describe('a condition on cards that the choosing player cannot see', () => {
  const snatch: Step = {
    do: 'move',
    what: { n: 1, of: 'opponent', in: ['hand'], where: { category: ['EVENT'] } },
    to: 'trash',
  };
  const cards = { snatch: event(0, on('MAIN', snatch, draw(1))), song: event(1, on('MAIN', draw(1))) };
  const has = { alice: { hand: ['snatch'] }, bola: { hand: ['song', 'guard', 'sailor'] } };

  test('All of them may be picked; which fit does not show', () => {
    const people = playing(cards, has);

    people.alice.does('play', 'snatch');

    expect(answersOf(people, people.alice)).toEqual(['-1', '-2', '-3', 'enough']);
  });

  test.each([1, 2, 3])('The card at place %i is shown, and goes only if it fits', (place) => {
    const people = playing(cards, has);
    people.alice.does('play', 'snatch');
    people.alice.picks(place);

    const [name] = toldOf(people, 'cardRevealed').map(({ card }) => people.game.faceIn(people.match.table, card)?.id);
    expect(seenIn(people, 0, 1, 'trash')).toEqual(name === 'song' ? ['song'] : []);
    expect(seenIn(people, 0, 1, 'hand')).toEqual(name === 'song' ? ['?', '?'] : [name, '?', '?']);
    expect(people.alice).toHave({ hand: ['sailor'] }); // "Then, draw 1" all the same
  });
});

describe('a piece that comes later', () => {
  test('It remembers only what everybody saw', () => {
    const hide: Step = { do: 'move', what: { n: 1, in: ['hand'] }, to: 'life-top' };
    const later: Step = { do: 'later', at: 'END_OF_TURN', steps: [{ do: 'move', what: 'it', to: 'trash' }] };
    const open: Step = { do: 'choose', what: { n: 1, in: ['character'] } };
    const people = playing(
      { bury: event(0, on('MAIN', hide, later)), mark: event(0, on('MAIN', open, later)) },
      { alice: { hand: ['bury', 'mark', 'guard'], characters: ['sailor'], life: ['sailor'] } },
    );

    people.alice.does('play', 'bury');
    people.alice.picks('guard');
    people.alice.does('play', 'mark');

    expect(people.match.table.delayed.map(({ it }) => it.length)).toEqual([0, 1]);
    people.alice.does('end');
    people.alice.picks(0); // the first of the two, then the other
    expect(people.alice).toHave({ life: ['sailor', 'guard'], characters: [], trash: ['bury', 'mark', 'sailor'] });
  });
});
