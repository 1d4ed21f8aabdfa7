import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { resolved, shown, toldOf } from '../kit/battles.ts';
import { draw, on, onFor, restThis } from '../kit/effects.ts';
import { ch, event, playing, saying } from '../kit/playing.ts';

const summon = (rested: boolean): Step => ({
  do: 'play',
  what: { n: 1, in: ['trash'], where: { category: ['CHARACTER'] } },
  rested,
});
const seesRest: Effect = {
  timings: ['ON_RESTED'],
  when: { cards: { of: 'either', in: ['character'] }, by: 'your-effect' },
  steps: [draw(1)],
};
const cards = {
  bow: event(0, on('MAIN', summon(true))),
  call: event(0, on('MAIN', summon(false))),
  lull: event(0, on('MAIN', { do: 'rest', what: { all: true, in: ['character'], where: { name: ['page'] } } })),
  witness: ch(1, 1000, saying(seesRest)),
  page: ch(1, 1000, saying(on('ON_RESTED', draw(1)), onFor('ON_PLAY', restThis, draw(2)))),
};

describe('a Character that an effect plays rested', () => {
  test('[S118] [OP-R1.4] It is rested, and nothing saw it become so', () => {
    const people = playing(cards, { alice: { hand: ['bow'], trash: ['page'], characters: ['witness'] } });

    people.alice.does('play', 'bow');

    expect(people.alice).toHave({ characters: ['witness', 'page'], hand: [] });
    expect(shown(people, 0, 'page', 'rested')).toBe(1);
    expect(people.alice).toBeAsked('main');
    expect(resolved(people)).toEqual(['bow#1']);
    expect(toldOf(people, 'cardStateChanged')).toEqual([]);
    expect(toldOf(people, 'cardPlayed')).toMatchObject([{ rested: true }]);
  });

  test('[S118] [OP-R1.4] Its [On Play] "You may rest this Character:" cannot be paid', () => {
    const people = playing(cards, { alice: { hand: ['bow'], trash: ['page'] } });

    people.alice.does('play', 'bow');

    expect(people.alice).toBeAsked('main');
    expect(people.alice).toHave({ hand: [] });
  });

  test('[S118] [OP-R1.4] Played active, it can pay; and then both texts see it become rested', () => {
    const people = playing(cards, { alice: { hand: ['call'], trash: ['page'], characters: ['witness'] } });

    people.alice.does('play', 'call');
    expect(people.alice).toBeAsked('use');
    people.alice.chooses('yes');
    people.alice.picks(0);

    expect(people.alice).toHave({ hand: ['sailor', 'sailor', 'sailor', 'sailor'] });
    expect(resolved(people).slice(0, 2)).toEqual(['call#1', 'page#2']);
  });

  test('[S118] [OP-R1.4] Rested later by an effect, it is seen', () => {
    const people = playing(cards, { alice: { hand: ['lull'], characters: ['witness', 'page'] } });

    people.alice.does('play', 'lull');
    people.alice.picks(0);

    expect(people.alice).toHave({ hand: ['sailor', 'sailor'] });
  });
});
