/** Chains that come round again: forced ones are a draw, others end where their player can stop (OP-96). */
import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { attacks, changedRules, resolved, toldOf } from '../kit/battles.ts';
import { draw, on, restThis } from '../kit/effects.ts';
import { answersOf, ch, event, type More, type People, playing, type Setting, saying } from '../kit/playing.ts';

/** "When a DON!! is given to this card, move it to …" */
const passesTo = (name: string, more: Partial<Effect> = {}): More =>
  ch(1, 1000, saying({ ...on('ON_DON_GIVEN', passOn(name)), ...more }));
const passOn = (name: string): Step => ({
  do: 'moveGivenDon',
  n: 1,
  to: { n: 1, in: ['character'], where: { name: [name] } },
});
const repeats = (maxRepeats: number): Setting => ({ options: { decks: 'crew,crew', maxRepeats } });
const timed = (run: () => void): number => {
  const before = performance.now();
  run();
  return performance.now() - before;
};

describe('two compulsory effects that trigger each other for ever', () => {
  const forced = { ping: passesTo('pong'), pong: passesTo('ping') };
  const has = { alice: { characters: ['ping', 'pong'], donActive: 1 } };

  test('[S75] [OP-R10.1] [OP-R10.2] end the match as a draw, in less than a second', () => {
    const people = playing(forced, has);

    const took = timed(() => people.alice.does('give', 'ping', 1));

    expect(people.match.over).toEqual({ reason: 'LOOP', winners: [] });
    expect(took).toBeLessThan(1000);
    expect(toldOf(people, 'loopDetected')).toHaveLength(1);
    expect(toldOf(people, 'gameOver')).toMatchObject([{ reason: 'LOOP', winner: -1 }]);
  });

  test('[S75] [OP-R10.3] within the repeats that are set: fewer of them, fewer rounds', () => {
    const rounds = (how: Setting): number => {
      const people = playing(forced, has, how);
      people.alice.does('give', 'ping', 1);
      expect(people.match.over?.reason).toBe('LOOP');
      return resolved(people).length;
    };

    const [two, four, nine] = [rounds(repeats(2)), rounds(repeats(4)), rounds(repeats(9))];
    // A round is two effects, and a few go by before anybody counts.
    expect(four - two).toBe(4);
    expect(nine - four).toBe(10);
    expect(four).toBeLessThan(30);
  });

  test('[OP-R10.3] The rules file says what holds where a match says nothing', () => {
    const two = playing(forced, has, { rules: changedRules({ loops: { maxRepeats: 2 } }) });
    const asked = playing(forced, has, repeats(2));
    for (const people of [two, asked]) people.alice.does('give', 'ping', 1);

    expect(two.match.options.maxRepeats).toBe(2);
    expect(resolved(two)).toEqual(resolved(asked));
  });

  test('[OP-R10.3] Any number that a rules file may have can be played with', () => {
    for (const how of [{ rules: changedRules({ loops: { maxRepeats: 100 } }) }, repeats(100)]) {
      const people = playing(forced, has, how);
      people.alice.does('give', 'ping', 1);
      expect(people.match.over).toEqual({ reason: 'LOOP', winners: [] });
      expect(resolved(people).length).toBeGreaterThan(200);
    }
  });

  test('[OP-R10.1] A long chain that does not come round is no loop', () => {
    const cook = ch(1, 1000, saying(on('ON_DRAW_BY_EFFECT', { do: 'addDon', n: 1, rested: true })));
    const people = playing(
      { cook, feast: ch(1, 1000, saying(on('ACTIVATE_MAIN', { do: 'repeat', n: 20, steps: [draw(1)] }))) },
      { alice: { characters: ['feast', 'cook'] } },
    );

    people.alice.does('activate', 'feast', 1);

    expect(people.match.over).toBeNull();
    expect(resolved(people)).toHaveLength(21);
    expect(people.alice).toBeAsked('main');
  });

  test('[OP-R10.2] A "may" beside the loop that stops nothing does not keep it going', () => {
    const bystander = ch(
      1,
      1000,
      saying({
        timings: ['ON_DON_GIVEN'],
        when: { cards: { in: ['character'], where: { name: ['ping'] } } },
        optional: true,
        steps: [{ do: 'restDon', n: 1 }],
      }),
    );
    const people = playing(
      { ...forced, bystander },
      { alice: { characters: ['ping', 'pong', 'bystander'], donActive: 1 } },
    );
    const { alice } = people;
    alice.does('give', 'ping', 1);
    let asked = 0;
    while (people.match.asking && ++asked < 200) {
      const { prompt, from } = people.match.asking;
      if (prompt === 'next-effect') alice.picks(from[0] ?? 0);
      else alice.chooses('no');
    }

    expect(people.match.over).toEqual({ reason: 'LOOP', winners: [] });
    expect(asked).toBeLessThan(100);
  });
});

