import { runScenario } from '@dealers-choice/testkit';
import { describe, expect, test } from 'vitest';
import { toy } from './toy.ts';

const games = [toy()];
const RAID = `title: "[T-3] Raid: a Guard turns the raider away"
game: toy
given:
  { phase: trade, alice: { hand: [raid], gold: 5 }, bola: { hand: [guard, salt], gold: 5 }, table: { deck: [silk] } }
when:
  - alice: { play: raid }
  - bola: { pick: salt, refused: not-a-guard }
  - bola: { pick: guard }
then: { alice: { gold: 4, hand: [] }, bola: { gold: 5, hand: [silk, salt] }, table: { discard: [raid, guard] } }
sees: { alice: { bola.hand: 2, never: [salt] }, bola: { alice.hand: [], discard: [raid, guard] } }
`;

describe('a scenario file', () => {
  test('passes when everything holds', () => {
    expect(runScenario(RAID, { games })).toEqual({
      title: '[T-3] Raid: a Guard turns the raider away',
      passed: true,
      reasons: [],
      unplayable: false,
    });
  });

  test('is told apart from what it found: a wrong word is about the file, an unmet expectation is not', () => {
    expect(runScenario(RAID.replace('play: raid', 'play: rade'), { games }).unplayable).toBe(true);
    expect(runScenario(RAID.replace('game: toy', 'game: toys'), { games }).unplayable).toBe(true);
    expect(runScenario(RAID.replace('given:', 'options: { hats: 3 }\ngiven:'), { games }).unplayable).toBe(true);
    expect(runScenario(RAID.replace('gold: 4, hand', 'gold: 3, hand'), { games }).unplayable).toBe(false);
    expect(runScenario(RAID.replace('- bola: { pick: guard }', '- bola: { pick: salt }'), { games })).toMatchObject({
      passed: false,
      unplayable: false,
    });
  });

  test('knows undo, rolls, who is asked and how it ended', () => {
    const text = `title: A sale is taken back
game: toy
given: { phase: trade, alice: { hand: [silk, raid], gold: 5 }, bola: { gold: 1 }, table: { deck: [salt] } }
rolls: [6]
when:
  - alice: { sell: silk }
  - alice: { undo: true }
  - alice: { do: GAMBLE }
  - alice: { choose: high }
  - bola: { do: sell, card: salt }
  - bola: { pass: true }
then: { over: { reason: sold-out, winners: [alice] }, alice: { gold: 7, hand: [raid, silk] }, bola: { gold: 3 } }
`;
    expect(runScenario(text, { games })).toMatchObject({ passed: true, reasons: [] });
    expect(runScenario(text.replace('[alice] }', '[bola] }'), { games }).reasons).toEqual([
      "over.winners is ['alice'], not ['bola']",
    ]);
    const early = text
      .replace('  - bola: { pass: true }\n', '')
      .replace(/then: .*/, 'then: { asked: { name: bola, prompt: trade } }');
    expect(runScenario(early, { games })).toMatchObject({ passed: true });
    expect(runScenario(early.replace('bola, prompt', 'alice, prompt'), { games }).reasons).toEqual([
      "asked is bola: \"trade\", not 'alice': 'trade'",
    ]);
    expect(runScenario(text.replace('[6]', '[6, 2]'), { games })).toMatchObject({
      reasons: ['scripted rolls left over: 2'],
      unplayable: false,
    });
  });

  test.each([
    ['gold: 4, hand', 'gold: 3, hand', "alice's gold is 4, not 3"],
    ['[silk, salt]', '[salt]', "bola's hand is ['salt', 'silk'], not ['salt']"],
    ['discard: [raid, guard] } }\nsees', 'discard: [guard, raid] } }\nsees', "not ['guard', 'raid']"],
    ['bola.hand: 2', 'bola.hand: [salt, "?"]', "alice sees bola.hand as ['?', '?'], not ['salt', '?']"],
    ['never: [salt]', 'never: [guard]', 'alice has seen guard'],
    [
      'pick: salt, refused: not-a-guard',
      'pick: salt, refused: too-poor',
      'must be refused as too-poor, but it was refused as not-a-guard',
    ],
    ['pick: guard }', 'pick: guard, refused: not-a-guard }', 'but it was allowed'],
    ['- bola: { pick: guard }', '- bola: { pick: salt }', "step 3, bola {'pick': 'salt'}: refused, not-a-guard [T-3]"],
    ['- bola: { pick: guard', '- carl: { pick: guard', 'step 3: there is no seat "carl"; there is '],
    ['{ pick: guard }', '{ chose: guard }', "step 3: the step {'chose': 'guard'} must say one of: do, play"],
    ['play: raid', 'play: rade', 'step 1: there is no card "rade"; there is raid, '],
    ['hand: [raid], gold', 'hnad: [raid], gold', 'given: there is no field of a seat "hnad"'],
    ['phase: trade', 'phase: trades', 'given: there is no phase "trades"; there is trade, '],
    ['then:', 'than:', 'line 9: there is no part of a scenario "than"; there is then, '],
    ['game: toy', 'game: toys', 'there is no game "toys"; there is toy'],
    ['game: toy', 'game: [toy', 'line 3, column 1: this is not YAML: '],
    ['then: { alice: {', 'then: { carl: {', 'then: there is no seat "carl"'],
    ['title: "[T-3]', 'title: 3 #"[T-3]', 'title is 3; it must be a sentence'],
    ['- alice: { play: raid }', '- alice', "step 1 is 'alice'; it must be one seat and what it does"],
  ])('with %s written as %s says: %s', (right, wrong, reason) => {
    expect(RAID).toContain(right);
    const { passed, reasons } = runScenario(RAID.replace(right, wrong), { games });

    expect(passed).toBe(false);
    expect(reasons).toEqual([expect.stringContaining(reason)]);
  });
});

