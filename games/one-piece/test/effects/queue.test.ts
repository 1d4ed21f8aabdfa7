import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { resolved, shown, toldOf } from '../kit/battles.ts';
import { draw, lets, on, waiting } from '../kit/effects.ts';
import { ch, type More, playing, saying } from '../kit/playing.ts';

/** "When a [runner] is played", whoever plays it. */
const atRunner = (...steps: Step[]): Effect => ({
  timings: ['ON_PLAYED'],
  when: { cards: { of: 'either', in: ['character'], where: { name: ['runner'] } } },
  steps,
});
const watcher = (...steps: Step[]): More => ch(1, 1000, saying(atRunner(...steps)));
const add: Step = { do: 'addDon', n: 1, rested: true };
const runner = ch(1, 1000);
const deck = ['sailor', 'sailor', 'guard', 'guard', 'guard', 'guard'];

describe('effects that wait', () => {
  const three = { runner, cook: watcher(draw(1)), smith: watcher(add), clerk: watcher(draw(2)) };

  test('[S58] [OP-R7.1] Three watchers of one event are three entries in the queue, each of one generation', () => {
    const people = playing(three, {
      alice: { hand: ['runner'], characters: ['cook', 'smith', 'clerk'], donActive: 1 },
    });

    people.alice.does('play', 'runner');

    expect(waiting(people).sort()).toEqual(['clerk#1', 'cook#1', 'smith#1']);
    expect(new Set(people.match.table.pending.map(({ unit }) => unit)).size).toBe(1);
    expect(people.alice).toBeAsked('next-effect');
  });

  test('[S58] [OP-R7.5] Each of them is carried out exactly once', () => {
    const people = playing(three, {
      alice: { hand: ['runner'], characters: ['cook', 'smith', 'clerk'], donActive: 1, deck },
    });
    const { alice } = people;

    alice.does('play', 'runner');
    lets(people, alice, 'smith#1');
    lets(people, alice, 'clerk#1');

    expect(resolved(people)).toEqual(['smith#1', 'clerk#1', 'cook#1']);
    expect(alice).toHave({ hand: ['guard', 'guard', 'guard'], donRested: 2 });
    expect(people.match.table.pending).toEqual([]);
    expect(alice).toBeAsked('main');
  });

  test('[OP-R7.1] One whose tags do not hold when it happens is not queued', () => {
    const people = playing(
      {
        runner,
        cook: ch(1, 1000, saying({ ...atRunner(draw(1)), don: 1 })),
        smith: ch(1, 1000, saying({ ...atRunner(draw(1)), turn: 'opponent' })),
      },
      { alice: { hand: ['runner'], characters: ['cook', 'smith'], donActive: 1, deck } },
    );

    people.alice.does('play', 'runner');

    expect(toldOf(people, 'effectQueued')).toEqual([]);
    expect(people.alice).toHave({ hand: [] });
  });
});

