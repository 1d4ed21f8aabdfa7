import { describe, expect, test } from 'vitest';
import type { Step } from '../../src/tree/tree.ts';
import { draw, on } from '../kit/effects.ts';
import { ch, event, playing, saying } from '../kit/playing.ts';

describe('a card taken from Life while looking at it', () => {
  test('[OP-R7.6] has left Life', () => {
    const peek: Step = {
      do: 'look',
      what: { top: 2, in: ['life'] },
      take: { upTo: 1, to: 'hand' },
      rest: 'as-they-were',
    };
    const cards = { peek: event(0, on('MAIN', peek)), mourner: ch(1, 1000, saying(on('ON_LIFE_REMOVED', draw(1)))) };
    const has = { alice: { hand: ['peek'], characters: ['mourner'], life: ['guard', 'sailor'] } };
    const people = playing(cards, has);
    people.alice.does('play', 'peek');
    people.alice.picks('guard');

    expect(people.alice).toHave({ hand: ['guard', 'sailor'], life: ['sailor'] });
  });
});

describe('a card played from Life', () => {
  test('[OP-R7.6] has left Life as well', () => {
    const cards = {
      call: event(0, on('MAIN', { do: 'play', what: { top: 1, in: ['life'] } })),
      mourner: ch(1, 1000, saying(on('ON_LIFE_REMOVED', draw(1)))),
    };
    const people = playing(cards, { alice: { hand: ['call'], characters: ['mourner'], life: ['sailor', 'guard'] } });
    people.alice.does('play', 'call');

    expect(people.alice).toHave({ hand: ['sailor'], characters: ['mourner', 'guard'], life: ['sailor'] });
  });
});
