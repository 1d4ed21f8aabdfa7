import { attacks } from '../kit/battles.ts';
import { powerReadNow } from '../kit/effects.ts';
import { answersOf, ch, leader, type People } from '../kit/playing.ts';
import { expect, kinOf, laid, leaderOf, nameAskedFor, offeredNow, real, realCards, test } from './cards.ts';

realCards('printed cards that put something else in its place', () => {
  test('[OP05-001] in the other turn keeps a Character of 5000 for 1000 power, once', () => {
    const people = laid({
      alice: { hand: ['ST01-015', 'ST01-015'], donActive: 8 },
      bola: { leader: ['OP05-001'], given: { 'OP05-001': 1 }, characters: ['five'] },
    });
    const { alice, bola } = people;

    alice.does('play', 'ST01-015');
    alice.picks('five');
    bola.chooses('yes');
    expect(bola).toHave({ characters: ['five'] });
    expect(powerReadNow(people, 1, 'five')).toBe(4000);
    alice.does('play', 'ST01-015');
    alice.picks('five');

    expect(bola).toHave({ characters: [], trash: ['five'] });
  });

  test('[OP05-030] is trashed in place of a rested Character in the other turn', () => {
    const people = laid({
      alice: { characters: ['nine'] },
      bola: { characters: ['OP05-030', 'six'], rested: { 'OP05-030': 1, six: 1 } },
    });
    const { alice, bola } = people;

    attacks(people, alice, 'nine', 'six');
    bola.does('done');
    bola.chooses('yes');

    expect(bola).toHave({ characters: ['six'], trash: ['OP05-030'] });
  });

  test('[OP08-045] is trashed and draws whether it is bounced or K.O.d', () => {
    const bounced = laid({
      alice: { hand: ['ST03-015'], donActive: 5 },
      bola: { characters: ['OP08-045'], deck: ['guard', 'one'] },
    });
    const felled = laid({
      alice: { characters: ['nine'] },
      bola: { characters: ['OP08-045'], rested: { 'OP08-045': 1 }, deck: ['guard', 'one'] },
    });

    bounced.alice.does('play', 'ST03-015');
    bounced.alice.picks('OP08-045');
    attacks(felled, felled.alice, 'nine', 'OP08-045');
    felled.bola.does('done');

    for (const { bola } of [bounced, felled]) {
      expect(bola).toHave({ characters: [], hand: ['one'], trash: ['OP08-045'], deck: ['guard'] });
    }
  });

  test('[OP10-032] rests in place of a green Character that an effect would remove', () => {
    const people = laid(
      { alice: { hand: ['ST01-015', 'ST01-015'], donActive: 8 }, bola: { characters: ['OP10-032', 'leaf', 'five'] } },
      { leaf: ch(3, 3000, { colours: ['green'] }) },
    );
    const { alice, bola } = people;

    alice.does('play', 'ST01-015');
    alice.picks('leaf');
    bola.chooses('yes');
    expect(bola).toHave({ characters: ['OP10-032', 'leaf', 'five'], rested: { 'OP10-032': 1 } });
    alice.does('play', 'ST01-015');
    alice.picks('leaf');

    expect(bola).toHave({ characters: ['OP10-032', 'five'], trash: ['leaf'] });
  });

  test('[OP10-034] takes a Life card in place of its fall in battle, and not in place of an effect', () => {
    const people = laid({
      alice: { characters: ['nine'], hand: ['ST01-015'], donActive: 4 },
      bola: { characters: ['OP10-034'], rested: { 'OP10-034': 1 }, life: ['one', 'two'] },
    });
    const { alice, bola } = people;

    attacks(people, alice, 'nine', 'OP10-034');
    bola.does('done');
    bola.chooses('yes');
    expect(bola).toHave({ characters: ['OP10-034'], life: ['one'], hand: ['two'] });
    alice.does('play', 'ST01-015');
    alice.picks('OP10-034');

    expect(bola).toHave({ characters: [], trash: ['OP10-034'], life: ['one'] });
  });

  test('[ST15-005] stays on the field for 2000 power, once per turn', () => {
    const people = laid({
      alice: { hand: ['ST03-015', 'ST03-015'], donActive: 10 },
      bola: { characters: ['ST15-005'] },
    });
    const { alice, bola } = people;

    alice.does('play', 'ST03-015');
    alice.picks('ST15-005');
    bola.chooses('yes');
    expect(powerReadNow(people, 1, 'ST15-005')).toBe(4000);
    alice.does('play', 'ST03-015');
    alice.picks('ST15-005');

    expect(bola).toHave({ characters: [], hand: ['ST15-005'] });
  });

  test('[ST20-002] trashes a Life card in place of a K.O. by an effect; in battle it falls', () => {
    const people = laid({
      alice: { hand: ['ST01-015'], donActive: 4, characters: ['nine'] },
      bola: { characters: ['ST20-002'], rested: { 'ST20-002': 1 }, life: ['one', 'two'] },
    });
    const { alice, bola } = people;

    alice.does('play', 'ST01-015');
    alice.picks('ST20-002');
    bola.chooses('yes');
    expect(bola).toHave({ characters: ['ST20-002'], life: ['one'], trash: ['two'] });
    attacks(people, alice, 'nine', 'ST20-002');
    bola.does('done');

    expect(bola).toHave({ characters: [], life: ['one'] });
  });

  test('[OP09-052] K.O.d by an effect in the other turn, comes back rested for a card', () => {
    const people = laid({
      alice: { hand: ['ST01-015'], donActive: 4 },
      bola: { characters: ['OP09-052'], hand: ['guard'] },
    });
    const { alice, bola } = people;

    alice.does('play', 'ST01-015');
    alice.picks('OP09-052');
    bola.chooses('yes');

    expect(bola).toHave({ characters: ['OP09-052'], rested: { 'OP09-052': 1 }, hand: [], trash: ['guard'] });
  });

  test('[OP09-012] is trashed in place of the comrade it names', () => {
    const people = laid(
      { alice: { hand: ['ST01-015'], donActive: 4 }, bola: { characters: ['OP09-012', 'friend'] } },
      { friend: ch(3, 3000, { name: nameAskedFor('OP09-012') }) },
    );
    const { alice, bola } = people;

    alice.does('play', 'ST01-015');
    alice.picks('friend');
    bola.chooses('yes');

    expect(bola).toHave({ characters: ['friend'], trash: ['OP09-012'] });
  });
});

