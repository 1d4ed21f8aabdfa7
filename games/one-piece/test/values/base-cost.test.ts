import { describe, expect, test } from 'vitest';
import type { Step } from '../../src/tree/tree.ts';
import { costReadNow, on } from '../kit/effects.ts';
import { ch, event, playing, saying } from '../kit/playing.ts';

describe('base cost', () => {
  test('[OP-R12.1] Filters read the changed base, of texts and of effects for a time', () => {
    const grand = saying({ timings: ['PERMANENT'], steps: [{ do: 'baseCost', what: 'this', n: 7 }] });
    const small: Step = {
      do: 'ko',
      what: { upTo: 1, of: 'opponent', in: ['character'], where: { baseCost: { max: 2 } } },
    };
    const shrink: Step = {
      do: 'baseCost',
      what: { n: 1, of: 'opponent', in: ['character'], where: { name: ['big'] } },
      n: 1,
      for: 'THIS_TURN',
    };
    const people = playing(
      { grand: ch(1, 1000, grand), big: ch(8, 1000), hunt: event(0, on('MAIN', shrink, small)) },
      { alice: { hand: ['hunt'] }, bola: { characters: ['grand', 'big'] } },
    );
    people.alice.does('play', 'hunt');
    people.alice.picks('big');

    expect(people.bola).toHave({ characters: ['grand'], trash: ['big'] });
  });

  test('[OP-R12.1] A text that changes bases by their bases looks at the printed ones', () => {
    const level = saying({
      timings: ['PERMANENT'],
      steps: [{ do: 'baseCost', what: { all: true, in: ['character'], where: { baseCost: { max: 2 } } }, n: 5 }],
    });
    const people = playing({ level: ch(1, 1000, level) }, { alice: { characters: ['level', 'sailor'] } });

    expect(costReadNow(people, 0, 'sailor')).toBe(5);
    expect(costReadNow(people, 0, 'level')).toBe(5);
  });
});
