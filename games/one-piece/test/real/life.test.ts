import { attacks, shown } from '../kit/battles.ts';
import { powerReadNow } from '../kit/effects.ts';
import { answersOf, ch, type People } from '../kit/playing.ts';
import { expect, kinOf, laid, leaderOf, offeredNow, realCards, test } from './cards.ts';

realCards('printed cards and Life', () => {
  test('[OP02-001] takes the top Life card to the hand at the end of its turn', () => {
    const { alice } = laid({ alice: { leader: ['OP02-001'], life: ['one', 'two'] } });

    alice.does('end');

    expect(alice).toHave({ life: ['one'], hand: ['two'] });
  });

  test('[OP02-004] strengthens the Leader until the next turn, and own effects take no Life card this turn', () => {
    const people = laid({ alice: { leader: ['OP02-001'], hand: ['OP02-004'], donActive: 9, life: ['one', 'two'] } });
    const { alice } = people;

    alice.does('play', 'OP02-004');
    alice.picks('OP02-001');
    alice.does('end');

    expect(alice).toHave({ life: ['one', 'two'], hand: [] });
    expect(powerReadNow(people, 0, 'OP02-001', 'leader')).toBe(8000);
  });

  test('[OP05-098] hit to no Life in the other turn, gets one from the deck and trashes a card', () => {
    const people = laid({
      alice: { characters: ['six'] },
      bola: { leader: ['OP05-098'], life: ['one'], deck: ['guard', 'two'], hand: ['three'] },
    });
    const { alice, bola } = people;

    attacks(people, alice, 'six');
    bola.does('done');
    bola.chooses('take');
    expect(offeredNow(people)).toEqual(['one', 'three']);
    bola.picks('three');

    expect(bola).toHave({ life: ['two'], hand: ['one'], trash: ['three'], deck: ['guard'] });
  });

  test('[OP04-117] puts a Character of cost 3 or less face-up into the Life of its owner, at either end', () => {
    const people = laid({
      alice: { hand: ['OP04-117'], donActive: 1 },
      bola: { characters: ['three', 'four'], life: ['one', 'two'] },
    });
    const { alice, bola } = people;

    alice.does('play', 'OP04-117');
    expect(offeredNow(people)).toEqual(['three']);
    alice.picks('three');
    alice.chooses('bottom');

    expect(bola).toHave({ life: ['three', 'one', 'two'], faceUp: { three: 1 }, characters: ['four'] });
  });

  test('[ST07-015] lets the other player choose who gains by it', () => {
    const play = () => {
      const people = laid({
        alice: { hand: ['ST07-015'], donActive: 5, life: ['one'], deck: ['guard', 'two'] },
        bola: { life: ['three', 'four'] },
      });
      people.alice.does('play', 'ST07-015');
      expect(people.bola).toBeAsked('choose-one');
      return people;
    };
    const [first, second] = [play(), play()];

    first.bola.chooses('1');
    expect(first.bola).toHave({ life: ['three'], trash: ['four'] });
    second.bola.chooses('2');
    expect(second.bola).toHave({ life: ['three', 'four'] });
    expect(second.alice).toHave({ life: ['one', 'two'], deck: ['guard'] });
  });

  test('[ST20-005] lets the other player choose between two cards and a Life card', () => {
    const people = laid({
      alice: { hand: ['ST20-005', 'guard'], donActive: 6 },
      bola: { life: ['three', 'four'], hand: ['one', 'two', 'five'] },
    });
    const { alice, bola } = people;

    alice.does('play', 'ST20-005');
    alice.chooses('yes');
    bola.chooses('1');
    expect(bola).toBeAsked('choose');
    bola.picks('one', 'five');

    expect(bola).toHave({ hand: ['two'], life: ['three', 'four'] });
    expect(people.match.table.trash[1]).toHaveLength(2);
  });

  test('[OP10-099] at the end of the turn turns its top Life card and wakes a Blocker', () => {
    const people = laid(
      {
        alice: { leader: ['OP10-099'], characters: ['kin', 'four'], rested: { kin: 1, four: 1 }, life: ['one', 'two'] },
        bola: { characters: ['six'] },
      },
      { kin: kinOf('OP10-099', 3, 3000) },
    );
    const { alice, bola } = people;

    alice.does('end');
    alice.chooses('yes');
    expect(offeredNow(people)).toEqual(['kin']);
    alice.picks('kin');

    expect(alice).toHave({ rested: { kin: 0, four: 1 }, faceUp: { one: 0, two: 1 } });
    attacks(people, bola, 'six');
    expect(alice).toBeAsked('block');
    expect(answersOf(people, alice)).toContain('kin');
  });

  test('[ST13-016] looks at all Life cards and puts one on the deck', () => {
    const people = laid({
      alice: { hand: ['ST13-016'], donActive: 5, life: ['one', 'two', 'three'], deck: ['guard'] },
    });
    const { alice } = people;

    alice.does('play', 'ST13-016');
    alice.picks('one');
    expect(alice).toBeAsked('order');
    alice.picks('two', 'three');

    expect(alice).toHave({ deck: ['guard', 'one'] });
    expect(people.match.table.life[0]).toHaveLength(2);
  });

  test('[OP04-101] as a Trigger is played and K.O.s; its own draw is for its own turn', () => {
    const people = laid({
      alice: { characters: ['six', 'two'] },
      bola: { life: ['one', 'OP04-101'], hand: [], deck: ['guard'] },
    });
    const { alice, bola } = people;

    attacks(people, alice, 'six');
    bola.does('done');
    bola.chooses('trigger');
    expect(offeredNow(people)).toEqual(['two']);
    bola.picks('two');

    expect(alice).toHave({ characters: ['six'], trash: ['two'] });
    expect(bola).toHave({ characters: ['OP04-101'], hand: [], deck: ['guard'] });
  });

  test('[OP01-008] has Rush in the turn it came, for a Life card', () => {
    const people = laid({ alice: { hand: ['OP01-008'], donActive: 4, life: ['one', 'two'] } });
    const { alice } = people;

    alice.does('play', 'OP01-008');
    alice.chooses('yes');

    expect(answersOf(people, alice)).toContain('attack OP01-008 captain');
    expect(people.match.table.life[0]).toHaveLength(1);
    expect(people.match.table.hand[0]).toHaveLength(1);
  });

  test('[ST13-002] lays a Character of cost 5 face-up on its Life, and trashes such Life as the turn ends', () => {
    const people = laid({
      alice: {
        leader: ['ST13-002'],
        given: { 'ST13-002': 2 },
        life: ['one'],
        deck: ['guard', 'five', 'four', 'three', 'two', 'six'],
      },
    });
    const { alice } = people;

    alice.does('activate', 'ST13-002', 1);
    expect(alice.refusal({ pick: ['four'] })).not.toBeNull();
    alice.picks('five');
    alice.picks('two', 'three', 'four', 'six');
    expect(alice).toHave({ life: ['one', 'five'], faceUp: { one: 0, five: 1 } });
    alice.does('end');

    expect(alice).toHave({ life: ['one'], trash: ['five'] });
  });

  test('[OP09-100] as a Trigger is played under its Leader while both have five Life cards or fewer in all', () => {
    const hit = (bolas: number) => {
      const people = laid(
        {
          alice: { characters: ['six'], life: ['guard', 'guard'] },
          bola: { leader: ['rebel'], life: [...new Array(bolas).fill('guard'), 'OP09-100'] },
        },
        { rebel: leaderOf('OP09-100') },
      );
      attacks(people, people.alice, 'six');
      people.bola.does('done');
      people.bola.chooses('trigger');
      return people;
    };

    // The card that was hit is no longer Life.
    expect(hit(3).bola).toHave({ characters: ['OP09-100'], trash: [] });
    expect(hit(4).bola).toHave({ characters: [], trash: ['OP09-100'] });
  });

  test('[EB02-053] looks at the top Life card of either player and lays it on top or under the others', () => {
    const people = laid({
      alice: { hand: ['EB02-053'], donActive: 3, life: ['one', 'two'] },
      bola: { life: ['three', 'four'] },
    });
    const { alice, bola } = people;

    alice.does('play', 'EB02-053');
    expect(alice).toBeAsked('choose-one');
    alice.chooses('2');
    alice.says(1);
    expect(alice).toBeAsked('place-where');
    alice.chooses('bottom');

    expect(bola).toHave({ life: ['four', 'three'] });
    expect(alice).toHave({ life: ['one', 'two'] });
    expect(shown(people, 0, 'EB02-053')).toBe(4000);
  });

  test('[ST13-003] puts lost face-up Life under its deck, and lays two of cost 5 there when it has none', () => {
    const people = laid({
      alice: { characters: ['six'] },
      bola: { leader: ['ST13-003'], life: ['two', 'one'], faceUp: { one: 1 }, deck: ['three', 'four'] },
    });
    attacks(people, people.alice, 'six');
    people.bola.does('done');
    people.bola.chooses('take');
    expect(people.bola).toHave({ life: ['two'], hand: [], deck: ['one', 'three', 'four'] });

    const has = { given: { 'ST13-003': 2 }, life: [], hand: ['one', 'five'], trash: ['crew', 'six'] };
    const { alice } = laid({ alice: { leader: ['ST13-003'], ...has } }, { crew: ch(5, 4000) });
    alice.does('activate', 'ST13-003', 2);
    alice.picks('one');
    alice.picks('five', 'crew');
    alice.picks('five', 'crew');
    expect(alice).toHave({ life: ['crew', 'five'], faceUp: { five: 1, crew: 1 }, hand: [] });
  });

  test('[OP04-040] draws; with a Character of cost 8 it may add to Life in place of that', () => {
    const play = (characters: string[]): People => {
      const people = laid({
        alice: {
          leader: ['OP04-040'],
          given: { 'OP04-040': 1 },
          characters,
          life: ['one'],
          hand: ['two', 'three'],
          deck: ['guard', 'four', 'five'],
        },
        bola: { life: ['guard'] },
      });
      attacks(people, people.alice, 'OP04-040');
      return people;
    };
    const [small, big] = [play(['seven']), play(['eight'])];

    expect(small.alice).toHave({ hand: ['two', 'three', 'five'], life: ['one'] });
    expect(big.alice).toBeAsked('may');
    big.alice.chooses('yes');
    big.alice.says(1);
    expect(big.alice).toHave({ hand: ['two', 'three'], life: ['one', 'five'] });
  });

  test('[OP08-106] as a Trigger does what it does when it is played', () => {
    const people = laid({
      alice: { characters: ['six', 'five'] },
      bola: { life: ['one', 'OP08-106'], hand: ['OP04-101', 'guard'], deck: ['guard', 'two'] },
    });
    const { alice, bola } = people;

    attacks(people, alice, 'six');
    bola.does('done');
    bola.chooses('trigger');
    bola.chooses('yes');
    bola.picks('OP04-101');
    expect(offeredNow(people)).toEqual(['five']);
    bola.picks('five');

    expect(alice).toHave({ trash: ['five'] });
    expect(bola).toHave({ hand: ['guard', 'two'], deck: ['guard'] });
  });
});