describe('chains without end that never come back to a position', () => {
  test('[OP-R10.2] are cut, and say so; that is no hang', () => {
    const proud = ch(
      1,
      1000,
      saying({
        timings: ['ON_DON_GIVEN'],
        steps: [{ do: 'power', what: 'this', n: 1000, for: 'THIS_TURN' }, passOn('other')],
      }),
    );
    const people = playing(
      { proud, other: passesTo('proud') },
      { alice: { characters: ['proud', 'other'], donActive: 1 } },
    );

    people.alice.does('give', 'proud', 1);

    expect(people.match.over).toMatchObject({ reason: 'cut', winners: [] });
  });

  test('[OP-R10.2] A queue that grows and grows ends the match, with a reason of its own', () => {
    const feast = on('ON_DRAW_BY_EFFECT', draw(1));
    const people = playing(
      { feast: ch(1, 1000, saying(feast, feast, on('ACTIVATE_MAIN', draw(1)))) },
      { alice: { characters: ['feast'] } },
      { rules: changedRules({ loops: { queueLimit: 20 } }) },
    );
    const { alice } = people;
    alice.does('activate', 'feast', 3);
    while (people.match.asking?.prompt === 'next-effect') alice.picks(people.match.asking.from[0] ?? 0);

    expect(people.match.over).toEqual({ reason: 'QUEUE', winners: [] });
  });
});

