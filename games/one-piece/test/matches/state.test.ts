import { type CopyId, start } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { onePiece } from '../../src/index.ts';
import { AREA_NAMES } from '../../src/rules/table.ts';
import type { Area, To } from '../../src/tree/tree.ts';
import { attacks, shown } from '../kit/battles.ts';
import { answersOf, ch, copyIn, event, gameWith, playing, saying } from '../kit/playing.ts';

describe('a match', () => {
  test('[OP-R1.1] A new one holds both players, the turn, the rules, what waits, and how it stands', () => {
    const match = start(onePiece, { seed: 5 });
    const { table } = match;

    expect(match).toMatchObject({ seats: 2, turn: 0, over: null });
    expect(table).toMatchObject({ phase: 'SETUP', turnPlayer: 0, pending: [], passed: [], chain: 0 });
    expect(table.leader.map((row) => row.length)).toEqual([1, 1]);
    expect(table.deck.map((pile) => pile.length)).toEqual([50, 50]);
    expect(table.donDeck).toEqual([10, 10]);
    expect(onePiece.kit.rules.version).toBe('1.2.1');
    expect(match.rng.length).toBeGreaterThan(0);
    expect(match.rng).not.toEqual(start(onePiece, { seed: 6 }).rng);
  });

  test('[OP-R1.1] The turn, its player and the phase go on; a result has winners and a reason', () => {
    const { alice, bola, match } = playing({});
    const { turn } = match;

    alice.does('end');
    expect(match.turn).toBe(turn + 1);
    expect(match.table).toMatchObject({ turnPlayer: 1, phase: 'MAIN' });
    bola.concedes();

    expect(match.over).toEqual({ reason: 'CONCEDED', winners: [0] });
    expect(match.asking).toBeNull();
  });
});

describe('areas', () => {
  test('[OP-R1.3] There are ten of them, each with its own place for each player', () => {
    const { table } = start(onePiece, { seed: 1 });
    const places = Object.keys(AREA_NAMES).map((name) => (name === 'don' ? 'donActive' : name));

    expect(Object.values(AREA_NAMES).sort()).toEqual([
      'CHARACTER_AREA',
      'COST_AREA',
      'DECK',
      'DON_DECK',
      'HAND',
      'LEADER_AREA',
      'LIFE',
      'LIMBO',
      'STAGE_AREA',
      'TRASH',
    ]);
    for (const place of places) expect(table).toHaveProperty([place, 'length'], 2);
  });

  test('[OP-R1.3] A card whose [Trigger] resolves is in LIMBO for all to see, and in no other area', () => {
    const torch = ch(1, 1000, {
      ...saying({
        timings: ['TRIGGER'],
        steps: [{ do: 'rest', what: { upTo: 1, of: 'opponent', in: ['character'] } }],
      }),
    });
    const people = playing({ torch }, { alice: { characters: ['guard'] }, bola: { life: ['torch'] } });
    const { alice, bola } = people;
    attacks(people, alice, 'captain');
    bola.does('done');

    bola.chooses('trigger');

    expect(bola).toBeAsked('choose');
    expect(bola).toHave({ limbo: ['torch'], life: [], hand: [], trash: [] });
    const seen = people.table.host.view(0).table;
    expect(people.game.faceIn(seen, seen.limbo[1][0] ?? (0 as CopyId))?.id).toBe('torch');
    bola.picks('guard');
    expect(bola).toHave({ limbo: [], trash: ['torch'] });
  });
});

