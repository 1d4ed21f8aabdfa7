import { attacks, shown } from '../kit/battles.ts';
import { powerReadNow } from '../kit/effects.ts';
import { answersOf, type People } from '../kit/playing.ts';
import { expect, laid, real, realCards, test } from './cards.ts';

realCards('printed cards with costs of their own', () => {
  test('[OP09-101] pays with a Character of the other side, which goes into their Life', () => {
    const people = laid({
      alice: { hand: ['OP09-101'], donActive: 4 },
      bola: { characters: ['three', 'four'], life: ['one'], hand: ['five', 'six'] },
    });
    const { alice, bola } = people;

    alice.does('play', 'OP09-101');
    alice.chooses('yes');
    alice.chooses('top');
    bola.picks('six');

    expect(bola).toHave({ characters: ['four'], life: ['one', 'three'], faceUp: { three: 1 }, trash: ['six'] });
  });

  test('[OP09-119] returns one or more DON!! to draw and attack at once', () => {
    const people = laid({ alice: { hand: ['OP09-119'], donActive: 10, deck: ['guard', 'two'] } });
    const { alice } = people;

    alice.does('play', 'OP09-119');
    alice.chooses('yes');
    alice.picks(1002);
    alice.picks(1002);
    alice.picks();

    expect(alice).toHave({ hand: ['two'], donActive: 1, donRested: 7, donDeck: 2 });
    expect(answersOf(people, alice)).toContain('attack OP09-119 captain');
  });

  test('[EB01-004] pays with 5000 power of an active Leader', () => {
    const play = (rested: number): People => {
      const people = laid({
        alice: { characters: ['EB01-004'], rested: { captain: rested } },
        bola: { characters: ['five'], life: ['guard'] },
      });
      attacks(people, people.alice, 'EB01-004');
      return people;
    };
    const [active, tired] = [play(0), play(1)];

    active.alice.chooses('yes');
    active.alice.picks('five');
    expect([powerReadNow(active, 0, 'captain', 'leader'), powerReadNow(active, 1, 'five')]).toEqual([0, 2000]);
    expect(tired.bola).toBeAsked('counter');
  });

  test('[OP05-082] pays with itself and two cards of the trash, so that a full hand loses one', () => {
    const people = laid({
      alice: { characters: ['OP05-082'], trash: ['one', 'two', 'three'], deck: ['guard'] },
      bola: { hand: ['one', 'two', 'three', 'four', 'five', 'six'] },
    });
    const { alice, bola } = people;

    alice.does('activate', 'OP05-082', 1);
    alice.picks('one', 'three');
    alice.picks('three', 'one');
    bola.picks('six');

    expect(shown(people, 0, 'OP05-082', 'rested')).toBe(1);
    expect(alice).toHave({ trash: ['two'] });
    expect(people.match.table.deck[0]).toHaveLength(3);
    expect(bola).toHave({ trash: ['six'] });
  });

  test('[OP05-080] shuffles twenty cards of the trash into the deck for 10000 power and two damage', () => {
    const people = laid({
      alice: { characters: ['OP05-080'], trash: new Array(20).fill('guard'), deck: ['one'] },
      bola: { life: ['one', 'two', 'three'] },
    });
    const { alice, bola } = people;

    attacks(people, alice, 'OP05-080');
    alice.chooses('yes');

    expect(people.match.table.deck[0]).toHaveLength(21);
    expect(powerReadNow(people, 0, 'OP05-080')).toBe((real('OP05-080').power ?? 0) + 10000);
    bola.does('done');
    bola.chooses('take');
    bola.chooses('take');
    expect(bola).toHave({ life: ['one'] });
  });

  test('[OP13-001] rests DON!! for power, 2000 for each', () => {
    const people = laid({
      alice: { characters: ['ten'] },
      bola: { leader: ['OP13-001'], given: { 'OP13-001': 1 }, donActive: 4 },
    });
    const { alice, bola } = people;

    attacks(people, alice, 'ten');
    bola.chooses('yes');
    bola.says(3);
    bola.picks('OP13-001');

    expect(powerReadNow(people, 1, 'OP13-001', 'leader')).toBe((real('OP13-001').power ?? 0) + 6000);
    expect(bola).toHave({ donActive: 1, donRested: 3 });
  });
});
