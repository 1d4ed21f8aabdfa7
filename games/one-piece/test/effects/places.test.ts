import { describe, expect, test } from 'vitest';
import type { Step } from '../../src/tree/tree.ts';
import { attacks } from '../kit/battles.ts';
import { costReadNow, draw, on, onFor } from '../kit/effects.ts';
import { answersOf, ch, event, playing, saying } from '../kit/playing.ts';

describe('a Trigger with a cost', () => {
  const burn: Step = { do: 'move', what: { top: 1, in: ['life'] }, to: 'trash' };
  const cards = { fuse: ch(1, 1000, saying(onFor('TRIGGER', burn, draw(1)))) };

  test('[OP-R5.7] from Life: the card itself, on its way out, cannot pay it', () => {
    const last = playing(cards, { bola: { life: ['fuse'] } });
    attacks(last, last.alice, 'captain');
    last.bola.does('done');
    expect(answersOf(last, last.bola)).toEqual(['take']);

    const more = playing(cards, { bola: { life: ['guard', 'fuse'] } });
    attacks(more, more.alice, 'captain');
    more.bola.does('done');
    more.bola.chooses('trigger');

    expect(more.bola).toHave({ life: [], trash: ['guard', 'fuse'], hand: ['sailor'] });
  });
});

describe('a standing text about several places', () => {
  test('[OP-R12.1] changes cards on the field and in the hand alike', () => {
    const dear: Step = { do: 'cost', what: { all: true, in: ['character', 'hand'] }, n: 1 };
    const people = playing(
      { tax: ch(1, 1000, saying({ timings: ['PERMANENT'], steps: [dear] })) },
      { alice: { characters: ['tax', 'guard'], hand: ['sailor'] } },
    );

    expect(costReadNow(people, 0, 'guard')).toBe(2);
    expect(costReadNow(people, 0, 'sailor', 'hand')).toBe(3);
  });

  test('[OP-R5.4] "This card in your hand" may give itself a Counter', () => {
    const brave = saying({
      timings: ['PERMANENT'],
      in: 'hand',
      if: { number: { count: { in: ['life'] } }, max: 1 },
      steps: [{ do: 'counter', what: 'this', n: 2000 }],
    });
    const counters = (life: string[]): string[] => {
      const people = playing({ squire: ch(1, 1000, brave) }, { bola: { hand: ['squire'], life } });
      attacks(people, people.alice, 'captain');
      return answersOf(people, people.bola).filter((answer) => answer.startsWith('counter'));
    };

    expect(counters(['sailor', 'sailor'])).toEqual([]);
    expect(counters(['sailor'])).toEqual(['counter squire captain']);
  });
});

describe('"to the top or bottom of your Life"', () => {
  const pledge = event(0, on('MAIN', { do: 'move', what: { n: 1, in: ['hand'] }, to: 'life-top-or-bottom' }));

  test('[OP-R1.2] With no Life both are the same, and nobody is asked', () => {
    const people = playing({ pledge }, { alice: { hand: ['pledge', 'guard'] } });
    people.alice.does('play', 'pledge');

    expect(people.alice).toBeAsked('main');
    expect(people.alice).toHave({ life: ['guard'] });
  });

  test('[OP-R1.2] With Life the player says', () => {
    const people = playing({ pledge }, { alice: { hand: ['pledge', 'guard'], life: ['sailor'] } });
    people.alice.does('play', 'pledge');
    people.alice.chooses('bottom');

    expect(people.alice).toHave({ life: ['guard', 'sailor'] });
  });
});
