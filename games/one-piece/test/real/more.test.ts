import { attacks } from '../kit/battles.ts';
import { powerNow } from '../kit/effects.ts';
import { answersOf, ch, type People } from '../kit/playing.ts';
import { expect, kinOf, laid, leaderOf, offered, realCards, test } from './cards.ts';

realCards('printed cards that see what happened', () => {
  test('[ST05-010] battling a Character of one attribute, has 3000 more this turn', () => {
    const fight = (rival: string): number => {
      const people = laid(
        { alice: { characters: ['ST05-010'] }, bola: { characters: [rival], rested: { [rival]: 1 } } },
        { fist: ch(3, 1000, { attributes: ['Strike'] }), blade: ch(3, 1000, { attributes: ['Slash'] }) },
      );
      const before = powerNow(people, 0, 'ST05-010');
      attacks(people, people.alice, 'ST05-010', rival);
      people.bola.does('done');
      return powerNow(people, 0, 'ST05-010') - before;
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

  test('[OP10-118] once per turn is not K.O.d by an effect of the other player', () => {
    const people = laid({
      alice: { hand: ['EB01-039', 'EB01-039'], donActive: 10 },
      bola: { characters: ['OP10-118'] },
    });
    const { alice, bola } = people;

    alice.does('play', 'EB01-039');
    alice.chooses('yes');
    alice.picks(1002);
    alice.picks('OP10-118');
    expect(bola).toHave({ characters: ['OP10-118'] });
    alice.does('play', 'EB01-039');
    alice.chooses('yes'); // all its DON!! are rested by now: no question which one
    alice.picks('OP10-118');

    expect(bola).toHave({ characters: [], trash: ['OP10-118'] });
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
    expect(offered(people)).toEqual(['kin']);
    alice.picks('kin');
    attacks(people, alice, 'kin');
    expect(bola).toBeAsked('counter');
    bola.does('done');
    bola.chooses('take');
    attacks(people, alice, 'nine');

    expect(bola).toBeAsked('block');
  });

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

  test('[EB02-021] strengthens a Character by 6000, which then stays rested in the next Refresh Phase', () => {
    const people = laid(
      { alice: { hand: ['EB02-021'], donActive: 10, characters: ['kin', 'two'], rested: { kin: 1, two: 1 } } },
      { kin: kinOf('OP01-016', 3, 3000) },
    );
    const { alice, bola } = people;

    alice.does('play', 'EB02-021');
    alice.picks('kin');
    expect(powerNow(people, 0, 'kin')).toBe(9000);
    alice.does('end');
    bola.does('end');

    expect(alice).toHave({ rested: { kin: 1, two: 0 } });
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

  test('[OP10-022] with Characters of cost 5 in all returns one, and plays what its top Life card shows', () => {
    const play = (characters: string[]): People =>
      laid(
        {
          alice: { leader: ['OP10-022'], given: { 'OP10-022': 1 }, characters, life: ['one', 'kin'] },
        },
        { kin: kinOf('OP10-099', 5, 5000) },
      );
    const [poor, rich] = [play(['four']), play(['two', 'three'])];

    expect(poor.alice.refusal({ do: 'activate', card: 'OP10-022', at: 1 })).not.toBeNull();
    rich.alice.does('activate', 'OP10-022', 1);
    rich.alice.picks('three');
    rich.alice.chooses('yes');

    expect(rich.alice).toHave({ characters: ['two', 'kin'], hand: ['three'], life: ['one'] });
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

  test('[EB02-011] keeps a Character from being rested, so that it cannot attack', () => {
    const people = laid(
      {
        alice: { leader: ['ally'], hand: ['EB02-011'], donActive: 10, donRested: 0 },
        bola: { characters: ['five', 'six'] },
      },
      { ally: leaderOf('OP06-023') },
    );
    const { alice, bola } = people;

    alice.does('play', 'EB02-011');
    alice.says(1);
    expect(offered(people)).toEqual(['five']);
    alice.picks('five');
    alice.does('end');

    const could = answersOf(people, bola).filter((one) => one.startsWith('attack'));
    expect(could).toContain('attack six ally');
    expect(could).not.toContain('attack five ally');
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
});
