/** The built command, as people start it: threads, streams and exit codes are the real ones. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseRecord } from '@dealers-choice/host';
import { beforeAll, expect, test } from 'vitest';
import { folder } from './fake-lab.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', input: '' });
  return { status, stdout, stderr };
}
const dealer = (...args: string[]) => run('apps/lab/dist/dealer.mjs', ...args);

beforeAll(() => {
  const { status, stderr } = run('scripts/bootstrap.mjs', 'lab');
  if (status !== 0) throw new Error(`the dealer command does not build: ${stderr}`);
}, 120_000);

test('dealer --help loads no game', () => {
  const dist = join(root, 'apps/lab/dist');
  const loaded = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const code = readFileSync(join(dist, file), 'utf8');
    for (const [, part = ''] of code.matchAll(/^(?:import|\} from) ?(?:\{[^}]*\} from )?"\.\/(.+)";$/gm)) load(part);
  };
  load('dealer.mjs');
  const bytes = [...loaded].reduce((sum, file) => sum + readFileSync(join(dist, file)).length, 0);
  expect(loaded.size).toBeGreaterThan(1); // what the overview says is a part that both ways share
  expect(bytes).toBeLessThan(20_000);
  expect(dealer('--help')).toMatchObject({ status: 0, stderr: '' });
  expect(dealer('--help').stdout).toBe(dealer('help').stdout);
});

test('results do not depend on the number of workers', { timeout: 120_000 }, () => {
  for (const args of [
    ['sim', 'the-door', '--seats', '3', '--games', '120', '--bots', 'sharp,temper,temper', '--paired', '--json'],
    ['sim', 'the-door', '--games', '4', '--bots', 'strong,temper,temper,casual', '--json'],
    ['fuzz', 'the-door', '--games', '16', '--json'],
    ['tune', 'the-door', '--games', '40', '--check', '8', '--iterations', '5', '--json'],
  ]) {
    const [one, two] = ['1', '2'].map((workers) => {
      const state = args[0] === 'tune' ? ['--state', join(folder(), 'state.json')] : [];
      return dealer(...args, ...state, '--workers', workers);
    }) as [ReturnType<typeof dealer>, ReturnType<typeof dealer>];
    expect(one).toMatchObject({ status: 0, stderr: '' });
    expect(two).toEqual(one);
    expect(one.stdout.trimEnd().split('\n')).toHaveLength(1);
    expect(() => JSON.parse(one.stdout)).not.toThrow();
  }
});

test('a ladder is the same from one worker, from two, and when it was stopped in the middle', {
  timeout: 60_000,
}, async () => {
  const [one, two, stopped] = [1, 2, 3].map(() => join(folder(), 'state.json')) as [string, string, string];
  const args = [
    'ladder',
    'the-door',
    '--seats',
    '2',
    '--bots',
    'cautious,sharp',
    '--games',
    '600',
    '--json',
    '--state',
  ];
  const whole = dealer(...args, one, '--workers', '1');
  expect(whole).toMatchObject({ status: 0, stderr: '' });
  expect(dealer(...args, two, '--workers', '2')).toEqual(whole);
  const running = spawn(process.execPath, ['apps/lab/dist/dealer.mjs', ...args, stopped, '--workers', '2'], {
    cwd: root,
  });
  await new Promise((done) => setTimeout(done, 500));
  running.kill('SIGINT');
  await once(running, 'exit'); // 130, or 0 on a machine that had it done
  expect(dealer(...args, stopped, '--workers', '1')).toEqual(whole);
});

test('records are the same from one worker or two', { timeout: 60_000 }, () => {
  const [one, two] = ['1', '2'].map((workers) => {
    const path = join(folder(), 'records');
    dealer('sim', 'the-door', '--games', '6', '--record', path, '--workers', workers);
    return readdirSync(path).map((name) => `${name} ${readFileSync(join(path, name), 'utf8')}`);
  });
  expect(one).toHaveLength(6);
  expect(two).toEqual(one);
});

test.each([
  ['SIGINT', '1'],
  ['SIGINT', '2'],
  ['SIGTERM', '2'],
] as const)('%s leaves nothing behind with %s workers', { timeout: 60_000 }, async (signal, workers) => {
  const path = folder();
  const args = ['sim', 'the-door', '--games', '1000000', '--workers', workers, '--record', join(path, 'records')];
  const running = spawn(process.execPath, ['apps/lab/dist/dealer.mjs', ...args], { cwd: root });
  const begun = () => readdirSync(path).some((name) => readdirSync(join(path, name)).length > 20);
  while (!begun()) await new Promise((done) => setTimeout(done, 20));
  running.kill(signal);
  const [code] = await once(running, 'exit');
  expect(code).toBe(130);
  expect(readdirSync(path)).toEqual([]);
});

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((done) => setTimeout(done, 20));
};

test.for(['SIGHUP', 'SIGTERM'])('%s keeps a match', { timeout: 60_000 }, async (signal, ctx) => {
  if (spawnSync('script', ['--version']).error) ctx.skip('there is no command `script` to get a terminal from');
  const [record, pid] = ['game.json', 'pid'].map((name) => join(folder(), name)) as [string, string];
  const play = `${process.execPath} apps/lab/dist/dealer.mjs play the-door --seed 1 --bots person,temper --record`;
  const running = spawn('script', ['-qec', `echo $$ > ${pid}; exec ${play} ${record}`, '/dev/null'], { cwd: root });
  let out = '';
  running.stdout.on('data', (data) => {
    out += String(data);
  });
  await until(() => out.includes('give up > '));
  running.stdin.write('1\r');
  await until(() => out.includes('rolls'));
  if (signal === 'SIGTERM') process.kill(Number(readFileSync(pid, 'utf8')), signal);
  else running.kill('SIGKILL'); // closes the terminal: the next word that is said there is an error
  await until(() => existsSync(record));
  expect(parseRecord(readFileSync(record, 'utf8')).moves.length).toBeGreaterThan(0);
});

test.each([
  [['sim', '--set', 'startSeat=9'], 'startSeat is 9; it must be random or a seat from 1 to 4.'],
  [['fuzz', '--set', 'startSeat=3'], 'startSeat is 3; it must be random or a seat from 1 to 2.'],
  [['fuzz', '--set', 'characters=1,2,3,4'], 'characters is "1,2,3,4"; it must be'],
])('options that do not fit the table are refused before any thread starts: %j', ([command = '', ...set], problem) => {
  const { status, stdout, stderr } = dealer(command, 'the-door', ...set, '--workers', '2');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr.split('\n')).toEqual([expect.stringContaining(`the-door: ${problem}`), '']);
});

test('exit codes and streams', () => {
  expect(dealer('--help')).toMatchObject({ status: 0, stderr: '' });
  expect(dealer('sim', 'chess')).toMatchObject({ status: 2, stdout: '' });
  expect(dealer('play', 'the-door')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('terminal'),
  });
  expect(dealer('play', 'the-door', '--bots', 'random', '--seed', '1')).toMatchObject({ status: 0, stderr: '' });
});

test('a pipe that nobody reads changes no exit code', { timeout: 60_000 }, async () => {
  const running = spawn(process.execPath, ['apps/lab/dist/dealer.mjs', 'replay', 'nothing.json'], { cwd: root });
  running.stderr.destroy();
  const [code] = await once(running, 'exit');
  expect(code).toBe(2);
});

const onLinux = test.skipIf(process.platform !== 'linux');
onLinux('a file without an end is given up, and a place nobody can write to is found before any game', () => {
  expect(dealer('replay', '/dev/zero')).toEqual({
    status: 2,
    stdout: '',
    stderr: "Can't read /dev/zero: it has more than 128 MB.\n",
  });
  const { status, stderr } = dealer('sim', 'the-door', '--games', '1', '--record', '/proc/a/b.json');
  expect([status, stderr]).toEqual([2, expect.stringContaining("Can't write to /proc")]);
});
