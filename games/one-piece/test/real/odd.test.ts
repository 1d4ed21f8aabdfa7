import { attacks, shown } from '../kit/battles.ts';
import { costNow, powerNow } from '../kit/effects.ts';
import { answersOf, ch, leader, type People } from '../kit/playing.ts';
import { expect, kinOf, laid, leaderOf, nameIn, namesakeOf, offered, real, realCards, test } from './cards.ts';

const damaged = (people: People): void => {
  people.bola.does('done');
  people.bola.chooses('take');
};

realCards('printed cards with odd texts', () => {
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
    expect(offered(people)).toEqual(['one']);
    alice.picks('one');

    expect(bola).toHave({ hand: ['one'], characters: ['two'] });
    expect(alice).toHave({ hand: ['two'], deck: ['guard'] });
  });

  test('[OP09-061] makes its Characters cost 1 more, and answers two returned DON!! with two new ones', () => {
    const people = laid({
      alice: { leader: ['OP09-061'], given: { 'OP09-061': 1 }, characters: ['OP02-082'], donActive: 8, hand: ['four'] },
    });
    const { alice } = people;
    expect([costNow(people, 0, 'OP02-082'), costNow(people, 0, 'four', 'hand')]).toEqual([9, 4]);

    alice.does('activate', 'OP02-082', 1);
    for (let i = 0; i < 8; i++) alice.picks(1001);
    alice.says(1);
    alice.says(1);

    expect(alice).toHave({ donActive: 1, donRested: 1, donDeck: 7 });
  });

  test('[OP09-101] pays with a Character of the other side, which goes into their Life', () => {
    const people = laid({
      alice: { hand: ['OP09-101'], donActive: 4 },
      bola: { characters: ['three', 'four'], life: ['one'], hand: ['five', 'six'] },
    });
    const { alice, bola } = people;

    alice.does('play', 'OP09-101');
    alice.chooses('yes');
    alice.chooses('top');
    bola.picks('six');

    expect(bola).toHave({ characters: ['four'], life: ['one', 'three'], faceUp: { three: 1 }, trash: ['six'] });
  });

  test('[OP09-051] goes under the deck with its victim unless five Characters of cost 5 stand with it', () => {
    const play = (mine: string[]): People => {
      const people = laid({
        alice: { hand: ['OP09-051'], donActive: 10, characters: mine, deck: ['guard'] },
        bola: { characters: ['nine'], deck: ['guard'] },
      });
      people.alice.does('play', 'OP09-051');
      people.alice.picks('nine');
      return people;
    };

    const alone = play(['five', 'six', 'seven']);
    expect(alone.bola).toHave({ characters: [], deck: ['nine', 'guard'] });
    expect(alone.alice).toHave({ characters: ['five', 'six', 'seven'], deck: ['OP09-051', 'guard'] });
    expect(play(['five', 'six', 'seven', 'eight']).alice).toHave({ deck: ['guard'] });
  });

  test('[OP02-027] is not removed by effects of the other player while all its DON!! are rested', () => {
    const after = (donActive: number): number => {
      const people = laid({
        alice: { hand: ['ST03-015'], donActive: 4 },
        bola: { characters: ['OP02-027'], donActive, donRested: 2 },
      });
      people.alice.does('play', 'ST03-015');
      people.alice.picks('OP02-027');
      return people.match.table.characters[1].length;
    };

    expect([after(0), after(1)]).toEqual([1, 0]);
  });

  test('[OP09-119] returns one or more DON!! to draw and attack at once', () => {
    const people = laid({ alice: { hand: ['OP09-119'], donActive: 10, deck: ['guard', 'two'] } });
    const { alice } = people;

    alice.does('play', 'OP09-119');
    alice.chooses('yes');
    alice.picks(1002);
    alice.picks(1002);
    alice.picks();

    expect(alice).toHave({ hand: ['two'], donActive: 1, donRested: 7, donDeck: 2 });
    expect(answersOf(people, alice)).toContain('attack OP09-119 captain');
  });

  test('[OP06-048] in its own turn may trash four of the deck when the other player blocks or uses an Event', () => {
    const people = laid(
      {
        alice: { leader: ['coast'], characters: ['OP06-048', 'nine'], deck: ['one', 'two', 'three', 'four', 'five'] },
        bola: { characters: ['wall'], hand: ['OP01-029'], donActive: 1, life: ['guard'] },
      },
      { coast: leaderOf('OP06-048'), wall: ch(2, 2000, { keywords: ['BLOCKER'] }) },
    );
    const { alice, bola } = people;

    attacks(people, alice, 'nine');
    bola.picks('wall');
    alice.chooses('no');
    bola.does('event', 'OP01-029');
    bola.picks('captain');
    alice.chooses('yes');

    expect(alice).toHave({ deck: ['one'] });
    expect(people.match.table.trash[0]).toHaveLength(4);
  });

  test('[OP10-100] rests up to a cost that is the Life of both players together', () => {
    const people = laid({
      alice: { characters: ['OP10-100'], given: { 'OP10-100': 1 }, life: ['one', 'two'] },
      bola: { characters: ['two', 'three', 'four'], life: ['one'] },
    });

    attacks(people, people.alice, 'OP10-100');

    expect(offered(people)).toEqual(['three', 'two']);
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
    expect(offered(people)).toEqual(['OP04-101', 'kin']);
    alice.picks('kin', 'OP04-101');

    expect([powerNow(people, 0, 'kin'), powerNow(people, 0, 'OP04-101')]).toEqual([4000, 4000]);
  });

  test('[EB01-029] shows the top card, returns an own Character if it costs 4, and lays it under the deck', () => {
    const play = (top: string): People => {
      const people = laid({
        alice: { characters: ['nine'] },
        bola: { characters: ['two'], hand: ['EB01-029'], donActive: 1, life: ['guard'], deck: ['guard', top] },
      });
      attacks(people, people.alice, 'nine');
      people.bola.does('event', 'EB01-029');
      return people;
    };
    const [dear, cheap] = [play('four'), play('three')];

    expect(offered(dear)).toEqual(['two']);
    dear.bola.picks('two');
    expect(dear.bola).toHave({ hand: ['two'], characters: [], deck: ['four', 'guard'] });
    expect(cheap.bola).toBeAsked('counter');
    expect(cheap.bola).toHave({ hand: [], characters: ['two'] });
  });

  test('[ST13-007] shows the top Life card, plays it if it is the one it names, and so strengthens the Leader', () => {
    const play = (top: string): People => {
      const people = laid(
        { alice: { characters: ['ST13-007'], life: ['two', top] } },
        { hero: namesakeOf('ST13-007', 5, 5000), child: namesakeOf('ST13-007', 2, 2000) },
      );
      people.alice.does('activate', 'ST13-007', 1);
      return people;
    };
    const [hero, child] = [play('hero'), play('child')];

    hero.alice.chooses('yes');
    hero.alice.picks('captain');
    expect(hero.alice).toHave({ characters: ['hero'], life: ['two'], trash: ['ST13-007'] });
    expect(powerNow(hero, 0, 'captain', 'leader')).toBe(7000);
    expect(child.alice).toBeAsked('main');
    expect(child.alice).toHave({ life: ['two', 'child'], characters: [] });
  });

  test('[EB01-060] plays the one it names, then trashes Life down to one card', () => {
    const people = laid(
      { alice: { hand: ['EB01-060'], donActive: 4, trash: ['god'], life: ['one', 'two', 'three'] } },
      { god: ch(7, 7000, { name: nameIn('EB01-060') }) },
    );
    const { alice } = people;

    alice.does('play', 'EB01-060');
    alice.picks('god');

    expect(alice).toHave({ characters: ['god'], life: ['one'] });
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
    expect(offered(people)).toEqual(['five']);
    bola.picks('five');

    expect(alice).toHave({ trash: ['five'] });
    expect(bola).toHave({ hand: ['guard', 'two'], deck: ['guard'] });
  });

  test('[ST05-017] strengthens one of its films, which cannot be K.O.d this turn if it is a Character', () => {
    const people = laid(
      {
        alice: { characters: ['nine', 'ten'] },
        bola: { characters: ['star'], rested: { star: 1 }, hand: ['ST05-017'], donActive: 2 },
      },
      { star: ch(2, 2000, { types: real('ST16-004').types }) },
    );
    const { alice, bola } = people;

    attacks(people, alice, 'nine', 'star');
    bola.does('event', 'ST05-017');
    expect(offered(people)).toEqual(['star']);
    bola.picks('star');
    bola.does('done');
    attacks(people, alice, 'ten', 'star');
    bola.does('done');

    expect(bola).toHave({ characters: ['star'] });
  });

  test('[OP09-014] keeps one Blocker of 4000 power or less from blocking this turn', () => {
    const people = laid(
      { alice: { hand: ['OP09-014'], donActive: 3, characters: ['nine'] }, bola: { characters: ['low', 'high'] } },
      { low: ch(4, 4000, { keywords: ['BLOCKER'] }), high: ch(5, 5000, { keywords: ['BLOCKER'] }) },
    );
    const { alice } = people;

    alice.does('play', 'OP09-014');
    expect(offered(people)).toEqual(['low']);
    alice.picks('low');
    attacks(people, alice, 'nine');

    expect(people.bola).toBeAsked('block');
    expect(offered(people)).toEqual(['high']);
  });

  test('[EB01-004] pays with 5000 power of an active Leader', () => {
    const play = (rested: number): People => {
      const people = laid({
        alice: { characters: ['EB01-004'], rested: { captain: rested } },
        bola: { characters: ['five'], life: ['guard'] },
      });
      attacks(people, people.alice, 'EB01-004');
      return people;
    };
    const [active, tired] = [play(0), play(1)];

    active.alice.chooses('yes');
    active.alice.picks('five');
    expect([powerNow(active, 0, 'captain', 'leader'), powerNow(active, 1, 'five')]).toEqual([0, 2000]);
    expect(tired.bola).toBeAsked('counter');
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

  test('[OP05-059] under a Leader of one colour does nothing: what comes after its "if" does not happen either', () => {
    const play = (leads: string): People => {
      const people = laid(
        {
          alice: { leader: [leads], hand: ['OP05-059'], donActive: 5, deck: ['guard', 'one'] },
          bola: { characters: ['five'] },
        },
        { mixed: leader(5000, 4, { colours: ['blue', 'red'] }), plain: leader(5000, 5) },
      );
      people.alice.does('play', 'OP05-059');
      return people;
    };
    const mixed = play('mixed');

    mixed.alice.picks('five');
    expect(mixed.bola).toHave({ hand: ['five'] });
    expect(mixed.alice).toHave({ hand: ['one'] });
    expect(play('plain').alice).toBeAsked('main');
  });

  test('[OP05-082] pays with itself and two cards of the trash, so that a full hand loses one', () => {
    const people = laid({
      alice: { characters: ['OP05-082'], trash: ['one', 'two', 'three'], deck: ['guard'] },
      bola: { hand: ['one', 'two', 'three', 'four', 'five', 'six'] },
    });
    const { alice, bola } = people;

    alice.does('activate', 'OP05-082', 1);
    alice.picks('one', 'three');
    alice.picks('three', 'one');
    bola.picks('six');

    expect(shown(people, 0, 'OP05-082', 'rested')).toBe(1);
    expect(alice).toHave({ trash: ['two'] });
    expect(people.match.table.deck[0]).toHaveLength(3);
    expect(bola).toHave({ trash: ['six'] });
  });

  test('[OP08-105] draws two and trashes one when a Life card of the other player goes in its turn', () => {
    const people = laid({
      alice: { characters: ['OP08-105', 'six'], given: { 'OP08-105': 1 }, deck: ['guard', 'one', 'two'] },
      bola: { life: ['three', 'four'] },
    });
    const { alice } = people;

    attacks(people, alice, 'six');
    damaged(people);
    expect(offered(people)).toEqual(['one', 'two']);
    alice.picks('one');

    expect(alice).toHave({ hand: ['two'], trash: ['one'] });
  });
});