describe('a file that is no scenario is about the file, in one sentence', () => {
  test.each([
    ['an alias of nothing', 'phase: trade', 'phase: *trade', 'plain data: Unresolved alias'],
    ['a part that holds itself', '{ hand: [raid], gold: 5 }', '&me { hand: [raid], gold: *me }', 'circular'],
    ['an unknown tag', 'phase: trade', 'phase: !!js/function trade', 'Unresolved tag'],
    ['half a seat', 'when:', 'seats: 2.5\nwhen:', 'seats is 2.5; it must be a whole number'],
    ['no seat', 'when:', 'seats: [table, bola]\nwhen:', 'there is no seat "alice"'],
    ['a seat called like the table', 'alice: { hand: [raid], gold: 5 }', 'over: {}', 'a seat cannot be called "over"'],
    ['two seats of one name', 'when:', 'seats: [alice, bola, bola]\nwhen:', 'a seat cannot be called "bola"'],
    ['one seat', 'when:', 'seats: 1\nwhen:', 'toy is for 2 to '],
    ['an undo and more', '{ play: raid }', '{ play: raid, undo: true }', 'must be { undo: true } alone'],
    ['half a concession', '{ play: raid }', '{ concede: 5 }', 'must be { concede: true } alone'],
    ['a change to nothing', '{ play: raid }', '{ change: raid }', 'must be { change: … } alone'],
    ['a change of a change', '{ play: raid }', '{ change: { undo: true } }', 'must say one of: do, play'],
    ['a list of actions', '{ play: raid }', '{ do: [play], card: raid }', "do is ['play']; it must be a word"],
    ['a card that is none', '{ pick: guard }', '{ pick: { card: guard } }', 'it must be a word'],
  ])('%s', (_what, right, wrong, message) => {
    const { unplayable, reasons } = runScenario(RAID.replace(right, wrong), { games });
    expect(reasons.join()).toContain(message);
    expect([unplayable, reasons.join().includes('\n')]).toEqual([true, false]);
  });

  test('copies of copies of copies', () => {
    const nine = (name: string): string => `[${new Array(9).fill(name).join()}]`;
    const flood = [...'abcdefgh'].map((name, i, all) => `${name}: &${name} ${nine(i === 0 ? 'x' : `*${all[i - 1]}`)}`);
    expect(runScenario(flood.join('\n'), { games })).toMatchObject({ unplayable: true });
  });
});
