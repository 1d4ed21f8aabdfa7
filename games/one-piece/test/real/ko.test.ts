import { attacks } from '../kit/battles.ts';
import { expect, kinOf, laid, leaderCalled, offered, realCards, test } from './cards.ts';

realCards('printed cards that K.O.', () => {
  test('[OP01-007] K.O.d in battle, it takes a Character of 4000 power or less with it', () => {
    const people = laid({
      alice: { characters: ['six', 'four', 'five'] },
      bola: { characters: ['OP01-007'], rested: { 'OP01-007': 1 } },
    });
    const { alice, bola } = people;

    attacks(people, alice, 'six', 'OP01-007');
    bola.does('done');

    expect(offered(people)).toEqual(['four']);
    bola.picks('four');
    expect(alice).toHave({ characters: ['six', 'five'], trash: ['four'] });
    expect(bola).toHave({ trash: ['OP01-007'] });
  });

  test('[OP04-094] reaches up to cost 4, and up to cost 6 with fifteen cards in the trash', () => {
    const reaches = (trash: number): string[] => {
      const people = laid({
        alice: { hand: ['OP04-094'], donActive: 4, trash: new Array(trash).fill('guard') },
        bola: { characters: ['four', 'five', 'six', 'seven'] },
      });
      people.alice.does('play', 'OP04-094');
      return offered(people);
    };

    expect(reaches(13)).toEqual(['four']);
    // The Event itself lies in the trash while it works.
    expect(reaches(14)).toEqual(['five', 'four', 'six']);
  });

  test('[OP02-098] asks a card from the hand for a Character of cost 3 or less, and can be declined', () => {
    const people = laid({
      alice: { hand: ['OP02-098', 'OP02-098', 'guard'], donActive: 6 },
      bola: { characters: ['three', 'four'] },
    });
    const { alice, bola } = people;

    alice.does('play', 'OP02-098');
    alice.chooses('no');
    expect(bola).toHave({ characters: ['three', 'four'] });
    alice.does('play', 'OP02-098');
    alice.chooses('yes');

    expect(alice).toHave({ trash: ['guard'], hand: [] });
    expect(offered(people)).toEqual(['three']);
    alice.picks('three');
    expect(bola).toHave({ characters: ['four'], trash: ['three'] });
  });

  test('[OP06-117] rests with its Leader and K.O.s everything of cost 2 or less on the other side', () => {
    const people = laid(
      {
        alice: { leader: ['enthroned'], stage: ['OP06-117'], characters: ['two'] },
        bola: { characters: ['one', 'two', 'three'] },
      },
      { enthroned: leaderCalled('OP05-098') },
    );
    const { alice, bola } = people;

    alice.does('activate', 'OP06-117', 1);

    expect(alice).toHave({ rested: { enthroned: 1, 'OP06-117': 1 }, characters: ['two'] });
    expect(bola).toHave({ characters: ['three'], trash: ['one', 'two'] });
  });

  test('[OP02-121] lowers every cost of the other side by 5, and K.O.s one that costs 0 so', () => {
    const people = laid({
      alice: { hand: ['OP02-121'], donActive: 10 },
      bola: { characters: ['four', 'five', 'six'] },
    });
    const { alice, bola } = people;

    alice.does('play', 'OP02-121');

    expect(offered(people)).toEqual(['five', 'four']);
    alice.picks('five');
    expect(bola).toHave({ characters: ['four', 'six'], trash: ['five'] });
  });

  test('[ST16-004] K.O.s a Character of any cost, but only a rested one', () => {
    const people = laid({
      alice: { hand: ['ST16-004'], donActive: 9 },
      bola: { characters: ['ten', 'one'], rested: { ten: 1 } },
    });

    people.alice.does('play', 'ST16-004');

    expect(offered(people)).toEqual(['ten']);
    people.alice.picks('ten');
    expect(people.bola).toHave({ characters: ['one'], trash: ['ten'] });
  });

  test('[OP08-102] K.O.s up to a cost that is the number of the own Life cards', () => {
    const people = laid({
      alice: { hand: ['OP08-102', 'guard'], donActive: 6, life: ['guard', 'guard', 'guard'] },
      bola: { characters: ['two', 'three', 'four'] },
    });

    people.alice.does('play', 'OP08-102');
    people.alice.chooses('yes');

    expect(offered(people)).toEqual(['three', 'two']);
  });

  test('[OP10-024] with two rested Characters rests one of cost 5 or less, then K.O.s a rested one of 3', () => {
    const people = laid({
      alice: { hand: ['OP10-024'], donActive: 5, characters: ['one', 'two'], rested: { one: 1, two: 1 } },
      bola: { characters: ['three', 'five'] },
    });
    const { alice, bola } = people;

    alice.does('play', 'OP10-024');
    expect(offered(people)).toEqual(['five', 'three']);
    alice.picks('three');
    expect(offered(people)).toEqual(['three']);
    alice.picks('three');

    expect(bola).toHave({ characters: ['five'], trash: ['three'] });
  });

  test('[EB02-051] lets its player choose between a K.O. and a lower cost', () => {
    const people = laid({
      alice: { hand: ['EB02-051', 'EB02-051'], donActive: 6 },
      bola: { characters: ['two', 'six'] },
    });
    const { alice, bola } = people;

    alice.does('play', 'EB02-051');
    alice.chooses('2');
    expect(offered(people)).toEqual(['six', 'two']);
    alice.picks('six');
    alice.does('play', 'EB02-051');
    alice.chooses('1');

    expect(offered(people)).toEqual(['six', 'two']);
    alice.picks('six');
    expect(bola).toHave({ characters: ['two'], trash: ['six'] });
  });

  test('[OP01-038] K.O.d, it lets the other player choose what its player trashes', () => {
    const people = laid(
      {
        alice: { characters: ['six'] },
        bola: { characters: ['OP01-038'], rested: { 'OP01-038': 1 }, hand: ['guard', 'kin'] },
      },
      { kin: kinOf('OP01-038', 2, 2000) },
    );
    const { alice, bola } = people;

    attacks(people, alice, 'six', 'OP01-038');
    bola.does('done');

    expect(alice).toBeAsked('choose');
    alice.picks(1);
    expect(bola.table.match.table.hand[1]).toHaveLength(1);
    expect(bola.table.match.table.trash[1]).toHaveLength(2);
  });
});
