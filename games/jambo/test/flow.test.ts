import { apply, hashOf, sample, seedRng, start } from '@dealers-choice/kernel';
import type { Actor } from '@dealers-choice/testkit';
import { describe, expect, test } from 'vitest';
import { CARDS, INTERACTIONS, type Jambo, jambo, pendingResolution } from '../src/index.ts';
import { kindName, type People, playing } from './playing.ts';
import { OF_ALICE, OF_THE_RIVAL, THREE_LEFT, type Wait } from './waits.ts';
import { ALL_MOVES } from './worlds.ts';

/** Tries everything as this seat; nothing may work, and nothing may change. */
function expectFrozen({ table, seat }: Actor<Jambo>): void {
  const before = hashOf(table.match);
  for (const move of ALL_MOVES) expect(table.host.play(seat, move)?.code, JSON.stringify(move)).toBeTruthy();
  expect(hashOf(table.match)).toBe(before);
}
const waitAt = ({ has, before }: Pick<Wait, 'has' | 'before'>): People => {
  const people = playing({ ...has, table: THREE_LEFT });
  before(people);
  return people;
};

describe('[J-2] [J-23] [J-30] while Bola is asked, the turn of Alice is frozen', () => {
  test.each(OF_THE_RIVAL)('[J-2] [J-23] [J-30] $title', ({ has, before, prompt, answer }) => {
    const people = waitAt({ has, before });
    const { alice, bola, table } = people;

    expect(bola).toBeAsked(prompt);
    expect(pendingResolution(table.match)).toMatchObject({ responder: bola.seat, activePlayer: 0, suspends: true });
    expectFrozen(alice);
    expect(alice.refusal({ do: 'END_TURN' })?.code).toBe('NOT_YOUR_DECISION');
    expect(table).toHave({ active: 0, actions: 2 });
    answer(people);

    expect(alice).toBeAsked('PLAY');
    expect(table).toHave({ active: 0, actions: 2, phase: 'play' });
    expect(pendingResolution(table.match)).toBeNull();
    alice.does('END_TURN');
    expect(bola).toBeAsked('DRAW');
  });

  test('[J-30] Three suspensions in one turn cost three actions, and the answers none', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['parrot', 'ware-kkk', 'cheetah'] },
      bola: { hand: ['well'], large: ['tea'] },
      table: { deck: ['ape'] },
    });

    alice.plays('PLAY', 'parrot');
    bola.chooses('no');
    alice.plays('BUY', 'ware-kkk');
    bola.chooses('no');
    alice.plays('PLAY', 'cheetah');
    bola.chooses('no');
    bola.chooses('pay');

    expect(table).toHave({ actions: 2, active: 0 });
    expect(alice).toBeAsked('PLAY');
  });

  test('[J-30] When the last action was spent the turn ends after the answer', () => {
    const { alice, bola, table } = playing({ alice: { hand: ['carrier'] }, table: { actions: 1, deck: ['ape'] } });

    alice.plays('PLAY', 'carrier');
    alice.chooses('cards');
    expect(table).toHave({ active: 0, actions: 0 });
    bola.picks('tea');

    expect(table).toHave({ active: 1, actions: 5, discard: ['carrier'] });
    expect(bola).toBeAsked('DRAW');
  });
});

describe('[J-2] what Alice decides herself does not suspend her turn', () => {
  test.each(OF_ALICE)('[J-2] $title: only Alice may answer', ({ has, before, prompt }) => {
    const { alice, bola, table } = waitAt({ has, before });

    expect(alice).toBeAsked(prompt);
    expect(pendingResolution(table.match)).toMatchObject({ responder: alice.seat, suspends: false });
    expectFrozen(bola);
    expect(alice.refusal({ do: 'END_TURN' })?.code).toBe('NOT_NOW');
  });

  test('Nothing of Bola is accepted in the turn of Alice, asked or not', () => {
    const { bola } = playing({
      alice: { hand: ['parrot'] },
      bola: { hand: ['guard', 'rain-maker', 'psychic'], utilities: ['well'] },
      table: { deck: ['ape'] },
    });

    expectFrozen(bola);
  });
});

describe('[J-32] one mechanism for all cards', () => {
  test('[J-32] In random games every card asks only what it announces, and every kind of question comes up', () => {
    const windows = ['GUARD_WINDOW', 'RAIN_MAKER_WINDOW', 'UTILITY_REPLACE'];
    const announced = new Map(CARDS.map(({ id, interactions }) => [id, [...interactions, ...windows] as string[]]));
    const met = new Set<string>();

    for (let seed = 1; seed <= 60 && met.size < INTERACTIONS.length; seed++) {
      const match = start(jambo, { seed });
      const rng = seedRng(seed);
      while (match.asking) {
        const { prompt, source, seats } = match.asking;
        const pending = pendingResolution(match);
        expect(pending?.type ?? null).toBe(['DRAW', 'LOOKED', 'PLAY'].includes(prompt) ? null : prompt);
        if (pending) {
          met.add(prompt);
          expect(announced.get(kindName(source)), `${kindName(source)} asks`).toContain(prompt);
          expect(pending.responder).toBe(seats[0]);
          expect(seats).toHaveLength(1);
        }
        apply(jambo, match, pending?.responder ?? match.table.active, sample(jambo, match, seats[0] ?? 0, rng));
      }
    }

    expect([...met].sort()).toEqual([...INTERACTIONS].sort());
  });
});
