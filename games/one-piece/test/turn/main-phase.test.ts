import { describe, expect, test } from 'vitest';
import { answersOf, ch, event, playing, saying, stage } from '../kit/playing.ts';

describe('the Main Phase', () => {
  const draws = { do: 'draw', n: 1 } as const;
  const cards = {
    cheap: ch(1, 2000),
    dear: ch(3, 6000),
    pier: stage(2),
    palace: stage(4),
    order: event(1, { timings: ['MAIN'], steps: [draws] }),
    parry: event(0, { timings: ['COUNTER'], steps: [draws] }),
    either: event(2, { timings: ['MAIN'], steps: [draws] }, { timings: ['COUNTER'], steps: [draws] }),
    smith: ch(2, 3000, saying({ timings: ['ACTIVATE_MAIN'], cost: [{ do: 'rest', what: 'this' }], steps: [draws] })),
    banker: ch(
      2,
      3000,
      saying(
        { timings: ['ON_PLAY'], steps: [draws] },
        { timings: ['ACTIVATE_MAIN'], cost: [{ do: 'restDon', n: 3 }], steps: [draws] },
        { timings: ['ACTIVATE_MAIN'], cost: [{ do: 'restDon', n: 2 }], steps: [draws] },
      ),
    ),
    racer: ch(3, 4000, { keywords: ['RUSH'] }),
  };
  const position = {
    alice: {
      hand: ['cheap', 'dear', 'pier', 'palace', 'order', 'parry', 'either'],
      characters: ['smith', 'banker', 'racer', 'guard'],
      since: { banker: 1, racer: 1 },
      rested: { guard: 1 },
      donActive: 2,
      donRested: 3,
    },
    bola: { characters: ['sailor', 'cheap'], rested: { cheap: 1 }, hand: ['order'], donActive: 3 },
  };

  test('[S11] [OP-R3.5] Everything that may be done is offered, and nothing else', () => {
    const people = playing(cards, position);
    const hosts = ['captain', 'smith', 'banker', 'racer', 'guard'];

    expect(answersOf(people, people.alice).sort()).toEqual(
      [
        ...['play cheap', 'play pier', 'play order', 'play either'],
        ...['activate smith 1', 'activate banker 3'],
        ...hosts.flatMap((host) => [`give ${host} 1`, `give ${host} 2`]),
        ...['captain', 'smith', 'racer'].flatMap((by) => [`attack ${by} captain`, `attack ${by} cheap`]),
        'end',
      ].sort(),
    );
  });

  test('[S11] [OP-R3.5] The other player may do nothing but give up', () => {
    const people = playing(cards, position);

    expect(answersOf(people, people.bola)).toEqual([]);
    expect(() => people.bola.does('end')).toThrow('NOT_YOUR_DECISION');
    people.bola.concedes();
    expect(people.match.over).toEqual({ reason: 'CONCEDED', winners: [0] });
  });

  test('[OP-R3.5] One may go on until one ends it', () => {
    const { alice, bola } = playing(cards, position);

    alice.does('play', 'cheap');
    alice.does('give', 'captain', 1);
    alice.does('activate', 'smith', 1);
    expect(alice).toBeAsked('main');
    alice.does('end');

    expect(bola).toBeAsked('main');
  });

  test('[OP-R3.5] Each way of saying no has its reason', () => {
    const people = playing(cards, position);
    const why = (step: Record<string, string | number>) => people.alice.refusal(step)?.code;

    expect(why({ do: 'play', card: 'dear' })).toBe('NOT_ENOUGH_DON');
    expect(why({ do: 'play', card: 'parry' })).toBe('NOT_IN_MAIN');
    expect(why({ do: 'activate', card: 'banker', at: 2 })).toBe('CANNOT_PAY');
    expect(why({ do: 'attack', card: 'guard', at: 52 })).toBe('RESTED');
    expect(why({ do: 'attack', card: 'banker', at: 52 })).toBe('PLAYED_THIS_TURN');
  });
});
