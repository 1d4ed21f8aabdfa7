import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as everything from '../../src/data/rules-context.ts';
import { DEFAULT_RULES, RULES_1_2_0, readChangedRules, readRules } from '../../src/data/rules-context.ts';
import { AUTO_TIMINGS, KEYWORDS } from '../../src/tree/tree.ts';

type Json = Record<string, unknown>;
const shipped = readFileSync(new URL('../../src/data/rules.json', import.meta.url), 'utf8');
const fileWith = (change: (file: Json) => void): Json => {
  const file = JSON.parse(shipped) as Json;
  change(file);
  return file;
};
const problemsOf = (json: unknown): readonly string[] => {
  const read = readRules(json);
  return 'problems' in read ? read.problems : [];
};
const rulesOf = (json: unknown) => {
  const read = readRules(json);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  return read.rules;
};
const set = (path: string, value: unknown) => (file: Json) => {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const at = keys.reduce<Json>((here, key) => here[key] as Json, file);
  if (value === undefined) delete at[last];
  else at[last] = value;
};

describe('[OP-R11.1] the rules of today, through RulesContext', () => {
  test('say how a match is set up and begins', () => {
    expect(DEFAULT_RULES).toMatchObject({
      version: '1.2.1',
      firstPlayerDraws: false,
      firstPlayerDon: 1,
      donPerTurn: 2,
      attackOnOwnFirstTurn: false,
      handSize: 5,
      mulligans: 1,
      donDeckSize: 10,
      deckSize: 50,
      copies: 4,
      lifeTopCardToBottom: true,
    });
  });

  test('say the limits and the numbers of a battle', () => {
    expect(DEFAULT_RULES).toMatchObject({
      characterLimit: 5,
      stageLimit: 1,
      attackerWinsTies: true,
      leaderDamage: 1,
      doubleAttackDamage: 2,
      extraDamageAtZeroLifeDefeats: false,
      donPower: 1000,
      donPowerOnOwnTurnOnly: true,
      defeatByDamageAtZeroLife: true,
      defeatByEmptyDeck: true,
      maxRepeats: 4,
    });
  });

  test('cannot be changed by those who ask', () => {
    expect(() => Object.assign(DEFAULT_RULES, { characterLimit: 6 })).toThrow('read only');
    expect(() => Object.assign(DEFAULT_RULES.keyword('RUSH'), { text: '' })).toThrow('read only');
    expect(() => Object.assign(DEFAULT_RULES.area('HAND'), { limit: 7 })).toThrow('read only');
  });
});

describe('[OP-R11.2] phases, battle flow, keywords and special rules', () => {
  test('are asked of the context, in order', () => {
    expect(DEFAULT_RULES.phases).toEqual(['REFRESH', 'DRAW', 'DON_PHASE', 'MAIN', 'END']);
    expect(DEFAULT_RULES.battleSteps).toEqual(['ATTACK', 'BLOCK', 'COUNTER', 'DAMAGE', 'END']);
    expect(DEFAULT_RULES.area('CHARACTER_AREA')).toEqual({ visibility: 'both', limit: 5, ordered: false });
    expect(DEFAULT_RULES.area('LIFE')).toEqual({ visibility: 'face-up cards', limit: null, ordered: true });
  });

  test('know every timing of the card language, and its category', () => {
    for (const timing of AUTO_TIMINGS) expect(DEFAULT_RULES.categoryOf(timing), timing).toBe('AUTO');
    expect(DEFAULT_RULES.categoryOf('COUNTER')).toBe('ACTIVATE');
    expect(DEFAULT_RULES.categoryOf('PERMANENT')).toBe('PERMANENT');
    expect(DEFAULT_RULES.categoryOf('REPLACEMENT')).toBe('REPLACEMENT');
    expect(DEFAULT_RULES.timings).toHaveLength(AUTO_TIMINGS.length + 4);
  });

  test('1.2.0 differs in its five switches and in nothing else', () => {
    const { version, ...today } = JSON.parse(JSON.stringify(DEFAULT_RULES)) as Json;

    expect(version).toBe('1.2.1');
    expect(JSON.parse(JSON.stringify(RULES_1_2_0))).toEqual({
      ...today,
      version: '1.2.0',
      whenAttackedStep: 'attackAndCounter',
      multipleCounterValues: 'silent',
      ifYouHaveMeansField: 'silent',
      thenAfterFailedIf: 'silent',
      eventTrashedBefore: 'implied',
    });
    expect(today).toMatchObject({
      whenAttackedStep: 'attack',
      multipleCounterValues: 'highest',
      ifYouHaveMeansField: 'yes',
      thenAfterFailedIf: 'blocked',
      eventTrashedBefore: 'stated',
      startOfGameFirst: 'chooser',
      dealsDamageTiming: 'afterDamage',
    });
  });
});

