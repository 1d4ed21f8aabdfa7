import { describe, expect, test } from 'vitest';
import { saferRole, survival, threat } from '../src/bot/index.ts';
import { answerOf } from './ai.ts';
import { dead, draws, type Has, seated } from './seated.ts';

const sharp = (actor: Parameters<typeof answerOf>[1]) => answerOf('sharp', actor);
const option = (card: 'JUDGE_JURY' | 'SUMMON_EXILE' | 'RESURRECT_REAP', has: Has, seats = 4) =>
  sharp(draws(card, has, { seats }).alice);

describe('threat', () => {
  test.each([
    [0, 0, 3, 10 / 6 + 3],
    [2, 0, 3, 10 / 6 + 3],
    [3, 0, 3, 10 / 5 + 3],
    [6, 0, 1, 10 / 4 + 1],
    [10, 1, 2, 10 / 4 + 2],
    [13, 0, 3, 10 / 2 + 3],
    [16, 0, 2, 10 / 2 + 2],
    [17, 0, 2, 10 / 1 + 2],
    [19, 1, 1, 10 / 2 + 1],
    [19, 0, 3, 13],
  ])('at %i, missing %i turns, with %i lives: %d', (pos, skip, lives, expected) => {
    const { bola, table } = seated({ bola: { pos, skip, lives } });

    expect(threat(table.host.view(0), bola.seat)).toBeCloseTo(expected, 10);
  });
});

describe('Judge or Jury', () => {
  test('Jury, if somebody else would be its victim: that one selects', () => {
    // Carl fears Bola most; Bola, who leads, fears Alice.
    const { alice, carl } = draws('JUDGE_JURY', { bola: { pos: 15 } }, { seats: 3 });

    expect(sharp(alice)).toEqual({ choose: 'JURY' });
    alice.chooses('JURY');
    expect(sharp(alice)).toEqual({ pick: [2] });
    alice.picks('carl');
    expect(sharp(carl)).toEqual({ pick: [1] });
  });

  test('of several such selectors the one who is the least threat', () => {
    const { alice } = draws('JUDGE_JURY', { bola: { pos: 19 }, carl: { pos: 12 } });
    alice.chooses('JURY');

    expect(sharp(alice)).toEqual({ pick: [3] });
  });

  test('Judge, if every selector would name the drawer', () => {
    expect(option('JUDGE_JURY', { alice: { pos: 0 }, bola: { lives: 2 }, carl: { lives: 1 } }, 3)).toEqual({
      choose: 'JUDGE',
    });
  });

  test('never Jury with two alive', () => {
    expect(option('JUDGE_JURY', { bola: { pos: 19 } }, 2)).toEqual({ choose: 'JUDGE' });
    expect(option('JUDGE_JURY', { bola: { pos: 19 }, carl: dead, dina: dead })).toEqual({ choose: 'JUDGE' });
  });

  test('Judge goes to whoever has one life, else to the biggest threat', () => {
    const weak = draws('JUDGE_JURY', { bola: { pos: 19 }, carl: { lives: 1 } });
    weak.alice.chooses('JUDGE');
    expect(sharp(weak.alice)).toEqual({ pick: [2] });

    const strong = draws('JUDGE_JURY', { bola: { pos: 12 }, dina: { pos: 19, lives: 2 } });
    strong.alice.chooses('JUDGE');
    expect(sharp(strong.alice)).toEqual({ pick: [3] });
  });

  test('as selector: the biggest threat except oneself', () => {
    const { alice, bola } = draws('JUDGE_JURY', { bola: { pos: 19 }, dina: { pos: 12 } });
    alice.chooses('JURY');
    alice.picks('bola');

    expect(sharp(bola)).toEqual({ pick: [3] });
  });
});

describe('Summon or Exile', () => {
  test.each([
    ['the target stands beyond 10', { bola: { pos: 11 } }, 'EXILE', 1],
    ['the target has 1 life', { bola: { pos: 8 }, carl: { lives: 1 } }, 'EXILE', 2],
    ['the leader is 4 ahead', { bola: { pos: 8 } }, 'SUMMON', 1],
    ['the leader is at 10', { carl: { pos: 10 } }, 'SUMMON', 2],
    ['the leader is only 3 ahead', { bola: { pos: 7 } }, 'EXILE', 1],
    ['nobody is ahead', {}, 'EXILE', 1],
  ] as const)('when %s', (_when, has, choose, seat) => {
    const { alice } = draws('SUMMON_EXILE', has);

    expect(sharp(alice)).toEqual({ choose });
    alice.chooses(choose);
    expect(sharp(alice)).toEqual({ pick: [seat] });
  });
});

describe('Resurrect or Reap', () => {
  test.each([
    ['nobody is dead', {}, 'REAP'],
    ['the drawer leads and three are alive', { dina: dead }, 'RESURRECT'],
    ['the drawer leads and two are alive', { carl: dead, dina: dead }, 'RESURRECT'],
    ['somebody else leads', { bola: { pos: 12 }, dina: dead }, 'REAP'],
  ] as const)('when %s', (_when, has, choose) => {
    expect(option('RESURRECT_REAP', has)).toEqual({ choose });
  });

  test('with four alive nobody has to draw fire', () => {
    expect(option('RESURRECT_REAP', { emil: dead }, 5)).toEqual({ choose: 'REAP' });
  });

  test('Reap goes to the biggest threat, whatever lives they have', () => {
    const { alice } = draws('RESURRECT_REAP', { bola: { lives: 1 }, carl: { pos: 19, lives: 1 } });
    alice.chooses('REAP');

    expect(sharp(alice)).toEqual({ pick: [2] });
  });
});

describe('Chaos', () => {
  // Anchor against Beacon at distance 1, Cutlass at 2 and Drydock at 3, in hundredths of a per cent.
  test.each([
    [1, 'BALL', 7_120],
    [1, 'CAN', 3_780],
    [2, 'BALL', 5_860],
    [2, 'CAN', 4_968],
    [3, 'BALL', 3_984],
    [3, 'CAN', 6_204],
  ] as const)('seat index %i lives with the %s: %i', (seat, role, expected) => {
    const { alice, table } = seated();

    expect(survival(table.host.view(seat), seat, alice.seat, role)).toBe(expected);
  });

  test('the role with the better chance', () => {
    const { table } = seated();

    expect(([1, 2, 3] as const).map((seat) => saferRole(table.host.view(seat), seat, 0))).toEqual([
      'BALL',
      'BALL',
      'CAN',
    ]);
    const { alice, dina } = draws('CHAOS');
    alice.picks('dina');
    expect(sharp(dina)).toEqual({ choose: 'CAN' }); // by aim alone she would throw
  });

  test('the opponent against whom the drawer lives most often after their best role', () => {
    // 28.8 % against Beacon, 41.4 % against Cutlass, 37.96 % against Drydock.
    expect(sharp(draws('CHAOS').alice)).toEqual({ pick: [2] });
    expect(sharp(draws('CHAOS', { carl: dead }).alice)).toEqual({ pick: [3] });
  });

  test('without flinching only the aim counts', () => {
    const { alice, table } = seated({}, { options: { flinch: 'off' } });

    expect(survival(table.host.view(1), 1, alice.seat, 'BALL')).toBe(6_800);
    expect(survival(table.host.view(1), 1, alice.seat, 'CAN')).toBe(4_200);
  });
});
