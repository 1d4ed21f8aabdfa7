import { describe, expect, test } from 'vitest';
import { attacks, changedRules, resolved, shown, toldOf } from './battles.ts';
import { answersOf, ch, event, leader, type People, playing, saying, stage } from './playing.ts';

/** The first turns of a match: nobody redraws, Alice goes first, hands are empty. */
function begun(has: Parameters<typeof playing>[1] = {}, how: Parameters<typeof playing>[2] = {}): People {
  const people = playing({ racer: ch(1, 6000, { keywords: ['RUSH'] }) }, has, { phase: 'mulligan', ...how });
  people.alice.chooses('no');
  people.bola.chooses('no');
  return people;
}
const counts = ({ match: { table } }: People) => ({
  hands: table.hand.map((hand) => hand.length),
  don: [0, 1].map((seat) => (table.donActive[seat] ?? 0) + (table.donRested[seat] ?? 0)),
});

describe('the phases', () => {
  test('[OP-R3.1] A turn is Refresh, Draw, DON!!, Main and End, in this order', () => {
    const people = playing({});

    people.alice.does('end');
    people.bola.does('end');

    expect(toldOf(people, 'phaseChanged').map(({ seat, phase }) => [seat, phase])).toEqual([
      [0, 'END'],
      ...['REFRESH', 'DRAW', 'DON_PHASE', 'MAIN', 'END'].map((phase) => [1, phase]),
      ...['REFRESH', 'DRAW', 'DON_PHASE', 'MAIN'].map((phase) => [0, phase]),
    ]);
    expect(people.table).toHave({ phase: 'MAIN', turnPlayer: 0 });
  });

  test('[S07] [OP-R3.3] [OP-R3.4] The first player draws nothing and gets 1 DON!!, then everybody 1 card and 2 DON!!', () => {
    const people = begun();
    const seen = [counts(people)];

    for (const who of [people.alice, people.bola, people.alice]) {
      who.does('end');
      seen.push(counts(people));
    }

    expect(seen).toEqual([
      { hands: [0, 0], don: [1, 0] },
      { hands: [0, 1], don: [1, 2] },
      { hands: [1, 1], don: [3, 2] },
      { hands: [1, 2], don: [3, 4] },
    ]);
    expect(people.alice).toHave({ donDeck: 7, donRested: 0 });
  });

  test('[OP-R3.3] [OP-R3.4] A rules file may give the first player a card, and other numbers of DON!!', () => {
    const rules = changedRules({ firstTurn: { firstPlayerDraws: true, firstPlayerDon: 2, donPerTurn: 3 } });
    const people = begun({}, { rules });
    const first = counts(people);

    people.alice.does('end');

    expect(first).toEqual({ hands: [1, 0], don: [2, 0] });
    expect(counts(people)).toEqual({ hands: [1, 1], don: [2, 3] });
  });

  test('[OP-R3.5] Nobody may attack in the own first turn, Rush or not; by a rules file one may', () => {
    const has = { alice: { characters: ['racer'] }, bola: { characters: ['racer'] } };
    const people = begun(has);
    const freely = begun(has, { rules: changedRules({ firstTurn: { attackOnOwnFirstTurn: true } }) });
    const anyAttack = (one: People, who = one.alice) => answersOf(one, who).some((move) => move.startsWith('attack'));

    expect(anyAttack(people)).toBe(false);
    expect(people.alice.refusal({ do: 'attack', card: 'captain', at: 52 })).toMatchObject({ code: 'FIRST_TURN' });
    people.alice.does('end');
    expect(anyAttack(people, people.bola)).toBe(false);
    people.bola.does('end');
    expect(anyAttack(people)).toBe(true);
    expect(anyAttack(freely)).toBe(true);
  });

  test('[S10] [OP-R3.4] With one DON!! left one arrives, then none', () => {
    const { alice, bola } = playing({}, { bola: { donActive: 9 } });
    expect(bola).toHave({ donDeck: 1 });

    alice.does('end');
    expect(bola).toHave({ donActive: 10, donDeck: 0 });

    bola.does('end');
    alice.does('end');
    expect(bola).toHave({ donActive: 10, donDeck: 0 });
  });
});

