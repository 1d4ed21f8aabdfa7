import { attacks } from '../kit/battles.ts';
import { powerReadNow } from '../kit/effects.ts';
import { answersOf, ch, type People } from '../kit/playing.ts';
import { expect, kinOf, laid, leaderOf, offeredNow, realCards, test } from './cards.ts';

const attacksOf = (people: People, card: string): string[] =>
  answersOf(people, people.alice)
    .filter((one) => one.startsWith(`attack ${card} `))
    .map((one) => one.slice(`attack ${card} `.length))
    .sort();

const mayAttack = (people: People, card: string): boolean =>
  answersOf(people, people.alice).some((each) => each.startsWith(`attack ${card}`));

realCards('printed cards that attack and are blocked', () => {
  test('[ST05-010] battling a Character of one attribute, has 3000 more this turn', () => {
    const fight = (rival: string): number => {
      const people = laid(
        { alice: { characters: ['ST05-010'] }, bola: { characters: [rival], rested: { [rival]: 1 } } },
        { fist: ch(3, 1000, { attributes: ['Strike'] }), blade: ch(3, 1000, { attributes: ['Slash'] }) },
      );
      const before = powerReadNow(people, 0, 'ST05-010');
      attacks(people, people.alice, 'ST05-010', rival);
      people.bola.does('done');
      return powerReadNow(people, 0, 'ST05-010') - before;
    };

    expect([fight('fist'), fight('blade')]).toEqual([3000, 0]);
  });

  test('[ST08-013] after a battle may K.O. the other and then itself', () => {
    const people = laid({
      alice: { characters: ['ST08-013'], given: { 'ST08-013': 1 } },
      bola: { characters: ['ten'], rested: { ten: 1 } },
    });
    const { alice, bola } = people;

    attacks(people, alice, 'ST08-013', 'ten');
    bola.does('done');
    alice.chooses('yes');

    expect(bola).toHave({ characters: [], trash: ['ten'] });
    expect(alice).toHave({ characters: [], trash: ['ST08-013'] });
  });

  test('[EB01-038] moves the attack to a Character of the own choice', () => {
    const people = laid(
      {
        alice: { characters: ['six'] },
        bola: { leader: ['ally'], characters: ['one', 'nine'], hand: ['EB01-038'], donActive: 5, life: ['guard'] },
      },
      { ally: leaderOf('OP04-065') },
    );
    const { alice, bola } = people;

    attacks(people, alice, 'six');
    bola.does('event', 'EB01-038');
    bola.chooses('yes');
    bola.picks(1002);
    bola.picks('nine');
    bola.does('done');

    expect(bola).toHave({ life: ['guard'], characters: ['one', 'nine'] });
  });

  test('[ST01-016] lets nobody block the chosen attacker this turn', () => {
    const people = laid(
      {
        alice: { hand: ['ST01-016'], donActive: 10, characters: ['kin', 'nine'] },
        bola: { characters: ['wall'], life: ['guard', 'guard'] },
      },
      { kin: kinOf('OP01-016', 6, 6000), wall: ch(2, 2000, { keywords: ['BLOCKER'] }) },
    );
    const { alice, bola } = people;

    alice.does('play', 'ST01-016');
    expect(offeredNow(people)).toEqual(['kin']);
    alice.picks('kin');
    attacks(people, alice, 'kin');
    expect(bola).toBeAsked('counter');
    bola.does('done');
    bola.chooses('take');
    attacks(people, alice, 'nine');

    expect(bola).toBeAsked('block');
  });

  test('[OP09-014] keeps one Blocker of 4000 power or less from blocking this turn', () => {
    const people = laid(
      { alice: { hand: ['OP09-014'], donActive: 3, characters: ['nine'] }, bola: { characters: ['low', 'high'] } },
      { low: ch(4, 4000, { keywords: ['BLOCKER'] }), high: ch(5, 5000, { keywords: ['BLOCKER'] }) },
    );
    const { alice } = people;

    alice.does('play', 'OP09-014');
    expect(offeredNow(people)).toEqual(['low']);
    alice.picks('low');
    attacks(people, alice, 'nine');

    expect(people.bola).toBeAsked('block');
    expect(offeredNow(people)).toEqual(['high']);
  });

  test('[OP12-020] wakes after it has fought a Character, and then leaves the weak alone', () => {
    const people = laid({
      alice: { leader: ['OP12-020'], given: { 'OP12-020': 3 } },
      bola: { characters: ['two', 'seven', 'eight'], rested: { two: 1, seven: 1, eight: 1 } },
    });

    attacks(people, people.alice, 'OP12-020', 'two');
    people.bola.does('done');
    people.alice.does('activate', 'OP12-020', 1);

    const goals = answersOf(people, people.alice).filter((each) => each.startsWith('attack'));
    expect(goals.sort()).toEqual(['attack OP12-020 captain', 'attack OP12-020 eight']);
  });

  test('[OP12-020] stays rested after it attacked the Leader', () => {
    const people = laid({ alice: { leader: ['OP12-020'], given: { 'OP12-020': 3 } }, bola: { life: ['one', 'two'] } });

    attacks(people, people.alice, 'OP12-020');
    people.bola.does('done');
    people.bola.chooses('take');
    if (answersOf(people, people.alice).includes('activate OP12-020 1')) people.alice.does('activate', 'OP12-020', 1);

    expect(people.alice).toHave({ rested: { 'OP12-020': 1 } });
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
    expect(powerReadNow(people, 1, 'captain', 'leader')).toBe(5000);
    expect(bola).toHave({ hand: ['reel'] });
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

  test('[EB04-051] attacks only while somebody has 12000 base power', () => {
    const can = (theirs: string): boolean =>
      mayAttack(
        laid({ alice: { characters: ['EB04-051'] }, bola: { characters: [theirs] } }, { giant: ch(9, 12_000) }),
        'EB04-051',
      );

    expect([can('giant'), can('ten')]).toEqual([true, false]);
  });

  test('[EB04-005] attacks only against two Characters of 5000 base power', () => {
    const can = (...characters: string[]): boolean =>
      mayAttack(laid({ alice: { characters: ['EB04-005'] }, bola: { characters } }), 'EB04-005');

    expect([can('five', 'six'), can('four', 'six')]).toEqual([true, false]);
  });
});
