import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { attacks, shown } from '../kit/battles.ts';
import { draw, on, onFor, restThis } from '../kit/effects.ts';
import { answersOf, ch, copyIn, event, playing, saying } from '../kit/playing.ts';

describe('"none of your opponent\'s Characters can be rested"', () => {
  const stiff: Effect = {
    timings: ['PERMANENT'],
    steps: [{ do: 'cannot', what: { all: true, of: 'opponent', in: ['character'] }, be: 'BE_RESTED' }],
  };
  const cards = {
    jailer: ch(3, 4000, saying(stiff)),
    brute: ch(4, 6000),
    wall: ch(3, 4000, { keywords: ['BLOCKER'] }),
    clerk: ch(1, 1000, saying(onFor('ACTIVATE_MAIN', restThis, draw(1)))),
    lull: event(0, on('MAIN', { do: 'rest', what: { n: 1, of: 'opponent', in: ['character'] } })),
  };

  test('[S104] [OP-R5.1] They cannot attack; their Leader can', () => {
    const people = playing(cards, { alice: { characters: ['brute'] }, bola: { characters: ['jailer'] } });

    const brute = { do: 'attack', card: 'brute', at: copyIn(people, 1, 'leader', 'captain') };

    expect(people.alice.refusal(brute)).toMatchObject({ code: 'CANNOT_ATTACK' });
    expect(answersOf(people, people.alice).filter((answer) => answer.startsWith('attack'))).toEqual([
      'attack captain captain',
    ]);
  });

  test('[S104] [OP-R5.2] They cannot block', () => {
    const people = playing(cards, {
      alice: { characters: ['jailer', 'brute'] },
      bola: { characters: ['wall'], life: ['sailor'] },
    });

    attacks(people, people.alice, 'brute');

    expect(people.bola).toBeAsked('counter');
  });

  test('[S104] [OP-R7.3] They cannot pay "rest this Character"', () => {
    const people = playing(cards, { alice: { characters: ['clerk'] }, bola: { characters: ['jailer'] } });

    expect(people.alice.refusal({ do: 'activate', card: 'clerk', at: 1 })).toMatchObject({ code: 'CANNOT_PAY' });
  });

  test('[S104] Nor can an effect rest them; it may choose them all the same', () => {
    const people = playing(cards, {
      alice: { characters: ['jailer'], hand: ['lull'] },
      bola: { characters: ['wall', 'brute'] },
    });

    people.alice.does('play', 'lull');
    people.alice.picks('brute');

    expect(shown(people, 1, 'brute', 'rested')).toBe(0);
  });

  test('[S104] When the text is gone they can again', () => {
    const people = playing(
      { ...cards, strike: event(0, on('MAIN', { do: 'ko', what: { n: 1, of: 'opponent', in: ['character'] } })) },
      { alice: { characters: ['brute'], hand: ['strike'] }, bola: { characters: ['jailer'] } },
    );

    people.alice.does('play', 'strike');

    expect(answersOf(people, people.alice)).toContain('attack brute captain');
  });
});