test('[OP-R3.4] A Leader may say that one of the DON!! is given to it at once, unless its text is negated', () => {
  const born = leader(5000, 5, saying({ timings: ['PERMANENT'], steps: [{ do: 'donPhaseGives', n: 1 }] }));
  const hush = event(0, {
    timings: ['MAIN'],
    steps: [{ do: 'negate', what: { n: 1, of: 'opponent', in: ['leader'] }, for: 'UNTIL_START_OF_YOUR_NEXT_TURN' }],
  });
  const has = { alice: { hand: ['hush'] }, bola: { leader: ['born'] } };
  const [free, hushed] = [playing({ born, hush }, has), playing({ born, hush }, has)];

  free.alice.does('end');
  hushed.alice.does('play', 'hush');
  hushed.alice.does('end');

  expect(free.bola).toHave({ donActive: 1, given: { born: 1 }, donDeck: 8 });
  expect(hushed.bola).toHave({ donActive: 2, given: { born: 0 }, donDeck: 8 });
});

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

  test('[OP-R3.2] What lasts until the start of the turn ends first; then start-of-turn texts, before DON!! come back', () => {
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
const prisoner = { upTo: 1, of: 'opponent', in: ['character'], where: { state: 'rested' } } as const;

describe('the Main Phase', () => {
  const draws = { do: 'draw', n: 1 } as const;
  const cards = {
    cheap: ch(1, 2000),
    dear: ch(3, 6000),
    pier: stage(2),
    palace: stage(4),
    order: event(1, { timings: ['MAIN'], steps: [draws] }),
    parry: event(0, { timings: ['COUNTER'], steps: [draws] }),
    either: event(2, { timings: ['MAIN'], steps: [draws] }, { timings: ['COUNTER'], steps: [draws] }),
    smith: ch(2, 3000, saying({ timings: ['ACTIVATE_MAIN'], cost: [{ do: 'rest', what: 'this' }], steps: [draws] })),
    banker: ch(
      2,
      3000,
      saying(
        { timings: ['ON_PLAY'], steps: [draws] },
        { timings: ['ACTIVATE_MAIN'], cost: [{ do: 'restDon', n: 3 }], steps: [draws] },
        { timings: ['ACTIVATE_MAIN'], cost: [{ do: 'restDon', n: 2 }], steps: [draws] },
      ),
    ),
    racer: ch(3, 4000, { keywords: ['RUSH'] }),
  };
  const position = {
    alice: {
      hand: ['cheap', 'dear', 'pier', 'palace', 'order', 'parry', 'either'],
      characters: ['smith', 'banker', 'racer', 'guard'],
      since: { banker: 1, racer: 1 },
      rested: { guard: 1 },
      donActive: 2,
      donRested: 3,
    },
    bola: { characters: ['sailor', 'cheap'], rested: { cheap: 1 }, hand: ['order'], donActive: 3 },
  };

  test('[S11] [OP-R3.5] Everything that may be done is offered, and nothing else', () => {
    const people = playing(cards, position);
    const hosts = ['captain', 'smith', 'banker', 'racer', 'guard'];

    expect(answersOf(people, people.alice).sort()).toEqual(
      [
        ...['play cheap', 'play pier', 'play order', 'play either'],
        ...['activate smith 1', 'activate banker 3'],
        ...hosts.flatMap((host) => [`give ${host} 1`, `give ${host} 2`]),
        ...['captain', 'smith', 'racer'].flatMap((by) => [`attack ${by} captain`, `attack ${by} cheap`]),
        'end',
      ].sort(),
    );
  });

  test('[S11] [OP-R3.5] The other player may do nothing but give up', () => {
    const people = playing(cards, position);

    expect(answersOf(people, people.bola)).toEqual([]);
    expect(() => people.bola.does('end')).toThrow('NOT_YOUR_DECISION');
    people.bola.concedes();
    expect(people.match.over).toEqual({ reason: 'CONCEDED', winners: [0] });
  });

  test('[OP-R3.5] One may go on until one ends it', () => {
    const { alice, bola } = playing(cards, position);

    alice.does('play', 'cheap');
    alice.does('give', 'captain', 1);
    alice.does('activate', 'smith', 1);
    expect(alice).toBeAsked('main');
    alice.does('end');

    expect(bola).toBeAsked('main');
  });

  test('[OP-R3.5] Each way of saying no has its reason', () => {
    const people = playing(cards, position);
    const why = (step: Record<string, string | number>) => people.alice.refusal(step)?.code;

    expect(why({ do: 'play', card: 'dear' })).toBe('NOT_ENOUGH_DON');
    expect(why({ do: 'play', card: 'parry' })).toBe('NOT_IN_MAIN');
    expect(why({ do: 'activate', card: 'banker', at: 2 })).toBe('CANNOT_PAY');
    expect(why({ do: 'attack', card: 'guard', at: 52 })).toBe('RESTED');
    expect(why({ do: 'attack', card: 'banker', at: 52 })).toBe('PLAYED_THIS_TURN');
  });
});

describe('the End Phase', () => {
  const draws = { do: 'draw', n: 1 } as const;
  const ifStrong = { have: { of: 'either', in: ['character'], where: { power: { min: 6000 } } } } as const;

  test('[S12] [OP-R3.6] An [End of Your Turn] text still sees what lasts during this turn', () => {
    const people = playing(
      {
        proud: ch(
          3,
          5000,
          saying({ timings: ['ACTIVATE_MAIN'], steps: [{ do: 'power', what: 'this', n: 1000, for: 'THIS_TURN' }] }),
        ),
        clerk: leader(5000, 5, saying({ timings: ['END_OF_YOUR_TURN'], if: ifStrong, steps: [draws] })),
      },
      { alice: { leader: ['clerk'], characters: ['proud'] } },
    );
    people.alice.does('activate', 'proud', 1);
    expect(shown(people, 0, 'proud')).toBe(6000);

    people.alice.does('end');

    expect(people.alice).toHave({ hand: ['sailor'] });
    expect(shown(people, 0, 'proud')).toBe(5000);
  });

  test('[S13] [OP-R3.6] The turn player orders the own two, each once, before the other player has theirs', () => {
    const ends = ch(1, 1000, saying({ timings: ['END_OF_YOUR_TURN'], steps: [draws] }));
    const people = playing(
      {
        one: ends,
        two: ends,
        other: ch(1, 1000, saying({ timings: ['END_OF_OPPONENT_TURN'], steps: [draws] })),
        silent: ch(1, 1000, saying({ timings: ['END_OF_YOUR_TURN'], steps: [draws] })),
      },
      { alice: { characters: ['one', 'two'] }, bola: { characters: ['other', 'silent'] } },
    );
    const { alice, bola, match } = people;

    alice.does('end');
    expect(alice).toBeAsked('next-effect');
    const place = match.table.pending.findIndex(({ card }) => people.game.faceIn(match.table, card)?.id === 'two');
    alice.picks(place);

    expect(resolved(people)).toEqual(['two#1', 'one#1', 'other#1']);
    expect(match.table.hand.map((hand) => hand.length)).toEqual([2, 1 + 1]);
    expect(bola).toBeAsked('main');
  });

  test('[OP-R3.6] A card that arrives in the End Phase has missed its moment', () => {
    const people = playing(
      {
        host: ch(
          1,
          1000,
          saying({ timings: ['END_OF_YOUR_TURN'], steps: [{ do: 'play', what: { n: 1, in: ['trash'] } }] }),
        ),
        guest: ch(1, 1000, saying({ timings: ['END_OF_YOUR_TURN'], steps: [draws] })),
      },
      { alice: { characters: ['host'], trash: ['guest'] } },
    );

    people.alice.does('end');

    expect(people.alice).toHave({ characters: ['host', 'guest'], hand: [] });
  });

  test.each([
    ['THIS_TURN', 1],
    ['END_OF_TURN', 0],
  ] as const)(
    '[OP-R3.6] A piece that the other player put off comes after "until the end of the turn" (%s)',
    (span, n) => {
      const people = playing(
        {
          proud: ch(
            3,
            5000,
            saying({ timings: ['ACTIVATE_MAIN'], steps: [{ do: 'power', what: 'this', n: 1000, for: span }] }),
          ),
          spy: ch(
            1,
            1000,
            saying({
              timings: ['ON_OPPONENT_ATTACK'],
              steps: [{ do: 'later', at: 'END_OF_TURN', steps: [{ do: 'if', if: ifStrong, then: [draws] }] }],
            }),
          ),
        },
        { alice: { characters: ['proud'] }, bola: { characters: ['spy'], life: ['sailor', 'sailor'] } },
      );
      const { alice, bola, match } = people;
      alice.does('activate', 'proud', 1);
      attacks(people, alice, 'captain');
      bola.does('done');
      bola.chooses('take');

      alice.does('end');

      expect(match.table.hand[1]).toHaveLength(1 + n + 1); // Life, the piece, the Draw Phase
    },
  );

  test('[OP-R3.6] A piece the turn player put off resolves before "until the end of the turn" is over', () => {
    const steps = [
      { do: 'power', what: 'this', n: 1000, for: 'END_OF_TURN' },
      { do: 'later', at: 'END_OF_TURN', steps: [{ do: 'if', if: ifStrong, then: [draws] }] },
    ] as const;
    const people = playing(
      { proud: ch(3, 5000, saying({ timings: ['ACTIVATE_MAIN'], steps })) },
      { alice: { characters: ['proud'] } },
    );
    people.alice.does('activate', 'proud', 1);
    expect(people.alice).toHave({ hand: [] });

    people.alice.does('end');

    expect(people.alice).toHave({ hand: ['sailor'] });
    expect(shown(people, 0, 'proud')).toBe(5000);
  });
});
