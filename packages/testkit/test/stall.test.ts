import { runScenario } from '@dealers-choice/testkit';
import { conforms, given } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { stall } from './stall.ts';

const game = stall();
conforms(game, { matches: 40 });

describe('a list per seat', () => {
  test('is written without its blank end, and compared without it', () => {
    const { alice, bola, table } = given(game, { alice: { stand: [null, 1] }, bola: {} });

    expect(table.match.table.stand).toEqual([
      [null, 1, null],
      [null, null, null],
    ]);
    expect(alice).toHave({ stand: [null, 1] });
    expect(alice).toHave({ stand: [null, 1, null] });
    expect(bola).toHave({ stand: [] });
    expect(() => expect(alice).toHave({ stand: [1] })).toThrow("alice's stand is [null, 1, null], not [1]");
    expect(() => expect(bola).toHave({ stand: [null, 0] })).toThrow(
      "bola's stand is [null, null, null], not [null, 0]",
    );
  });

  test.each([
    [{ stand: [1, 1, 1, 1] }, 'alice.stand has 4 places; there are 3'],
    [{ stand: 1 }, 'alice.stand is 1; it must be a list'],
    [{ stand: null }, 'alice.stand is null; it must be a list'],
  ])('%j: %s', (alice, problem) => {
    expect(() => given(game, { alice })).toThrow(problem);
  });
});

describe('things have names', () => {
  test('in a test', () => {
    const { alice, bola } = given(game, { alice: {}, bola: {} });

    alice.picks('salt');
    alice.picks('right');
    expect(alice).toHave({ stand: [null, null, 1] });
    bola.picks(2); // their number still does
    bola.picks('middle');
    expect(bola).toHave({ stand: [null, 2] });
    expect(() => alice.picks('tee')).toThrow('there is no ware "tee"; there is tea, ');
  });

  const FILE = `title: Tea goes to the left
game: stall
given: { alice: { stand: [null, 0] }, bola: { stand: [0, 0] } }
when:
  - alice: { pick: tea }
  - alice: { pick: middle, refused: taken }
  - alice: { pick: left }
  - bola: { pick: tea, refused: sold-out }
then: { alice: { stand: [0, 0] }, bola: { stand: [0, 0] }, table: { tea: 0 }, asked: { name: bola, prompt: buy } }
`;
  test('in a scenario file, where what follows from the rest is left out', () => {
    expect(runScenario(FILE, { games: [game] })).toMatchObject({ passed: true, reasons: [] });
  });

  test.each([
    ['pick: tea }', 'pick: tee }', 'step 1: there is no ware "tee"; there is tea, salt, silk'],
    ['pick: left', 'pick: tea', 'step 3: there is no place "tea"; there is left, right, middle'],
  ])('with %s written as %s the file says: %s', (right, wrong, reason) => {
    const { unplayable, reasons } = runScenario(FILE.replace(right, wrong), { games: [game] });
    expect([unplayable, reasons]).toEqual([true, [reason]]);
  });
});

describe('what follows from the rest of a position', () => {
  test('is filled in before the position is looked at', () => {
    const { table } = given(game, { alice: { stand: [0, 0] }, bola: { stand: [0] } });
    expect(table).toHave({ tea: 1 });
  });

  test('has to be written where the game does not fill it in', () => {
    const bare = stall({ complete: () => {} });
    expect(() => given(bare, { alice: { stand: [0] } })).toThrow('this position cannot be: 4 tea is left');
    expect(given(bare, { alice: { stand: [0] }, table: { tea: 3 } }).table).toHave({ tea: 3 });
  });
});
