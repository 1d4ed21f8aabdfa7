import { runScenario } from '@dealers-choice/testkit';
import { conforms, given } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { duel } from './duel.ts';

const game = duel();
conforms(game, { matches: 40 });

const lines = { alice: { line: ['pike', 'axe'] }, bola: { line: ['axe', 'pike', 'pike'], spent: { pike: 1 } } };

describe('a card to point at', () => {
  test('is the first copy that may be meant, whoever it lies with', () => {
    const { alice, bola } = given(game, lines);

    alice.does('strike', 'pike', 'pike');

    expect(bola).toHave({ line: ['axe', 'pike'], lost: ['pike'] });
  });

  test('is the first copy that is there, where none may be', () => {
    const { alice } = given(game, lines);

    expect(alice.refusal({ strike: 'pike', at: 'bola.axe' })).toMatchObject({ code: 'on-guard' });
    expect(alice.refusal({ strike: 'bola.pike', at: 'bola.axe' })).toMatchObject({ code: 'not-an-option' });
    expect(() => alice.does('strike', 'pike', 'bola.sword')).toThrow('there is no card "sword"; there is pike, axe');
    expect(() => alice.does('strike', 'pike', 'carl.axe')).toThrow('there is no card "carl.axe"');
    expect(() => given(game, { alice: { line: ['pike'] } }).alice.does('strike', 'pike', 'seat 2.axe')).toThrow(
      'alice sees no seat 2.axe to point at',
    );
  });
});

test('of several copies of a card one that has a value counts', () => {
  const { alice, bola } = given(game, {
    alice: { line: ['pike', 'pike'] },
    bola: { line: ['axe'], spent: { axe: 1 } },
  });

  alice.does('strike', 'pike', 'axe');

  expect(alice).toHave({ spent: { pike: 1 } });
  expect(bola).toHave({ spent: { axe: 1 } }); // as it lies among the lost
});

describe('things of which some have names', () => {
  const FILE = `title: A pike is lost, and paid for
game: duel
given:
  alice: { line: [pike] }
  bola: { line: [axe, pike, axe], spent: { pike: 1 }, gold: 1, tin: 0 }
when:
  - alice: { strike: pike, at: axe, refused: on-guard }
  - alice: { strike: pike, at: bola.pike }
  - bola: { pick: gold }
then: { bola: { line: [axe, axe], lost: [pike], gold: 0 }, alice: { spent: { pike: 1 } } }
`;
  test('are picked by their names', () => {
    expect(runScenario(FILE, { games: [game] })).toMatchObject({ passed: true, reasons: [] });
  });

  test.each([
    ['axe', "bola's line is ['axe'], not ['axe', 'axe']"],
    ['bola.axe', "bola's line is ['axe'], not ['axe', 'axe']"],
    ['tin', 'refused, not-an-option'],
    ['alice.pike', 'refused, not-an-option'],
    ['silver', 'there is no card "silver"; there is pike, axe'],
  ])('with %s in place of gold: %s', (wrong, reason) => {
    const { passed, reasons } = runScenario(FILE.replace('pick: gold', `pick: ${wrong}`), { games: [game] });

    expect(passed).toBe(false);
    expect(reasons[0]).toContain(reason);
  });
});
