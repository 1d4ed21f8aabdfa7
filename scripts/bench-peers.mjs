// How fast our kernel is beside another engine, with the same small game on both: `npm run bench:peers [-- --json]`.
// The engine lives in peers/, with a package.json and a lock of its own, and is installed by this command alone.
process.env.NODE_ENV = 'production'; // before the engine is loaded: it checks and freezes more without

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareOrExit, root } from './bootstrap.mjs';
import { at, SetupError, textOf } from './setup/base.mjs';
import { npmCi } from './setup/install.mjs';
import { ratioOf } from './slices.mjs';

const CHECKED = 200;
const SLICES = { pairs: 40, micros: 100_000, warmUp: 15 };

await prepareOrExit();
installPeers();
const ours = await loadOurs();
const peer = await import(pathToFileURL(at('peers/boardgame-io.mjs')).href);
const { version } = JSON.parse(readFileSync(at('peers/node_modules/boardgame.io/package.json'), 'utf8'));

const WAYS = [
  { name: 'reducer', about: 'its reducer, as its own Simulate for bots drives it', play: peer.playWithReducer },
  {
    name: 'client',
    about: 'its Client without a screen, as its page on testing drives one',
    play: peer.playWithClient,
  },
];
const checksum = checksumOf(ours.playClimb);
const results = WAYS.map(({ name, about, play }) => {
  const other = checksumOf((choose, seed) => play(choose, ours.dealOf(seed)));
  if (other !== checksum) fail(`boardgame.io's ${name} played another game: ${other}, ours ${checksum}`);
  const laps = [(lap) => play(chooser(lap)).plays.length, (lap) => ours.playClimb(chooser(lap), lap).plays.length];
  return { peer: `boardgame.io ${version}`, way: name, about, ...ratioOf(...laps, SLICES), checksum };
});
if (process.argv.includes('--json')) console.log(JSON.stringify({ game: 'climb', results }));
else print();

/** Both are handed the legal plays, in the order of the hand, and take the one that this says. */
function chooser(seed) {
  const rng = ours.seedRng(`choices ${seed}`);
  return (plays) => plays[ours.below(rng, plays.length)];
}

/** Of what was played, scored and won in matches with the same deals and the same choices. */
function checksumOf(play) {
  const hash = createHash('sha256');
  for (let seed = 0; seed < CHECKED; seed++) hash.update(JSON.stringify(play(chooser(seed), seed)));
  return hash.digest('hex').slice(0, 16);
}

function installPeers() {
  const stamp = at('peers/node_modules/.lock-hash');
  const lock = createHash('sha256')
    .update(textOf(at('peers/package-lock.json')))
    .digest('hex');
  if (textOf(stamp) === lock) return;
  try {
    npmCi(at('peers'), ['--ignore-scripts']);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    fail(error.message);
  }
  writeFileSync(stamp, lock);
}

async function loadOurs() {
  const { build } = await import('esbuild');
  const outfile = join(at('peers/node_modules'), '.ours.mjs');
  const entryPoints = [at('peers/ours.ts')];
  await build({
    entryPoints,
    outfile,
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  return import(pathToFileURL(outfile).href);
}

function print() {
  console.log('Climb: 52 cards shuffled and dealt to four hands, follow suit, score for a higher rank, draw.');
  console.log(
    'Moves per CPU second, dealing included. Both list the legal plays, take the same one, and check it when it',
  );
  console.log(`is played; nobody listens, nothing is drawn. Slices in turn, ${SLICES.pairs} pairs (95 % error):`);
  for (const { peer: name, about, ratio, error } of results) {
    console.log(`  ${ratio.toFixed(1)}x ± ${error.toFixed(1)}   of ${name}, ${about}`);
  }
  console.log(
    `Same deals and choices led both to the same plays, scores and winners in ${CHECKED} matches: ${checksum}`,
  );
}

function fail(text) {
  console.error(`bench:peers: ${text}`);
  process.exit(1);
}
