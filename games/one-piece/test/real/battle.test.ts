import { attacks, shown } from '../kit/battles.ts';
import { powerReadNow } from '../kit/effects.ts';
import { answersOf, ch } from '../kit/playing.ts';
import { expect, laid, leaderOf, offeredNow, realCards, test } from './cards.ts';

realCards('printed cards in battle', () => {
  test('[OP01-029] adds 2000 for this battle, and 2000 more to the same card with two Life or fewer', () => {
    const after = (life: string[]): number => {
      const people = laid({ alice: { characters: ['nine'] }, bola: { hand: ['OP01-029'], donActive: 1, life } });
      attacks(people, people.alice, 'nine');
      people.bola.does('event', 'OP01-029');
      people.bola.picks('captain');
      return powerReadNow(people, 1, 'captain', 'leader');
    };

    expect(after(['one', 'two', 'three'])).toBe(7000);
    expect(after(['one', 'two'])).toBe(9000);
  });

  test('[OP01-014] blocking with a DON!!, plays a red Character of cost 2 or less', () => {
    const people = laid(
      {
        alice: { characters: ['four'] },
        bola: { characters: ['OP01-014'], given: { 'OP01-014': 1 }, hand: ['two', 'three', 'blue'], life: ['guard'] },
      },
      { blue: ch(1, 1000, { colours: ['blue'] }) },
    );
    const { alice, bola } = people;

    attacks(people, alice, 'four');
    bola.picks('OP01-014');
    expect(offeredNow(people)).toEqual(['two']);
    bola.picks('two');
    bola.does('done');

    expect(bola).toHave({ characters: ['OP01-014', 'two'], life: ['guard'] });
    expect(alice).toHave({ characters: ['four'] });
  });

  test('[OP01-021] with a DON!! attacks active Characters too', () => {
    const people = laid({ alice: { characters: ['OP01-021'], donActive: 1 }, bola: { characters: ['two'] } });
    const { alice } = people;
    expect(answersOf(people, alice)).not.toContain('attack OP01-021 two');

    alice.does('give', 'OP01-021', 1);
    attacks(people, alice, 'OP01-021', 'two');
    people.bola.does('done');

    expect(people.bola).toHave({ trash: ['two'], characters: [] });
  });

  test('[OP01-024] with two DON!! is not K.O.d in battle by Characters of one attribute', () => {
    const fight = (attacker: string): string[] => {
      const people = laid(
        {
          alice: { characters: ['fist', 'blade'] },
          bola: { characters: ['OP01-024'], rested: { 'OP01-024': 1 }, given: { 'OP01-024': 2 } },
        },
        { fist: ch(6, 6000, { attributes: ['Strike'] }), blade: ch(6, 6000, { attributes: ['Slash'] }) },
      );
      attacks(people, people.alice, attacker, 'OP01-024');
      people.bola.does('done');
      return people.match.table.characters[1].map(() => 'stays');
    };

    expect([fight('fist'), fight('blade')]).toEqual([['stays'], []]);
  });

  test('[OP02-061] with one card in hand or none lets nobody of cost 5 or less block', () => {
    const blockers = (hand: string[]): string[] => {
      const people = laid(
        { alice: { characters: ['OP02-061'], hand }, bola: { characters: ['low', 'high'], life: ['guard'] } },
        { low: ch(5, 5000, { keywords: ['BLOCKER'] }), high: ch(6, 6000, { keywords: ['BLOCKER'] }) },
      );
      attacks(people, people.alice, 'OP02-061');
      expect(people.bola).toBeAsked('block');
      return offeredNow(people);
    };

    expect(blockers(['one'])).toEqual(['high']);
    expect(blockers(['one', 'two'])).toEqual(['high', 'low']);
  });

  test('[OP04-047] at the end of a battle with a Character of cost 5 or less lays that one under the deck', () => {
    const people = laid({
      alice: { characters: ['OP04-047'] },
      bola: { characters: ['five'], rested: { five: 1 }, deck: ['guard'] },
    });

    attacks(people, people.alice, 'OP04-047', 'five');
    people.bola.does('done');

    expect(people.bola).toHave({ characters: [], deck: ['five', 'guard'], trash: [] });
  });

  test('[OP04-086] K.O.ing in its battle, draws two and trashes two', () => {
    const people = laid({
      alice: { characters: ['OP04-086'], given: { 'OP04-086': 1 }, hand: ['one'], deck: ['guard', 'two', 'three'] },
      bola: { characters: ['five'], rested: { five: 1 } },
    });
    const { alice } = people;

    attacks(people, alice, 'OP04-086', 'five');
    people.bola.does('done');
    expect(offeredNow(people)).toEqual(['one', 'three', 'two']);
    alice.picks('one', 'three');

    expect(alice).toHave({ hand: ['two'], deck: ['guard'] });
    expect(people.bola).toHave({ trash: ['five'] });
  });

  test('[OP09-118] wins when the other player blocks while somebody has no Life', () => {
    const people = laid(
      { alice: { hand: ['OP09-118'], donActive: 10, life: ['one'] }, bola: { characters: ['wall'], life: [] } },
      { wall: ch(2, 2000, { keywords: ['BLOCKER'] }) },
    );

    people.alice.does('play', 'OP09-118');
    attacks(people, people.alice, 'OP09-118');
    people.bola.picks('wall');

    expect(people.match.over).toMatchObject({ winners: [0] });
  });

  test('[OP04-001] does not attack itself; for two DON!! draws and lets a new Character attack', () => {
    const people = laid({
      alice: { leader: ['OP04-001'], hand: ['two'], donActive: 4, deck: ['guard', 'three'] },
    });
    const { alice } = people;
    expect(answersOf(people, alice)).not.toContain('attack OP04-001 captain');

    alice.does('play', 'two');
    expect(answersOf(people, alice)).not.toContain('attack two captain');
    alice.does('activate', 'OP04-001', 2);
    alice.picks('two');

    expect(alice).toHave({ hand: ['three'], donActive: 0 });
    expect(answersOf(people, alice)).toContain('attack two captain');
  });

  test('[ST02-010] after a battle with a Character stands up again, once per turn', () => {
    const people = laid({
      alice: { characters: ['ST02-010'], given: { 'ST02-010': 1 } },
      bola: { characters: ['five', 'four'], rested: { five: 1, four: 1 } },
    });
    const { alice, bola } = people;

    attacks(people, alice, 'ST02-010', 'five');
    bola.does('done');
    expect(alice).toHave({ rested: { 'ST02-010': 0 } });
    attacks(people, alice, 'ST02-010', 'four');
    bola.does('done');

    expect(alice).toHave({ rested: { 'ST02-010': 1 } });
    expect(bola).toHave({ characters: [] });
  });

  test('[OP01-004] draws when the other player uses an Event in its turn, once', () => {
    const people = laid({
      alice: { characters: ['OP01-004', 'nine'], given: { 'OP01-004': 1 }, deck: ['guard', 'one', 'two'] },
      bola: { hand: ['OP01-029', 'OP01-029'], donActive: 2, life: ['guard'] },
    });
    const { alice, bola } = people;

    attacks(people, alice, 'nine');
    bola.does('event', 'OP01-029');
    bola.picks('captain');
    expect(alice).toHave({ hand: ['two'] });
    bola.does('event', 'OP01-029');
    bola.picks('captain');

    expect(alice).toHave({ hand: ['two'] });
  });

  test('[OP04-071] in the way of an attack, becomes a Blocker with 1000 more for a DON!!', () => {
    const people = laid({
      alice: { characters: ['six'] },
      bola: { characters: ['OP04-071'], donActive: 1, life: ['guard'] },
    });
    const { alice, bola } = people;

    attacks(people, alice, 'six');
    bola.chooses('yes');
    expect(bola).toBeAsked('block');
    bola.picks('OP04-071');
    expect(powerReadNow(people, 1, 'OP04-071')).toBe(7000);
    bola.does('done');

    expect(bola).toHave({ characters: ['OP04-071'], life: ['guard'], donActive: 0 });
    expect(powerReadNow(people, 1, 'OP04-071')).toBe(6000);
  });

  test('[ST16-002] trashes any number of its kind and adds 1000 for each', () => {
    const people = laid(
      {
        alice: { characters: ['nine'] },
        bola: { characters: ['ST16-002'], hand: ['song', 'tune', 'guard'], life: ['guard'] },
      },
      {
        song: { category: 'EVENT', cost: 9, types: leaderOf('ST11-003').types ?? [] },
        tune: { category: 'EVENT', cost: 9, types: leaderOf('ST11-003').types ?? [] },
      },
    );
    const { alice, bola } = people;

    attacks(people, alice, 'nine');
    bola.chooses('yes');
    expect(offeredNow(people)).toEqual(['song', 'tune']);
    bola.picks('song', 'tune');
    bola.picks('captain');

    expect(powerReadNow(people, 1, 'captain', 'leader')).toBe(7000);
    expect(bola).toHave({ hand: ['guard'] });
  });

  test('[EB02-019] attacks Characters in the turn it came, if the other side has two', () => {
    const people = laid(
      {
        alice: { leader: ['ally'], hand: ['EB02-019'], donActive: 4 },
        bola: { characters: ['four', 'five'], rested: { five: 1 } },
      },
      { ally: leaderOf('OP01-016') },
    );
    const { alice } = people;

    alice.does('play', 'EB02-019');
    expect(offeredNow(people)).toEqual(['four']);
    alice.picks('four');

    const could = answersOf(people, alice).filter((one) => one.startsWith('attack EB02-019'));
    expect(could.sort()).toEqual(['attack EB02-019 five', 'attack EB02-019 four']);
  });

  test('[OP06-022] attacks for two damage and gives two rested DON!! while the other has three Life or fewer', () => {
    const people = laid({
      alice: { leader: ['OP06-022'], characters: ['two'], donRested: 3 },
      bola: { life: ['one', 'two', 'three'] },
    });
    const { alice, bola } = people;

    alice.does('activate', 'OP06-022', 1);
    alice.says(2);
    expect(shown(people, 0, 'two', 'given')).toBe(2);
    attacks(people, alice, 'OP06-022');
    bola.does('done');
    bola.chooses('take');
    bola.chooses('take');

    expect(bola).toHave({ life: ['one'], hand: ['three', 'two'] });
  });

  test('[OP02-118] counters with the promise that a Character is not K.O.d in this battle', () => {
    const people = laid({
      alice: { characters: ['nine'] },
      bola: { characters: ['two'], rested: { two: 1 }, hand: ['OP02-118', 'guard'], donActive: 1 },
    });
    const { alice, bola } = people;

    attacks(people, alice, 'nine', 'two');
    bola.does('event', 'OP02-118');
    bola.chooses('yes');
    bola.picks('two');
    bola.does('done');

    expect(bola).toHave({ characters: ['two'], hand: [] });
  });

  test('[OP01-057] counters, and wakes a Character that may then block no more in this battle', () => {
    const people = laid(
      {
        alice: { characters: ['six'] },
        bola: { characters: ['wall'], rested: { wall: 1 }, hand: ['OP01-057'], donActive: 1, life: ['guard'] },
      },
      { wall: ch(2, 2000, { keywords: ['BLOCKER'] }) },
    );
    const { alice, bola } = people;

    attacks(people, alice, 'six');
    bola.does('event', 'OP01-057');
    bola.picks('captain');
    bola.picks('wall');

    expect(bola).toHave({ rested: { wall: 0 } });
    expect(bola).toBeAsked('counter');
    bola.does('done');
    expect(bola).toHave({ life: ['guard'] });
  });
});
