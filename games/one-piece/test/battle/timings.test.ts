/** Each timing of the rules happens at its moment, for its player, and no sooner. */
import { describe, expect, test } from 'vitest';
import type { Effect, Timing } from '../../src/tree/tree.ts';
import { attacks, resolved } from '../kit/battles.ts';
import { draw, on } from '../kit/effects.ts';
import { ch, event, type More, type People, playing, saying } from '../kit/playing.ts';

const pile = ['sailor', 'sailor', 'sailor', 'sailor', 'sailor', 'guard', 'guard', 'guard'];
const probe = (timing: Timing, more: Partial<Effect> = {}): More =>
  ch(1, 3000, saying({ ...on(timing, draw(1)), ...more }));
const fired = (people: People): string[] => resolved(people).filter((effect) => effect.startsWith('probe'));

describe('[OP-R7.6] the timings of a battle', () => {
  const brute = ch(1, 5000);

  test('[OP-R7.6] WHEN_ATTACKING comes for the attacker, then ON_OPPONENT_ATTACK for the defender', () => {
    const people = playing(
      { probe: probe('WHEN_ATTACKING'), probed: probe('ON_OPPONENT_ATTACK'), prober: probe('WHEN_ATTACKING') },
      {
        alice: { characters: ['probe', 'prober'], deck: pile },
        bola: { characters: ['probed'], deck: pile, life: ['sailor'] },
      },
    );

    attacks(people, people.alice, 'probe');

    expect(fired(people)).toEqual(['probe#1', 'probed#1']);
    expect(people.bola).toBeAsked('counter');
  });

  test('[OP-R7.6] WHEN_ATTACKED comes for the target alone', () => {
    const people = playing(
      { probe: probe('WHEN_ATTACKED'), probed: probe('WHEN_ATTACKED'), brute },
      {
        alice: { characters: ['brute'] },
        bola: { characters: ['probe', 'probed'], rested: { probe: 1 }, deck: pile, life: ['sailor'] },
      },
    );

    attacks(people, people.alice, 'brute', 'probe');

    expect(fired(people)).toEqual(['probe#1']);
  });

  test('[OP-R7.6] ON_BLOCK comes for the Blocker, ON_BLOCKER_ACTIVATED for who watches', () => {
    const people = playing(
      {
        probe: { ...probe('ON_BLOCK'), keywords: ['BLOCKER'] },
        probed: probe('ON_BLOCKER_ACTIVATED', { when: { whose: 'opponent' } }),
        brute,
      },
      {
        alice: { characters: ['brute', 'probed'], deck: pile },
        bola: { characters: ['probe'], deck: pile, life: ['sailor'] },
      },
    );

    attacks(people, people.alice, 'brute');
    expect(fired(people)).toEqual([]);
    people.bola.picks('probe');

    expect(fired(people)).toEqual(['probed#1', 'probe#1']);
  });

  test("[OP-R7.6] ON_KO comes for the card that is K.O.'d", () => {
    const people = playing(
      { probe: probe('ON_KO'), brute },
      { alice: { characters: ['brute'] }, bola: { characters: ['probe'], rested: { probe: 1 }, deck: pile } },
    );

    attacks(people, people.alice, 'brute', 'probe');
    expect(fired(people)).toEqual([]);
    people.bola.does('done');

    expect(fired(people)).toEqual(['probe#1']);
  });

  test('[OP-R7.6] END_OF_BATTLE and ON_BATTLED come when power was compared, before battle-long effects end', () => {
    const strong: Effect['steps'] = [
      { do: 'if', if: { is: 'this', where: { power: { min: 5000 } } }, then: [draw(1)] },
    ];
    const people = playing(
      {
        probe: ch(1, 3000, saying({ timings: ['END_OF_BATTLE', 'ON_BATTLED'], steps: strong })),
        brute,
      },
      {
        alice: { characters: ['brute'] },
        bola: { characters: ['probe'], rested: { probe: 1 }, hand: ['guard', 'guard'], deck: pile },
      },
    );
    const { alice, bola } = people;

    attacks(people, alice, 'brute', 'probe');
    bola.does('counter', 'guard', people.match.table.characters[1][0]);
    bola.does('counter', 'guard', people.match.table.characters[1][0]);
    expect(fired(people)).toEqual([]);
    bola.does('done');
    bola.picks(0);

    expect(fired(people).sort()).toEqual(['probe#1', 'probe#2']);
    expect(bola).toHave({ hand: ['guard', 'guard'] });
  });

  test('[OP-R7.6] END_OF_BATTLE does not come when the battle broke off', () => {
    const people = playing(
      {
        probe: probe('END_OF_BATTLE', { steps: [draw(1)] }),
        shove: event(0, on('COUNTER', { do: 'move', what: 'attacker', to: 'hand' })),
        brute,
      },
      {
        alice: { characters: ['brute'] },
        bola: { characters: ['probe'], rested: { probe: 1 }, hand: ['shove'], deck: pile },
      },
    );

    attacks(people, people.alice, 'brute', 'probe');
    people.bola.does('event', 'shove');
    people.bola.does('done');

    expect(people.alice).toBeAsked('main');
    expect(fired(people)).toEqual([]);
  });

  test('[OP-R7.6] What waits for damage, lost Life or a Trigger comes after all damage', () => {
    const people = playing(
      {
        probe: { ...ch(1, 9000, saying(on('ON_DAMAGE_DEALT', draw(1)))), keywords: ['DOUBLE_ATTACK'] },
        probed: ch(1, 1000, {
          effects: [
            on('ON_DAMAGE_TAKEN', draw(1)),
            on('ON_LIFE_REMOVED', draw(1)),
            on('ON_TRIGGER_ACTIVATED', draw(1)),
          ],
        }),
        flare: event(1, on('TRIGGER', draw(1))),
      },
      {
        alice: { characters: ['probe'], deck: pile },
        bola: { characters: ['probed'], life: ['sailor', 'sailor', 'flare'], deck: [...pile, ...pile] },
      },
    );
    const { alice, bola } = people;

    attacks(people, alice, 'probe');
    bola.does('done');
    bola.chooses('trigger');
    expect(resolved(people)).toEqual(['flare#1']);
    bola.chooses('take');
    while (people.match.asking?.prompt === 'next-effect') bola.picks(people.match.asking.from[0] ?? 0);

    expect(fired(people)[0]).toBe('probe#1');
    // Damage once, Life twice, a Trigger once.
    expect(fired(people).slice(1).sort()).toEqual(['probed#1', 'probed#2', 'probed#2', 'probed#3']);
  });
});
