import { attacks, shown } from '../kit/battles.ts';
import { powerReadNow } from '../kit/effects.ts';
import { answersOf, ch } from '../kit/playing.ts';
import { expect, kinOf, laid, leaderOf, offeredNow, realCards, test } from './cards.ts';

realCards('printed cards that rest, wake and forbid', () => {
  test('[OP01-033] rests a Character of cost 4 or less', () => {
    const people = laid({ alice: { hand: ['OP01-033'], donActive: 3 }, bola: { characters: ['four', 'five'] } });

    people.alice.does('play', 'OP01-033');
    expect(offeredNow(people)).toEqual(['four']);
    people.alice.picks('four');

    expect(people.bola).toHave({ rested: { four: 1, five: 0 } });
  });

  test('[OP04-031] keeps up to three rested cards, the Leader among them, asleep in the next Refresh Phase', () => {
    const people = laid({
      alice: { hand: ['OP04-031'], donActive: 10 },
      bola: { characters: ['one', 'two', 'three'], rested: { captain: 1, one: 1, two: 1 } },
    });
    const { alice, bola } = people;

    alice.does('play', 'OP04-031');
    expect(offeredNow(people)).toEqual(['captain', 'one', 'two']);
    alice.picks('captain', 'one');
    alice.does('end');

    expect(bola).toBeAsked('main');
    expect(bola).toHave({ rested: { captain: 1, one: 1, two: 0 } });
    bola.does('end');
    alice.does('end');
    expect(bola).toHave({ rested: { captain: 0, one: 0 } });
  });

  test('[OP06-118] becomes active again twice: after its attack for 1 DON!!, in the Main Phase for 2', () => {
    const people = laid({
      alice: { characters: ['OP06-118'], donActive: 3 },
      bola: { life: ['guard', 'guard', 'guard'] },
    });
    const { alice, bola } = people;

    attacks(people, alice, 'OP06-118');
    alice.chooses('yes');
    bola.does('done');
    bola.chooses('take');
    expect(alice).toHave({ rested: { 'OP06-118': 0 }, donActive: 2 });
    attacks(people, alice, 'OP06-118');
    bola.does('done');
    bola.chooses('take');
    expect(alice).toHave({ rested: { 'OP06-118': 1 } });
    alice.does('activate', 'OP06-118', 2);

    expect(alice).toHave({ rested: { 'OP06-118': 0 }, donActive: 0, donRested: 3 });
    expect(answersOf(people, alice)).toContain('attack OP06-118 captain');
  });

  test('[OP01-031] for a card of its land sets up to two DON!! active, once per turn', () => {
    const people = laid(
      { alice: { leader: ['OP01-031'], hand: ['kin', 'kin', 'guard'], donRested: 3 } },
      { kin: kinOf('OP01-031', 4, 4000) },
    );
    const { alice } = people;

    alice.does('activate', 'OP01-031', 1);
    expect(offeredNow(people)).toEqual(['kin', 'kin']);
    alice.picks('kin');
    alice.says(2);

    expect(alice).toHave({ donActive: 2, donRested: 1, trash: ['kin'] });
    expect(alice.refusal({ do: 'activate', card: 'OP01-031', at: 1 })?.code).toBe('ONCE_PER_TURN');
  });

  test('[OP04-032] at the end of the turn may be trashed for two active DON!!', () => {
    const people = laid({ alice: { characters: ['OP04-032'], donRested: 3 } });
    const { alice } = people;

    alice.does('end');
    alice.chooses('yes');
    alice.says(2);

    expect(alice).toHave({ trash: ['OP04-032'], donActive: 2, donRested: 1 });
  });

  test('[OP10-030] sets a DON!! active, and then no effect of a Character does so in this turn', () => {
    const people = laid({ alice: { characters: ['OP10-030', 'OP04-032'], donRested: 4 } });
    const { alice } = people;

    alice.does('activate', 'OP10-030', 1);
    alice.says(1);
    expect(alice).toHave({ donActive: 1, donRested: 3 });
    alice.does('end');
    alice.chooses('yes');

    expect(alice).toHave({ donActive: 1, donRested: 3 });
  });

  test('[OP01-051] rested with a DON!!, it is the only card that can be attacked', () => {
    const people = laid({
      alice: { characters: ['six'] },
      bola: {
        characters: ['OP01-051', 'two'],
        rested: { 'OP01-051': 1, two: 1 },
        given: { 'OP01-051': 1 },
      },
    });

    expect(answersOf(people, people.alice).filter((one) => one.startsWith('attack six'))).toEqual([
      'attack six OP01-051',
    ]);
  });

  test('[ST19-001] for a card of its force keeps two Characters of cost 4 or less from attacking', () => {
    const people = laid(
      { alice: { hand: ['ST19-001', 'kin', 'guard'], donActive: 6 }, bola: { characters: ['three', 'four', 'five'] } },
      { kin: kinOf('ST19-001', 1, 1000) },
    );
    const { alice, bola } = people;

    alice.does('play', 'ST19-001');
    alice.chooses('yes');
    alice.picks('kin');
    expect(offeredNow(people)).toEqual(['four', 'three']);
    alice.picks('three', 'four');
    alice.does('end');

    const could = answersOf(people, bola).filter((one) => one.startsWith('attack'));
    expect(could).toContain('attack five captain');
    expect(could.filter((one) => one.startsWith('attack four') || one.startsWith('attack three'))).toEqual([]);
    bola.does('end');
    alice.does('end');
    expect(answersOf(people, bola)).toContain('attack four captain');
  });

  test('[OP04-024] when the other player plays a Character, rests one of theirs and itself', () => {
    const people = laid(
      {
        alice: { hand: ['two'], donActive: 2, characters: ['six'] },
        bola: { leader: ['lord'], characters: ['OP04-024'] },
      },
      { lord: leaderOf('OP04-024') },
    );
    const { alice, bola } = people;

    alice.does('play', 'two');
    expect(offeredNow(people)).toEqual(['six', 'two']);
    bola.picks('six');

    expect(alice).toHave({ rested: { six: 1 } });
    expect(bola).toHave({ rested: { 'OP04-024': 1 } });
  });

  test('[OP04-039] may not attack, and takes one of its land from the top two for a DON!!', () => {
    const people = laid(
      { alice: { leader: ['OP04-039'], hand: ['one'], donActive: 1, deck: ['two', 'three', 'kin'] } },
      { kin: ch(3, 3000, { types: leaderOf('OP04-039').types ?? [] }) },
    );
    const { alice } = people;
    expect(answersOf(people, alice)).not.toContain('attack OP04-039 captain');

    alice.does('activate', 'OP04-039', 2);
    alice.picks('kin');

    expect(alice).toHave({ hand: ['one', 'kin'], trash: ['three'], deck: ['two'], donRested: 1 });
  });

  test('[OP02-110] blocking, keeps a Character of cost 6 or less from attacking this turn', () => {
    const people = laid({
      alice: { characters: ['four', 'six', 'seven'] },
      bola: { characters: ['OP02-110'], life: ['guard'] },
    });
    const { alice, bola } = people;

    attacks(people, alice, 'four');
    bola.picks('OP02-110');
    expect(offeredNow(people)).toEqual(['four', 'six']);
    bola.picks('six');
    bola.does('done');

    expect(shown(people, 1, 'OP02-110', 'rested')).toBe(1);
    const could = answersOf(people, alice).filter((one) => one.startsWith('attack'));
    expect(could).toContain('attack seven captain');
    expect(could).not.toContain('attack six captain');
  });

  test('[EB02-021] strengthens a Character by 6000, which then stays rested in the next Refresh Phase', () => {
    const people = laid(
      { alice: { hand: ['EB02-021'], donActive: 10, characters: ['kin', 'two'], rested: { kin: 1, two: 1 } } },
      { kin: kinOf('OP01-016', 3, 3000) },
    );
    const { alice, bola } = people;

    alice.does('play', 'EB02-021');
    alice.picks('kin');
    expect(powerReadNow(people, 0, 'kin')).toBe(9000);
    alice.does('end');
    bola.does('end');

    expect(alice).toHave({ rested: { kin: 1, two: 0 } });
  });

  test('[OP10-100] rests up to a cost that is the Life of both players together', () => {
    const people = laid({
      alice: { characters: ['OP10-100'], given: { 'OP10-100': 1 }, life: ['one', 'two'] },
      bola: { characters: ['two', 'three', 'four'], life: ['one'] },
    });

    attacks(people, people.alice, 'OP10-100');

    expect(offeredNow(people)).toEqual(['three', 'two']);
  });

  test('[OP12-024] rests a Character when it attacks with three given DON!! in all', () => {
    const asked = (given: Record<string, number>): string[] => {
      const people = laid({ alice: { characters: ['OP12-024'], given }, bola: { characters: ['six', 'seven'] } });
      attacks(people, people.alice, 'OP12-024');
      return people.match.asking?.prompt === 'choose' ? offeredNow(people) : [];
    };

    expect([asked({ captain: 2 }), asked({ captain: 2, 'OP12-024': 1 })]).toEqual([[], ['six']]);
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
});
