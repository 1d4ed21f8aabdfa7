import { attacks } from '../kit/battles.ts';
import { answersOf, type People } from '../kit/playing.ts';
import { expect, kinOf, laid, leaderOf, realCards, test } from './cards.ts';

const attacksOf = (people: People, card: string): string[] =>
  answersOf(people, people.alice)
    .filter((one) => one.startsWith(`attack ${card} `))
    .map((one) => one.slice(`attack ${card} `.length))
    .sort();

realCards('printed cards that gain and lose keywords and texts', () => {
  test('[OP09-081] has no [On Play] itself, and for a card takes them from the other player for a turn', () => {
    const people = laid({
      alice: { leader: ['OP09-081'], hand: ['EB01-023', 'guard'], donActive: 4, deck: ['one', 'two'] },
      bola: { hand: ['EB01-023'], donActive: 4, deck: ['one', 'two', 'three', 'four'] },
    });
    const { alice, bola } = people;

    alice.does('play', 'EB01-023');
    expect(alice).toHave({ deck: ['one', 'two'] });
    alice.does('activate', 'OP09-081', 2);
    alice.does('end');
    bola.does('play', 'EB01-023');

    expect(bola).toHave({ deck: ['one', 'two', 'three'], hand: ['four'] });
  });

  test('[OP09-084] gains one of three keywords until the other turn is over', () => {
    const people = laid(
      { alice: { leader: ['ally'], characters: ['OP09-084'] }, bola: { characters: ['six'] } },
      { ally: leaderOf('OP09-086') },
    );
    const { alice, bola } = people;

    alice.does('activate', 'OP09-084', 1);
    alice.chooses('3');
    alice.does('end');
    attacks(people, bola, 'six');

    expect(alice).toBeAsked('block');
    expect(answersOf(people, alice)).toContain('OP09-084');
  });

  test('[OP15-086] lets the one from the trash attack at once', () => {
    const people = laid(
      { alice: { leader: ['ally'], hand: ['OP15-086'], donActive: 10, trash: ['mate'] } },
      { ally: leaderOf('OP15-086'), mate: kinOf('OP15-086', 4, 4000) },
    );

    people.alice.does('play', 'OP15-086');
    people.alice.picks('mate');

    expect(answersOf(people, people.alice)).toContain('attack mate captain');
    expect(answersOf(people, people.alice)).not.toContain('attack OP15-086 captain');
  });

  test('[ST13-011] has Rush with two Life cards or fewer when it is played', () => {
    const could = (life: string[]): string[] => {
      const people = laid({ alice: { hand: ['ST13-011'], donActive: 5, life } });
      people.alice.does('play', 'ST13-011');
      return attacksOf(people, 'ST13-011');
    };

    expect([could(['one', 'two']), could(['one', 'two', 'three'])]).toEqual([['captain'], []]);
  });
});
