// How fast this tree is beside another commit: `npm run bench:compare -- REF [GAME…] [--json]`.
// Both are bundled, loaded into one process and given short slices of CPU time in turn, so that whatever else the
// machine does spoils both alike. Prints the ratio of moves per CPU second, its error, and whether positions agree.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareOrExit, root } from './bootstrap.mjs';

const PAIRS = 60;
const SLICE_MICROS = 150_000;
const WARM_UP = 20;
const CHECKED = 200;
/** Games and the machine, as the commit itself has them. */
const ENTRY = `
  export { apply, below, hashOf, sample, seedRng, start } from '@dealers-choice/kernel';
  export { quicken } from '@dealers-choice/bots';
  import { dhappaBaaji } from '@dealers-choice/dhappa-baaji';
  import { jambo } from '@dealers-choice/jambo';
  import { onePiece } from '@dealers-choice/one-piece';
  import { theDoor } from '@dealers-choice/the-door';
  export const games = [theDoor, jambo, dhappaBaaji, onePiece];
`;

await prepareOrExit();
const { build } = await import('esbuild');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const [ref, ...wanted] = words;
if (!ref) fail('name the commit to compare with: npm run bench:compare -- HEAD~1 [GAME…]');
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
if (process.argv.includes('--json')) console.log(JSON.stringify({ against: commit, results }));
else print(results);

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
  const ratios = [];
  for (let i = 0; i < WARM_UP + PAIRS; i++) {
    // The one that begins changes, so that a machine that slows down slows both.
    const order = i % 2 === 0 ? [0, 1] : [1, 0];
    const speed = [];
    for (const which of order) speed[which] = sides[which].slice();
    if (i >= WARM_UP) ratios.push(speed[1] / speed[0]);
  }
  // Of the middle, not the mean: a slice in which something else ran says nothing about the code.
  ratios.sort((a, b) => a - b);
  const at = (share) => ratios[Math.floor(share * (ratios.length - 1))];
  const [middle, spread] = [at(0.5), at(0.75) - at(0.25)];
  const [before, after] = sides.map((side) => side.checksum());
  return {
    game: id,
    ratio: round(middle),
    error: round((1.57 * spread) / Math.sqrt(ratios.length)),
    checksum: after,
    agrees: before === after,
  };
}

function sideOf({ games, quicken, ...kernel }, id) {
  const game = games.find((one) => one.id === id) ?? fail(`${id} is not among the games of ${ref}`);
  quicken(game);
  const defaults = game.defaults;
  let seed = 0;
  const playOut = (number) => {
    const match = kernel.start(game, { options: { ...defaults }, seed: number });
    const rng = kernel.seedRng(`bench ${number}`);
    let moves = 0;
    for (; match.over === null; moves++) {
      const { seats } = match.asking;
      const seat = seats.length === 1 ? seats[0] : seats[kernel.below(rng, seats.length)];
      kernel.apply(game, match, seat, kernel.sample(game, match, seat, rng));
    }
    return { match, moves };
  };
  return {
    slice() {
      const began = process.cpuUsage();
      let [moves, spent] = [0, 0];
      while (spent < SLICE_MICROS) {
        moves += playOut(seed++).moves;
        const { user, system } = process.cpuUsage(began);
        spent = user + system;
      }
      return moves / spent;
    },
    checksum() {
      let sum = '';
      for (let number = 0; number < CHECKED; number++) sum = kernel.hashOf([sum, playOut(number).match]);
      return sum;
    },
  };
}

function print(rows) {
  console.log(`This tree against ${commit.slice(0, 10)}: moves per CPU second, ${PAIRS} pairs of slices (95 % error)`);
  for (const { game, ratio, error, agrees } of rows) {
    const same = agrees ? 'same positions' : 'OTHER POSITIONS';
    console.log(`  ${game.padEnd(14)} ${ratio.toFixed(3)}x ± ${error.toFixed(3)}   ${same}`);
  }
}

function round(n) {
  return Math.round(n * 1000) / 1000;
}

function fail(text) {
  console.error(`bench:compare: ${text}`);
  process.exit(2);
}
