import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { attacks } from '../kit/battles.ts';
import { draw, on } from '../kit/effects.ts';
import { ch, event, playing, saying } from '../kit/playing.ts';

const deck = ['sailor', 'sailor', 'sailor', 'guard', 'guard', 'guard'];

const watcher = (effect: Effect) => ch(1, 1000, saying(effect));

describe('[OP-R8.1] "removed by your opponent\'s effect or K.O.\'d"', () => {
  const mourner = (more: object) =>
    watcher({
      timings: ['ON_REMOVED'],
      when: { cards: { in: ['character'], where: { other: true } }, by: 'opponent-effect', ...more },
      steps: [draw(1)],
    });
  const battle = (more: object) => {
    const people = playing(
      { mourner: mourner(more), striker: ch(1, 9000) },
      { alice: { characters: ['striker'] }, bola: { characters: ['mourner', 'guard'], rested: { guard: 1 }, deck } },
    );
    attacks(people, people.alice, 'striker', 'guard');
    people.bola.does('done');
    return people;
  };

  test('hears a K.O. in battle', () => {
    expect(battle({ orKo: true }).bola).toHave({ hand: ['guard'] });
  });
  test('without it, does not', () => {
    expect(battle({}).bola).toHave({ hand: [] });
  });
  test('stands in for a K.O. in battle as well', () => {
    const would = {
      timings: ['REPLACEMENT'],
      would: { what: 'LEAVE', by: 'opponent-effect', orKo: true },
      steps: [draw(1)],
    };
    const people = playing(
      { stone: ch(1, 1000, saying(would as Effect)), striker: ch(1, 9000) },
      { alice: { characters: ['striker'] }, bola: { characters: ['stone'], rested: { stone: 1 }, deck } },
    );
    attacks(people, people.alice, 'striker', 'stone');
    people.bola.does('done');
    expect(people.bola).toHave({ characters: ['stone'], hand: ['guard'] });
  });
});

const hunt = event(0, on('MAIN', { do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'] } }));

const wave = event(0, on('MAIN', { do: 'move', what: { upTo: 1, of: 'opponent', in: ['character'] }, to: 'hand' }));

const give = (n: number): Step => ({ do: 'power', what: 'this', n, for: 'THIS_TURN' });

describe('[OP-R7.1] "returned to the owner\'s hand"', () => {
  const clerk = watcher({
    timings: ['ON_REMOVED'],
    when: { cards: { of: 'opponent', in: ['character'] }, to: 'hand' },
    steps: [draw(1)],
  });
  test('hears what goes to the hand', () => {
    const people = playing(
      { clerk, wave },
      { alice: { hand: ['wave'], characters: ['clerk'], deck }, bola: { characters: ['sailor'] } },
    );
    people.alice.does('play', 'wave');
    people.alice.picks('sailor');
    expect(people.alice).toHave({ hand: ['guard'] });
  });
  test('and no K.O.', () => {
    const people = playing(
      { clerk, hunt },
      { alice: { hand: ['hunt'], characters: ['clerk'], deck }, bola: { characters: ['sailor'] } },
    );
    people.alice.does('play', 'hunt');
    people.alice.picks('sailor');
    expect(people.alice).toHave({ hand: [] });
  });
  test('of Life: a card that is added to the hand, not one that is trashed', () => {
    const heir = watcher({ timings: ['ON_LIFE_REMOVED'], when: { to: 'hand' }, steps: [give(1000)] });
    const move = (to: 'hand' | 'trash') => event(0, on('MAIN', { do: 'move', what: { top: 1, in: ['life'] }, to }));
    const after = (to: 'hand' | 'trash') => {
      const people = playing(
        { heir, lift: move(to) },
        { alice: { hand: ['lift'], characters: ['heir'], life: ['sailor'] } },
      );
      people.alice.does('play', 'lift');
      return people.match.table.modifiers.length;
    };
    expect([after('hand'), after('trash')]).toEqual([1, 0]);
  });
});