describe('prohibitions on playing', () => {
  const stop = (be: 'PLAY_FROM_HAND' | 'PLAY_CHARACTERS'): Step => ({
    do: 'playerCannot',
    who: 'you',
    be,
    for: 'THIS_TURN',
  });
  const muster = (area: 'hand' | 'trash'): Step => ({
    do: 'play',
    what: { upTo: 1, in: [area], where: { category: ['CHARACTER'] } },
  });
  const cards = {
    oath: event(0, on('MAIN', stop('PLAY_FROM_HAND'))),
    vow: event(0, on('MAIN', stop('PLAY_CHARACTERS'))),
    song: event(0, on('MAIN', draw(1))),
    shed: { category: 'STAGE' as const, cost: 1 },
    friend: ch(1, 2000),
    ghost: ch(1, 2000),
    mustering: ch(1, 1000, saying(on('ACTIVATE_MAIN', muster('hand')), on('ACTIVATE_MAIN', muster('trash')))),
  };
  const alice = {
    hand: ['oath', 'vow', 'song', 'shed', 'friend'],
    characters: ['mustering'],
    trash: ['ghost'],
    donActive: 5,
  };
  const plays = (answers: string[]): string[] => answers.filter((answer) => answer.startsWith('play'));

  test('[S128] [OP-R3.5] "You cannot play cards from your hand": no paid play and no Event is offered', () => {
    const people = playing(cards, { alice });
    expect(plays(answersOf(people, people.alice))).toHaveLength(5);

    people.alice.does('play', 'oath');

    expect(plays(answersOf(people, people.alice))).toEqual([]);
    for (const card of ['vow', 'shed', 'friend']) {
      expect(people.alice.refusal({ do: 'play', card })).toMatchObject({ code: 'CANNOT_PLAY' });
    }
  });

  test('[S128] [OP-R3.5] … but an effect may still play a Character from the hand', () => {
    const people = playing(cards, { alice });
    people.alice.does('play', 'oath');

    people.alice.does('activate', 'mustering', 1);
    people.alice.picks('friend');

    expect(people.alice).toHave({ characters: ['mustering', 'friend'] });
  });

  test('[S128] [OP-R3.5] "You cannot play Character cards": Events and Stages go on, Characters do not', () => {
    const people = playing(cards, { alice });

    people.alice.does('play', 'vow');

    expect(plays(answersOf(people, people.alice)).sort()).toEqual(['play oath', 'play shed', 'play song']);
    expect(people.alice.refusal({ do: 'play', card: 'friend' })).toMatchObject({ code: 'CANNOT_PLAY' });
  });

  test.each([
    ['hand', 1, 'friend'],
    ['trash', 2, 'ghost'],
  ])('[S128] [OP-R3.5] … and an effect plays none either, from the %s', (_area, at, card) => {
    const people = playing(cards, { alice });
    people.alice.does('play', 'vow');

    people.alice.does('activate', 'mustering', at);

    expect(answersOf(people, people.alice)).not.toContain(card);
    if (people.match.asking?.prompt === 'choose') people.alice.picks();
    expect(people.alice).toHave({ characters: ['mustering'] });
  });

  test('[S128] [OP-R3.5] Both end with the turn', () => {
    const people = playing(cards, { alice });
    people.alice.does('play', 'vow');
    people.alice.does('play', 'oath');
    people.alice.does('end');
    people.bola.does('end');

    people.alice.does('play', 'friend');

    expect(people.alice).toHave({ characters: ['mustering', 'friend'] });
  });

  test('[S128] [OP-R3.5] With a filter it is about the cards that fit', () => {
    const where = { cost: { min: 2 } };
    const people = playing(
      {
        ...cards,
        vow: event(0, on('MAIN', { do: 'playerCannot', who: 'you', be: 'PLAY_CHARACTERS', where, for: 'THIS_TURN' })),
      },
      { alice: { hand: ['vow', 'friend', 'sailor'], donActive: 5 } },
    );

    people.alice.does('play', 'vow');

    expect(plays(answersOf(people, people.alice))).toEqual(['play friend']);
  });
});

describe('cards that cannot be played', () => {
  test('"Play 2 of them" plays those that can be, and may play none', () => {
    const muster: Step = {
      do: 'look',
      what: { top: 3, in: ['deck'] },
      take: { n: 2, to: 'play' },
      rest: 'deck-bottom',
    };
    const people = playing(
      { muster: event(0, on('MAIN', muster)), song: event(1, on('MAIN', draw(1))) },
      { alice: { hand: ['muster'], deck: ['sailor', 'song', 'guard', 'song'] } },
    );

    people.alice.does('play', 'muster');
    expect(answersOf(people, people.alice)).toEqual(['guard', 'enough']);
    people.alice.picks('guard');
    people.alice.picks(1, 2);

    expect(people.alice).toHave({ characters: ['guard'], deck: ['song', 'song', 'sailor'] });
  });
});