describe('[OP-R13.5] keyword definitions', () => {
  test('are those of the file, text and numbers, under the name that cards print', () => {
    for (const id of KEYWORDS) expect(DEFAULT_RULES.keyword(id).category, id).toBe('ability');
    expect(DEFAULT_RULES.keyword('RUSH_CHARACTER')).toMatchObject({
      name: 'Rush: Character',
      params: { attacksLeader: false, attacksCharacters: true },
    });
    expect(DEFAULT_RULES.keyword('ONCE_PER_TURN').params.usesPerTurn).toBe(1);
  });

  test('[S77] a changed text is what is told', () => {
    const file = fileWith(({ keywords }) => {
      Object.assign((keywords as { RUSH: Json }).RUSH, { text: 'It runs.' });
    });

    expect(rulesOf(file).keyword('RUSH').text).toBe('It runs.');
  });

  test.each([
    ['one left out', 'keywords.RUSH', undefined, 'is missing; it must be an object.'],
    ['a number left out', 'keywords.BLOCKER.params', {}, 'is missing; it must be a whole number from 1 to 10.'],
    [
      'a number too many',
      'keywords.BANISH.params',
      { usesPerTurn: 1 },
      'is 1, but BANISH has no such number or flag: leave it out.',
    ],
    [
      'a word that nobody prints',
      'keywords.NOBODY_SAYS_SO',
      { text: 'It runs.', params: {} },
      'is not known; the fields here are',
    ],
  ])('are refused with %s', (_, path, value, problem) => {
    expect(problemsOf(fileWith(set(path, value)))).toEqual([
      expect.stringMatching(new RegExp(`^rules file: ${path}\\S* ${problem}`)),
    ]);
  });
});

