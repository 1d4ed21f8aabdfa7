import { attacks } from '../kit/battles.ts';
import { powerNow } from '../kit/effects.ts';
import { answersOf, ch, type People } from '../kit/playing.ts';
import { expect, kinOf, laid, leaderOf, nameIn, namesakeOf, real, realCards, test } from './cards.ts';

const attacksOf = (people: People, card: string): string[] =>
  answersOf(people, people.alice)
    .filter((one) => one.startsWith(`attack ${card} `))
    .map((one) => one.slice(`attack ${card} `.length))
    .sort();

realCards('printed cards with rare texts', () => {
  test('[OP05-032] is saved only by resting another Character of cost 3: with none there it is K.O.d', () => {
    const play = (others: string[]): People => {
      const people = laid({
        alice: { characters: ['nine'] },
        bola: { characters: ['OP05-032', ...others], rested: { 'OP05-032': 1 } },
      });
      attacks(people, people.alice, 'nine', 'OP05-032');
      people.bola.does('done');
      return people;
    };
    const [alone, guarded] = [play(['two']), play(['three'])];

    expect(alone.bola).toHave({ characters: ['two'], trash: ['OP05-032'] });
    guarded.bola.chooses('yes');
    expect(guarded.bola).toHave({ characters: ['OP05-032', 'three'], rested: { three: 1 } });
  });

  test('[OP06-014] declined, adds nothing', () => {
    const people = laid(
      { alice: { characters: ['six'] }, bola: { characters: ['OP06-014'], hand: ['reel'], life: ['guard'] } },
      { reel: kinOf('OP06-014', 9, 9000) },
    );
    const { alice, bola } = people;

    attacks(people, alice, 'six');
    bola.chooses('no');

    if (people.match.asking?.prompt === 'choose') bola.picks('captain');
    expect(powerNow(people, 1, 'captain', 'leader')).toBe(5000);
    expect(bola).toHave({ hand: ['reel'] });
  });

  test('[ST13-011] has Rush with two Life cards or fewer when it is played', () => {
    const could = (life: string[]): string[] => {
      const people = laid({ alice: { hand: ['ST13-011'], donActive: 5, life } });
      people.alice.does('play', 'ST13-011');
      return attacksOf(people, 'ST13-011');
    };

    expect([could(['one', 'two']), could(['one', 'two', 'three'])]).toEqual([['captain'], []]);
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
    expect(powerNow(people, 0, 'OP05-080')).toBe((real('OP05-080').power ?? 0) + 10000);
    bola.does('done');
    bola.chooses('take');
    bola.chooses('take');
    expect(bola).toHave({ life: ['one'] });
  });

  test('[OP08-043] makes every attack of the Characters that are there cost two cards', () => {
    const people = laid(
      {
        alice: { leader: ['ally'], hand: ['OP08-043'], donActive: 10, life: ['one'] },
        bola: { characters: ['six'], hand: ['one', 'two', 'three'], donActive: 0 },
      },
      { ally: leaderOf('OP08-043') },
    );
    const { alice, bola } = people;

    alice.does('play', 'OP08-043');
    alice.does('end');
    attacks(people, bola, 'six');

    bola.picks('one', 'two');
    expect(people.match.table.trash[1]).toHaveLength(2);
    expect(alice).toBeAsked('counter');
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

  test('[OP06-026] wakes a Character, and no attack on a Leader follows this turn, whoever comes later', () => {
    const people = laid(
      {
        alice: { hand: ['OP06-026', 'OP01-025'], donActive: 10, characters: ['blade'], rested: { blade: 1 } },
        bola: { characters: ['two'], rested: { two: 1 } },
      },
      { blade: ch(4, 4000, { attributes: ['Slash'] }) },
    );
    const { alice } = people;

    alice.does('play', 'OP06-026');
    alice.picks('blade');
    alice.does('play', 'OP01-025');

    expect(attacksOf(people, 'blade')).toEqual(['two']);
    expect(attacksOf(people, 'captain')).toEqual(['two']);
    expect(attacksOf(people, 'OP01-025')).toEqual(['two']);
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

  test('[OP06-020] rests a DON!! or a Character of cost 3 or less, and own effects take no Life', () => {
    const people = laid({
      alice: { leader: ['OP06-020'], hand: ['OP01-008'], donActive: 4, life: ['one'] },
      bola: { donActive: 2, characters: ['three', 'four'] },
    });
    const { alice, bola } = people;

    alice.does('activate', 'OP06-020', 1);
    expect(alice.refusal({ pick: ['four'] })).not.toBeNull();
    alice.picks('three');
    expect(bola).toHave({ rested: { three: 1 }, donActive: 2 });
    alice.does('play', 'OP01-008');

    expect(alice).toBeAsked('main');
    expect(alice).toHave({ life: ['one'] });
  });

  test('[OP06-074] negates a Character, and K.O.s it if it has 5000 power or less then', () => {
    const play = (target: string): People => {
      const people = laid({
        alice: { hand: ['OP06-074'], donActive: 10 },
        bola: { characters: ['EB02-005', 'OP09-086', 'six'] },
      });
      people.alice.does('play', 'OP06-074');
      people.alice.chooses('yes');
      people.alice.picks(1002);
      people.alice.picks(target);
      return people;
    };

    expect(play('six').bola).toHave({ trash: [] });
    // What kept it from being K.O.d is negated with the rest of its text.
    expect(play('OP09-086').bola).toHave({ trash: ['OP09-086'] });
  });

  test('[OP08-049] shows the top card, puts it on either end, and has Rush if it was of its crew', () => {
    const people = laid(
      { alice: { hand: ['OP08-049'], donActive: 10, deck: ['guard', 'kin'] } },
      { kin: kinOf('OP08-049', 1, 1000) },
    );
    const { alice } = people;

    alice.does('play', 'OP08-049');
    alice.chooses('bottom');

    expect(alice).toHave({ deck: ['kin', 'guard'] });
    expect(attacksOf(people, 'OP08-049')).toEqual(['captain']);
  });

  test('[OP05-053] has 2000 more when a card is drawn by an effect in its turn', () => {
    const people = laid({ alice: { characters: ['OP05-053'], hand: ['EB01-023'], donActive: 4 } });
    const before = powerNow(people, 0, 'OP05-053');

    people.alice.does('play', 'EB01-023');

    expect(powerNow(people, 0, 'OP05-053')).toBe(before + 2000);
  });

  test('[OP05-107] has 2000 more when a Life card comes to the hand in its turn', () => {
    const people = laid({ alice: { characters: ['OP05-107'], hand: ['OP01-008'], donActive: 4, life: ['one'] } });
    const before = powerNow(people, 0, 'OP05-107');

    people.alice.does('play', 'OP01-008');
    people.alice.chooses('yes');

    expect(powerNow(people, 0, 'OP05-107')).toBe(before + 2000);
  });

  test('[OP05-100] stays for a Life card, unless the Character it names is anywhere', () => {
    const play = (mine: string[]): People => {
      const people = laid(
        {
          alice: { hand: ['ST03-015'], donActive: 4, characters: mine },
          bola: { characters: ['OP05-100'], life: ['one', 'two'] },
        },
        { rival: ch(1, 1000, { name: nameIn('OP05-100') }) },
      );
      people.alice.does('play', 'ST03-015');
      return people;
    };
    const [there, without] = [play(['rival']), play([])];

    expect(real('OP05-100').cost).toBe(7);
    without.alice.picks('OP05-100');
    without.bola.chooses('yes');
    expect(without.bola).toHave({ characters: ['OP05-100'], life: ['one'], trash: ['two'] });
    there.alice.picks('OP05-100');
    expect(there.bola).toHave({ characters: [], hand: ['OP05-100'], life: ['one', 'two'] });
  });

  test('[OP01-099] protects its clan in battle, not its own namesakes', () => {
    const fight = (target: string): number => {
      const people = laid(
        {
          alice: { characters: ['nine'] },
          bola: { characters: ['OP01-099', 'kin', 'namesake'], rested: { 'OP01-099': 1, kin: 1, namesake: 1 } },
        },
        {
          kin: kinOf('OP01-099', 1, 1000),
          namesake: { ...namesakeOf('OP01-099', 1, 1000), types: real('OP01-099').types },
        },
      );
      attacks(people, people.alice, 'nine', target);
      people.bola.does('done');
      return people.match.table.trash[1].length;
    };

    expect([fight('kin'), fight('namesake'), fight('OP01-099')]).toEqual([0, 1, 1]);
  });

  test('[OP01-094] for six DON!! K.O.s every other Character of both sides', () => {
    const people = laid(
      {
        alice: { leader: ['ally'], hand: ['OP01-094'], donActive: 10, characters: ['two'] },
        bola: { characters: ['three', 'ten'] },
      },
      { ally: leaderOf('OP01-094') },
    );
    const { alice, bola } = people;

    alice.does('play', 'OP01-094');
    alice.chooses('yes');

    expect(alice).toHave({ characters: ['OP01-094'], trash: ['two'], donDeck: 6 });
    expect(bola).toHave({ characters: [] });
  });

  test('[OP05-007] K.O.s two whose power is 4000 together', () => {
    const people = laid({
      alice: { hand: ['OP05-007'], donActive: 10 },
      bola: { characters: ['one', 'two', 'three', 'five'] },
    });
    const { alice, bola } = people;

    alice.does('play', 'OP05-007');
    expect(alice.refusal({ pick: ['two', 'three'] })).not.toBeNull();
    alice.picks('one', 'three');

    expect(bola).toHave({ characters: ['two', 'five'] });
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

  test('[OP04-011] shows the top card, is stronger by 3000 for a strong one, and lays it under the deck', () => {
    const people = laid({
      alice: { characters: ['OP04-011'], deck: ['guard', 'six'] },
      bola: { life: ['one'] },
    });

    attacks(people, people.alice, 'OP04-011');

    expect(powerNow(people, 0, 'OP04-011')).toBe(6000);
    expect(people.alice).toHave({ deck: ['six', 'guard'] });
  });
});
