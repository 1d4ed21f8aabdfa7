import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { shown } from '../kit/battles.ts';
import { on } from '../kit/effects.ts';
import { ch, event, type People, playing, saying } from '../kit/playing.ts';

const cheapens: Effect = {
  timings: ['PERMANENT'],
  steps: [{ do: 'cost', what: { all: true, of: 'opponent', in: ['character'] }, n: -5 }],
};
const tower = { n: 1, of: 'opponent', in: ['character'] } as const;
const zero: Step = { do: 'costZero', what: tower, for: 'THIS_TURN' };
const cards = {
  tower: ch(6, 7000),
  miser: ch(2, 3000, saying(cheapens)),
  void: event(0, on('MAIN', zero)),
  raise: event(0, on('MAIN', { do: 'cost', what: tower, n: 2, for: 'THIS_TURN' })),
  leave: event(0, on('MAIN', { do: 'move', what: { n: 1, in: ['character'] }, to: 'trash' })),
};
const costs = (people: People): number => shown(people, 1, 'tower', 'cost');

describe('"set its cost to 0"', () => {
  test('[S125] [OP-R12.1] It stays 0 when another cost effect on the card ends; next turn it is the base again', () => {
    const people = playing(cards, {
      alice: { characters: ['miser'], hand: ['void', 'leave'] },
      bola: { characters: ['tower'] },
    });
    expect(costs(people)).toBe(1);

    people.alice.does('play', 'void');
    expect(costs(people)).toBe(0);
    people.alice.does('play', 'leave');
    expect(people.alice).toHave({ characters: [] });
    expect(costs(people)).toBe(0);
    people.alice.does('end');

    expect(costs(people)).toBe(6);
  });

  test('[S125] [OP-R12.1] With the text still there it is 1 again next turn', () => {
    const people = playing(cards, {
      alice: { characters: ['miser'], hand: ['void'] },
      bola: { characters: ['tower'] },
    });

    people.alice.does('play', 'void');
    people.alice.does('end');

    expect(costs(people)).toBe(1);
  });

  test('[S125] [OP-R12.1] Later changes count from 0', () => {
    const people = playing(cards, { alice: { hand: ['void', 'raise'] }, bola: { characters: ['tower'] } });

    people.alice.does('play', 'void');
    people.alice.does('play', 'raise');

    expect(costs(people)).toBe(2);
  });
});

describe('"set its power to 0"', () => {
  const dim: Step = { do: 'powerZero', what: tower, for: 'THIS_TURN' };
  const shift = (n: number): Step => ({ do: 'power', what: tower, n, for: 'THIS_TURN' });
  const more = { ...cards, dim: event(0, on('MAIN', dim)), weaken: event(0, on('MAIN', shift(-8000))) };

  test('[OP-R12.2] [K1] At 0 already it is still plain 0, and a match that can be saved', () => {
    const people = playing(more, { alice: { hand: ['dim', 'dim'] }, bola: { characters: ['tower'] } });

    people.alice.does('play', 'dim');
    people.alice.does('play', 'dim');

    expect(shown(people, 1, 'tower')).toBe(0);
    expect(people.match.table.modifiers.map(({ n }) => Object.is(n, -0))).toEqual([false, false]);
  });

  test('[OP-R12.2] Below 0 it changes nothing', () => {
    const people = playing(more, { alice: { hand: ['weaken', 'dim'] }, bola: { characters: ['tower'] } });

    people.alice.does('play', 'weaken');
    people.alice.does('play', 'dim');

    expect(shown(people, 1, 'tower')).toBe(-1000);
  });
});
