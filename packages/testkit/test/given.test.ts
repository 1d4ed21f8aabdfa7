import { buildGiven } from '@dealers-choice/testkit';
import { given } from '@dealers-choice/testkit/vitest';
import type { Words } from '@dealers-choice/words';
import { describe, expect, test } from 'vitest';
import { type Toy, toy } from './toy.ts';

const game = toy();
const position = {
  phase: 'trade',
  alice: { hand: ['raid'], gold: 5 },
  bola: { hand: ['guard', 'salt'], gold: 5 },
  table: { deck: ['silk', 'salt'] },
} as const;

describe('a scenario in players’ words', () => {
  test('[T-3] Raid: a Guard turns the raider away', () => {
    const { alice, bola, table } = given(game, position);
    expect(alice).toBeAsked('trade');

    alice.plays('raid');
    expect(bola).toBeAsked('raid');
    expect(() => bola.picks('salt')).toThrow("Can't pick salt: not-a-guard [T-3]");
    bola.picks('guard');

    expect(alice).toHave({ gold: 4, hand: [] });
    expect(bola).toHave({ gold: 5, hand: ['salt', 'salt'] });
    expect(table).toHave({ discard: ['raid', 'guard'], deck: ['silk'], active: 1 });
    expect(alice).toHaveNeverSeen('salt');
    expect(alice).not.toHaveNeverSeen('guard');
  });

  test('a refused step says why and changes nothing', () => {
    const { alice, bola } = given(game, { ...position, alice: { hand: ['raid', 'guard'], gold: 0 } });

    expect(() => alice.plays('play', 'raid')).toThrow("Can't play raid: too-poor {need: 1, have: 0} [T-2]");
    expect(alice.refusal({ sell: 'guard' })).toEqual({ code: 'worthless', params: { worth: 0 }, rule: 'T-1' });
    expect(alice.refusal({ sell: 'raid' })).toBeNull();
    expect(() => bola.does('pass')).toThrow("Can't pass: not-asked");
    expect(() => alice.plays('silk')).toThrow("Can't play silk: not-an-option");
    expect(alice).toHave({ gold: 0, hand: ['guard', 'raid'] });
  });

  test('refusals are said in the words of the game', () => {
    const words = {
      card: ({ id }) => ({ name: id.toUpperCase(), text: '' }),
      refusal: ({ params }, { name }) => `${name(0)} needs ${params.need} gold.`,
    } as Partial<Words<Toy>> as Words<Toy>;
    const { alice } = given(game, { ...position, alice: { hand: ['raid'], gold: 0 } }, { words });

    expect(() => alice.plays('raid')).toThrow(
      "Can't play RAID: alice needs 1 gold. (too-poor {need: 1, have: 0} [T-2])",
    );
  });

  test('a sale is taken back, a raid is not', () => {
    const { alice, table } = given(game, { ...position, alice: { hand: ['raid', 'silk'] }, table: { deck: ['salt'] } });

    alice.does('sell', 'silk');
    expect(alice).toHave({ gold: 8, hand: ['raid'] });
    alice.takesBack();
    expect(alice).toHave({ gold: 5, hand: ['raid', 'silk'] });
    expect(() => alice.takesBack()).toThrow("Can't take that back: nothing-to-undo");
    alice.plays('raid');
    expect(() => alice.takesBack()).toThrow('nothing-to-undo');
    alice.concedes();
    expect(table.match.over).toEqual({ reason: 'CONCEDED', winners: [1] });
  });

  test('the question of another seat can be given, in the middle of an effect', () => {
    const { bola, carl, table } = given(
      game,
      {
        phase: 'raid',
        asked: 'bola',
        alice: {},
        bola: { hand: ['guard'] },
        table: { discard: ['raid'], deck: ['salt'] },
      },
      { seats: ['alice', 'bola', 'carl'] },
    );

    bola.picks('guard');
    expect(table).toHave({ discard: ['raid', 'guard'], active: 1 });
    expect(bola).toBeAsked('trade');
    expect(carl).toHave({ hand: [] });
  });
});

describe('scripted chance', () => {
  test('comes in order', () => {
    const { alice, table } = given(game, { ...position, bola: {} }, { rolls: [6] });

    alice.does('GAMBLE');
    alice.chooses('high');
    expect(alice).toHave({ gold: 7 });
    table.done();
    expect(game.x.script).toBeNull();
  });

  test.each([
    [[6, 1], 'scripted rolls left over: 1'],
    [[7], 'scripted roll 1 is 7; this one has 6 sides'],
    [[], 'a roll of 6 sides has no scripted number left'],
  ])('%j: %s', (rolls, problem) => {
    const { alice, table } = buildGiven(game, position, { rolls });

    expect(() => {
      alice.does('GAMBLE');
      alice.chooses('low');
      table.done();
    }).toThrow(problem);
    expect(game.x.script).toBeNull();
  });

  test.fails('a roll left over fails the test by itself', () => {
    given(game, position, { rolls: [6] });
  });
});

describe('a position that cannot be says what would be right', () => {
  const nine = new Array<string>(9).fill('salt');
  test.each([
    [{ phase: 'trad' }, 'there is no phase "trad"; there is trade, raid, bet'],
    [{ alice: { hnad: [] } }, 'there is no field of a seat "hnad"; there is hand, '],
    [{ alice: { deck: [] } }, 'there is no field of a seat "deck"'],
    [{ table: { gold: 3 } }, 'there is no field of the table "gold"'],
    [{ alice: { hand: ['slat'] } }, 'there is no card "slat"; there is salt, '],
    [{ alice: { hand: nine } }, 'alice.hand: no salt is left; the game has 8, and the position names more'],
    [{ alice: { hand: 'salt' } }, "alice.hand is 'salt'; it must be a list of cards"],
    [{ alice: { gold: 'five' } }, "alice.gold is 'five'; it must be a number"],
    [{ alice: { gold: 1.5 } }, 'alice.gold is 1.5; it must be a whole number'],
    [{ alice: { gold: [1] } }, 'alice.gold is [1]; it must be a single value'],
    [{ table: { heard: 1 } }, 'table.heard is 1; it must be a list'],
    [{ asked: 'carl' }, 'there is no seat "carl"; there is bola, alice'],
    [
      {
        bola: {},
        alice: { hand: [...nine.slice(8), ...Array(6).fill('guard'), ...Array(6).fill('raid')] },
      },
      'this position cannot be: a hand holds more than 12 cards',
    ],
  ])('%j: %s', (change, problem) => {
    expect(() => buildGiven(game, { ...position, ...change })).toThrow(problem);
  });

  test('so does a step', () => {
    const { alice } = buildGiven(game, position);

    expect(() => alice.does('sel', 'salt')).toThrow('there is no action "sel"; there is sell, ');
    expect(() => alice.plays('sell', 'slat')).toThrow('there is no card "slat"');
    expect(() => alice.tries({ choose: 'a', say: 1 })).toThrow('must say one of: do, play, choose');
    expect(() => alice.tries({ choose: 'a', at: 1 })).toThrow('there is no word beside "choose" "at"; there is none');
  });
});