realCards('printed cards that negate, forbid and rule', () => {
  test('[OP09-097] negates the text of an attacker and takes 4000 from it', () => {
    const people = laid({
      alice: { characters: ['EB02-005'], given: { 'EB02-005': 2 } },
      bola: { hand: ['OP09-097'], donActive: 2, life: ['guard'] },
    });
    const { alice, bola } = people;
    expect(powerReadNow(people, 0, 'EB02-005')).toBe(7000);

    attacks(people, alice, 'EB02-005');
    bola.does('event', 'OP09-097');
    bola.picks('EB02-005');

    expect(powerReadNow(people, 0, 'EB02-005')).toBe(1000);
    bola.does('done');
    expect(bola).toHave({ life: ['guard'] });
  });

  test('[OP06-083] cannot attack until it K.O.s one of its crew and so negates its own text', () => {
    const people = laid({ alice: { characters: ['OP06-083', 'kin'] } }, { kin: kinOf('OP06-083', 1, 1000) });
    const { alice } = people;
    expect(answersOf(people, alice)).not.toContain('attack OP06-083 captain');

    alice.does('activate', 'OP06-083', 2);
    alice.picks('kin');

    expect(alice).toHave({ characters: ['OP06-083'], trash: ['kin'] });
    expect(answersOf(people, alice)).toContain('attack OP06-083 captain');
  });

  test('[OP04-119] rested in the other turn, keeps active Characters of base cost 5 from K.O. by effects', () => {
    const people = laid({
      alice: { hand: ['ST01-015'], donActive: 4 },
      bola: { characters: ['OP04-119', 'five', 'four'], rested: { 'OP04-119': 1 } },
    });
    const { alice, bola } = people;

    alice.does('play', 'ST01-015');
    alice.picks('five');

    expect(bola).toHave({ characters: ['OP04-119', 'five', 'four'], trash: [] });
  });

  test('[OP08-038] for two rested Characters shields all from effects of the other player until the turn after', () => {
    const people = laid({
      alice: { hand: ['OP08-038'], donActive: 1, characters: ['one', 'two', 'three'] },
      bola: { hand: ['ST01-015'], donActive: 4 },
    });
    const { alice, bola } = people;

    alice.does('play', 'OP08-038');
    alice.chooses('yes');
    alice.picks('one', 'two');
    alice.does('end');
    bola.does('play', 'ST01-015');
    bola.picks('three');

    expect(alice).toHave({ characters: ['one', 'two', 'three'], rested: { one: 1, two: 1, three: 0 } });
  });

  test('[EB02-024] has a second name everywhere', () => {
    const people = laid(
      { alice: { characters: ['asks'], trash: ['EB02-024', 'two'] } },
      {
        asks: ch(1, 1000, {
          effects: [
            {
              timings: ['ACTIVATE_MAIN'],
              steps: [
                {
                  do: 'move',
                  what: { upTo: 1, in: ['trash'], where: { name: [nameAskedFor('EB02-024')] } },
                  to: 'hand',
                },
              ],
            },
          ],
        }),
      },
    );

    people.alice.does('activate', 'asks', 1);

    expect(offeredNow(people)).toEqual(['EB02-024']);
  });

  test('[OP01-044] plays its partner from the hand only if it is not there yet', () => {
    const asked = (field: string[]): boolean => {
      const people = laid({ alice: { hand: ['OP01-044', 'OP01-050'], characters: field, donActive: 3 } });
      people.alice.does('play', 'OP01-044');
      return people.match.asking?.prompt === 'choose';
    };

    expect([asked([]), asked(['OP01-050'])]).toEqual([true, false]);
  });

  test('[OP02-008] has Rush with a DON!!, two Life or fewer and a Leader of its crew: all three', () => {
    const rushes = (life: number, don: number, leads: string): boolean => {
      const people = laid(
        {
          alice: {
            leader: [leads],
            characters: ['OP02-008'],
            since: { 'OP02-008': 1 },
            given: { 'OP02-008': don },
            life: new Array(life).fill('guard'),
          },
        },
        { father: leaderOf('OP02-008'), stranger: leader(5000, 5) },
      );
      return answersOf(people, people.alice).includes('attack OP02-008 captain');
    };

    expect(rushes(2, 1, 'father')).toBe(true);
    expect([rushes(3, 1, 'father'), rushes(2, 0, 'father'), rushes(2, 1, 'stranger')]).toEqual([false, false, false]);
  });

  test('[EB02-030] for the turn lets a card of the hand be trashed for a Character lost in battle', () => {
    const people = laid({
      alice: { characters: ['nine', 'eight'], hand: ['ST01-015'], donActive: 10 },
      bola: {
        hand: ['EB02-030', 'one', 'two'],
        donActive: 2,
        characters: ['five', 'four'],
        rested: { five: 1, four: 1 },
      },
    });
    const { alice, bola } = people;

    attacks(people, alice, 'nine', 'five');
    bola.does('event', 'EB02-030');
    bola.does('done');
    bola.chooses('yes');
    bola.picks('one');
    expect(bola).toHave({ characters: ['five', 'four'], hand: ['two'] });
    attacks(people, alice, 'eight', 'four');
    bola.does('done');
    bola.chooses('no');
    expect(bola).toHave({ characters: ['five'], hand: ['two'] });
    alice.does('play', 'ST01-015');
    alice.picks('five');

    expect(bola).toHave({ characters: [], hand: ['two'] });
  });

  test('[OP04-082] rests its Leader in place of its K.O., as long as that is active', () => {
    const people = laid({
      alice: { characters: ['nine', 'ten'] },
      bola: { characters: ['OP04-082'], rested: { 'OP04-082': 1 } },
    });
    const { alice, bola } = people;

    attacks(people, alice, 'nine', 'OP04-082');
    bola.does('done');
    bola.chooses('yes');
    expect(bola).toHave({ characters: ['OP04-082'], rested: { captain: 1 } });
    attacks(people, alice, 'ten', 'OP04-082');
    bola.does('done');

    expect(bola).toHave({ characters: [], trash: ['OP04-082'] });
  });

  test('[OP15-022] does not lose with an empty deck until the end of that turn', () => {
    const people = laid({
      alice: { leader: ['OP15-022'], deck: ['one', 'two'], characters: ['three'], rested: { three: 1 } },
    });

    people.alice.does('activate', 'OP15-022', 2);
    people.alice.picks('three');

    expect(people.alice).toHave({ rested: { three: 0 } });
    expect(people.match.over).toBeNull();
    people.alice.does('end');
    expect(people.match.over).toMatchObject({ winners: [1] });
  });

  test('[OP15-098] saves a strong one from a battle for a Life card', () => {
    const people = laid(
      {
        alice: { characters: ['nine'] },
        bola: { leader: ['OP15-098'], life: ['one', 'two'], characters: ['bird'], rested: { bird: 1 } },
      },
      { bird: kinOf('OP15-098', 6, 6000) },
    );

    attacks(people, people.alice, 'nine', 'bird');
    people.bola.does('done');
    people.bola.chooses('yes');

    expect(people.bola).toHave({ characters: ['bird'], life: ['one'], hand: ['two'] });
  });

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

  test('[OP05-100] stays for a Life card, unless the Character it names is anywhere', () => {
    const play = (mine: string[]): People => {
      const people = laid(
        {
          alice: { hand: ['ST03-015'], donActive: 4, characters: mine },
          bola: { characters: ['OP05-100'], life: ['one', 'two'] },
        },
        { rival: ch(1, 1000, { name: nameAskedFor('OP05-100') }) },
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

  test('[OP13-046] stays for a card of its type, K.O.d by an effect or in battle', () => {
    const people = laid(
      {
        alice: { characters: ['ten'] },
        bola: { characters: ['OP13-046'], rested: { 'OP13-046': 1 }, hand: ['kin', 'one'] },
      },
      { kin: kinOf('OP13-046', 1, 1000) },
    );
    const { alice, bola } = people;

    attacks(people, alice, 'ten', 'OP13-046');
    bola.does('done');
    bola.chooses('yes');
    bola.picks('kin');

    expect(bola).toHave({ characters: ['OP13-046'], hand: ['one'], trash: ['kin'] });
  });
});