describe('the order', () => {
  const both = { runner, cook: watcher(draw(1)), spy: watcher(add) };

  test('[S59] [OP-R7.2] The turn player comes first, in the first seat', () => {
    const people = playing(both, {
      alice: { hand: ['runner'], characters: ['cook'], donActive: 1 },
      bola: { characters: ['spy'] },
    });

    people.alice.does('play', 'runner');

    expect(resolved(people)).toEqual(['cook#1', 'spy#1']);
  });

  test('[S59] [OP-R7.2] and in the second seat', () => {
    const people = playing(
      both,
      { alice: { characters: ['cook'] }, bola: { hand: ['runner'], characters: ['spy'], donActive: 1 } },
      { asked: 'bola' },
    );

    people.bola.does('play', 'runner');

    expect(resolved(people)).toEqual(['spy#1', 'cook#1']);
    expect(people.bola).toBeAsked('main');
  });

  const chain = {
    runner,
    /** A. */
    cook: watcher(draw(1)),
    /** B. */
    smith: watcher(add),
    /** C: what A causes. */
    clerk: ch(1, 1000, saying(on('ON_DRAW_BY_EFFECT', { do: 'power', what: 'this', n: 1000, for: 'THIS_TURN' }))),
    /** X. */
    spy: watcher(add),
    /** Y: of the other player, caused by A as well. */
    rival: ch(1, 1000, saying({ ...on('ON_DRAW_BY_EFFECT', draw(1)), when: { whose: 'opponent' } })),
    /** B again, so that it causes D: a DON!! given. */
    giver: watcher({ do: 'giveDon', n: 1, from: 'rested', to: { n: 1, in: ['leader'] } }),
    lamp: ch(1, 1000, saying({ timings: ['ON_DON_GIVEN'], when: { cards: { in: ['leader'] } }, steps: [add] })),
  };

  test('[S60] [OP-R7.2] [OP-R7.5] Of A and B together, what A causes comes after B', () => {
    const people = playing(chain, {
      alice: { hand: ['runner'], characters: ['cook', 'smith', 'clerk'], donActive: 1, deck },
    });
    const { alice } = people;

    alice.does('play', 'runner');
    lets(people, alice, 'cook#1');

    expect(resolved(people)).toEqual(['cook#1', 'smith#1', 'clerk#1']);
    expect(shown(people, 0, 'clerk')).toBe(2000);
  });

  test("[S61] [OP-R7.2] [OP-R7.5] What the turn player's A causes comes after the other player's X", () => {
    const people = playing(chain, {
      alice: { hand: ['runner'], characters: ['cook', 'clerk'], donActive: 1, deck },
      bola: { characters: ['spy'] },
    });

    people.alice.does('play', 'runner');

    expect(resolved(people)).toEqual(['cook#1', 'spy#1', 'clerk#1']);
  });

  test('[OP-R7.2] Generations are not merged: A, B, C, Y, D, for Y is older than D', () => {
    const people = playing(chain, {
      alice: { hand: ['runner'], characters: ['cook', 'giver', 'clerk', 'lamp'], donActive: 1, donRested: 1, deck },
      bola: { characters: ['rival'] },
    });
    const { alice } = people;

    alice.does('play', 'runner');
    lets(people, alice, 'cook#1');

    expect(resolved(people)).toEqual(['cook#1', 'giver#1', 'clerk#1', 'rival#1', 'lamp#1']);
  });

  test('[OP-R7.5] What an effect triggers waits until that effect has finished', () => {
    const strongCook: Step = {
      do: 'if',
      if: { have: { in: ['character'], where: { name: ['cook'], power: { min: 2000 } } } },
      then: [draw(1)],
    };
    const people = playing(
      {
        cook: ch(
          1,
          1000,
          saying(on('ACTIVATE_MAIN', draw(1), { do: 'power', what: 'this', n: 1000, for: 'THIS_TURN' })),
        ),
        clerk: ch(1, 1000, saying({ ...on('ON_DRAW_BY_EFFECT', strongCook), oncePerTurn: true })),
      },
      { alice: { characters: ['cook', 'clerk'], deck } },
    );

    people.alice.does('activate', 'cook', 1);

    // The clerk finds the cook stronger, which came after the draw that set the clerk off.
    expect(people.alice).toHave({ hand: ['guard', 'guard'] });
  });
});

describe('an effect that waits while its card goes', () => {
  const bosun = watcher({
    do: 'move',
    what: { n: 1, in: ['character'], where: { name: ['clerk'] } },
    to: 'hand',
  });
  const clerk = ch(0, 1000, saying({ ...atRunner(draw(1)), oncePerTurn: true }));

  test('[S62] is dropped, and its use of this turn is not spent', () => {
    const people = playing(
      { runner, bosun, clerk },
      { alice: { hand: ['runner', 'runner'], characters: ['bosun', 'clerk'], donActive: 2, deck } },
    );
    const { alice } = people;

    alice.does('play', 'runner');
    lets(people, alice, 'bosun#1');
    expect(resolved(people)).toEqual(['bosun#1']);
    expect(toldOf(people, 'effectDropped').map(({ effect }) => effect)).toEqual(['clerk#1']);
    expect(alice).toHave({ hand: ['runner', 'clerk'], used: { clerk: 0 } });

    alice.does('play', 'clerk');
    alice.does('play', 'runner');
    lets(people, alice, 'clerk#1');
    expect(resolved(people)).toEqual(['bosun#1', 'clerk#1', 'bosun#1']);
    expect(alice).toHave({ hand: ['guard', 'clerk'] });
  });

  test('[S62] So is one whose tag no longer holds, and the same card can still use it', () => {
    const thief = watcher({ do: 'returnDon', n: 1 });
    const people = playing(
      { runner, thief, clerk: ch(0, 1000, saying({ ...atRunner(draw(1)), oncePerTurn: true, don: 1 })) },
      {
        alice: { hand: ['runner', 'runner'], characters: ['thief', 'clerk'], given: { clerk: 1 }, donActive: 3, deck },
      },
    );
    const { alice } = people;
    const clerkCopy = people.match.table.characters[0][1] ?? 0;

    alice.does('play', 'runner');
    lets(people, alice, 'thief#1');
    alice.picks(clerkCopy);
    expect(toldOf(people, 'effectDropped').map(({ effect }) => effect)).toEqual(['clerk#1']);
    expect(alice).toHave({ hand: ['runner'], used: { clerk: 0 } });

    alice.does('give', 'clerk', 1);
    alice.does('play', 'runner');
    lets(people, alice, 'clerk#1');
    expect(alice).toHave({ hand: ['guard'] });
  });
});
