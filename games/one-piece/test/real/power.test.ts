import { attacks, shown } from '../kit/battles.ts';
import { costReadNow, powerReadNow } from '../kit/effects.ts';
import { answersOf, ch, copyIn, leader } from '../kit/playing.ts';
import { expect, kinOf, laid, leaderOf, nameAskedFor, offeredNow, real, realCards, test } from './cards.ts';

const fill = (n: number): string[] => Array<string>(n).fill('one');

realCards('printed cards that change power and cost', () => {
  test('[OP01-006] takes 2000 power from one of the other side, for this turn', () => {
    const people = laid({ alice: { hand: ['OP01-006'], donActive: 1 }, bola: { characters: ['four'] } });

    people.alice.does('play', 'OP01-006');
    people.alice.picks('four');

    expect(shown(people, 1, 'four')).toBe(2000);
    people.alice.does('end');
    expect(shown(people, 1, 'four')).toBe(4000);
  });

  test('[OP01-001] gives all own Characters 1000 in its own turn while it has a DON!!', () => {
    const people = laid({ alice: { leader: ['OP01-001'], characters: ['two', 'four'], donActive: 1 } });
    expect(powerReadNow(people, 0, 'two')).toBe(2000);

    people.alice.does('give', 'OP01-001', 1);

    expect([powerReadNow(people, 0, 'two'), powerReadNow(people, 0, 'four')]).toEqual([3000, 5000]);
    expect(powerReadNow(people, 0, 'OP01-001', 'leader')).toBe(6000);
    people.alice.does('end');
    expect(powerReadNow(people, 0, 'two')).toBe(2000);
  });

  test('[OP01-072] has 1000 more for every card in the hand', () => {
    const people = laid({
      alice: { characters: ['OP01-072'], given: { 'OP01-072': 1 }, hand: ['one', 'two', 'three'], donActive: 1 },
    });
    expect(powerReadNow(people, 0, 'OP01-072')).toBe(5000);

    people.alice.does('play', 'one');

    expect(powerReadNow(people, 0, 'OP01-072')).toBe(4000);
  });

  test('[OP09-086] has 1000 more for every four cards in the trash, and no effect of the other player K.O.s it', () => {
    const people = laid(
      {
        alice: { hand: ['ST16-004', 'OP01-054'], donActive: 10 },
        bola: {
          leader: ['dark'],
          characters: ['OP09-086'],
          rested: { 'OP09-086': 1 },
          trash: new Array(9).fill('guard'),
        },
      },
      { dark: leaderOf('OP09-086') },
    );
    expect(powerReadNow(people, 1, 'OP09-086')).toBe(7000);

    people.alice.does('play', 'ST16-004');
    people.alice.picks('OP09-086');

    expect(people.bola).toHave({ characters: ['OP09-086'] });
  });

  test('[OP06-009] takes over the base power of the other Leader until its next turn', () => {
    const people = laid(
      { alice: { characters: ['OP06-009'] }, bola: { leader: ['giant'], life: ['guard'] } },
      { giant: leader(7000, 5) },
    );

    attacks(people, people.alice, 'OP06-009');

    expect(powerReadNow(people, 0, 'OP06-009')).toBe(7000);
    people.bola.does('done');
    people.bola.chooses('take');
    people.alice.does('end');
    expect(powerReadNow(people, 0, 'OP06-009')).toBe(7000);
    people.bola.does('end');
    expect(powerReadNow(people, 0, 'OP06-009')).toBe(4000);
  });

  test('[EB01-061] attacking, has the power of a Character of the other side as its base', () => {
    const people = laid({
      alice: { characters: ['EB01-061'], given: { 'EB01-061': 1 } },
      bola: { characters: ['eight'], life: ['guard'] },
    });

    attacks(people, people.alice, 'EB01-061');
    people.alice.picks('eight');

    expect(powerReadNow(people, 0, 'EB01-061')).toBe(9000);
  });

  test('[OP05-092] lowers the costs of the other side while only its own kind is on the field', () => {
    const people = laid(
      {
        alice: { characters: ['OP05-092', 'kin'], hand: ['one'], donActive: 1 },
        bola: { characters: ['eight', 'two'] },
      },
      { kin: kinOf('OP05-092', 1, 1000) },
    );
    expect([costReadNow(people, 1, 'eight'), costReadNow(people, 1, 'two')]).toEqual([2, 0]);

    people.alice.does('play', 'one');

    expect(costReadNow(people, 1, 'eight')).toBe(8);
  });

  test('[OP02-025] makes the next Character of its land cheaper by 1, once', () => {
    const people = laid(
      { alice: { leader: ['OP02-025'], hand: ['kin', 'kin', 'four'], donActive: 6 } },
      { kin: kinOf('OP02-025', 4, 4000) },
    );
    const { alice } = people;

    alice.does('activate', 'OP02-025', 1);
    alice.does('play', 'kin');

    expect(alice).toHave({ donActive: 3, donRested: 3, characters: ['kin'] });
    expect(answersOf(people, alice)).not.toContain('play kin');
  });

  test('[OP06-095] adds 1000 to the Leader, and 1000 more for every own Character that is K.O.d for it', () => {
    const people = laid(
      { alice: { hand: ['OP06-095'], donActive: 2, characters: ['weak', 'weaker', 'costly'] } },
      {
        weak: kinOf('OP06-080', 2, 2000),
        weaker: kinOf('OP06-080', 1, 1000),
        costly: kinOf('OP06-080', 3, 3000),
      },
    );
    const { alice } = people;

    alice.does('play', 'OP06-095');
    alice.chooses('yes');
    expect(offeredNow(people)).toEqual(['weak', 'weaker']);
    alice.picks('weak', 'weaker');

    expect(powerReadNow(people, 0, 'captain', 'leader')).toBe(8000);
    expect(alice).toHave({ characters: ['costly'] });
  });

  test('[OP01-067] makes blue Events in the hand cheaper by 1 while it has a DON!!', () => {
    const people = laid({ alice: { characters: ['OP01-067'], hand: ['OP04-094', 'OP05-057'], donActive: 2 } }, {});
    expect(costReadNow(people, 0, 'OP05-057', 'hand')).toBe(2);

    people.alice.does('give', 'OP01-067', 1);

    expect(costReadNow(people, 0, 'OP05-057', 'hand')).toBe(1);
    expect(costReadNow(people, 0, 'OP04-094', 'hand')).toBe(4);
    people.alice.does('play', 'OP05-057');
    expect(people.alice).toHave({ donRested: 1 });
  });

  test('[OP02-120] for two DON!! gives Leader and Characters 1000 until its next turn', () => {
    const people = laid({ alice: { hand: ['OP02-120'], characters: ['two'], donActive: 10 } });
    const { alice, bola } = people;

    alice.does('play', 'OP02-120');
    alice.chooses('yes');
    alice.picks(1002);
    alice.picks(1002);

    expect([powerReadNow(people, 0, 'two'), powerReadNow(people, 0, 'captain', 'leader')]).toEqual([3000, 6000]);
    expect(powerReadNow(people, 0, 'OP02-120')).toBe(9000);
    alice.does('end');
    expect(powerReadNow(people, 0, 'two')).toBe(3000);
    bola.does('end');
    expect(powerReadNow(people, 0, 'two')).toBe(2000);
  });

  test('[EB02-005] has 2000 more in its own turn and 2000 less in the other', () => {
    const people = laid({ alice: { characters: ['EB02-005'] } });
    expect(powerReadNow(people, 0, 'EB02-005')).toBe(5000);

    people.alice.does('end');

    expect(powerReadNow(people, 0, 'EB02-005')).toBe(1000);
  });

  test('[ST19-003] under its Leader lowers a cost by 4, and trashes what costs 0 in the turn it came', () => {
    const people = laid(
      { alice: { hand: ['ST19-003'], donActive: 5, leader: ['called'] }, bola: { characters: ['four', 'five'] } },
      { called: leader(5000, 5, { name: nameAskedFor('ST19-003') }) },
    );
    const { alice, bola } = people;

    alice.does('play', 'ST19-003');
    alice.picks('four');
    expect(costReadNow(people, 1, 'four')).toBe(0);
    alice.does('activate', 'ST19-003', 2);
    expect(offeredNow(people)).toEqual(['four']);
    alice.picks('four');

    expect(bola).toHave({ characters: ['five'], trash: ['four'] });
  });

  test('[OP04-069] takes the power of the attacker as its base for this turn, for a DON!!', () => {
    const people = laid({
      alice: { characters: ['nine'] },
      bola: { characters: ['OP04-069'], donActive: 1, life: ['guard'] },
    });

    attacks(people, people.alice, 'nine');
    people.bola.chooses('yes');

    expect(powerReadNow(people, 1, 'OP04-069')).toBe(9000);
    expect(people.bola).toHave({ donActive: 0 });
  });

  test('[EB01-001] gives Characters of its land without a Counter one of 1000', () => {
    const people = laid(
      {
        alice: { characters: ['six'] },
        bola: { leader: ['EB01-001'], hand: ['kin', 'other', 'armed'], life: ['guard'] },
      },
      { kin: kinOf('EB01-001', 5, 5000), other: ch(5, 5000), armed: kinOf('EB01-001', 2, 2000, { counter: 2000 }) },
    );
    const { alice, bola } = people;
    attacks(people, alice, 'six');
    const mine = copyIn(people, 1, 'leader', 'EB01-001');
    expect(bola.refusal({ do: 'counter', card: 'other', at: mine })).not.toBeNull();

    bola.does('counter', 'kin', mine);
    expect(powerReadNow(people, 1, 'EB01-001', 'leader')).toBe(6000);
    bola.does('counter', 'armed', mine);
    expect(powerReadNow(people, 1, 'EB01-001', 'leader')).toBe(8000);
  });

  test('[OP05-002] for a card of its army strengthens up to three of it or with a Trigger', () => {
    const people = laid(
      {
        alice: { leader: ['OP05-002'], hand: ['kin'], characters: ['kin', 'OP04-101', 'two'] },
      },
      { kin: kinOf('OP05-002', 1, 1000) },
    );
    const { alice } = people;

    alice.does('activate', 'OP05-002', 1);
    alice.picks('kin');
    expect(offeredNow(people)).toEqual(['OP04-101', 'kin']);
    alice.picks('kin', 'OP04-101');

    expect([powerReadNow(people, 0, 'kin'), powerReadNow(people, 0, 'OP04-101')]).toEqual([4000, 4000]);
  });

  test('[OP12-073] strengthens those it names and those of the type, of its own side only', () => {
    const people = laid(
      {
        alice: { hand: ['OP12-073'], donActive: 10, donDeck: 0, characters: ['friend', 'two'] },
        bola: { donActive: 10, donDeck: 0, characters: ['friend'] },
      },
      { friend: ch(2, 2000, { name: nameAskedFor('OP12-073') }) },
    );

    people.alice.does('play', 'OP12-073');

    const now = [powerReadNow(people, 0, 'friend'), powerReadNow(people, 0, 'two'), powerReadNow(people, 1, 'friend')];
    expect(now).toEqual([3000, 2000, 2000]);
  });

  test('[OP15-008] takes from each of them as much as its own DON!! say', () => {
    const people = laid({
      alice: { characters: ['OP15-008'], since: { 'OP15-008': 1 } },
      bola: { characters: ['six', 'seven', 'eight'], given: { six: 2, seven: 1 } },
    });

    people.alice.does('activate', 'OP15-008', 2);

    expect(['six', 'seven', 'eight'].map((card) => powerReadNow(people, 1, card))).toEqual([4000, 6000, 8000]);
  });

  test('[OP15-092] grows with the trash, its Leader in the other turn only', () => {
    const values = (n: number): number[] => {
      const people = laid({ alice: { characters: ['OP15-092'], trash: fill(n) } });
      const mine = [powerReadNow(people, 0, 'OP15-092'), costReadNow(people, 0, 'OP15-092')];
      const before = powerReadNow(people, 0, 'captain', 'leader');
      people.alice.does('end');
      return [...mine, before, powerReadNow(people, 0, 'captain', 'leader')];
    };
    const { power = 0, cost = 0 } = real('OP15-092');

    expect(values(9)).toEqual([power, cost, 5000, 5000]);
    expect(values(10)).toEqual([9000, cost + 10, 5000, 5000]);
    expect(values(20)).toEqual([9000, cost + 10, 5000, 7000]);
    expect(values(30)).toEqual([10000, cost + 10, 5000, 7000]);
  });

  test('[OP08-118] gives one of two Characters less than the other, and K.O.s what became weak', () => {
    const people = laid({
      alice: { hand: ['OP08-118'], donActive: 8 },
      bola: { characters: ['six', 'eight', 'nine'] },
    });
    const { alice } = people;

    alice.does('play', 'OP08-118');
    alice.picks('six', 'eight');
    expect(offeredNow(people)).toEqual(['eight', 'six']);
    alice.picks('six');
    expect(['six', 'eight', 'nine'].map((card) => powerReadNow(people, 1, card))).toEqual([3000, 6000, 9000]);
    alice.picks('six');

    expect(people.bola).toHave({ characters: ['eight', 'nine'] });
  });
});
