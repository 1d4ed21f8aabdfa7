import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { caravan } from '../../test/caravan.ts';
import { derby } from '../../test/derby.ts';
import { fakeLab, folder, keyboard } from '../../test/fake-lab.ts';
import { GAMES } from '../games.ts';
import type { AgentReport } from './agent.ts';
import { commandWords } from './program.ts';

const example = (name: string): string => fileURLToPath(new URL(`../../examples/${name}`, import.meta.url));
const node = (path: string): string => `"${process.execPath}" "${path}"`;

/** A program that answers question `n` with what the text says: `first` is its first legal move. */
function program(answer: string): string {
  const path = join(folder(), 'bot.mjs');
  const lines = [
    "import { createInterface } from 'node:readline';",
    'const say = (id, move) => console.log(JSON.stringify({ id, move }));',
    'let n = 0;',
    'for await (const line of createInterface({ input: process.stdin })) {',
    '  const { type, id, legal, question } = JSON.parse(line);',
    "  if (type !== 'question') continue;",
    '  n++;',
    '  const first = () => say(id, legal[0]);',
    `  ${answer}`,
    '}',
  ];
  writeFileSync(path, lines.join('\n'));
  return node(path);
}

async function agent(command: string, ...args: string[]) {
  const { dealer, json, err } = fakeLab();
  const code = await dealer('agent', 'caravan', command, '--json', '--workers', '1', ...args);
  if (code > 1) throw new Error(err());
  const { agents, games } = json() as { agents: AgentReport[]; games: number };
  return { code, games, report: agents[0] as AgentReport };
}

test('a command is taken apart at its spaces, but for what is quoted', () => {
  expect(commandWords('node  "my bot.mjs" --deep \'a "b" c\' x"y z"')).toEqual([
    ...['node', 'my bot.mjs', '--deep', 'a "b" c', 'xy z'],
  ]);
});

test('the example in JavaScript plays 100 games without a failure, the same with one worker and with two', async () => {
  const play = async (workers: string) => {
    const { dealer, json } = fakeLab([...GAMES]);
    const args = ['--seats', '2', '--games', '50', '--workers', workers, '--json'];
    expect(await dealer('agent', 'the-door', node(example('agent.mjs')), ...args)).toBe(0);
    return json();
  };
  const one = await play('1');
  expect(one).toMatchObject({ games: 100, agents: [{ silent: 0, garbage: 0, crashed: 0, illegal: 0, stoodIn: 0 }] });
  const [report] = one.agents as AgentReport[];
  expect(report?.answered).toBe(report?.asked);
  expect(await play('2')).toEqual(one);
});

test('the example in Python plays without a failure', async (ctx) => {
  if (spawnSync('python3', ['--version']).status !== 0) ctx.skip('there is no python3 here');
  const { report } = await agent(`python3 "${example('agent.py')}"`, '--games', '5');
  expect(report).toMatchObject({ silent: 0, garbage: 0, crashed: 0, illegal: 0, stoodIn: 0 });
  expect(report.answered).toBeGreaterThan(20);
});

test.each([
  ['garbage', "n === 2 ? console.log('well, let me think') : first();", 'a line that is not JSON: well, let me think'],
  ['garbage', 'n === 2 ? console.log(JSON.stringify({ id: id + 9, move: null })) : first();', 'not asked'],
  ['silent', 'if (n !== 2) first();', 'no answer in 0.5 s'],
  ['illegal', "n === 2 ? say(id, { do: 'win' }) : first();", '{"do":"win"} to "trade" is refused'],
  ['illegal', 'n === 2 ? say(id, null) : first();', '"not yet" to "trade", asked alone'],
] as const)('%s is counted by name, and the usual bot answers once: %s', async (name, answer, told) => {
  const { code, report, games } = await agent(
    program(answer),
    '--bots',
    'agent,steady',
    '--patience',
    '500',
    '--games',
    '1',
  );
  expect(code).toBe(1);
  expect(games).toBe(2);
  expect(report).toMatchObject({ [name]: 2, stoodIn: 2 }); // once in each seat
  expect(report.answered).toBe(report.asked - 2);
  expect(report.examples).toEqual([expect.stringContaining(told)]);
});

