import { given } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { jambo } from '../../src/index.ts';

const deck = ['well', 'drums', 'guard', 'ware-kkk'];

describe('a step can be taken back until somebody has learned something by it', () => {
  test('leaving the draw phase', () => {
    const { alice, table } = given(jambo, { phase: 'DRAW', alice: {}, bola: {}, table: { deck } });

    alice.does('END_DRAW');
    alice.takesBack();

    expect(alice).toBeAsked('DRAW');
    expect(table).toHave({ phase: 'draw', actions: 5 });
  });

  test('Throne: the first choice, and after it the use itself; the second choice exchanges, and stands', () => {
    const { alice, bola, table } = given(jambo, {
      phase: 'PLAY',
      alice: { utilities: ['throne'], large: ['silk', 'salt'] },
      bola: { large: ['tea', 'fruit'] },
    });

    alice.plays('USE', 'throne');
    alice.picks('large-1');
    alice.takesBack();
    expect(table.match.asking?.params).toEqual({ step: 1, steps: 2 });
    alice.picks('large-2');
    expect(() => bola.takesBack()).toThrow('NOTHING_TO_TAKE_BACK');
    alice.takesBack();
    alice.takesBack();

    expect(alice).toBeAsked('PLAY');
    expect(alice).toHave({ used: { throne: 0 }, large: ['silk', 'salt'] });
    expect(table).toHave({ actions: 5 });
  });

  test.each([
    ['guard', { do: 'PLAY', card: 'parrot' }],
    ['rain-maker', { do: 'SELL', card: 'ware-kkk' }],
  ] as const)('but not a %s that was played, also not one that everybody knew of', (reaction, step) => {
    const { alice, bola, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['parrot', 'ware-kkk'], large: ['trinkets', 'trinkets', 'trinkets'] },
      bola: { hand: [reaction], large: ['tea'] },
    });
    jambo.x.on(table.match, undefined, (x) => {
      for (const card of x.t.hand[bola.seat]) x.show(card);
    });

    expect(alice.tries(step)).toBeNull();
    bola.chooses('yes');

    expect(() => bola.takesBack()).toThrow('NOTHING_TO_TAKE_BACK');
  });

  test('Throne: answered differently in one go', () => {
    const { alice, bola } = given(jambo, {
      phase: 'PLAY',
      alice: { utilities: ['throne'], large: ['silk'] },
      bola: { large: ['tea', 'fruit'] },
    });

    alice.plays('USE', 'throne');
    alice.picks('large-1');
    expect(alice.tries({ change: { pick: 'large-2' } })).toBeNull();
    alice.picks('large-1');

    expect(alice).toHave({ large: ['fruit'] });
    expect(bola).toHave({ large: ['tea', 'silk'] });
  });

  test('not a look, nor what is done with it', () => {
    const { alice } = given(jambo, { phase: 'DRAW', alice: {}, bola: {}, table: { deck } });

    alice.does('LOOK');
    expect(() => alice.takesBack()).toThrow('NOTHING_TO_TAKE_BACK');
    alice.does('DISCARD_LOOK');
    expect(() => alice.takesBack()).toThrow('NOTHING_TO_TAKE_BACK');
    alice.does('LOOK');
    alice.does('KEEP');

    expect(alice).toHave({ hand: ['guard'] });
  });

  test.each([
    ['PLAY', 'wise-man'],
    ['PLAY', 'small-stand'],
    ['PLAY', 'drums'],
    ['PLAY', 'traveling-merchant'],
    ['PLAY', 'shaman'],
    ['BUY', 'ware-ttt'],
    ['USE', 'well'],
    ['USE', 'scale'],
  ])('not %s %s: the other side has seen a card, or chance was used', (action, card) => {
    const { alice } = given(jambo, {
      phase: 'PLAY',
      alice: {
        hand: ['wise-man', 'small-stand', 'drums', 'traveling-merchant', 'shaman', 'ware-ttt'],
        utilities: ['well', 'scale'],
        large: ['tea'],
      },
      bola: {},
      table: { deck },
    });

    alice.plays(action, card);

    expect(() => alice.takesBack()).toThrow('NOTHING_TO_TAKE_BACK');
  });

  test('not after the other player has answered, and that answer stands, too', () => {
    const { alice, bola } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['parrot'], large: ['tea'] },
      bola: { hand: ['well'], large: ['silk', 'salt'] },
    });

    alice.plays('parrot');
    bola.chooses('no');

    expect(() => alice.takesBack()).toThrow('NOTHING_TO_TAKE_BACK');
    expect(() => bola.takesBack()).toThrow('NOTHING_TO_TAKE_BACK');
  });
});

describe('giving up', () => {
  test.each(['alice', 'bola'] as const)('at any time, also when the other one is asked: %s loses', (loser) => {
    const people = given(jambo, {
      phase: 'PLAY',
      alice: { gold: 50, hand: ['ape', 'well'] },
      bola: { gold: 3, hand: ['drums', 'guard'] },
    });
    people.alice.plays('ape');
    people.bola.chooses('no');
    expect(people.alice).toBeAsked('DRAFT');

    people[loser].concedes();

    expect(people.table.match.over).toEqual({ reason: 'CONCEDED', winners: [loser === 'alice' ? 1 : 0] });
    expect(people.table.match.asking).toBeNull();
  });

  test('in a final turn that would have been won', () => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: { gold: 90 },
      bola: { gold: 60 },
      table: { endgameTriggerPlayer: 'bola' },
    });

    alice.concedes();

    expect(table.match.over).toEqual({ reason: 'CONCEDED', winners: [1] });
    expect(() => alice.does('END_TURN')).toThrow('GAME_OVER');
  });
});
