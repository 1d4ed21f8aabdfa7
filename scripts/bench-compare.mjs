// How fast this tree is beside another commit: `npm run bench:compare -- REF [GAME…] [--fields a,b] [--json]`.
// Both are bundled, loaded into one process and given short slices of CPU time in turn, so that whatever else the
// machine does spoils both alike. Prints how many times better this tree is in each field of `dealer bench`, the error,
// and whether positions agree.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { prepareOrExit, root } from './bootstrap.mjs';
import { at } from './setup/base.mjs';
import { ratioOf, round } from './slices.mjs';

/** How each field is measured: so many pairs of slices of so many CPU microseconds, after some to warm up. */
const LONG = { pairs: 60, micros: 150_000, warmUp: 20 };
const SHORT = { pairs: 40, micros: 50_000, warmUp: 20 };
const FIELDS = {
  bytesPerMove: null, // counted, not timed, and before all other work
  movesPerCpuSecond: LONG,
  viewMicros: SHORT,
  imagineMicros: SHORT,
  movesMicros: SHORT,
  forkMicros: SHORT,
  playoutMicros: SHORT,
};
const PASSES = 12;
const CHECKED = 200;
/** Games and the machine as the commit itself has them, and the work of this checkout to try them with. */
const ENTRY = `
  export { hashOf } from '@dealers-choice/kernel';
  export { quicken } from '@dealers-choice/bots';
  export { bytesPerMove } from '${at('apps/lab/src/bench/allocated.ts')}';
  export { playingOut } from '${at('apps/lab/src/bench/matches.ts')}';
  export { searchWork } from '${at('apps/lab/src/bench/search-work.ts')}';
  import { dhappaBaaji } from '@dealers-choice/dhappa-baaji';
  import { jambo } from '@dealers-choice/jambo';
  import { onePiece } from '@dealers-choice/one-piece';
  import { theDoor } from '@dealers-choice/the-door';
  export const games = [theDoor, jambo, dhappaBaaji, onePiece];
`;

await prepareOrExit();
const { build } = await import('esbuild');
const { ref, wanted, fields, json } = readWords();
const git = (...args) => execFileSync('git', args, { cwd: root, maxBuffer: 1 << 30 });
const commit = commitOf(ref);
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit, 'packages', 'games', 'tsconfig.base.json') });
const [there, here] = [await load(folder, 'there.mjs'), await load(root, 'here.mjs')];

const ids = here.games.map(({ id }) => id);
const unknown = wanted.filter((id) => !ids.includes(id));
if (unknown.length > 0) fail(`there is no game called ${unknown.join(', ')}; there are ${ids.join(', ')}`);
const results = ids.filter((id) => wanted.length === 0 || wanted.includes(id)).map(compare);
if (json) console.log(JSON.stringify({ against: commit, results }));
else print(results);

function readWords() {
  try {
    const options = { json: { type: 'boolean' }, fields: { type: 'string' } };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [ref, ...wanted] = positionals;
    if (!ref) fail('name the commit to compare with: npm run bench:compare -- HEAD~1 [GAME…]');
    const known = Object.keys(FIELDS);
    const named = values.fields?.split(',') ?? known;
    const unknown = named.filter((name) => !known.includes(name));
    if (unknown.length > 0) fail(`there is no field called ${unknown.join(', ')}; there are ${known.join(', ')}`);
    return { ref, wanted, fields: known.filter((name) => named.includes(name)), json: values.json ?? false };
  } catch (error) {
    fail(error.message);
  }
}

function commitOf(name) {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).toString().trim();
  } catch {
    fail(`"${name}" is not a commit of this repository`);
  }
}

/** A bundle of the tree below `top`: its own packages and games, everything else from this checkout. */
async function load(top, name) {
  const outfile = join(folder, name);
  const own = {
    name: 'own-packages',
    setup({ onResolve }) {
      onResolve({ filter: /^@dealers-choice\// }, ({ path }) => {
        const [, id, entry] = /^@dealers-choice\/([^/]+)(.*)$/.exec(path);
        const base = ['packages', 'games'].map((group) => join(top, group, id)).find((at) => manifest(at) !== null);
        return { path: join(base, manifest(base).exports[`.${entry}`]) };
      });
    },
  };
  const stdin = { contents: ENTRY, resolveDir: top, loader: 'ts' };
  await build({
    stdin,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [own],
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}

function manifest(base) {
  try {
    return JSON.parse(readFileSync(join(base, 'package.json'), 'utf8'));
  } catch {
    return null;
  }
}

function compare(id) {
  const sides = [there, here].map((side) => sideOf(side, id));
  const gains = fields.map((name) => [name, FIELDS[name] ? timed(sides, name) : counted(sides, name)]);
  const [before, after] = sides.map((side) => side.checksum());
  return { game: id, ...Object.fromEntries(gains), checksum: after, agrees: before === after };
}

function timed(sides, name) {
  return ratioOf(...sides.map(({ work }) => work[name]), FIELDS[name]);
}

/** How many times as little of this is used here. */
function counted(sides, name) {
  const [before, after] = sides.map((side) => side[name]());
  return { ratio: round(before / after), error: 0, before, after };
}

function sideOf({ games, quicken, hashOf, ...bench }, id) {
  const game = games.find((one) => one.id === id) ?? fail(`${id} is not among the games of ${ref}`);
  quicken(game);
  const play = bench.playingOut(game, game.defaults);
  const search = bench.searchWork(game, play);
  let seed = 0; // no match is played twice
  return {
    work: {
      movesPerCpuSecond: () => play(seed++).moves,
      ...Object.fromEntries(Object.entries(search).map(([name, lap]) => [`${name}Micros`, lap])),
    },
    bytesPerMove: () => bench.bytesPerMove(game, play, PASSES),
    checksum() {
      let sum = '';
      for (let number = 0; number < CHECKED; number++) sum = hashOf([sum, play(number).match]);
      return sum;
    },
  };
}

function print(rows) {
  console.log(`This tree against ${commit.slice(0, 10)}: how many times better, from slices in turn (95 % error)`);
  for (const { game, agrees, ...gains } of rows) {
    console.log(`${game}: ${agrees ? 'same positions' : 'OTHER POSITIONS'}`);
    for (const name of fields) console.log(`  ${name.padEnd(18)} ${gainText(gains[name])}`);
  }
}

function gainText({ ratio, error, before, after }) {
  const times = `${ratio.toFixed(3)}x`;
  return before === undefined ? `${times} ± ${error.toFixed(3)}` : `${times}   from ${before} to ${after}`;
}

function fail(text) {
  console.error(`bench:compare: ${text}`);
  process.exit(2);
}
