import { describe, expect, test } from 'vitest';
import { draw, on } from '../kit/effects.ts';
import { ch, event, playing, saying } from '../kit/playing.ts';

describe('a text that another one activates', () => {
  const call = event(0, on('MAIN', { do: 'activateText', what: { n: 1, in: ['character'] }, timing: 'ON_PLAY' }));
  const mute = event(0, on('MAIN', { do: 'negate', what: { all: true, in: ['character'] }, for: 'THIS_TURN' }));
  const scout = ch(1, 1000, saying(on('ON_PLAY', draw(1))));

  test('[OP-R7.3] does nothing while it is negated', () => {
    const people = playing({ call, mute, scout }, { alice: { characters: ['scout'], hand: ['call', 'mute', 'call'] } });
    people.alice.does('play', 'call');
    expect(people.alice).toHave({ hand: ['mute', 'call', 'sailor'] });
    people.alice.does('play', 'mute');
    people.alice.does('play', 'call');

    expect(people.alice).toHave({ hand: ['sailor'] });
  });

  test('[OP-R7.4] needs its tags, and is used as it is used by itself', () => {
    const shy = ch(1, 1000, saying({ ...on('ON_PLAY', draw(1)), don: 1, oncePerTurn: true }));
    const people = playing(
      { call, shy },
      { alice: { characters: ['shy'], hand: ['call', 'call', 'call'], donActive: 1 } },
    );
    people.alice.does('play', 'call');
    expect(people.alice).toHave({ hand: ['call', 'call'] });
    people.alice.does('give', 'shy', 1);
    people.alice.does('play', 'call');
    expect(people.alice).toHave({ hand: ['call', 'sailor'] });
    people.alice.does('play', 'call');

    expect(people.alice).toHave({ hand: ['sailor'] });
  });
});