test('a program that crashes is told with its last words, and started again for the next match', async () => {
  const command = program("if (n === 3) throw new Error('no idea'); first();");
  const { code, report, games } = await agent(command, '--bots', 'agent,steady', '--games', '2');
  expect([code, games]).toEqual([1, 4]);
  expect(report.crashed).toBe(4); // in each match, and in both seats
  expect(report.answered).toBe(8); // two before each crash
  expect(report.examples).toEqual([
    expect.stringMatching(/^crashed: ended with code 1: Error: no idea \(question 3, "trade"\)$/),
  ]);
});

test('a program that stays silent is stopped, and the match ends all the same', async () => {
  const { report } = await agent(program(''), '--bots', 'agent,steady', '--patience', '1', '--games', '1');
  expect(report).toMatchObject({ silent: 6, answered: 0 });
  expect(report.stoodIn).toBe(report.asked);
});

test('an answer nested beyond any stack is garbage, and told in few words', async () => {
  const deep = "const deep = '['.repeat(200_000) + ']'.repeat(200_000);";
  const answer = `${deep} n === 2 ? console.log('{"id":' + id + ',"move":{"do":' + deep + '}}') : first();`;
  const { code, report } = await agent(program(answer), '--bots', 'agent,steady', '--games', '1');
  expect([code, report.garbage, report.stoodIn]).toEqual([1, 2, 2]);
  expect(report.examples[0]?.length).toBeLessThan(300);
});

test('what a refused answer holds is shortened where it is told', async () => {
  const answer = "n === 2 ? say(id, { do: 'x'.repeat(900_000) + String.fromCharCode(0x9b) }) : first();";
  const { report } = await agent(program(answer), '--bots', 'agent,steady', '--games', '1');
  expect(report.illegal).toBe(2);
  expect(report.examples[0]?.length).toBeLessThan(300);
});

test('a program that ends and leaves another one at its output has ended', async () => {
  const wrapped = "const { spawn } = await import('node:child_process');";
  const left = "spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20000)'], { stdio: 'inherit' });";
  const began = Date.now();
  const command = program(`if (n === 2) { ${wrapped} ${left} process.exit(3); } first();`);
  const { report } = await agent(command, '--bots', 'agent,steady', '--games', '1');
  expect(report.crashed).toBe(2);
  expect(report.examples).toEqual([expect.stringContaining('ended with code 3')]);
  expect(Date.now() - began).toBeLessThan(15_000);
}, 40_000);

test('a program that is not there is bad input', async () => {
  const { dealer, err } = fakeLab();
  expect(await dealer('agent', 'caravan', 'no-such-program --fast')).toBe(2);
  expect(err()).toMatch(/^Can't start the agent "no-such-program --fast": .*ENOENT/);
  expect(await fakeLab().dealer('sim', 'caravan', '--agent', 'node x.mjs', '--bots', 'random')).toBe(2);
});

test('without a command the lines are shown that a program would read', async () => {
  const { dealer, out } = fakeLab();
  expect(await dealer('agent', 'caravan')).toBe(0);
  const lines = out()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ type }) => type).filter((type, i, all) => type !== all[i - 1])).toEqual([
    ...['hello', 'match', 'question', 'over'],
  ]);
  expect(Object.keys(lines[2])).toEqual([
    ...['type', 'id', 'seat', 'view', 'question', 'legal', 'complete', 'faces', 'chance'],
  ]);
});

test('a program sits at the terminal too, beside people and against the clock', async () => {
  const keys = keyboard();
  const { dealer, out } = fakeLab([derby], keys);
  const command = program('first();');
  expect(await dealer('play', 'derby', '--agent', command, '--bots', 'agent,steady', '--seed', '1')).toBe(0);
  expect(out()).toContain('1 Alice: agent');
  expect(out()).toContain('no failures');
});

test('games with agents are counted like others', async () => {
  const { dealer, out } = fakeLab([caravan]);
  expect(await dealer('sim', 'caravan', '--games', '2', '--workers', '1', '--agent', program('first();'))).toBe(0);
  expect(out()).toMatch(/Agent "agent" .*\n {2}\d+ questions, \d+ answers of its own, no failures\n/);
});
