import { attacks } from '../kit/battles.ts';
import { on, powerNow } from '../kit/effects.ts';
import { answersOf, ch, event, leader, type People } from '../kit/playing.ts';
import { expect, kinOf, laid, offered, real, realCards, test } from './cards.ts';

const held = ({ match }: People): number[] => match.table.hand.map((cards) => cards.length);
const mayAttack = (people: People, card: string): boolean =>
  answersOf(people, people.alice).some((each) => each.startsWith(`attack ${card}`));

realCards('printed cards that count, compare and choose among what was chosen', () => {
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

  test('[EB04-011] draws for each of its type, then trashes as many', () => {
    const people = laid(
      { alice: { hand: ['EB04-011', 'one'], characters: ['kin', 'two'], donActive: 7 } },
      { kin: kinOf('EB04-011', 1, 1000) },
    );

    people.alice.does('play', 'EB04-011');
    expect(held(people)).toEqual([3, 0]);
    people.alice.picks('one', 'sailor');

    expect(people.alice).toHave({ hand: ['sailor'], trash: ['sailor', 'one'] });
  });

  test('[OP13-051] draws two under a Leader of two colours, and none under another', () => {
    const drawn = (lead: string): number => {
      const people = laid(
        { alice: { hand: ['end'] }, bola: { leader: [lead], characters: ['OP13-051'] } },
        {
          end: event(0, on('MAIN', { do: 'ko', what: { n: 1, of: 'opponent', in: ['character'] } })),
          twofold: leader(5000, 5, { colours: ['red', 'blue'] }),
          plain: leader(5000, 5, { colours: ['blue'] }),
        },
      );
      people.alice.does('play', 'end');
      return held(people)[1] ?? 0;
    };

    expect([drawn('twofold'), drawn('plain')]).toEqual([2, 0]);
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

  test('[OP08-118] gives one of two Characters less than the other, and K.O.s what became weak', () => {
    const people = laid({
      alice: { hand: ['OP08-118'], donActive: 8 },
      bola: { characters: ['six', 'eight', 'nine'] },
    });
    const { alice } = people;

    alice.does('play', 'OP08-118');
    alice.picks('six', 'eight');
    expect(offered(people)).toEqual(['eight', 'six']);
    alice.picks('six');
    expect(['six', 'eight', 'nine'].map((card) => powerNow(people, 1, card))).toEqual([3000, 6000, 9000]);
    alice.picks('six');

    expect(people.bola).toHave({ characters: ['eight', 'nine'] });
  });

  test('[OP06-086] plays one of the two it found, and the other rested', () => {
    const people = laid({
      alice: { hand: ['OP06-086'], donActive: 8, trash: ['four', 'two', 'one', 'five'] },
    });
    const { alice } = people;

    alice.does('play', 'OP06-086');
    expect(offered(people)).toEqual(['four', 'one', 'two']);
    alice.picks('two');
    expect(offered(people)).toEqual(['one']);
    alice.picks('one');
    alice.picks('two');

    expect(alice).toHave({ characters: ['OP06-086', 'two', 'one'], rested: { two: 0, one: 1 } });
  });

  test('[OP10-058] plays one of two revealed cards, and the other rested only if it is cheap', () => {
    const played = (other: string): string[] => {
      const people = laid(
        { alice: { hand: ['OP10-058', 'kin', other], donActive: 7 }, bola: { characters: ['eight'] } },
        { kin: kinOf('OP10-058', 5, 5000), cheap: kinOf('OP10-058', 4, 4000), dear: kinOf('OP10-058', 6, 6000) },
      );
      people.alice.does('play', 'OP10-058');
      people.alice.picks('kin', other);
      people.alice.picks('kin');
      const { game, match } = people;
      return match.table.characters[0].map((copy) => game.faceIn(match.table, copy)?.id ?? '');
    };

    expect([played('cheap'), played('dear')]).toEqual([
      ['OP10-058', 'kin', 'cheap'],
      ['OP10-058', 'kin'],
    ]);
  });

  test('[OP04-011] puts the revealed card at the bottom if it was strong; else it stays (Q&A)', () => {
    const attack = (top: string): [number, string | undefined] => {
      const people = laid({ alice: { characters: ['OP04-011'], deck: ['two', 'three', top] } });
      attacks(people, people.alice, 'OP04-011');
      const { game, match } = people;
      const [bottom] = match.table.deck[0];
      const id = bottom === undefined ? undefined : game.faceIn(match.table, bottom)?.id;
      return [powerNow(people, 0, 'OP04-011'), id];
    };

    expect([attack('six'), attack('five')]).toEqual([
      [6000, 'six'],
      [3000, 'two'],
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

  test('[OP01-062] draws for one Event in a turn', () => {
    const people = laid(
      { alice: { leader: ['OP01-062'], given: { 'OP01-062': 1 }, hand: ['word', 'word'] } },
      { word: event(0, on('MAIN', { do: 'shuffle' })) },
    );
    const { alice } = people;

    alice.does('play', 'word');
    alice.chooses('yes');
    alice.does('play', 'word');

    expect(held(people)).toEqual([1, 0]);
  });

  test('[OP13-001] rests DON!! for power, 2000 for each', () => {
    const people = laid({
      alice: { characters: ['ten'] },
      bola: { leader: ['OP13-001'], given: { 'OP13-001': 1 }, donActive: 4 },
    });
    const { alice, bola } = people;

    attacks(people, alice, 'ten');
    bola.chooses('yes');
    bola.says(3);
    bola.picks('OP13-001');

    expect(powerNow(people, 1, 'OP13-001', 'leader')).toBe((real('OP13-001').power ?? 0) + 6000);
    expect(bola).toHave({ donActive: 1, donRested: 3 });
  });

  test('[OP13-079] takes no dear Events into its deck, and begins with a Stage', () => {
    const { deckRules, effects } = real('OP13-079');

    expect(deckRules).toEqual({ without: { cost: { min: 2 }, category: ['EVENT'] } });
    expect(effects?.[0]?.timings).toEqual(['START_OF_GAME']);
  });
});
