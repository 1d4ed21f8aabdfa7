import { attacks, shown } from '../kit/battles.ts';
import { costReadNow, powerReadNow } from '../kit/effects.ts';
import { leader, type People } from '../kit/playing.ts';
import { expect, kinOf, laid, offeredNow, real, realCards, test } from './cards.ts';

realCards('printed cards and DON!!', () => {
  test('[ST05-002] adds a DON!! from the DON!! deck, rested', () => {
    const { alice } = laid({ alice: { hand: ['ST05-002'], donActive: 5 } });

    alice.does('play', 'ST05-002');
    alice.says(1);

    expect(alice).toHave({ donActive: 1, donRested: 5, donDeck: 4 });
  });

  test('[OP04-004] gives a rested DON!! to each Character of its kingdom', () => {
    const people = laid(
      { alice: { characters: ['OP04-004', 'kin', 'two'], donRested: 3 } },
      { kin: kinOf('OP04-004', 3, 3000) },
    );
    const { alice } = people;

    alice.does('activate', 'OP04-004', 1);
    alice.says(1);
    alice.says(1);
    expect(alice).toBeAsked('main');

    expect(shown(people, 0, 'kin', 'given')).toBe(1);
    expect(shown(people, 0, 'OP04-004', 'given')).toBe(1);
    expect(shown(people, 0, 'two', 'given')).toBe(0);
    expect(alice).toHave({ donRested: 1 });
  });

  test('[OP02-002] lowers a cost by 1 whenever a DON!! is given in its turn', () => {
    const people = laid({
      alice: { leader: ['OP02-002'], characters: ['two'], donActive: 2 },
      bola: { characters: ['seven', 'eight'] },
    });
    const { alice } = people;

    alice.does('give', 'two', 1);
    expect(offeredNow(people)).toEqual(['seven']);
    alice.picks('seven');
    alice.does('give', 'OP02-002', 1);
    alice.picks('seven');

    expect(costReadNow(people, 1, 'seven')).toBe(5);
  });

  test('[ST10-014] when a DON!! returns, draws one and trashes one, once per turn', () => {
    const people = laid({
      alice: { characters: ['ST10-014', 'OP02-082'], donActive: 8, hand: ['one'], deck: ['guard', 'guard', 'two'] },
    });
    const { alice } = people;

    alice.does('activate', 'OP02-082', 1);
    alice.picks('one');

    expect(alice).toHave({ hand: ['two'], trash: ['one'], donActive: 0, donDeck: 10 });
  });

  test('[OP02-082] for eight DON!! has 800000 power this turn', () => {
    const people = laid({ alice: { characters: ['OP02-082'], donActive: 8 } });
    const { alice } = people;
    alice.does('activate', 'OP02-082', 1);

    expect(powerReadNow(people, 0, 'OP02-082')).toBe(800000);
    expect(alice).toHave({ donActive: 0, donDeck: 10 });
    alice.does('end');
    expect(powerReadNow(people, 0, 'OP02-082')).toBe(8000);
  });

  test('[OP02-089] as a Trigger makes a player with six DON!! return one of their choice', () => {
    const hit = (don: number) => {
      const people = laid({
        alice: { characters: ['six'], donActive: don - 1, donRested: 1 },
        bola: { life: ['guard', 'OP02-089'] },
      });
      attacks(people, people.alice, 'six');
      people.bola.does('done');
      people.bola.chooses('trigger');
      return people;
    };
    const [six, five] = [hit(6), hit(5)];

    expect(six.alice).toBeAsked('return-don');
    six.alice.picks(1002);
    expect(six.alice).toHave({ donActive: 5, donRested: 0, donDeck: 5 });
    expect(five.alice).toBeAsked('main');
    expect(five.alice).toHave({ donDeck: 5 });
  });

  test('[EB02-061] attacks again for two active DON!!, and then takes a Life card', () => {
    const people = laid(
      {
        alice: { leader: ['mixed'], hand: ['EB02-061'], donActive: 9, life: ['one', 'two'] },
        bola: { donActive: 5, life: ['guard', 'guard'] },
      },
      { mixed: leader(5000, 4, { colours: ['purple', 'green'] }) },
    );
    const { alice, bola } = people;

    alice.does('play', 'EB02-061');
    attacks(people, alice, 'EB02-061');
    alice.chooses('yes');

    expect(alice).toHave({ rested: { 'EB02-061': 0 }, donActive: 1, donRested: 6, hand: ['two'], life: ['one'] });
    bola.does('done');
    bola.chooses('take');
    attacks(people, alice, 'EB02-061');
    expect(bola).toBeAsked('counter');
  });

  test('[OP06-076] K.O.s one of cost 2 or less when a DON!! of its side returns', () => {
    const people = laid({
      alice: { characters: ['OP06-076', 'OP02-082'], donActive: 8 },
      bola: { characters: ['two', 'three'] },
    });

    people.alice.does('activate', 'OP02-082', 1);
    expect(offeredNow(people)).toEqual(['two']);
    people.alice.picks('two');

    expect(people.bola).toHave({ characters: ['three'], trash: ['two'] });
  });

  test('[ST10-002] adds an active DON!! with none or with eight on the field, not between', () => {
    const after = (don: number): number | string => {
      const { alice, match } = laid({ alice: { leader: ['ST10-002'], donActive: don } });
      const refusal = alice.refusal({ do: 'activate', card: 'ST10-002', at: 1 });
      if (refusal) return refusal.code;
      alice.does('activate', 'ST10-002', 1);
      alice.says(1);
      return match.table.donActive[0];
    };

    expect([0, 1, 7, 8].map(after)).toEqual([1, 'CONDITION', 'CONDITION', 9]);
  });

  test('[ST28-004] takes two given DON!! back, wherever they are, for Rush and power, and only whole', () => {
    const at = (given: Record<string, number>): People =>
      laid({
        alice: { characters: ['ST28-004', 'one'], since: { 'ST28-004': 1 }, given, donActive: 0, life: ['one'] },
      });
    const poor = at({ captain: 1 });
    expect(poor.alice.refusal({ do: 'activate', card: 'ST28-004', at: 2 })?.code).toBe('CANNOT_PAY');

    const people = at({ captain: 2, one: 1 });
    people.alice.does('activate', 'ST28-004', 2);
    people.alice.picks('one');

    expect(people.alice).toHave({ given: { captain: 1, one: 0 }, donRested: 2 });
    expect(powerReadNow(people, 0, 'ST28-004')).toBe((real('ST28-004').power ?? 0) + 1000);
    attacks(people, people.alice, 'ST28-004');
    expect(people.bola).toBeAsked('counter');
  });

  test('[OP09-061] makes its Characters cost 1 more, and answers two returned DON!! with two new ones', () => {
    const people = laid({
      alice: { leader: ['OP09-061'], given: { 'OP09-061': 1 }, characters: ['OP02-082'], donActive: 8, hand: ['four'] },
    });
    const { alice } = people;
    expect([costReadNow(people, 0, 'OP02-082'), costReadNow(people, 0, 'four', 'hand')]).toEqual([9, 4]);

    alice.does('activate', 'OP02-082', 1);
    for (let i = 0; i < 8; i++) alice.picks(1001);
    alice.says(1);
    alice.says(1);

    expect(alice).toHave({ donActive: 1, donRested: 1, donDeck: 7 });
  });

  test('[OP12-015] counts given DON!! on all cards of its player', () => {
    const power = (given: Record<string, number>): number =>
      powerReadNow(laid({ alice: { characters: ['OP12-015', 'one'], given } }), 0, 'OP12-015');

    expect([power({ captain: 1 }), power({ captain: 1, one: 1 })]).toEqual([
      real('OP12-015').power,
      (real('OP12-015').power ?? 0) + 2000,
    ]);
  });

  test('[OP12-075] lets the opponent add a DON!!, or not', () => {
    const after = (word: string): number => {
      const people = laid({ alice: { hand: ['OP12-075'], donActive: 10 }, bola: { donActive: 1 } });
      people.alice.does('play', 'OP12-075');
      people.bola.chooses(word);
      return people.match.table.donActive[1];
    };

    expect([after('yes'), after('no')]).toEqual([2, 1]);
  });

  test('[OP15-010] gives rested DON!! to cards of their own player only', () => {
    const people = laid({
      alice: { characters: ['OP15-010'], donRested: 1 },
      bola: { characters: ['two'], donRested: 2 },
    });

    people.alice.does('activate', 'OP15-010', 1);
    people.alice.picks('two');
    people.alice.says(1);

    expect(people.bola).toHave({ given: { two: 1 }, donRested: 1 });
    expect(people.alice).toHave({ donRested: 1 });
  });

  test('[OP13-035] at the end of the turn sets a DON!! as active, or itself', () => {
    const after = (option: string): number[] => {
      const people = laid({ alice: { characters: ['OP13-035'], rested: { 'OP13-035': 1 }, donRested: 2 } });
      people.alice.does('end');
      people.alice.chooses(option);
      if (option === '2') people.alice.says(1);
      const { table } = people.match;
      return [table.donActive[0], table.rested[table.characters[0][0] ?? 0] ?? 0];
    };

    expect([after('1'), after('2')]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  test('[OP08-074] takes DON!! for a turn, and has as many as the other player after it', () => {
    const people = laid({
      alice: { characters: ['OP08-074'], donActive: 1, donDeck: 9 },
      bola: { donActive: 2, donDeck: 8 },
    });
    const { alice } = people;

    alice.does('activate', 'OP08-074', 1);
    alice.says(5);
    expect(alice).toHave({ donActive: 1, donRested: 5 });
    alice.does('end');
    for (let i = 0; i < 4; i++) alice.picks(1002);

    expect(alice).toHave({ donActive: 1, donRested: 1 });
  });
});
