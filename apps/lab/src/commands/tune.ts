import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { EXIT, Fault } from '../fault.ts';
import { writeWhole } from '../files.ts';
import type { Flags } from '../flags.ts';
import { tuneRunners } from '../jobs.ts';
import { openJournal } from '../journal.ts';
import type { AnyGame, Command, Lab } from '../lab.ts';
import { OUTLINES } from '../outlines.ts';
import { aborted, Interrupted, untilCtrlC } from '../pool.ts';
import { botNamed, readSeating, theGame } from '../seating.ts';
import { type Learned, learn } from '../tune/learn.ts';
import { type TunePlan, tunableOf } from '../tune/play.ts';
import { type TuneResult, tuneResult, tuneTable, weightsFile } from '../tune/report.ts';

const GAMES = 2000;
const CHECKED = 200;
/** Of the time of `--minutes`, this share is for learning; the rest is for the check. */
const LEARNING = 0.6;

export const tune: Command = {
  ...OUTLINES.tune,
  more: [
    'Facts are fitted to how matches of --bots ended; numbers of a rule of thumb are changed towards those that win.',
    'What is found then meets what is shipped on seeds that were not learned from. Ctrl-C stops it, and the same',
    'command goes on from there. Results depend neither on that nor on --workers.',
  ],
  flags: [
    'seats',
    'games',
    'check',
    'iterations',
    'seed',
    'bots',
    'minutes',
    'state',
    'write',
    'force',
    'set',
    'decks',
    'cards',
    'workers',
    'json',
  ],
  flagWords: {
    games: `games to learn from (default ${GAMES})`,
    seed: 'the same seed gives the same games (default 1)',
    bots: 'whose games facts are learned from (default: the usual bots)',
    state: 'where is kept what was played (default: a file in .dealer/tune)',
    force: 'begin anew, whatever was played before; with --write it goes on, and writes what is not clearly better too',
  },
  examples: [
    ['dealer tune {game}', 'the first thing that the game offers, from 2000 games'],
    [
      'dealer tune {game} value --games 8000 --check 400 --iterations 50',
      'more games, and a check with a small budget',
    ],
    ['dealer tune {game} value --write', 'and put the weights into the game, if they are better'],
  ],
  async run(lab, [name, what, ...more], flags) {
    if (more[0] !== undefined) throw new Fault(`dealer tune takes a game and what to tune, but "${more[0]}" follows.`);
    const shelved = theGame(lab, 'tune', name === undefined ? [] : [name], flags);
    const { name: found, of } = tunableOf(shelved, what);
    if (flags.write && of.file === undefined) {
      throw new Fault(`The weights of ${shelved.game.id} ${found} stand among other code: copy them by hand.`);
    }
    const plan = planOf(shelved, found, flags);
    const result = tuneResult(plan, of, await learned(lab, shelved, plan, flags));
    if (flags.write && of.file !== undefined) write(lab, of.file, result, flags);
    lab.out.write(flags.json ? `${JSON.stringify(result)}\n` : tuneTable(result));
    return EXIT.ok;
  },
};

function planOf(shelved: AnyGame, what: string, flags: Flags): TunePlan {
  const { seats, options, bots } = readSeating(shelved, flags);
  if (seats < 2) throw new Fault('Tuning needs two seats or more: somebody has to win.');
  for (const bot of bots) botNamed(shelved, bot);
  const { cards, seed = 1, iterations } = flags;
  return { game: shelved.game.id, cards, what, seed, seats, options, bots, iterations };
}

async function learned(lab: Lab, shelved: AnyGame, plan: TunePlan, flags: Flags): Promise<Learned> {
  const journal = openJournal(lab, {
    what: 'tune',
    game: plan.game,
    asked: { ...plan, iterations: undefined }, // a budget is of the check alone, which says so
    file: flags.state,
    fresh: (flags.force ?? false) && !flags.write,
  });
  const { of } = tunableOf(shelved, plan.what);
  const began = lab.now();
  const minutes = (flags.minutes ?? Number.POSITIVE_INFINITY) * 60_000;
  const runners = tuneRunners(lab, flags.workers ?? availableParallelism(), plan);
  const onProgress = progressOf(lab);
  try {
    return await untilCtrlC((signal) =>
      Promise.race([
        aborted(signal),
        learn({
          of,
          seed: plan.seed,
          seats: plan.seats,
          games: flags.games ?? GAMES,
          checked: flags.check ?? CHECKED,
          iterations: plan.iterations,
          runners,
          journal,
          now: lab.now,
          deadlines: { learn: began + LEARNING * minutes, all: began + minutes },
          onProgress,
        }),
      ]),
    );
  } catch (error) {
    if (error instanceof Interrupted) lab.err.write(`\nStopped. The same command goes on from ${journal.path}.\n`);
    throw error;
  } finally {
    await Promise.all(runners.map((runner) => runner.stop()));
    if (lab.err.isTTY) lab.err.write('\r\x1b[K');
  }
}

/** How far it is, and how long the rest takes at the pace since the command began. */
function progressOf({ err, now }: Lab): (what: string, done: number, all: number) => void {
  const begun = new Map<string, { at: number; done: number }>();
  return (what, done, all) => {
    const first = begun.get(what) ?? { at: now(), done };
    begun.set(what, first);
    if (!err.isTTY) return;
    const left = done > first.done ? ((now() - first.at) / (done - first.done)) * (all - done) : null;
    err.write(`\r${what}: ${done} of ${all}${left === null ? '' : `, ${Math.ceil(left / 1000)} s left`}\x1b[K`);
  };
}

function write(lab: Lab, file: string, result: TuneResult, { force = false }: Flags): void {
  if (!result.better && !force) {
    lab.err.write(`Nothing is written: the new weights are not clearly better. --force writes them all the same.\n`);
    return;
  }
  writeWhole(join(lab.root, file), weightsFile(result));
  result.written = file;
}
