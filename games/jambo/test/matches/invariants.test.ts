import { type MatchOf, start } from '@dealers-choice/kernel';
import type { WrittenFields } from '@dealers-choice/testkit';
import { given } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { type Jambo, type JamboEvent, jambo } from '../../src/index.ts';

const position = (alice: WrittenFields, table: WrittenFields = {}, bola: WrittenFields = {}) =>
  given(jambo, { phase: 'PLAY', alice, bola, table });

describe('a position that cannot be', () => {
  test.each<[string, WrittenFields, WrittenFields, string]>([
    [
      'seven of a ware',
      { large: new Array(6).fill('tea'), stands: ['small-stand'], small: ['tea'] },
      {},
      '7 tokens of tea',
    ],
    ['a ware that is for sale and on six spaces', { large: new Array(6).fill('salt') }, { lot: ['salt'] }, 'salt'],
    ['a ware that waits and is on six spaces', { large: new Array(6).fill('silk') }, { waiting: ['silk'] }, 'silk'],
    ['gold below nothing', { gold: -1 }, {}, 'seat 1 has -1 gold'],
    ['four utilities', { utilities: ['well', 'well', 'drums', 'boat'] }, {}, 'seat 1 has 4 utilities'],
    ['wares on a small stand that is not there', { small: ['tea'] }, {}, 'seat 1 has 1 small spaces; there are 0'],
    [
      'wares on the second small stand of one',
      { stands: ['small-stand'], small: [null, null, null, 'tea'] },
      {},
      'seat 1 has 4 small spaces; there are 3',
    ],
    ['a Guard among the utilities', { utilities: ['guard'] }, {}, 'seat 1 has guard among the utilities'],
    ['a Well among the stands', { stands: ['well'] }, {}, 'seat 1 has well among the stands'],
    ['six actions', {}, { actions: 6 }, '6 actions are left'],
    ['actions below none', {}, { actions: -1 }, '-1 actions are left'],
    ['wares for sale, and nobody sells', {}, { lot: ['tea'] }, 'an effect left something behind'],
    ['wares that wait for nothing', {}, { waiting: ['tea'] }, 'an effect left something behind'],
    ['a card looked at in the play phase', { looked: ['well'] }, {}, 'an effect left something behind'],
    ['a ware that is none', { large: ['tea', 'gold'] }, {}, 'there is no ware "gold"'],
    ['the same on a small stand', { stands: ['small-stand'], small: ['Tea'] }, {}, 'there is no ware "Tea"'],
    ['no gold at all, not even none', { gold: null }, {}, 'seat 1 has null gold'],
    ['a turn of a third player', {}, { active: 5 }, 'it is the turn of seat 6'],
    ['a phase that is none', {}, { phase: 'noon' }, 'the phase is "noon"'],
    ['playing in the draw phase', {}, { phase: 'draw' }, 'the phase is "draw"'],
    ['playing without an action', {}, { actions: 0 }, '0 actions are left'],
    ['looks below none', {}, { looks: -3 }, 'looked at -3 cards'],
    ['Wise Men below none', {}, { wiseMen: -20 }, '-20 Wise Men'],
    ['a utility used seven times', { utilities: ['well'], used: { well: 7 } }, {}, 'well is used 7 times'],
  ])('%s', (_what, alice, table, problem) => {
    expect(() => position(alice, table)).toThrow('this position cannot be');
    expect(() => position(alice, table)).toThrow(problem);
  });

  test('the same in the draw phase', () => {
    const drawing = (alice: WrittenFields) =>
      given(jambo, { phase: 'DRAW', alice, bola: {}, table: { deck: ['well'] } });

    expect(() => drawing({ looked: ['drums'] })).toThrow('an effect left something behind');
    expect(() => drawing({ gold: -1 })).toThrow('seat 1 has -1 gold');
  });

  test('a decision about a card that was not looked at, or about two', () => {
    const deciding = (...looked: string[]) => given(jambo, { phase: 'LOOKED', alice: { looked } });

    expect(() => deciding()).toThrow('0 cards are looked at');
    expect(() => deciding('well', 'ape')).toThrow('2 cards are looked at');
    expect(deciding('well').alice).toHave({ looked: ['well'] });
  });

  test('the same of the other seat', () => {
    expect(() => position({}, {}, { gold: -2 })).toThrow('seat 2 has -2 gold');
    expect(() => position({}, {}, { looked: ['well'] })).toThrow('an effect left something behind');
  });
});

