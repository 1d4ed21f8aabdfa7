import { attacks } from '../kit/battles.ts';
import { on } from '../kit/effects.ts';
import { event, type People } from '../kit/playing.ts';
import { expect, kinOf, laid, leaderCalled, leaderOf, offeredNow, realCards, test } from './cards.ts';

realCards('printed cards that K.O.', () => {
  test('[OP01-007] K.O.d in battle, it takes a Character of 4000 power or less with it', () => {
    const people = laid({
      alice: { characters: ['six', 'four', 'five'] },
      bola: { characters: ['OP01-007'], rested: { 'OP01-007': 1 } },
    });
    const { alice, bola } = people;

    attacks(people, alice, 'six', 'OP01-007');
    bola.does('done');

    expect(offeredNow(people)).toEqual(['four']);
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
      return offeredNow(people);
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
    expect(offeredNow(people)).toEqual(['three']);
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

    expect(offeredNow(people)).toEqual(['five', 'four']);
    alice.picks('five');
    expect(bola).toHave({ characters: ['four', 'six'], trash: ['five'] });
  });

  test('[ST16-004] K.O.s a Character of any cost, but only a rested one', () => {
    const people = laid({
      alice: { hand: ['ST16-004'], donActive: 9 },
      bola: { characters: ['ten', 'one'], rested: { ten: 1 } },
    });

    people.alice.does('play', 'ST16-004');

    expect(offeredNow(people)).toEqual(['ten']);
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

    expect(offeredNow(people)).toEqual(['three', 'two']);
  });

  test('[OP10-024] with two rested Characters rests one of cost 5 or less, then K.O.s a rested one of 3', () => {
    const people = laid({
      alice: { hand: ['OP10-024'], donActive: 5, characters: ['one', 'two'], rested: { one: 1, two: 1 } },
      bola: { characters: ['three', 'five'] },
    });
    const { alice, bola } = people;

    alice.does('play', 'OP10-024');
    expect(offeredNow(people)).toEqual(['five', 'three']);
    alice.picks('three');
    expect(offeredNow(people)).toEqual(['three']);
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
    expect(offeredNow(people)).toEqual(['six', 'two']);
    alice.picks('six');
    alice.does('play', 'EB02-051');
    alice.chooses('1');

    expect(offeredNow(people)).toEqual(['six', 'two']);
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

  test('[OP05-096] does one of three things to a Character of cost 1, then draws beside one of its kind', () => {
    const people = laid(
      {
        alice: { hand: ['OP05-096'], donActive: 3, characters: ['kin'], deck: ['guard', 'two'] },
        bola: { characters: ['one', 'two'] },
      },
      { kin: kinOf('OP05-096', 5, 5000) },
    );
    const { alice, bola } = people;

    alice.does('play', 'OP05-096');
    alice.chooses('2');
    expect(offeredNow(people)).toEqual(['one']);
    alice.picks('one');

    expect(bola).toHave({ hand: ['one'], characters: ['two'] });
    expect(alice).toHave({ hand: ['two'], deck: ['guard'] });
  });

  test('[OP15-031] K.O.s what costs exactly as much as its DON!!', () => {
    const left = (given: number): number => {
      const people = laid({
        alice: { hand: ['OP15-031'], donActive: 10 },
        bola: { characters: ['two'], rested: { two: 1 }, given: { two: given } },
      });
      people.alice.does('play', 'OP15-031');
      people.alice.picks('two');
      return people.match.table.characters[1].length;
    };

    expect([left(1), left(2), left(3)]).toEqual([1, 0, 1]);
  });

  test('[OP15-042] goes back to the hand when it is K.O.d', () => {
    const people = laid(
      { alice: { hand: ['slay'] }, bola: { characters: ['OP15-042'] } },
      { slay: event(0, on('MAIN', { do: 'ko', what: { n: 1, of: 'opponent', in: ['character'] } })) },
    );

    people.alice.does('play', 'slay');

    expect(people.bola).toHave({ hand: ['OP15-042'], trash: [], characters: [] });
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

  test('[OP13-095] K.O.s two where all Characters are of its type', () => {
    const left = (beside: string): number => {
      const people = laid(
        {
          alice: { hand: ['OP13-095', 'one'], characters: [beside], donActive: 3 },
          bola: { characters: ['two', 'three', 'four'] },
        },
        { kin: kinOf('OP13-095', 1, 1000) },
      );
      people.alice.does('play', 'OP13-095');
      people.alice.chooses('yes');
      if (people.match.asking?.prompt === 'choose') people.alice.picks('two', 'three');
      return people.match.table.characters[1].length;
    };

    expect([left('kin'), left('one')]).toEqual([1, 3]);
  });
});
