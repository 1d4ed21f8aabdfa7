import { describe, expect, test } from 'vitest';
import type { Step } from '../../src/tree/tree.ts';
import { costNow, draw, on } from '../kit/effects.ts';
import { ch, event, playing, saying } from '../kit/playing.ts';

const later = (...steps: Step[]): Step => ({ do: 'later', at: 'END_OF_TURN', steps });

describe('"at the end of this turn"', () => {
  test('[OP-R3.6] made when that end is already being dealt with, it does not wait for the next turn', () => {
    const people = playing({ echo: event(0, on('MAIN', later(later(draw(1))))) }, { alice: { hand: ['echo'] } });
    people.alice.does('play', 'echo');
    people.alice.does('end');
    people.bola.does('end');

    expect(people.alice).toHave({ hand: ['sailor'] }); // of the Draw Phase
    expect(people.match.table.delayed).toEqual([]);
  });
});

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

describe('DON!! and Characters, all of them', () => {
  test('[OP-R7.5] are rested together, and set active unless that is forbidden', () => {
    const all = { all: true, in: ['character', 'don'] } as const;
    const cards = {
      sleep: event(0, on('MAIN', { do: 'rest', what: all })),
      wake: event(0, on('MAIN', { do: 'setActive', what: all })),
      ban: event(0, on('MAIN', { do: 'playerCannot', who: 'you', be: 'SET_DON_ACTIVE', for: 'THIS_TURN' })),
    };
    const people = playing(cards, {
      alice: { hand: ['sleep', 'wake', 'ban', 'wake', 'sleep'], characters: ['guard'], donActive: 2 },
    });
    people.alice.does('play', 'sleep');
    expect(people.alice).toHave({ donRested: 2, rested: { guard: 1 } });
    people.alice.does('play', 'wake');
    expect(people.alice).toHave({ donRested: 0, donActive: 2, rested: { guard: 0 } });
    people.alice.does('play', 'sleep');
    people.alice.does('play', 'ban');
    people.alice.does('play', 'wake');

    expect(people.alice).toHave({ donRested: 2, rested: { guard: 0 } });
  });
});

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

    expect(costNow(people, 0, 'sailor')).toBe(5);
    expect(costNow(people, 0, 'level')).toBe(5);
  });
});