describe('active, rested, none', () => {
  const moved = (to: To) =>
    saying({ timings: ['ACTIVATE_MAIN'], steps: [{ do: 'move', what: { n: 1, in: ['character'] }, to }] });
  const comesBack = (area: Area) =>
    event(0, { timings: ['MAIN'], steps: [{ do: 'play', what: { n: 1, in: [area], where: { name: ['runner'] } } }] });

  test.each([
    ['hand', 'hand'],
    ['trash', 'trash'],
    ['deck-bottom', 'deck'],
    ['life-top', 'life'],
  ] as const)(
    '[S03] [OP-R1.4] A rested Character that goes to the %s has no state there, and comes back active',
    (to, area) => {
      const people = playing(
        { runner: ch(1, 1000), boss: ch(1, 1000, moved(to)), recall: comesBack(area) },
        {
          alice: { characters: ['runner', 'boss'], rested: { runner: 1 }, given: { runner: 1 }, hand: ['recall'] },
        },
      );
      const { alice, match } = people;
      const runner = copyIn(people, 0, 'characters', 'runner');
      expect(match.table.rested[runner]).toBe(1);

      alice.does('activate', 'boss', 1);
      alice.picks('runner');

      const { rested, since, given, power } = match.table;
      expect([rested[runner], since[runner], given[runner], power[runner]]).toEqual([0, 0, 0, 0]);
      expect(match.table[area][0]).toContain(runner);
      alice.does('play', 'recall');
      if (match.asking?.prompt === 'choose') alice.picks('runner');
      expect(alice).toHave({ characters: ['boss', 'runner'], rested: { runner: 0 } });
    },
  );

  test('[S03] [OP-R1.4] Off the field a card is neither active nor rested for any text', () => {
    const takes = (state: 'active' | 'rested', area: Area) =>
      event(0, {
        timings: ['MAIN'],
        steps: [
          {
            do: 'if',
            if: { number: { count: { in: [area], where: { state } } }, min: 1 },
            then: [{ do: 'draw', n: 1 }],
          },
        ],
      });
    const areas = ['hand', 'deck', 'trash', 'life'] as const;
    const events = Object.fromEntries(
      areas.flatMap((area) =>
        (['active', 'rested'] as const).map((state) => [`${area}-${state}`, takes(state, area)] as const),
      ),
    );
    const hand = Object.keys(events);
    const { alice } = playing({ ...events }, { alice: { hand, trash: ['guard'], life: ['guard'] } });

    for (const card of hand) alice.does('play', card);

    expect(alice).toHave({ hand: [] });
  });

  test('[S03] [OP-R1.4] A given DON!! is neither rested nor made active', () => {
    const cards = {
      rests: event(0, { timings: ['MAIN'], steps: [{ do: 'restDon', n: 9 }] }),
      wakes: event(0, { timings: ['MAIN'], steps: [{ do: 'activateDon', n: 9 }] }),
    };
    const { alice } = playing(cards, { alice: { hand: ['rests', 'wakes'], given: { captain: 3 }, donActive: 2 } });

    alice.does('play', 'rests');
    expect(alice).toHave({ donActive: 0, donRested: 2, given: { captain: 3 } });
    alice.does('play', 'wakes');
    expect(alice).toHave({ donActive: 2, donRested: 0, given: { captain: 3 } });
  });

  test('[OP-R1.4] A card comes to the field active, and attacking rests it', () => {
    const people = playing(
      { racer: ch(1, 6000, { keywords: ['RUSH'] }) },
      { alice: { hand: ['racer'], donActive: 1 }, bola: { life: ['sailor'] } },
    );
    const { alice } = people;
    alice.does('play', 'racer');
    expect(alice).toHave({ rested: { racer: 0 } });

    attacks(people, alice, 'racer');

    expect(alice).toHave({ rested: { racer: 1 } });
  });
});

test('[S05] A Character that leaves and is played again is another object: no boost, and new this turn', () => {
  const people = playing(
    {
      hero: ch(
        1,
        5000,
        saying({
          timings: ['ACTIVATE_MAIN'],
          oncePerTurn: true,
          steps: [{ do: 'power', what: 'this', n: 2000, for: 'UNTIL_END_OF_OPPONENTS_NEXT_TURN' }],
        }),
      ),
      gate: event(0, {
        timings: ['MAIN'],
        steps: [{ do: 'move', what: { n: 1, in: ['character'] }, to: 'hand' }],
      }),
    },
    { alice: { characters: ['hero'], hand: ['gate'], donActive: 2 } },
  );
  const { alice } = people;
  alice.does('activate', 'hero', 1);
  expect(shown(people, 0, 'hero')).toBe(7000);
  expect(answersOf(people, alice)).toContain('attack hero captain');

  alice.does('play', 'gate');
  expect(alice).toHave({ hand: ['hero'] });
  alice.does('play', 'hero');

  expect(shown(people, 0, 'hero')).toBe(5000);
  expect(answersOf(people, alice)).not.toContain('attack hero captain');
  expect(answersOf(people, alice)).toContain('activate hero 1'); // its once per turn is new as well
});

test('[S06] Four texts become four effects, one of each category, each with an id and a label', () => {
  const draws = { do: 'draw', n: 1 } as const;
  const game = gameWith({
    scribe: ch(
      3,
      4000,
      saying(
        { timings: ['ON_PLAY'], steps: [draws] },
        { timings: ['ACTIVATE_MAIN'], oncePerTurn: true, cost: [{ do: 'restDon', n: 1 }], steps: [draws] },
        { timings: ['PERMANENT'], don: 1, steps: [{ do: 'power', what: 'this', n: 1000 }] },
        { timings: ['REPLACEMENT'], would: { what: 'KO' }, optional: true, steps: [{ do: 'rest', what: 'this' }] },
      ),
    ),
    double: ch(3, 4000, saying({ timings: ['ON_PLAY', 'WHEN_ATTACKING'], steps: [draws] })),
  });
  const abilitiesOf = (id: string) => game.kit.cards.find((card) => card.id === id)?.abilities ?? [];
  const four = abilitiesOf('scribe');

  expect(four.map(({ category }) => category)).toEqual(['AUTO', 'ACTIVATE', 'PERMANENT', 'REPLACEMENT']);
  expect(four.map(({ timing }) => timing)).toEqual(['ON_PLAY', 'ACTIVATE_MAIN', 'PERMANENT', 'REPLACEMENT']);
  expect(four.map(({ id }) => id)).toEqual(['scribe#1', 'scribe#2', 'scribe#3', 'scribe#4']);
  expect(four.every(({ label }) => label.startsWith('scribe: ') && label.length > 8)).toBe(true);
  expect(new Set(four.map(({ label }) => label)).size).toBe(4);
  expect(four.map(({ data }) => data.oncePerTurn === true)).toEqual([false, true, false, false]);
  expect(four.map(({ payable }) => payable !== null)).toEqual([false, true, false, true]);
  // One text with two timings is two effects with one body.
  expect(abilitiesOf('double').map(({ id, timing }) => [id, timing])).toEqual([
    ['double#1', 'ON_PLAY'],
    ['double#2', 'WHEN_ATTACKING'],
  ]);
});