test('what follows from a position need not be written: the supply, and that a stand was built', () => {
  const { table } = position(
    { large: ['tea', 'tea', 'salt'], stands: ['small-stand'], small: ['silk'] },
    {},
    { large: ['tea'] },
  );

  expect(table).toHave({ supply: [6, 6, 3, 5, 6, 5], firstStandBuilt: true });
  expect(position({}).table).toHave({ supply: [6, 6, 6, 6, 6, 6], firstStandBuilt: false });
});

describe('the end of a match', () => {
  const overWith = (change: (match: MatchOf<Jambo>) => void): string | null => {
    const match = start(jambo, { seed: 1, options: { startSeat: '1' } });
    Object.assign(match, { asking: null, over: { reason: 'GOLD', winners: [0] } });
    const { table } = match;
    table.gold[0] = 61;
    table.gold[1] = 62;
    Object.assign(table, { active: 0, endgameActive: true, endgameTriggerPlayer: 1, endgameFinalTurn: true });
    change(match);
    return jambo.x.on(match, undefined, (x) => jambo.def.proof?.impossible?.(x) ?? null);
  };

  test('whoever has less and wins is a fault', () => {
    expect(overWith(() => {})).toBe('the wrong player won');
    expect(overWith(({ over }) => over?.winners.splice(0, 1, 1))).toBeNull();
  });

  test('equal gold is won by the final turn', () => {
    expect(overWith(({ table }) => table.gold.splice(0, 1, 62))).toBeNull();
  });

  test('it needs a final turn', () => {
    const none = { endgameActive: false, endgameTriggerPlayer: null, endgameFinalTurn: false };
    expect(overWith(({ table }) => Object.assign(table, none))).toBe('it ended without a final turn');
  });

  test('an endgame that nobody triggered', () => {
    expect(overWith(({ table }) => Object.assign(table, { endgameTriggerPlayer: null }))).toBe(
      'the endgame runs and nobody triggered it',
    );
  });

  test('who gave up lost, whatever the gold says', () => {
    expect(overWith((match) => Object.assign(match, { over: { reason: 'CONCEDED', winners: [0] } }))).toBeNull();
  });
});

describe('what was told is held against the table', () => {
  const trigger = { type: 'ENDGAME_TRIGGERED', seat: 0, gold: 60 } as const;
  const turn = (seat: 0 | 1): JamboEvent => ({ type: 'TURN_STARTED', seat, final: seat === 1 });
  /** A match in which Alice has 60 gold and triggered the endgame, and these events were heard after her earnings. */
  const after = (...events: JamboEvent[]): string | null => {
    const audit = jambo.def.proof?.audit?.();
    const match = start(jambo, { seed: 1, options: { startSeat: '1' } });
    match.table.gold[0] = 60;
    match.table.endgameTriggerPlayer = 0;
    audit?.hear({ type: 'GOLD_CHANGED', seat: 0, amount: 40, reason: 'WARE_SOLD' });
    for (const event of events) audit?.hear(event);
    return audit?.wrong(match) ?? null;
  };

  test('a trigger and one final turn are right', () => {
    expect(after(turn(0), trigger, turn(1))).toBeNull();
  });

  test('gold without a reason', () => {
    const paid: JamboEvent = { type: 'GOLD_CHANGED', seat: 1, amount: -1, reason: 'well' };
    expect(after(trigger, paid)).toBe('seat 2 has 20 gold; the ledger says 19');
  });

  test('a trigger that was not told', () => {
    expect(after()).toBe('the trigger player changed');
  });

  test('a second trigger, a trigger below 60, a second turn after it', () => {
    const wrong = 'the endgame was triggered twice, or with less than 60 gold';
    expect(after(trigger, trigger)).toBe(wrong);
    expect(after({ ...trigger, gold: 59 })).toBe(wrong);
    expect(after(trigger, turn(1), turn(0))).toBe('2 turns followed the one that triggered the endgame');
  });
});