describe('[S77] a rules file from outside', () => {
  test('with another Character limit is followed', () => {
    expect(rulesOf(fileWith(set('areas.CHARACTER_AREA.limit', 6))).characterLimit).toBe(6);
  });

  test('may change the order of the phases between the first and the last', () => {
    const phases = ['REFRESH', 'DON_PHASE', 'DRAW', 'MAIN', 'END'];
    expect(rulesOf(fileWith(set('phases', phases))).phases).toEqual(phases);
  });

  test.each([
    ['setup.hand', undefined, 'is missing; it must be a whole number from 1 to 20.'],
    ['setup.hand', '5', 'is "5"; it must be a whole number from 1 to 20.'],
    ['setup.hand', 5.5, 'is 5.5; it must be a whole number from 1 to 20.'],
    ['setup', undefined, 'is missing; it must be an object.'],
    ['setup', null, 'is null; it must be an object.'],
    ['version', 'newest', 'is "newest"; it must be a version such as "1.2.1".'],
    ['firstTurn.firstPlayerDraws', 0, 'is 0; it must be true or false.'],
    [
      'setup.glory',
      1,
      'is not known; the fields here are hand, mulligans, donDeck, deck, copies, lifeTopCardToBottom.',
    ],
    ['areas.HAND.visibility', 'both', 'is "both"; it must be "owner".'],
    ['areas.STAGE_AREA.limit', 2, 'is 2; it must be 1.'],
    ['areas.DECK.limit', 60, 'is 60; it must be null.'],
    ['switches.startOfGameFirst', 'loser', 'is "loser"; it must be one of chooser, playerGoingFirst.'],
    [
      'defeat',
      [],
      'is []; it must be a list of 1 to 2 different entries, each one of DAMAGE_AT_ZERO_LIFE, EMPTY_DECK.',
    ],
    [
      'phases',
      ['MAIN', 'REFRESH', 'DRAW', 'DON_PHASE', 'END'],
      'is MAIN, REFRESH, DRAW, DON_PHASE, END; it must begin with REFRESH and end with END.',
    ],
  ])('%s: %j is refused by name', (path, value, problem) => {
    expect(problemsOf(fileWith(set(path, value)))).toEqual([`rules file: ${path} ${problem}`]);
  });

  test.each([
    [
      'battleSteps',
      ['ATTACK', 'BLOCK', 'BLOCK', 'DAMAGE', 'END'],
      'battleSteps[2] is "BLOCK" again; each stands once.',
    ],
    ['phases', ['REFRESH', 'DRAW', 'MAIN', 'END'], 'phases is ['],
  ])('%s must be whole', (path, value, problem) => {
    expect(problemsOf(fileWith(set(path, value)))).toEqual([expect.stringContaining(problem)]);
  });

  test('every field of the shipped file is needed', () => {
    const paths = (value: unknown, at: string): string[] =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? [at, ...Object.entries(value).flatMap(([key, each]) => paths(each, at === '' ? key : `${at}.${key}`))]
        : [at];
    const all = paths(JSON.parse(shipped), '').filter((path) => path !== '');

    expect(all.length).toBeGreaterThan(80);
    for (const path of all) {
      expect(problemsOf(fileWith(set(path, undefined))), path).toEqual([
        expect.stringContaining(`rules file: ${path} is missing; it must be`),
      ]);
    }
  });

  test('all its problems are told at once', () => {
    const file = fileWith((each) => {
      set('setup.hand', 0)(each);
      set('loops.maxRepeats', undefined)(each);
      set('more', true)(each);
    });

    expect(problemsOf(file)).toHaveLength(3);
  });

  test.each([[null], [[]], ['rules'], [7], [undefined]])('that is %j is refused', (json) => {
    expect(problemsOf(json)).toEqual([expect.stringMatching(/^rules file: the whole is .*; it must be an object\.$/)]);
  });

  test('can be given as the changes alone', () => {
    const read = readChangedRules({ loops: { maxRepeats: 2 }, areas: { CHARACTER_AREA: { limit: 6 } } });

    expect(read).toMatchObject({ rules: { maxRepeats: 2, queueLimit: 500, characterLimit: 6 } });
    expect(readChangedRules({ loops: { repeats: 2 } })).toEqual({
      problems: [expect.stringContaining('rules file: loops.repeats is not known; the fields here are maxRepeats')],
    });
    expect(readChangedRules(JSON.parse('{ "__proto__": {} }'))).toEqual({
      problems: [expect.stringContaining('rules file: __proto__ is not known')],
    });
  });
});

describe('[OP-R11.4] nothing else reads the raw JSON', () => {
  const ROOT = new URL('../../../../', import.meta.url);
  const KEEPER = 'games/one-piece/src/data/rules-context.ts';
  /** Modules that name a rules file between quotes, however they would open it. */
  const readers = (files: Iterable<readonly [string, string]>) =>
    [...files].filter(([, text]) => /['"`/]rules(-[\d.]+)?\.json['"`]/.test(text)).map(([path]) => path);
  const modules = () =>
    ['packages', 'games', 'apps', 'scripts'].flatMap((group) =>
      readdirSync(new URL(group, ROOT), { recursive: true, encoding: 'utf8' })
        .map((path) => `${group}/${path.replaceAll('\\', '/')}`)
        .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/\/(node_modules|dist|test)\/|\.test\./.test(path))
        .map((path) => [path, readFileSync(new URL(path, ROOT), 'utf8')] as const),
    );

  test('but the module of RulesContext', () => {
    const all = modules();

    expect(all.length).toBeGreaterThan(100);
    expect(readers(all)).toEqual([KEEPER]);
  });

  test.each([
    "import raw from './rules.json' with { type: 'json' };",
    "const raw = JSON.parse(readFileSync(new URL('../data/rules.json', here), 'utf8'));",
    'const raw = await import("./rules-1.2.0.json");',
  ])('a planted reader is found: %s', (line) => {
    expect(readers([['games/one-piece/src/rules/turn.ts', line]])).toHaveLength(1);
  });

  test('and that module hands out no raw object', () => {
    expect(Object.keys(everything).sort()).toEqual(['DEFAULT_RULES', 'RULES_1_2_0', 'readChangedRules', 'readRules']);
    expect(DEFAULT_RULES).not.toHaveProperty('setup');
    expect(DEFAULT_RULES).not.toHaveProperty('areas');
  });
});
