import { attacks, idOf } from '../kit/battles.ts';
import { ch, type People } from '../kit/playing.ts';
import { expect, kinOf, laid, leaderOf, nameAskedFor, namesakeOf, offeredNow, real, realCards, test } from './cards.ts';

const PILE = ['guard', 'guard', 'guard', 'guard', 'guard'];

const held = ({ match }: People): number[] => match.table.hand.map((cards) => cards.length);

realCards('printed cards that move others', () => {
  test('[ST03-014] returns a Character of cost 3 or less of either side to its owner', () => {
    const people = laid({
      alice: { hand: ['ST03-014'], donActive: 4, characters: ['two'] },
      bola: { characters: ['three', 'four'] },
    });
    const { alice, bola } = people;

    alice.does('play', 'ST03-014');

    expect(offeredNow(people)).toEqual(['three', 'two']);
    alice.picks('three');
    expect(bola).toHave({ characters: ['four'], hand: ['three'] });
  });

  test('[OP01-070] lays a Character of cost 7 or less under the deck of its owner', () => {
    const people = laid({
      alice: { hand: ['OP01-070'], donActive: 9 },
      bola: { characters: ['seven', 'eight'], deck: ['guard', 'guard'] },
    });
    const { alice, bola } = people;

    alice.does('play', 'OP01-070');
    expect(offeredNow(people)).toEqual(['seven']);
    alice.picks('seven');

    expect(bola).toHave({ characters: ['eight'], deck: ['seven', 'guard', 'guard'], trash: [] });
  });

  test('[OP02-059] attacking, draws and trashes one, then trashes up to three more', () => {
    const people = laid({
      alice: { characters: ['OP02-059'], hand: ['one', 'two', 'three'], deck: [...PILE, 'four'] },
      bola: { life: ['guard'] },
    });
    const { alice } = people;

    attacks(people, alice, 'OP02-059');
    expect(offeredNow(people)).toEqual(['four', 'one', 'three', 'two']);
    alice.picks('one');
    alice.picks('two', 'four');

    expect(alice).toHave({ hand: ['three'] });
    expect(people.match.table.trash[0]).toHaveLength(3);
  });

  test('[OP01-016] looks at five and takes one of its crew, not of its own name', () => {
    const people = laid(
      { alice: { hand: ['OP01-016'], donActive: 1, deck: ['ten', 'one', 'two', 'kin', 'OP01-016', 'three'] } },
      { kin: kinOf('OP01-016', 2, 2000) },
    );
    const { alice } = people;

    alice.does('play', 'OP01-016');
    expect(alice).toBeAsked('take');
    expect(alice.refusal({ pick: ['OP01-016'] })).not.toBeNull();
    expect(alice.refusal({ pick: ['three'] })).not.toBeNull();
    alice.picks('kin');
    expect(alice).toBeAsked('order');
    alice.picks('one', 'two', 'three', 'OP01-016');

    expect(alice).toHave({ hand: ['kin'] });
    expect(alice.table.match.table.deck[0].length).toBe(5);
    expect(people.match.table.deck[0].slice(4).map((copy) => idOf(people, copy))).toEqual(['ten']);
  });

  test('[OP04-084] plays one of its order from the top three and trashes the others', () => {
    const people = laid(
      { alice: { hand: ['OP04-084'], donActive: 2, deck: ['guard', 'two', 'kin', 'costly'] } },
      { kin: kinOf('OP04-084', 2, 2000), costly: kinOf('OP04-084', 3, 2000) },
    );
    const { alice } = people;

    alice.does('play', 'OP04-084');
    expect(alice.refusal({ pick: ['costly'] })).not.toBeNull();
    expect(alice.refusal({ pick: ['two'] })).not.toBeNull();
    alice.picks('kin');

    expect(alice).toHave({ characters: ['OP04-084', 'kin'], deck: ['guard'], hand: [] });
    expect(people.match.table.trash[0]).toHaveLength(2);
  });

  test('[OP01-098] searches the deck for the one card it names, then shuffles', () => {
    const people = laid(
      { alice: { hand: ['OP01-098'], donActive: 1, deck: ['guard', 'wanted', 'one', 'two'] } },
      { wanted: { category: 'EVENT', cost: 1, name: nameAskedFor('OP01-098') } },
    );
    const { alice } = people;

    alice.does('play', 'OP01-098');
    expect(alice.refusal({ pick: ['one'] })).not.toBeNull();
    alice.picks('wanted');

    expect(alice).toHave({ hand: ['wanted'] });
    expect(people.told.map(({ type }) => type)).toContain('shuffled');
  });

  test('[OP04-048] shuffles the hand into the deck and draws as many', () => {
    const people = laid({ alice: { hand: ['OP04-048', 'one', 'two', 'three'], donActive: 3, deck: PILE } });

    people.alice.does('play', 'OP04-048');

    expect(people.match.table.hand[0]).toHaveLength(3);
    expect(people.match.table.deck[0]).toHaveLength(5);
  });

  test('[OP06-047] makes the other player shuffle the hand away and draw five', () => {
    const people = laid({
      alice: { hand: ['OP06-047', 'one'], donActive: 4 },
      bola: { hand: ['one', 'two', 'three', 'four', 'five', 'six', 'seven'], deck: PILE },
    });

    people.alice.does('play', 'OP06-047');

    expect(people.alice).toHave({ hand: ['one'] });
    expect(people.match.table.hand[1]).toHaveLength(5);
    expect(people.match.table.deck[1]).toHaveLength(7);
  });

  test('[OP01-005] takes a red Character of cost 3 or less back from the trash, not its namesake', () => {
    const people = laid(
      { alice: { hand: ['OP01-005'], donActive: 4, trash: ['three', 'four', 'namesake', 'blue', 'OP01-027'] } },
      { namesake: namesakeOf('OP01-005', 2, 2000), blue: ch(2, 2000, { colours: ['blue'] }) },
    );

    people.alice.does('play', 'OP01-005');

    expect(offeredNow(people)).toEqual(['three']);
    people.alice.picks('three');
    expect(people.alice).toHave({ hand: ['three'] });
  });

  test('[OP06-062] plays up to four of its house with different names from the trash', () => {
    const people = laid(
      {
        alice: {
          hand: ['OP06-062', 'guard', 'guard'],
          donActive: 9,
          trash: ['red', 'reddish', 'blue', 'green', 'strong'],
        },
      },
      {
        red: kinOf('OP06-062', 4, 4000),
        reddish: kinOf('OP06-062', 3, 3000, { name: 'red' }),
        blue: kinOf('OP06-062', 3, 3000),
        green: kinOf('OP06-062', 3, 3000),
        strong: kinOf('OP06-062', 3, 5000),
      },
    );
    const { alice } = people;

    alice.does('play', 'OP06-062');
    alice.chooses('yes');
    alice.picks(1002);
    expect(alice).toHave({ donRested: 7 });
    expect(alice.refusal({ pick: ['red', 'reddish'] })).not.toBeNull();
    alice.picks('red', 'blue', 'green');

    expect(alice).toHave({ characters: ['OP06-062', 'red', 'blue', 'green'], hand: [] });
  });

  test('[OP01-002] with five Characters returns one and plays one of another colour', () => {
    const people = laid(
      {
        alice: {
          leader: ['OP01-002'],
          donActive: 2,
          characters: ['one', 'two', 'three', 'four', 'five'],
          hand: ['six', 'red', 'blue'],
        },
      },
      { red: ch(4, 4000), blue: ch(5, 4000, { colours: ['blue'] }) },
    );
    const { alice } = people;

    alice.does('activate', 'OP01-002', 1);
    alice.picks('one');

    expect(offeredNow(people)).toEqual(['blue']);
    alice.picks('blue');
    expect(alice).toHave({ characters: ['two', 'three', 'four', 'five', 'blue'], donRested: 2 });
    expect(people.match.table.hand[0]).toHaveLength(3);
  });

  test('[OP05-111] plays the card it names as its cost', () => {
    const people = laid(
      {
        alice: { hand: ['OP05-111', 'friend'], donActive: 3 },
        bola: { characters: ['three', 'four'], life: ['guard'] },
      },
      { friend: ch(4, 4000, { name: nameAskedFor('OP05-111') }) },
    );
    const { alice, bola } = people;

    alice.does('play', 'OP05-111');
    alice.chooses('yes');
    alice.picks('friend');
    expect(offeredNow(people)).toEqual(['three']);
    alice.picks('three');
    alice.chooses('top');

    expect(alice).toHave({ characters: ['OP05-111', 'friend'], hand: [] });
    expect(bola).toHave({ characters: ['four'], life: ['guard', 'three'] });
  });

  test('[OP01-063] has a card of the other hand shown, and moves Life under the deck if it is an Event', () => {
    const play = (shownCard: string): ReturnType<typeof laid> => {
      const people = laid({
        alice: { characters: ['OP01-063'], given: { 'OP01-063': 1 } },
        bola: { hand: [shownCard], life: ['one', 'two'], deck: ['guard'] },
      });
      people.alice.does('activate', 'OP01-063', 1);
      return people;
    };
    const [event, other] = [play('OP01-027'), play('guard')];

    event.alice.says(1);
    expect(other.alice).toBeAsked('main');
    expect(other.bola).toHave({ life: ['one', 'two'], deck: ['guard'] });
    expect(event.match.table.life[1]).toHaveLength(1);
    expect(event.match.table.deck[1]).toHaveLength(2);
    expect(event.bola).toHave({ hand: ['OP01-027'] });
  });

  test('[ST17-001] draws two if the top card is of its kind, and lays one back on top', () => {
    const people = laid(
      { alice: { hand: ['ST17-001', 'one'], donActive: 4, deck: ['guard', 'two', 'kin'] } },
      { kin: ch(3, 3000, { types: real('OP01-070').types }) },
    );
    const { alice } = people;

    alice.does('play', 'ST17-001');
    expect(offeredNow(people)).toEqual(['kin', 'one', 'two']);
    alice.picks('one');

    expect(alice).toHave({ deck: ['guard', 'one'] });
    expect(people.match.table.hand[0]).toHaveLength(2);
  });

  test('[EB02-039] trades a small one of the hand for a strong one of the same name in the trash', () => {
    const people = laid(
      { alice: { hand: ['EB02-039', 'small'], donActive: 4, trash: ['strong', 'other'] }, bola: { donActive: 4 } },
      {
        small: kinOf('EB02-039', 3, 3000, { name: 'twin' }),
        strong: ch(7, 7000, { name: 'twin' }),
        other: ch(6, 6000),
      },
    );
    const { alice } = people;

    alice.does('play', 'EB02-039');
    alice.chooses('yes');
    alice.picks('small');

    expect(offeredNow(people)).toEqual(['strong']);
    alice.picks('strong');
    expect(alice).toHave({ characters: ['strong'], hand: [] });
  });

  test('[OP02-018] K.O.d with two Life left, it comes back rested for a card of its crew', () => {
    const people = laid(
      {
        alice: { characters: ['seven'] },
        bola: { characters: ['OP02-018'], rested: { 'OP02-018': 1 }, hand: ['kin', 'guard'], life: ['one', 'two'] },
      },
      { kin: kinOf('OP02-018', 1, 1000) },
    );
    const { alice, bola } = people;

    attacks(people, alice, 'seven', 'OP02-018');
    bola.does('done');
    bola.chooses('yes');
    bola.picks('kin');

    expect(bola).toHave({ characters: ['OP02-018'], rested: { 'OP02-018': 1 }, hand: ['guard'], trash: ['kin'] });
  });

  test('[ST17-002] returns an own Character, then one of cost 4 or less of anybody, under the right Leader', () => {
    const people = laid(
      {
        alice: { leader: ['ally'], hand: ['ST17-002'], characters: ['five'], donActive: 4 },
        bola: { characters: ['four', 'six'] },
      },
      { ally: leaderOf('OP01-070') },
    );
    const { alice, bola } = people;

    alice.does('play', 'ST17-002');
    alice.chooses('yes');
    alice.picks('five');
    expect(offeredNow(people)).toEqual(['ST17-002', 'four']);
    alice.picks('four');

    expect(alice).toHave({ hand: ['five'], characters: ['ST17-002'] });
    expect(bola).toHave({ hand: ['four'], characters: ['six'] });
  });

  test('[OP09-059] trashes as many from the deck as from the hand', () => {
    const people = laid({
      alice: { characters: ['nine'] },
      bola: { hand: ['OP09-059', 'one', 'two', 'three'], donActive: 5, life: ['guard'], deck: ['four', 'five', 'six'] },
    });
    const { alice, bola } = people;

    attacks(people, alice, 'nine');
    bola.does('event', 'OP09-059');
    bola.picks('captain');
    bola.picks('one', 'two');

    expect(bola).toHave({ hand: ['three'], deck: ['four'] });
  });

  test('[OP09-051] goes under the deck with its victim unless five Characters of cost 5 stand with it', () => {
    const play = (mine: string[]): People => {
      const people = laid({
        alice: { hand: ['OP09-051'], donActive: 10, characters: mine, deck: ['guard'] },
        bola: { characters: ['nine'], deck: ['guard'] },
      });
      people.alice.does('play', 'OP09-051');
      people.alice.picks('nine');
      return people;
    };

    const alone = play(['five', 'six', 'seven']);
    expect(alone.bola).toHave({ characters: [], deck: ['nine', 'guard'] });
    expect(alone.alice).toHave({ characters: ['five', 'six', 'seven'], deck: ['OP09-051', 'guard'] });
    expect(play(['five', 'six', 'seven', 'eight']).alice).toHave({ deck: ['guard'] });
  });

  test('[OP05-058] lays all Characters of cost 3 or less under the decks, then both keep five cards', () => {
    const people = laid({
      alice: { hand: ['OP05-058', 'one', 'two', 'three'], donActive: 9, characters: ['three', 'four'] },
      bola: { hand: ['one', 'two', 'three', 'four', 'five', 'six', 'seven'], characters: ['one'] },
    });
    const { alice, bola } = people;

    alice.does('play', 'OP05-058');
    bola.picks('six', 'seven');

    expect(alice).toHave({ characters: ['four'] });
    expect(bola).toHave({ characters: [] });
    expect(people.match.table.hand.map((hand) => hand.length)).toEqual([3, 5]);
  });

  test('[OP02-064] lays a small Character under its deck, and itself at the end of the battle', () => {
    const people = laid({
      alice: { characters: ['OP02-064'], given: { 'OP02-064': 1 }, hand: ['guard'], deck: ['one'] },
      bola: { characters: ['two'], life: ['one'], deck: ['one'] },
    });
    const { alice, bola } = people;

    attacks(people, alice, 'OP02-064');
    alice.chooses('yes');
    alice.picks('two');
    expect(bola).toHave({ deck: ['two', 'one'] });
    bola.does('done');
    bola.chooses('take');

    expect(alice).toHave({ characters: [], deck: ['OP02-064', 'one'] });
  });

  test('[EB04-011] draws for each of its type, then trashes as many', () => {
    const people = laid(
      { alice: { hand: ['EB04-011', 'one'], characters: ['kin', 'two'], donActive: 7 } },
      { kin: kinOf('EB04-011', 1, 1000) },
    );

    people.alice.does('play', 'EB04-011');
    expect(held(people)).toEqual([3, 0]);
    people.alice.picks('one', 'sailor');

    expect(people.alice).toHave({ hand: ['sailor'], trash: ['sailor', 'one'] });
  });
});
