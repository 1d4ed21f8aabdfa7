import { describe, expect, test } from 'vitest';
import { draws, mayPick } from './seated.ts';

describe('the option and the target are two choices', () => {
  test('[T-5] [T-57] the card offers Judge and Jury', () => {
    const { alice, table } = draws('JUDGE_JURY');

    expect(table.match.asking).toMatchObject({ prompt: 'CARD_OPTION', options: ['JUDGE', 'JURY'] });
    expect([alice.refusal({ choose: 'JUDGE' }), alice.refusal({ choose: 'JURY' })]).toEqual([null, null]);
  });

  test('[S-18] [T-58] no target before the option', () => {
    const { alice } = draws('JUDGE_JURY');

    expect(() => alice.picks(2)).toThrow('That is not possible at this step. (WRONG_STEP)');
    alice.chooses('JUDGE');
    expect(() => alice.chooses('JURY')).toThrow('WRONG_STEP');
    expect(alice).toBeAsked('CARD_TARGET');
  });

  test('[S-19] Jury, then Judge after all: Judge applies', () => {
    const { alice, bola, carl } = draws('JUDGE_JURY');

    alice.chooses('JURY');
    alice.changesTo('JUDGE');
    expect(alice).toBeAsked('CARD_TARGET');
    alice.picks('carl');

    expect(carl).toHave({ lives: 2 });
    expect(bola).toBeAsked('ROLL');
  });

  test('[S-20] back to the option, as often as one likes', () => {
    const { alice, carl } = draws('JUDGE_JURY');

    for (const option of ['JURY', 'JUDGE', 'JURY', 'JUDGE']) {
      alice.chooses(option);
      expect(alice).toBeAsked('CARD_TARGET');
      alice.takesBack();
      expect(alice).toBeAsked('CARD_OPTION');
    }
    expect(() => alice.takesBack()).toThrow('WRONG_STEP');
    alice.chooses('JUDGE');
    alice.picks('carl');
    expect(carl).toHave({ lives: 2 });
  });

  test('[S-20] also when somebody else’s seat was handed to a bot, or given back, meanwhile', () => {
    const { alice, carl, table } = draws('JUDGE_JURY');
    const hands = [() => table.host.handOver(1, 'bot'), () => table.host.handOver(1, 'person')];

    for (const handOver of hands) {
      alice.chooses('JURY');
      handOver();
      alice.takesBack();
      expect(alice).toBeAsked('CARD_OPTION');
    }
    alice.chooses('JUDGE');
    table.host.handOver(2, 'bot');
    alice.changesTo('JURY');
    table.host.handOver(0, 'bot');
    expect(() => alice.changesTo('JUDGE')).toThrow('WRONG_STEP');
    expect(carl).toHave({ lives: 3 });
  });

  test('an option is changed only to one the card has', () => {
    const { alice } = draws('JUDGE_JURY');
    alice.chooses('JURY');

    expect(() => alice.changesTo('REAP')).toThrow('NO_SUCH_OPTION');
    expect(alice).toBeAsked('CARD_TARGET');
    expect(alice.table.match.asking?.params).toEqual({ option: 'JURY' });
  });

  test('[TD-12] a confirmed target binds: there is no way back', () => {
    const { alice, bola } = draws('JUDGE_JURY');
    alice.chooses('JUDGE');
    alice.picks('bola');

    expect(() => alice.takesBack()).toThrow('WRONG_STEP');
    expect(() => alice.changesTo('JURY')).toThrow('WRONG_STEP');
    expect(bola).toHave({ lives: 2 });
  });
});

test('[S-96] [T-59] a single legal seat has to be chosen all the same', () => {
  const { alice, bola, table } = draws('JUDGE_JURY', {}, { seats: 2 });

  alice.chooses('JUDGE');

  expect(alice).toBeAsked('CARD_TARGET');
  expect(table.match.asking).toMatchObject({ picked: [], heard: [], ifAbsent: 'bot' });
  expect(mayPick(alice)).toEqual(['bola']);
  expect(bola).toHave({ lives: 3 });
});
