/** Each timing of the rules happens at its moment, for its player, and no sooner. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AUTO_TIMINGS, type Effect, type Timing } from '../../src/tree/tree.ts';
import { attacks, resolved } from '../kit/battles.ts';
import { draw, on } from '../kit/effects.ts';
import { ch, deck as deckOf, event, leader, type More, type People, playing, saying, stage } from '../kit/playing.ts';

const pile = ['sailor', 'sailor', 'sailor', 'sailor', 'sailor', 'guard', 'guard', 'guard'];
const probe = (timing: Timing, more: Partial<Effect> = {}): More =>
  ch(1, 3000, saying({ ...on(timing, draw(1)), ...more }));
const fired = (people: People): string[] => resolved(people).filter((effect) => effect.startsWith('probe'));

describe('[OP-R7.6] the timings of a match and its turns', () => {
  test('[OP-R7.6] START_OF_GAME comes when the turn order is known, before hands are drawn', () => {
    const people = playing(
      { probe: leader(5000, 3, saying(on('START_OF_GAME', { do: 'addDon', n: 1 }))) },
      {},
      { phase: 'turn-order', options: { decks: 'game,crew' }, decks: [deckOf('game', 'probe', { sailor: 50 })] },
    );
    expect(fired(people)).toEqual([]);

    people.alice.chooses('first');

    expect(fired(people)).toEqual(['probe#1']);
    const told = people.told.map(({ type }) => type);
    expect(told.indexOf('effectResolved')).toBeGreaterThan(told.indexOf('turnOrderChosen'));
    expect(told.indexOf('effectResolved')).toBeLessThan(told.indexOf('cardMoved'));
  });

  test('[OP-R7.6] START_OF_TURN comes in the own Refresh Phase, before anything becomes active', () => {
    const people = playing(
      { probe: probe('START_OF_TURN') },
      { bola: { characters: ['probe'], deck: pile, donRested: 2 } },
    );
    expect(fired(people)).toEqual([]);

    people.alice.does('end');

    expect(fired(people)).toEqual(['probe#1']);
    const told = people.told.map(({ type }) => type);
    expect(told.indexOf('effectResolved')).toBeLessThan(told.indexOf('donStateChanged'));
    people.bola.does('end');
    expect(fired(people)).toEqual(['probe#1']); // not in the other player's turn
  });

  test("[OP-R7.6] START_OF_OPPONENT_TURN comes in the other player's Refresh Phase", () => {
    const people = playing(
      { probe: probe('START_OF_OPPONENT_TURN') },
      { alice: { characters: ['probe'], deck: pile } },
    );

    people.alice.does('end');
    expect(fired(people)).toEqual(['probe#1']);
    people.bola.does('end');

    expect(fired(people)).toEqual(['probe#1']);
  });

  test('[OP-R7.6] START_OF_MAIN comes after the DON!! Phase and before any action', () => {
    const people = playing({ probe: probe('START_OF_MAIN') }, { bola: { characters: ['probe'], deck: pile } });

    people.alice.does('end');

    expect(fired(people)).toEqual(['probe#1']);
    expect(people.bola).toHave({ donActive: 2 });
    const told = people.told.map((told) => (told.type === 'phaseChanged' ? told.phase : told.type));
    expect(told.indexOf('effectResolved')).toBeGreaterThan(told.indexOf('MAIN'));
    people.bola.does('end');
    expect(fired(people)).toHaveLength(1);
  });

  test('[OP-R7.6] END_OF_YOUR_TURN comes in the own End Phase, END_OF_OPPONENT_TURN in the other one', () => {
    const people = playing(
      { probe: probe('END_OF_YOUR_TURN'), probed: probe('END_OF_OPPONENT_TURN') },
      { alice: { characters: ['probe'], deck: pile }, bola: { characters: ['probed'], deck: pile } },
    );

    people.alice.does('end');
    expect(fired(people)).toEqual(['probe#1', 'probed#1']);
    people.bola.does('end');

    expect(fired(people)).toEqual(['probe#1', 'probed#1']);
    expect(people.alice).toBeAsked('main');
  });
});

describe('[OP-R7.6] the other timings', () => {
  test('[OP-R7.6] ON_PLAY comes for the card that is played, ON_PLAYED for who watches', () => {
    const people = playing(
      {
        probe: probe('ON_PLAY'),
        probed: probe('ON_PLAYED', { when: { cards: { in: ['character'], where: { other: true } } } }),
      },
      { alice: { hand: ['probe'], characters: ['probed'], donActive: 1, deck: pile } },
    );

    people.alice.does('play', 'probe');
    people.alice.picks(people.match.asking?.from[0] ?? 0);

    expect(fired(people).sort()).toEqual(['probe#1', 'probed#1']);
  });

  test('[OP-R7.6] ON_REMOVED comes for a card that leaves to the trash, and for who watches', () => {
    const people = playing(
      {
        probe: probe('ON_REMOVED'),
        probed: probe('ON_REMOVED', {
          when: { cards: { in: ['character'], where: { other: true } }, by: 'opponent-effect' },
        }),
        sweep: event(
          0,
          on('MAIN', {
            do: 'move',
            what: { all: true, of: 'opponent', in: ['character'], where: { name: ['probe'] } },
            to: 'trash',
          }),
        ),
      },
      { alice: { hand: ['sweep'] }, bola: { characters: ['probe', 'probed'], deck: pile } },
    );

    people.alice.does('play', 'sweep');
    people.bola.picks(people.match.asking?.from[0] ?? 0);

    expect(fired(people).sort()).toEqual(['probe#1', 'probed#1']);
  });

  test('[OP-R7.6] ON_REMOVED to the hand comes for who watches, not for the card itself', () => {
    const back = event(
      0,
      on('MAIN', {
        do: 'move',
        what: { n: 1, of: 'opponent', in: ['character'], where: { name: ['probe'] } },
        to: 'hand',
      }),
    );
    const people = playing(
      {
        probe: probe('ON_REMOVED'),
        probed: probe('ON_REMOVED', { when: { cards: { in: ['character'], where: { other: true } } } }),
        back,
      },
      { alice: { hand: ['back'] }, bola: { characters: ['probe', 'probed'], deck: pile } },
    );

    people.alice.does('play', 'back');

    expect(fired(people)).toEqual(['probed#1']);
  });

  test('[OP-R7.6] ON_RESTED comes when a card becomes rested, by an attack as well', () => {
    const people = playing(
      { probe: probe('ON_RESTED') },
      { alice: { characters: ['probe'], deck: pile }, bola: { life: ['sailor'] } },
    );

    attacks(people, people.alice, 'probe');

    expect(fired(people)).toEqual(['probe#1']);
  });

  test('[OP-R7.6] ON_EVENT_ACTIVATED comes after the Event is carried out', () => {
    const people = playing(
      { probe: probe('ON_EVENT_ACTIVATED'), horn: event(0, on('MAIN', draw(1))) },
      { alice: { characters: ['probe'], hand: ['horn'], deck: pile }, bola: { characters: ['probe'] } },
    );

    people.alice.does('play', 'horn');

    expect(resolved(people)).toEqual(['horn#1', 'probe#1']);
  });

  test('[OP-R7.6] ON_DON_RETURNED, ON_DRAW_BY_EFFECT and ON_HAND_TRASHED come for the player they happen to', () => {
    const spy = ch(
      1,
      1000,
      saying(
        ...(['ON_DON_RETURNED', 'ON_DRAW_BY_EFFECT', 'ON_HAND_TRASHED'] as const).map((timing) =>
          on(timing, { do: 'addDon', n: 1 }),
        ),
      ),
    );
    const horn = event(
      0,
      on('MAIN', { do: 'returnDon', n: 1 }, draw(1), { do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' }),
    );
    const people = playing(
      { probe: spy, horn },
      { alice: { characters: ['probe'], hand: ['horn'], donActive: 1, deck: pile }, bola: { characters: ['probe'] } },
    );
    const { alice } = people;

    alice.does('play', 'horn');
    while (people.match.asking?.prompt === 'next-effect') alice.picks(people.match.asking.from[0] ?? 0);

    expect(fired(people).sort()).toEqual(['probe#1', 'probe#2', 'probe#3']);
    expect(alice).toHave({ donActive: 3 });
  });

  test('[OP-R7.6] ACTIVATE_MAIN, MAIN, COUNTER and TRIGGER come when their player uses them', () => {
    const people = playing(
      {
        probe: stage(1, on('ACTIVATE_MAIN', draw(1))),
        horn: event(0, on('MAIN', draw(1))),
        shove: event(0, on('COUNTER', draw(1))),
        flare: event(0, on('TRIGGER', draw(1))),
      },
      {
        alice: { stage: ['probe'], hand: ['horn'], deck: pile },
        bola: { hand: ['shove'], life: ['sailor', 'flare'], deck: pile },
      },
    );
    const { alice, bola } = people;

    alice.does('activate', 'probe', 1);
    alice.does('play', 'horn');
    attacks(people, alice, 'captain');
    bola.does('event', 'shove');
    bola.does('done');
    bola.chooses('trigger');

    expect(resolved(people)).toEqual(['probe#1', 'horn#1', 'shove#1', 'flare#1']);
  });

  test('[OP-R7.6] The rules know every timing by name', () => {
    const { game } = playing({});
    const named = [
      'START_OF_GAME',
      'START_OF_TURN',
      'START_OF_MAIN',
      'WHEN_ATTACKING',
      'ON_OPPONENT_ATTACK',
      'ON_BLOCK',
    ];
    const others = ['WHEN_ATTACKED', 'ON_KO', 'END_OF_BATTLE', 'END_OF_YOUR_TURN', 'END_OF_OPPONENT_TURN'];

    expect(game.kit.rules.timings).toEqual(expect.arrayContaining([...AUTO_TIMINGS, ...named, ...others]));
  });

  test('[OP-R7.6] The engine tells of every timing somewhere', () => {
    const code = ['rules', 'effects'].flatMap((folder) => {
      const at = new URL(`../../src/${folder}/`, import.meta.url);
      return readdirSync(at, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.ts'))
        .map((path) => readFileSync(new URL(path, at), 'utf8'));
    });
    const isTold = (timing: Timing) => code.some((text) => new RegExp(`emit\\([^;]*TIMING\\.${timing}\\b`).test(text));

    expect(AUTO_TIMINGS.filter((timing) => !isTold(timing))).toEqual([]);
  });
});
