import type { Actor } from '@dealers-choice/testkit';
import { describe, expect, test } from 'vitest';
import type { Door } from '../src/index.ts';
import { words } from '../src/words/index.ts';
import { codeOf, dead, draws, duels, NAMES, type People, seated } from './seated.ts';

const AIM = 'CHAOS_AIM';
const NERVE = 'CHAOS_NERVE';
const judging = (): People => {
  const people = draws('JUDGE_JURY', { dina: dead });
  people.alice.chooses('JUDGE');
  return people;
};
const jury = (): People => {
  const people = draws('JUDGE_JURY', { dina: dead });
  people.alice.chooses('JURY');
  people.alice.picks('bola');
  return people;
};
const resurrecting = (): People => {
  const people = draws('RESURRECT_REAP', { dina: dead });
  people.alice.chooses('RESURRECT');
  return people;
};
const role = (): People => {
  const people = draws('CHAOS');
  people.alice.picks('bola');
  return people;
};
const thrown = (): People => {
  const people = duels('CAN');
  people.alice.times(AIM, 800);
  return people;
};
const released = (): People => {
  const people = duels('CAN');
  people.bola.times(NERVE, 100);
  return people;
};
const over = (): People => {
  const people = seated({ alice: { pos: 19 } }, { rolls: [1] });
  people.alice.does('ROLL');
  return people;
};

/** What the table says to a player whose move is refused. */
function sentence(actor: Actor<Door>, move: unknown): string {
  const refusal = actor.table.host.play(actor.seat, move as never);
  if (!refusal) throw new Error('this was allowed');
  return words.refusal(refusal, { view: actor.table.host.view(actor.seat), name: (seat) => NAMES[seat], you: null });
}

describe('every refusal has its code and its sentence', () => {
  test.each([
    ['GAME_OVER', over, 'bola', { do: 'ROLL' }, 'The game is finished.'],
    ['NOT_YOUR_DECISION', jury, 'alice', { pick: [2] }, 'It is not your decision: bola decides now.'],
    [
      'NOT_YOUR_DECISION',
      duels.bind(null, 'CAN'),
      'bola',
      { timing: 800, for: AIM },
      'It is not your decision: alice throws, bola holds still.',
    ],
    ['WRONG_STEP', seated, 'alice', { choose: 'JUDGE' }, 'That is not possible at this step.'],
    [
      'NO_SUCH_OPTION',
      draws.bind(null, 'JUDGE_JURY'),
      'alice',
      { choose: 'REAP' },
      'This card does not have that option.',
    ],
    [
      'OPTION_UNAVAILABLE',
      draws.bind(null, 'RESURRECT_REAP'),
      'alice',
      { choose: 'RESURRECT' },
      'Nobody is dead, so nobody can be resurrected.',
    ],
    ['NOT_YOURSELF', judging, 'alice', { pick: [0] }, 'You cannot choose yourself.'],
    ['TARGET_NOT_ALIVE', judging, 'alice', { pick: [3] }, 'dina is dead.'],
    ['TARGET_NOT_DEAD', resurrecting, 'alice', { pick: [1] }, 'bola is alive: only a dead player can be resurrected.'],
    ['NO_SUCH_SEAT', judging, 'alice', { pick: [8] }, 'There is no such seat: the seats are 1 to 4.'],
    ['ALREADY_THROWN', thrown, 'alice', { timing: 800, for: AIM }, 'You have thrown already: one throw per duel.'],
    [
      'ALREADY_ANSWERED',
      released,
      'bola',
      { timing: 9, for: NERVE },
      'You have answered already: one report per duel.',
    ],
    ['BAD_TIMING', duels.bind(null, 'CAN'), 'alice', { timing: 299, for: AIM }, 'The time sent cannot be right.'],
    ['UNKNOWN_ACTION', seated, 'alice', { do: 'FLY' }, 'That is not an action of The Door.'],
  ] as const)('%s', (code, position, who, move, told) => {
    const people = position();

    expect(codeOf(people[who], move)).toBe(code);
    expect(sentence(people[who], move)).toBe(told);
  });

  test.each([
    [{}],
    [null],
    ['ROLL'],
    [[{ do: 'ROLL' }]],
    [{ do: 'ROLL', twice: true }],
    [{ do: 5 }],
    [{ roll: 6 }],
    [{ do: '' }],
    [{ pick: ['bola'] }],
    [{ pick: [1.5] }],
    [{ timing: 800 }],
    [{ timing: '800', for: AIM }],
    [{ timing: 800, for: 'CHAOS_LAUGH' }],
    [{ do: 'ROLL', card: 3 }],
    [{ do: 'ROLL', at: 1 }],
    [{ say: 3 }],
    [{ layout: { run: 0, cards: [], shifts: [] } }],
    [{ pick: [] }],
    [{ pick: [1, 2] }],
    [{ pick: [1, 1] }],
    [{ also: null }],
  ])('%j is no action of this game, at any step and from anybody', (move) => {
    for (const { alice, bola } of [seated(), judging(), role(), duels('CAN')]) {
      expect([codeOf(alice, move), codeOf(bola, move)]).toEqual(['UNKNOWN_ACTION', 'UNKNOWN_ACTION']);
    }
  });

  test.each([[{ pick: [4] }], [{ pick: [-1] }], [{ also: 9 }]])('%j names a seat that is not there', (move) => {
    expect(codeOf(judging().alice, move)).toBe('NO_SUCH_SEAT');
  });
});

