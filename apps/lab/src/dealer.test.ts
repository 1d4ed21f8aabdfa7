import type { Seat } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { type Caravan, caravan } from '../test/caravan.ts';
import { fakeLab } from '../test/fake-lab.ts';
import { COMMANDS, filledIn } from './dealer.ts';

test.each([
  ['smi caravan', 'There is no command "smi". Did you mean "sim"?'],
  ['sim', 'dealer sim needs a game: caravan.'],
  ['sim carvan', 'There is no game "carvan". Did you mean "caravan"?'],
  ['sim caravan raid', 'dealer sim takes one game, but "raid" follows "caravan".'],
  ['sim caravan --game 3', 'dealer sim has no flag --game. Did you mean --games?'],
  ['sim caravan --games', '--games needs a value: --games n.'],
  ['sim caravan --games ten', '--games is "ten"; it must be a whole number from 1.'],
  ['sim caravan --games 0', '--games is "0"; it must be a whole number from 1.'],
  ['sim caravan --seed -1', '--seed is "-1"; it must be a whole number from 0.'],
  ['sim caravan --seats 12', '--seats is "12"; it must be a whole number from 1 to 9.'],
  ['sim caravan --seats 5', 'caravan is for 2 to 4 seats, not 5.'],
  ['sim caravan --json=yes', '--json takes no value, but has "yes".'],
  ['sim caravan --seed 1 --seed 2', '--seed is given twice.'],
  ['sim caravan --bots idle', 'There is no bot of caravan called "idle". Did you mean "idler"?'],
  ['sim caravan --bots random,,random', '--bots is "random,,random"; it must be names with commas between them.'],
  ['sim caravan --seats 3 --bots a,b', '--bots names 2 for 3 seats; give 3 names, or one for all of them.'],
  ['sim caravan --bots person,random', 'dealer sim is for bots; people play with dealer play.'],
  ['sim caravan --set hand', '--set is "hand"; it must be key=value.'],
  ['sim caravan --set hnad=2', 'caravan has no option "hnad". Did you mean "hand"?'],
  ['sim caravan --set colour=red', 'caravan has no option "colour". Its options are: hand.'],
  ['sim caravan --set hand=9', 'caravan: hand is "9"; it must be a whole number from 1 to 3.'],
  ['sim caravan --games 2 --record a.json', '--record a.json is a file, but 2 games are played; name a directory.'],
  ['play caravan', 'A person plays at a terminal, but the input is not one; watch bots with --bots NAME.'],
  ['bench chess', 'There is no game "chess". Known: caravan.'],
  ['replay', 'dealer replay needs the FILE of a record.'],
  ['replay nowhere.json', "Can't read nowhere.json: there is no such file or directory."],
  ['check nowhere', 'There is no file or directory nowhere.'],
])('dealer %s: %s', async (line, message) => {
  const { dealer, out, err } = fakeLab();

  expect(await dealer(...line.split(' '))).toBe(2);

  expect(err()).toBe(`${message}\n`);
  expect(out()).toBe('');
});

test('no command at all shows the overview and is bad input', async () => {
  const { dealer, out, err } = fakeLab();
  expect(await dealer()).toBe(2);
  expect(out()).toBe('');
  for (const { name } of COMMANDS) expect(err()).toContain(`dealer ${name}`);
});

test.each(COMMANDS.map(({ name }) => name))('dealer %s --help explains every flag with examples', async (name) => {
  const { lab, dealer, out, err } = fakeLab();
  expect(await dealer(name, '--help')).toBe(0);
  const { flags, examples } = COMMANDS.find((command) => command.name === name) ?? { flags: [], examples: [] };
  for (const flag of flags) expect(out()).toContain(`  --${flag}`);
  for (const [line] of examples) expect(out()).toContain(filledIn(line, lab.games));
  expect(err()).toBe('');
});

test('a bug is told apart from bad input: code 3, the command line and the stack', async () => {
  const broken = { ...caravan, usualBots: () => [] as string[] };
  const game = {
    ...caravan.game,
    get def(): never {
      throw new Error('the shelf fell down');
    },
  };
  const { dealer, err } = fakeLab([{ ...broken, game }]);
  expect(await dealer('sim', 'caravan')).toBe(3);
  expect(err()).toMatch(/^This is a bug in dealer.*Please report/);
  expect(err()).toContain('dealer sim caravan');
  expect(err()).toContain('the shelf fell down');
});

test('games lists seats, options with their defaults, and bots', async () => {
  const { dealer, out } = fakeLab();
  expect(await dealer('games')).toBe(0);
  expect(out()).toContain('Seats: 2 to 4, usually 2');
  expect(out()).toContain('hand (2): Cards dealt to each');
  expect(out()).toContain('idler');
});

test('a game that says how good a match looks has the bot greedy, and it plays', async () => {
  const score = (match: { table: object }, seat: number) => (match.table as Caravan['table']).gold[seat as Seat];
  const { dealer, out, err } = fakeLab([{ ...caravan, score }]);
  expect(await dealer('games')).toBe(0);
  expect(out()).toMatch(/greedy .*\n {4}random /);

  const run = fakeLab([{ ...caravan, score }]);
  const bots = ['--bots', 'greedy,random', '--paired'];
  expect(await run.dealer('sim', 'caravan', '--games', '40', ...bots, '--json'), run.err()).toBe(0);
  const { greedy = 0, random = 0 } = (run.json().wins as { byBot: Record<string, number> }).byBot;
  expect(greedy).toBeGreaterThan(random);
  expect(await dealer('sim', 'caravan', '--bots', 'greeedy')).toBe(2);
  expect(err()).toContain('Did you mean "greedy"?');
});

test('games --json is one object', async () => {
  const { dealer, json } = fakeLab();
  expect(await dealer('games', '--json')).toBe(0);
  expect(json()).toMatchObject({ games: [{ game: 'caravan', seats: { min: 2, max: 4, usual: 2 } }] });
});