describe('a loop that one player may stop', () => {
  const wakes = (name: string): Effect => ({
    timings: ['ACTIVATE_MAIN'],
    cost: [restThis],
    steps: [{ do: 'setActive', what: { n: 1, in: ['character'], where: { name: [name] } } }],
  });
  const cards = {
    left: ch(1, 1000, saying(wakes('right'))),
    right: ch(1, 1000, saying(wakes('left'))),
    cook: ch(1, 1000, saying(on('ACTIVATE_MAIN', draw(1)))),
  };
  const has = { alice: { characters: ['left', 'right', 'cook'], rested: { right: 1 }, donActive: 1 } };
  /** How often the two went round before they were stopped. */
  const rounds = (people: People): number => {
    const { alice } = people;
    for (let n = 0; n < 50; n++) {
      if (alice.tries({ do: 'activate', card: 'left', at: 1 })) return n;
      alice.does('activate', 'right', 1);
    }
    return 50;
  };

  test.each([1, 2, 4, 7])(
    '[S76] [OP-R10.2] [OP-R10.3] With maxRepeats %i that is how often, and play continues',
    (n) => {
      const people = playing(cards, has, repeats(n));
      const { alice } = people;

      expect(rounds(people)).toBe(n);
      expect(alice.refusal({ do: 'activate', card: 'left', at: 1 })).toMatchObject({
        code: 'LOOP',
        params: { times: n },
      });
      expect(people.match.over).toBeNull();
      expect(alice).toBeAsked('main');
    },
  );

  test('[S76] Four times, where nothing is said', () => {
    expect(rounds(playing(cards, has))).toBe(4);
  });

  test('[S76] [OP-R10.2] Only what goes round is withheld: other effects and attacks are not', () => {
    const people = playing(cards, has, repeats(2));
    rounds(people);

    expect(answersOf(people, people.alice)).not.toContain('activate left 1');
    expect(answersOf(people, people.alice)).toEqual(
      expect.arrayContaining(['activate cook 1', 'attack captain captain', 'give left 1', 'end']),
    );
  });

  test('[S76] From another position it may be done again', () => {
    const people = playing(cards, has, repeats(2));
    rounds(people);

    people.alice.does('give', 'cook', 1);

    expect(rounds(people)).toBe(2);
  });

  test('[OP-R10.1] Who spends DON!! gets somewhere, though nothing else changes', () => {
    const buyer = ch(1, 1000, saying({ timings: ['ACTIVATE_MAIN'], cost: [{ do: 'restDon', n: 1 }], steps: [] }));
    const people = playing({ buyer }, { alice: { characters: ['buyer'], donActive: 6 } }, repeats(2));

    for (let n = 0; n < 6; n++) people.alice.does('activate', 'buyer', 1);

    expect(people.alice).toHave({ donActive: 0, donRested: 6 });
  });

  test('[OP-R10.1] So does who draws, though nobody sees which card', () => {
    const people = playing(cards, { alice: { characters: ['cook'] } }, repeats(2));

    for (let n = 0; n < 6; n++) people.alice.does('activate', 'cook', 1);

    expect(people.match.table.hand[0]).toHaveLength(6);
  });

  test('[S76] In the next turn too', () => {
    const people = playing(
      cards,
      { alice: { characters: ['left', 'right', 'cook'], rested: { right: 1 } } },
      repeats(2),
    );
    rounds(people);
    people.alice.does('end');
    people.bola.does('end');

    expect(answersOf(people, people.alice)).toContain('activate left 1');
  });

  test('[S76] [OP-R10.2] A card that comes back to the hand for nothing is played no more often than that', () => {
    const ghost = ch(0, 1000, saying(on('ON_PLAY', { do: 'move', what: 'this', to: 'hand' })));
    const people = playing({ ghost }, { alice: { hand: ['ghost'] } }, repeats(3));
    const { alice } = people;
    let played = 0;
    while (played < 20 && alice.tries({ do: 'play', card: 'ghost' }) === null) played++;

    // Once from a hand that nobody knew, then three times from one that everybody knows.
    expect(played).toBe(1 + 3);
    expect(alice.refusal({ do: 'play', card: 'ghost' })?.code).toBe('LOOP');
  });
});

describe('an Event that comes back to the hand in the Counter Step', () => {
  test('[S76] [OP-R10.2] is used no more often than that, and the battle goes on', () => {
    const echo = event(0, on('COUNTER', { do: 'move', what: 'this', to: 'hand' }));
    const people = playing({ echo }, { bola: { hand: ['echo'], life: ['sailor'] } }, repeats(3));
    const { alice, bola } = people;
    attacks(people, alice, 'captain');
    let used = 0;
    while (used < 20 && bola.tries({ do: 'event', card: 'echo' }) === null) used++;

    expect(used).toBe(1 + 3); // once before everybody knew it
    expect(bola.refusal({ do: 'event', card: 'echo' })?.code).toBe('LOOP');
    bola.does('done');
    expect(bola).toBeAsked('life');
  });
});

describe('a triggered loop that its player may stop', () => {
  const optional = { ping: passesTo('pong', { optional: true }), pong: passesTo('ping') };

  test.each([2, 4])('[S76] [OP-R10.2] With maxRepeats %i "yes" is offered so often, then only "no"', (n) => {
    const people = playing(optional, { alice: { characters: ['ping', 'pong'], donActive: 1 } }, repeats(n));
    const { alice } = people;
    alice.does('give', 'ping', 1);
    let yes = 0;
    while (answersOf(people, alice).includes('yes')) {
      alice.chooses('yes');
      yes++;
      if (yes > 50) break;
    }

    expect(yes).toBe(n);
    expect(answersOf(people, alice)).toEqual(['no']);
    alice.chooses('no');
    expect(alice).toBeAsked('main');
    expect(people.match.over).toBeNull();
  });
});