describe('when faults coincide, the first of the list is told', () => {
  test.each([
    ['GAME_OVER before UNKNOWN_ACTION', over, 'alice', { do: 'FLY' }],
    ['UNKNOWN_ACTION before WRONG_STEP', draws.bind(null, 'CHAOS'), 'bola', { do: 'FLY' }],
    ['UNKNOWN_ACTION before NOT_YOUR_DECISION', seated, 'bola', { do: 'FLY' }],
    ['WRONG_STEP before NOT_YOUR_DECISION', seated, 'bola', { pick: [9] }],
    ['WRONG_STEP before NO_SUCH_OPTION', seated, 'alice', { choose: 'DANCE' }],
    ['WRONG_STEP before NO_SUCH_SEAT', draws.bind(null, 'JUDGE_JURY'), 'alice', { pick: [9] }],
    ['WRONG_STEP before BAD_TIMING', role, 'bola', { timing: -1, for: AIM }],
    ['NOT_YOUR_DECISION before NO_SUCH_OPTION', draws.bind(null, 'JUDGE_JURY'), 'bola', { choose: 'REAP' }],
    ['NOT_YOUR_DECISION before NO_SUCH_OPTION', role, 'alice', { choose: 'REAP' }],
    [
      'NOT_YOUR_DECISION before OPTION_UNAVAILABLE',
      draws.bind(null, 'RESURRECT_REAP'),
      'bola',
      { choose: 'RESURRECT' },
    ],
    ['NOT_YOUR_DECISION before NO_SUCH_SEAT', judging, 'bola', { pick: [9] }],
    ['NOT_YOUR_DECISION before NOT_YOURSELF', judging, 'bola', { pick: [1] }],
    ['NOT_YOUR_DECISION before TARGET_NOT_ALIVE', jury, 'alice', { pick: [3] }],
    ['NOT_YOUR_DECISION before BAD_TIMING', duels.bind(null, 'CAN'), 'carl', { timing: 5, for: AIM }],
    ['NOT_YOUR_DECISION before BAD_TIMING', duels.bind(null, 'CAN'), 'bola', { timing: 5, for: AIM }],
    ['NOT_YOUR_DECISION before BAD_TIMING', duels.bind(null, 'CAN'), 'bola', { timing: 800.5, for: AIM }],
    ['NOT_YOUR_DECISION before BAD_TIMING', duels.bind(null, 'CAN'), 'alice', { timing: -1, for: NERVE }],
    ['NOT_YOUR_DECISION before BAD_TIMING', thrown, 'alice', { timing: -1, for: NERVE }],
    ['NO_SUCH_OPTION for a role that is none', role, 'bola', { choose: 'BOTH' }],
    ['NOT_YOURSELF before TARGET_NOT_DEAD', resurrecting, 'alice', { pick: [0] }],
    ['ALREADY_THROWN before BAD_TIMING', thrown, 'alice', { timing: 0.5, for: AIM }],
    ['ALREADY_ANSWERED before BAD_TIMING', released, 'bola', { timing: null, for: NERVE }],
  ] as const)('%s', (title, position, who, move) => {
    expect(codeOf(position()[who], move)).toBe(title.split(' ')[0]);
  });

  test('[S-97] stepping back at the wrong step is that, also for those not on turn; seat 9 of 4 is no seat', () => {
    const { alice, bola } = seated({ table: { deck: ['JUDGE_JURY'] } }, { rolls: [4] });

    expect(() => bola.takesBack()).toThrow('WRONG_STEP');
    expect(() => alice.takesBack()).toThrow('WRONG_STEP');
    alice.does('ROLL');
    expect(() => alice.takesBack()).toThrow('WRONG_STEP');
    alice.chooses('JUDGE');
    expect(codeOf(alice, { pick: [8] })).toBe('NO_SUCH_SEAT');
  });

  test('with an option chosen, stepping back and changing it are steps: just not somebody else’s', () => {
    const { alice, bola } = judging();

    expect(() => bola.takesBack()).toThrow('NOT_YOUR_DECISION');
    expect(() => bola.changesTo('JURY')).toThrow('NOT_YOUR_DECISION');
    expect(alice).toBeAsked('CARD_TARGET');
  });

  test('a refused move changes nothing', () => {
    const { alice, bola, table, told } = judging();
    const before = JSON.stringify(table.match);
    const heard = told.length;

    for (const move of [
      { pick: [0] },
      { pick: [3] },
      { pick: [8] },
      { do: 'ROLL' },
      { do: 'FLY' },
      { choose: 'JURY' },
    ]) {
      expect(codeOf(alice, move)).not.toBeNull();
      expect(codeOf(bola, move)).not.toBeNull();
    }

    expect(JSON.stringify(table.match)).toBe(before);
    expect(told).toHaveLength(heard);
  });
});
