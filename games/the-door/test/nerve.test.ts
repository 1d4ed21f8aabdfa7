import { describe, expect, test } from 'vitest';
import { duels, resultOf } from './seated.ts';

const [AIM, NERVE] = ['CHAOS_AIM', 'CHAOS_NERVE'];

describe('the nerve', () => {
  test.each([
    ['[S-54] [T-42] let go before a miss arrives: a flinch', 400, 600, 'DEFENDER_FLINCH', 'MISS', 'bola'],
    ['[S-55] a flinch comes before a hit on the body', 633, 100, 'DEFENDER_FLINCH', 'HIT_BODY', 'bola'],
    ['[S-56] let go a moment before impact', 400, 899, 'DEFENDER_FLINCH', 'MISS', 'bola'],
    ['[S-56] let go at impact: that was held', 400, 900, 'MISS', 'MISS', 'alice'],
    ['let go at 0', 400, 0, 'DEFENDER_FLINCH', 'MISS', 'bola'],
    ['let go at the end of time', 400, 2_000_000_000, 'MISS', 'MISS', 'alice'],
  ] as const)('%s', (_title, stop, release, outcome, aimed, loser) => {
    const people = duels('CAN');

    people.alice.times(AIM, stop);
    people.bola.times(NERVE, release);

    expect(resultOf(people.told)).toMatchObject({ outcome, aimed });
    expect(people[loser]).toHave({ lives: 0 });
  });

  test('[S-92] letting go can be told before the throw, having held only after it', () => {
    const { alice, bola, told } = duels('CAN');

    expect(() => bola.times(NERVE, null)).toThrow('BAD_TIMING');
    bola.times(NERVE, 100);
    expect(() => bola.times(NERVE, 200)).toThrow('You have answered already: one report per duel. (ALREADY_ANSWERED)');
    alice.times(AIM, 800);

    expect(resultOf(told)).toMatchObject({ outcome: 'DEFENDER_FLINCH', x: 0, loser: 1 });
  });

  test.each([-1, 0.5, 2_000_000_001])('a release at %d ms cannot be', (release) => {
    const { bola } = duels('CAN');

    expect(() => bola.times(NERVE, release)).toThrow('BAD_TIMING');
  });

  test('a release that comes before the throw but after its impact is no flinch', () => {
    const { alice, bola, told } = duels('CAN');

    bola.times(NERVE, 1_300);
    alice.times(AIM, 800);

    expect(resultOf(told).outcome).toBe('HIT_CAN');
  });

  test('[S-66] for a defender who is gone the table answers: held still; the aim alone decides', () => {
    const { alice, table, told } = duels('CAN');
    expect(table.match.asking?.ifAbsent).toBe('bot'); // the throw itself is nobody's but the thrower's
    alice.times(AIM, 800);

    expect(table.match.asking).toMatchObject({ seats: [1], ifAbsent: { timing: null, for: NERVE } });
    table.step(() => table.host.play(1, { timing: null, for: 'CHAOS_NERVE' }));
    expect(resultOf(told).outcome).toBe('HIT_CAN');
  });

  test('[S-93] without flinching the throw alone decides, and there is nothing to report', () => {
    const { alice, bola, told } = duels('CAN', {}, { options: { flinch: 'off' } });

    expect(() => bola.times(NERVE, 100)).toThrow('WRONG_STEP');
    expect(() => bola.times(AIM, 800)).toThrow('NOT_YOUR_DECISION');
    alice.times(AIM, 800);

    expect(resultOf(told).outcome).toBe('HIT_CAN');
    expect(bola).toHave({ lives: 0 });
  });
});
