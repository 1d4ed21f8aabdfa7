import { attacks } from '../kit/battles.ts';
import { on, powerReadNow, trash1 } from '../kit/effects.ts';
import { answersOf, ch, event, type People } from '../kit/playing.ts';
import { expect, kinOf, laid, leaderOf, offeredNow, realCards, test } from './cards.ts';

const damaged = (people: People): void => {
  people.bola.does('done');
  people.bola.chooses('take');
};

const held = ({ match }: People): number[] => match.table.hand.map((cards) => cards.length);

realCards('printed cards that answer what happens', () => {
  test('[EB01-047] draws and trashes when any Character is K.O.d, once per turn', () => {
    const people = laid({
      alice: { characters: ['EB01-047'], hand: ['ST01-015', 'ST01-015', 'one'], donActive: 8, deck: ['guard', 'two'] },
      bola: { characters: ['three', 'four'] },
    });
    const { alice } = people;

    alice.does('play', 'ST01-015');
    alice.picks('three');
    alice.picks('one');
    expect(people.match.table.hand[0]).toHaveLength(2);
    alice.does('play', 'ST01-015');
    alice.picks('four');

    expect(alice).toBeAsked('main');
    expect(alice).toHave({ hand: ['two'], deck: ['guard'] });
  });

  test('[ST08-001] gives itself a rested DON!! whenever a Character is K.O.d in its turn', () => {
    const people = laid({
      alice: { leader: ['ST08-001'], hand: ['ST01-015'], donActive: 4 },
      bola: { characters: ['three'] },
    });
    const { alice } = people;

    alice.does('play', 'ST01-015');
    alice.picks('three');
    alice.says(1);

    expect(alice).toHave({ given: { 'ST08-001': 1 }, donRested: 3 });
  });

  test('[OP06-048] in its own turn may trash four of the deck when the other player blocks or uses an Event', () => {
    const people = laid(
      {
        alice: { leader: ['coast'], characters: ['OP06-048', 'nine'], deck: ['one', 'two', 'three', 'four', 'five'] },
        bola: { characters: ['wall'], hand: ['OP01-029'], donActive: 1, life: ['guard'] },
      },
      { coast: leaderOf('OP06-048'), wall: ch(2, 2000, { keywords: ['BLOCKER'] }) },
    );
    const { alice, bola } = people;

    attacks(people, alice, 'nine');
    bola.picks('wall');
    alice.chooses('no');
    bola.does('event', 'OP01-029');
    bola.picks('captain');
    alice.chooses('yes');

    expect(alice).toHave({ deck: ['one'] });
    expect(people.match.table.trash[0]).toHaveLength(4);
  });

  test('[OP08-105] draws two and trashes one when a Life card of the other player goes in its turn', () => {
    const people = laid({
      alice: { characters: ['OP08-105', 'six'], given: { 'OP08-105': 1 }, deck: ['guard', 'one', 'two'] },
      bola: { life: ['three', 'four'] },
    });
    const { alice } = people;

    attacks(people, alice, 'six');
    damaged(people);
    expect(offeredNow(people)).toEqual(['one', 'two']);
    alice.picks('one');

    expect(alice).toHave({ hand: ['two'], trash: ['one'] });
  });

  test('[OP12-040] draws for what a card of its type trashed, and for no other', () => {
    const drawn = (kin: boolean): number => {
      const more = { effects: [on('ON_PLAY', trash1)] };
      const people = laid(
        { alice: { leader: ['OP12-040'], hand: ['clerk', 'two'], donActive: 1 } },
        { clerk: kin ? kinOf('OP12-040', 1, 1000, more) : ch(1, 1000, more) },
      );
      people.alice.does('play', 'clerk');
      return held(people)[0] ?? 0;
    };

    expect([drawn(true), drawn(false)]).toEqual([1, 0]);
  });

  test('[OP12-081] answers a Character that another Character played, not one that was paid for', () => {
    const could = (id: string): boolean => {
      const people = laid(
        { alice: { hand: [id, 'one'], donActive: 2 }, bola: { leader: ['OP12-081'] } },
        {
          guide: ch(1, 1000, { effects: [on('ON_PLAY', { do: 'play', what: { n: 1, in: ['hand'] } })] }),
          walk: ch(1, 1000),
        },
      );
      people.alice.does('play', id);
      return people.match.asking?.prompt !== 'main';
    };

    expect([could('guide'), could('walk')]).toEqual([true, false]);
  });

  test('[OP15-002] draws in the turn of a dear Event', () => {
    const drawn = (cost: number): number => {
      const people = laid(
        { alice: { leader: ['OP15-002'], hand: ['rite'], donActive: 5 } },
        { rite: event(cost, on('MAIN', { do: 'draw', n: 1 })) },
      );
      people.alice.does('play', 'rite');
      if (answersOf(people, people.alice).includes('activate OP15-002 3')) people.alice.does('activate', 'OP15-002', 3);
      return held(people)[0] ?? 0;
    };

    expect([drawn(2), drawn(3)]).toEqual([1, 2]);
  });

  test('[OP02-026] sets two DON!! active when a Character without text is played from the hand', () => {
    const people = laid({ alice: { leader: ['OP02-026'], hand: ['OP01-025', 'two'], donActive: 5 } });
    const { alice } = people;

    alice.does('play', 'OP01-025');
    expect(alice).toBeAsked('main');
    alice.does('play', 'two');
    alice.says(2);

    expect(alice).toHave({ donActive: 2, donRested: 3 });
  });

  test('[OP05-053] has 2000 more when a card is drawn by an effect in its turn', () => {
    const people = laid({ alice: { characters: ['OP05-053'], hand: ['EB01-023'], donActive: 4 } });
    const before = powerReadNow(people, 0, 'OP05-053');

    people.alice.does('play', 'EB01-023');

    expect(powerReadNow(people, 0, 'OP05-053')).toBe(before + 2000);
  });

  test('[OP05-107] has 2000 more when a Life card comes to the hand in its turn', () => {
    const people = laid({ alice: { characters: ['OP05-107'], hand: ['OP01-008'], donActive: 4, life: ['one'] } });
    const before = powerReadNow(people, 0, 'OP05-107');

    people.alice.does('play', 'OP01-008');
    people.alice.chooses('yes');

    expect(powerReadNow(people, 0, 'OP05-107')).toBe(before + 2000);
  });

  test('[OP01-062] draws for one Event in a turn', () => {
    const people = laid(
      { alice: { leader: ['OP01-062'], given: { 'OP01-062': 1 }, hand: ['word', 'word'] } },
      { word: event(0, on('MAIN', { do: 'shuffle' })) },
    );
    const { alice } = people;

    alice.does('play', 'word');
    alice.chooses('yes');
    alice.does('play', 'word');

    expect(held(people)).toEqual([1, 0]);
  });
});
