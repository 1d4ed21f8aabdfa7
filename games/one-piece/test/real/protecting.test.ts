import { attacks } from '../kit/battles.ts';
import { on } from '../kit/effects.ts';
import { answersOf, ch, event } from '../kit/playing.ts';
import { expect, kinOf, laid, leaderOf, namesakeOf, offeredNow, real, realCards, test } from './cards.ts';

realCards('printed cards that protect', () => {
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
    expect(offeredNow(people)).toEqual(['five']);
    alice.picks('five');
    alice.does('end');

    const could = answersOf(people, bola).filter((one) => one.startsWith('attack'));
    expect(could).toContain('attack six ally');
    expect(could).not.toContain('attack five ally');
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
    expect(offeredNow(people)).toEqual(['star']);
    bola.picks('star');
    bola.does('done');
    attacks(people, alice, 'ten', 'star');
    bola.does('done');

    expect(bola).toHave({ characters: ['star'] });
  });

  test('[OP15-024] is not rested by Characters in the other turn, but by Events', () => {
    const what = { n: 1, of: 'opponent', in: ['character'] } as const;
    const people = laid(
      { alice: { characters: ['bully'], hand: ['spell'] }, bola: { characters: ['OP15-024'] } },
      {
        bully: ch(1, 1000, { effects: [on('ACTIVATE_MAIN', { do: 'rest', what })] }),
        spell: event(0, on('MAIN', { do: 'rest', what })),
      },
    );

    people.alice.does('activate', 'bully', 1);
    expect(people.bola).toHave({ rested: { 'OP15-024': 0 } });
    people.alice.does('play', 'spell');
    expect(people.bola).toHave({ rested: { 'OP15-024': 1 } });
  });

  test('[OP01-099] protects its clan in battle, not its own namesakes', () => {
    const fight = (target: string): number => {
      const people = laid(
        {
          alice: { characters: ['nine'] },
          bola: { characters: ['OP01-099', 'kin', 'namesake'], rested: { 'OP01-099': 1, kin: 1, namesake: 1 } },
        },
        {
          kin: kinOf('OP01-099', 1, 1000),
          namesake: { ...namesakeOf('OP01-099', 1, 1000), types: real('OP01-099').types },
        },
      );
      attacks(people, people.alice, 'nine', target);
      people.bola.does('done');
      return people.match.table.trash[1].length;
    };

    expect([fight('kin'), fight('namesake'), fight('OP01-099')]).toEqual([0, 1, 1]);
  });
});
