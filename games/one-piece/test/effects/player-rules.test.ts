import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { attacks } from '../kit/battles.ts';
import { draw, on } from '../kit/effects.ts';
import { answersOf, ch, event, playing, saying } from '../kit/playing.ts';

const deck = ['sailor', 'sailor', 'sailor', 'guard', 'guard', 'guard'];

const watcher = (effect: Effect) => ch(1, 1000, saying(effect));

describe('[OP-R7.5] Rules for players', () => {
  const standing = (who: 'you' | 'opponent', be: 'ACTIVATE_ON_PLAY' | 'PLAY_ACTIVE') =>
    watcher({ timings: ['PERMANENT'], steps: [{ do: 'playerCannot', who, be }] });
  const plays = (cards: object) => {
    const people = playing(
      { scout: ch(0, 1000, saying(on('ON_PLAY', draw(1)))), ...cards },
      { alice: { hand: ['scout'], characters: ['rule'], deck } },
    );
    people.alice.does('play', 'scout');
    return people.alice;
  };
  test('[On Play] effects are negated', () => {
    expect(plays({ rule: standing('you', 'ACTIVATE_ON_PLAY') })).toHave({ hand: [] });
  });
  test("or those of the opponent's only", () => {
    expect(plays({ rule: standing('opponent', 'ACTIVATE_ON_PLAY') })).toHave({ hand: ['guard'] });
  });
  test('Characters are played rested', () => {
    expect(plays({ rule: standing('you', 'PLAY_ACTIVE') })).toHave({ rested: { scout: 1 } });
  });
  test('Characters are played active while the text that says otherwise is negated', () => {
    const mute = event(0, on('MAIN', { do: 'negate', what: { all: true, in: ['character'] }, for: 'THIS_TURN' }));
    const { alice } = playing(
      { scout: ch(0, 1000), mute, rule: standing('you', 'PLAY_ACTIVE') },
      { alice: { hand: ['scout', 'mute'], characters: ['rule'] } },
    );
    alice.does('play', 'mute');
    alice.does('play', 'scout');

    expect(alice).toHave({ characters: ['rule', 'scout'], rested: { scout: 0 } });
  });
  test('the [Blocker] of some Characters cannot be activated, that of others can', () => {
    const ban: Step = {
      do: 'playerCannot',
      who: 'opponent',
      be: 'ACTIVATE_BLOCKER',
      where: { cost: { max: 3 } },
      for: 'THIS_TURN',
    };
    const people = playing(
      {
        hush: event(0, on('MAIN', ban)),
        low: ch(3, 1000, { keywords: ['BLOCKER'] }),
        high: ch(4, 1000, { keywords: ['BLOCKER'] }),
      },
      { alice: { hand: ['hush'] }, bola: { characters: ['low', 'high'] } },
    );
    people.alice.does('play', 'hush');
    attacks(people, people.alice, 'captain');
    expect(answersOf(people, people.bola)).toEqual(['high', 'enough']);
  });
  test('DON!! are not set as active by the effects of some cards', () => {
    const lock: Step = {
      do: 'playerCannot',
      who: 'you',
      be: 'SET_DON_ACTIVE',
      where: { category: ['CHARACTER'] },
      for: 'THIS_TURN',
    };
    const wakes = on('ACTIVATE_MAIN', { do: 'activateDon', n: 1 });
    const people = playing(
      {
        lock: event(0, on('MAIN', lock)),
        mate: ch(1, 1000, saying(wakes)),
        wake: event(0, on('MAIN', { do: 'activateDon', n: 1 })),
      },
      { alice: { hand: ['lock', 'wake'], characters: ['mate'], donRested: 2 } },
    );
    people.alice.does('play', 'lock');
    people.alice.does('activate', 'mate', 1);
    expect(people.alice).toHave({ donActive: 0, donRested: 2 });
    people.alice.does('play', 'wake');
    expect(people.alice).toHave({ donActive: 1, donRested: 1 });
  });
});
