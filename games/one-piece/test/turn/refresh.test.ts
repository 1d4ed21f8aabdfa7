import { describe, expect, test } from 'vitest';
import { resolved, shown, toldOf } from '../kit/battles.ts';
import { ch, event, playing, saying, stage } from '../kit/playing.ts';

const prisoner = { upTo: 1, of: 'opponent', in: ['character'], where: { state: 'rested' } } as const;

describe('the Refresh Phase', () => {
  test('[OP-R3.2] DON!! that are locked stay rested once', () => {
    const frost = event(0, { timings: ['MAIN'], steps: [{ do: 'freezeDon', n: 2, who: 'opponent' }] });
    const { alice, bola } = playing({ frost }, { alice: { hand: ['frost'] }, bola: { donRested: 3, donActive: 1 } });
    alice.does('play', 'frost');

    alice.does('end');
    expect(bola).toHave({ donRested: 2, donActive: 1 + 1 + 2 });

    bola.does('end');
    alice.does('end');
    expect(bola).toHave({ donRested: 0, donActive: 6 + 2 });
  });

  test('[S08] [OP-R3.2] Given DON!! come back, and everything of the turn player becomes active', () => {
    const people = playing(
      { pier: stage(1) },
      {
        alice: { characters: ['guard'], rested: { guard: 1, captain: 1 }, donRested: 2 },
        bola: {
          characters: ['guard'],
          stage: ['pier'],
          rested: { captain: 1, guard: 1, pier: 1 },
          given: { captain: 2 },
          donRested: 3,
        },
      },
    );

    people.alice.does('end');

    expect(people.bola).toHave({ rested: { captain: 0, guard: 0, pier: 0 }, given: { captain: 0 } });
    expect(people.bola).toHave({ donActive: 5 + 2, donRested: 0, donDeck: 3 }); // two came in the DON!! Phase
    expect(people.alice).toHave({ rested: { guard: 1, captain: 1 }, donRested: 2, donActive: 0 });
    const at = people.told.findIndex((told) => told.type === 'phaseChanged' && told.phase === 'DRAW');
    const back = people.told.findIndex(({ type }) => type === 'donTaken');
    const active = people.told.findIndex((told) => told.type === 'donStateChanged' && told.n === 5 && !told.rested);
    expect([back < active, active < at]).toEqual([true, true]);
  });

  test('[S09] [OP-R3.2] A lock keeps a card rested in one Refresh Phase of its owner, not in the next', () => {
    const cards = {
      thief: ch(2, 3000),
      jailer: ch(3, 4000, saying({ timings: ['ACTIVATE_MAIN'], steps: [{ do: 'freeze', what: prisoner }] })),
    };
    const { alice, bola } = playing(cards, {
      alice: { characters: ['jailer'] },
      bola: { characters: ['thief', 'guard'], rested: { thief: 1, guard: 1 } },
    });
    alice.does('activate', 'jailer', 1);
    alice.picks('thief');

    alice.does('end');
    expect(bola).toHave({ rested: { thief: 1, guard: 0 } });

    bola.does('end');
    alice.does('end');
    expect(bola).toHave({ rested: { thief: 0 } });
  });

  test('[OP-R3.2] A standing "cannot become active" holds in every Refresh Phase', () => {
    const stuck = saying({
      timings: ['PERMANENT'],
      steps: [{ do: 'cannot', what: 'this', be: 'BECOME_ACTIVE' }],
    });
    const { alice, bola } = playing(
      { anchor: ch(2, 3000, stuck) },
      { bola: { characters: ['anchor'], rested: { anchor: 1 } } },
    );

    for (const who of [alice, bola, alice]) who.does('end');

    expect(bola).toHave({ rested: { anchor: 1 } });
  });

  test('[OP-R3.2] What lasts until the start of the turn ends first; then start-of-turn texts; then DON!!', () => {
    const strong = { have: { in: ['character'], where: { power: { min: 6000 } } } } as const;
    const draws = { do: 'draw', n: 1 } as const;
    const people = playing(
      {
        // Would see the boost of the other card if it still lasted, and its own DON!! if they were still there.
        late: ch(1, 1000, saying({ timings: ['START_OF_TURN'], if: strong, steps: [draws] })),
        early: ch(1, 1000, saying({ timings: ['START_OF_TURN'], don: 1, steps: [draws] })),
        tired: ch(
          1,
          1000,
          saying({ timings: ['START_OF_TURN'], if: { is: 'this', where: { state: 'rested' } }, steps: [draws] }),
        ),
        watch: ch(1, 1000, saying({ timings: ['START_OF_OPPONENT_TURN'], steps: [draws] })),
        proud: ch(
          3,
          5000,
          saying({
            timings: ['ACTIVATE_MAIN'],
            steps: [{ do: 'power', what: 'this', n: 1000, for: 'UNTIL_START_OF_YOUR_NEXT_TURN' }],
          }),
        ),
      },
      {
        alice: { characters: ['late', 'early', 'tired', 'proud'], given: { early: 1 }, rested: { tired: 1 } },
        bola: { characters: ['watch'] },
      },
    );
    const { alice, bola } = people;
    alice.does('activate', 'proud', 1);
    alice.does('end');
    expect(shown(people, 0, 'proud')).toBe(6000);
    people.told.length = 0;

    bola.does('end');
    while (alice.table.match.asking?.prompt === 'next-effect') alice.picks(alice.table.match.asking.from[0] ?? 0);

    expect(resolved(people).sort()).toEqual(['early#1', 'tired#1', 'watch#1']);
    expect(toldOf(people, 'effectDropped').map(({ effect }) => effect)).toEqual(['late#1']);
    expect(alice.table.match.table.hand.map((hand) => hand.length)).toEqual([3, 2]); // two by texts, one by the phase
    expect(alice).toHave({ given: { early: 0 }, rested: { tired: 0 } });
    expect(shown(people, 0, 'proud')).toBe(5000);
  });
});
