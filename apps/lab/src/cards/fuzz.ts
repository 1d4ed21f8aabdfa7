import { availableParallelism } from 'node:os';
import { seedRng, shuffle, type Wanted } from '@dealers-choice/kernel';
import { openAt, withCards } from '../card-files.ts';
import { EXIT, Fault } from '../fault.ts';
import { mayWrite } from '../files.ts';
import type { Flags } from '../flags.ts';
import { addFuzz, type FuzzTally, noFuzz } from '../hunt.ts';
import { fuzzRunners } from '../jobs.ts';
import type { AnyGame, Lab, Wholly } from '../lab.ts';
import { runRanges, untilCtrlC } from '../pool.ts';
import { progressBar } from '../progress.ts';
import { grouped } from '../stats.ts';
import { findingOf, violationText } from '../violation.ts';
import type { CardCommand } from './command.ts';
import { type Verdicts, verdictsOn } from './verdict.ts';

/** This many games are planned at a time: the next ones look for cards that these did not show. */
const ROUND = 250;
const GAMES = 2000;

export const fuzzing: CardCommand = {
  name: 'fuzz',
  takes: 'FILE',
  about: 'random matches with the cards that are read whole, every promise checked, until every effect has been seen',
  flags: ['games', 'seed', 'workers', 'record', 'force', 'json'],
  async run(lab, { shelved, sets }, [file], flags) {
    if (file === undefined) throw new Fault('dealer cards fuzz needs the FILE with the cards.');
    if (flags.record !== undefined) mayWrite(flags.record, flags.force ?? false);
    const wholly = openAt(sets, file).wholly();
    const sum = await hunt(lab, shelved, wholly, { ...flags, cards: file });
    const verdicts = verdictsOn(unseenOf(wholly, sum), wholly, sum);
    const finding =
      sum.violation && findingOf(withCards(shelved, file), sum.violation, { ...flags, cards: file }, againCommand);
    const effects = wholly.effects.length;
    const { dead, impossible, rare } = verdicts;
    const fired = effects - dead.length - impossible.length - rare.length;
    const { games, moves } = sum;
    const share = effects === 0 ? 1 : fired / effects;
    const result = { cards: file, games, moves, effects, fired, share, dead, impossible, rare };
    if (flags.json) lab.out.write(`${JSON.stringify({ ...result, violations: finding ? [finding] : [] })}\n`);
    else {
      lab.out.write(verdictLines(verdicts).join(''));
      const seen = `${fired} of ${effects} effects have been seen (${(100 * share).toFixed(1)} %)`;
      const others = `${dead.length} dead, ${impossible.length} impossible, ${rare.length} rare`;
      lab.out.write(`${grouped(games)} games, ${grouped(moves)} moves: ${seen}; ${others}.\n`);
      if (finding) lab.err.write(violationText(finding));
    }
    return finding || dead.length > 0 ? EXIT.failures : EXIT.ok;
  },
};

const unseenOf = ({ title, effects }: Wholly, { shows, watched }: FuzzTally): string[] =>
  effects.filter((effect) => !shows[title]?.[effect] && !watched.fired?.[effect]);

/** Faults last, where they are read. */
function verdictLines({ dead, impossible, rare }: Verdicts): string[] {
  const listed = (heading: string, list: Verdicts['dead']): string[] =>
    list.length === 0 ? [] : [`${heading}\n`, ...list.map(({ effect, reason }) => `  ${effect}: ${reason}\n`)];
  return [
    ...listed('Rare, not seen in these games:', rare),
    ...listed('Impossible: nothing in the file makes them happen:', impossible),
    ...listed('DEAD: their moment came, their cards were there, and they never could:', dead),
  ];
}

const againCommand = (_game: string, number: number, { cards, seed = 1 }: Flags): string =>
  `./dealer cards fuzz ${cards} --seed ${seed} --games ${number + 1}`;

/** Round by round, since each round looks for the cards that are left; within a round on all cores. */
async function hunt(lab: Lab, shelved: AnyGame, wholly: Wholly, flags: Flags): Promise<FuzzTally> {
  const { games = GAMES, seed = 1, workers = availableParallelism(), cards } = flags;
  const { game } = withCards(shelved, cards);
  const sum = noFuzz(game);
  const bar = progressBar(lab.err, lab.now, games);
  try {
    while (sum.games < games && !sum.violation) {
      const left = unseenOf(wholly, sum);
      if (left.length === 0) break;
      const from = sum.games;
      const each = roundOf(wholly, left, { seed, from, n: Math.min(ROUND, games - from) });
      const plan = { game: game.id, cards, seed, from, seats: null, options: {}, each, brisk: true };
      const runners = fuzzRunners(lab, Math.min(workers, each.length), plan);
      const onProgress = (done: number): void => bar.at(from + done);
      const isLast = ({ violation }: FuzzTally): boolean => violation !== null;
      const run = (signal: AbortSignal) => runRanges(each.length, runners, { onProgress, isLast, signal });
      for (const tally of await untilCtrlC(run)) addFuzz(sum, tally);
    }
  } finally {
    bar.end();
  }
  return sum;
}

/** Each game looks for other cards of those that are left. */
function roundOf(
  wholly: Wholly,
  left: readonly string[],
  { seed, from, n }: { seed: number; from: number; n: number },
): Wanted[] {
  return Array.from({ length: n }, (_, i) => {
    const name = `${seed}.${from + i}`;
    return wholly.optionsFor(shuffle(seedRng(`${name}/wanted`), [...left]), name);
  });
}
