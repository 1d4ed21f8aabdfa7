/** Texts that few cards have: nothing hangs, nothing is given away. */
import { describe, expect, test } from 'vitest';
import type { Attribute, Effect, Step } from '../../src/tree/tree.ts';
import { shown, toldOf } from '../kit/battles.ts';
import { draw, on } from '../kit/effects.ts';
import { answersOf, ch, event, playing, saying } from '../kit/playing.ts';
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

describe('texts that ask each other', () => {
  const gives = (to: Attribute, attribute: Attribute): Effect => ({
    timings: ['PERMANENT'],
    steps: [{ do: 'gainAttribute', what: { all: true, in: ['character'], where: { attribute: [to] } }, attribute }],
  });
  const musters: Effect = {
    timings: ['PERMANENT'],
    steps: [{ do: 'power', what: { all: true, in: ['character'], where: { attribute: ['Slash'] } }, n: 1000 }],
  };
  const cards = {
    one: ch(1, 1000, saying(gives('Slash', 'Strike'))),
    two: ch(1, 1000, saying(gives('Strike', 'Slash'))),
    drill: ch(1, 1000, saying(musters)),
    striker: ch(1, 2000, { attributes: ['Strike'] }),
  };

  test('Attributes that are given in a circle come to those alone that have one of them', () => {
    const people = playing(cards, { alice: { characters: ['one', 'two', 'drill', 'striker'] } });

    expect(['one', 'two', 'drill', 'striker'].map((card) => shown(people, 0, card))).toEqual([1000, 1000, 1000, 3000]);
  });
});

describe('cards that cannot be played', () => {
  test('"Play 2 of them" plays those that can be, and may play none', () => {
    const muster: Step = {
      do: 'look',
      what: { top: 3, in: ['deck'] },
      take: { n: 2, to: 'play' },
      rest: 'deck-bottom',
    };
    const people = playing(
      { muster: event(0, on('MAIN', muster)), song: event(1, on('MAIN', draw(1))) },
      { alice: { hand: ['muster'], deck: ['sailor', 'song', 'guard', 'song'] } },
    );

    people.alice.does('play', 'muster');
    expect(answersOf(people, people.alice)).toEqual(['guard', 'enough']);
    people.alice.picks('guard');
    people.alice.picks(1, 2);

    expect(people.alice).toHave({ characters: ['guard'], deck: ['song', 'song', 'sailor'] });
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
