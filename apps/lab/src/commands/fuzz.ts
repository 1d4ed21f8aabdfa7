import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { recordOfViolation, shrink } from '@dealers-choice/testkit';
import { EXIT } from '../fault.ts';
import { mayWrite, writeWhole } from '../files.ts';
import type { Flags } from '../flags.ts';
import { type FuzzPlan, type FuzzTally, LOOKS, THOROUGH } from '../hunt.ts';
import { fuzzRunners } from '../jobs.ts';
import type { AnyGame, Command, Lab } from '../lab.ts';
import { runRanges, untilCtrlC } from '../pool.ts';
import { progressBar } from '../progress.ts';
import { setTable, theGame } from '../seating.ts';
import { addCounts, grouped, sorted } from '../stats.ts';

export const fuzz: Command = {
  name: 'fuzz',
  takes: 'GAME',
  about: 'Plays random matches and proves at every step what must always hold.',
  more: [
    'Seats and options vary from game to game unless fixed by flags.',
    `Cards, idle answers, endings and replays are checked at every move; the costly checks (two worlds, saving,`,
    `moves against refusals, forks, undo) at ${LOOKS} positions a game, and at every one of each ${THOROUGH}th game.`,
    'A violation ends the run with exit code 1, the shortest record that shows it, and the command to look at it.',
  ],
  flags: ['seats', 'games', 'seed', 'from', 'set', 'record', 'force', 'workers', 'json'],
  flagWords: {
    seats: 'always so many seats',
    games: 'how many games (default 1000)',
    seed: 'the same seed gives the same games (default 1)',
    set: 'an option that stays fixed; may be repeated',
    record: 'the file for the record of a violation (default: in records/)',
  },
  examples: [
    ['dealer fuzz {game} --games 10000', 'a few minutes'],
    ['dealer fuzz {game} --seats 2 --set {option}', 'two seats, one option fixed'],
    ['dealer fuzz {game} --seed 1 --from 417 --games 1', 'one game of a run again'],
  ],
  async run(lab, words, flags) {
    const shelved = theGame(lab.games, 'fuzz', words);
    if (flags.record !== undefined) mayWrite(flags.record, flags.force ?? false);
    const sum = await hunt(lab, planOf(shelved, flags), flags);
    const violation = sum.violation && tellOf(shelved, sum.violation, flags);
    const { games, moves, events, prompts, seats } = sum;
    if (flags.json) {
      const counts = {
        looksPerGame: LOOKS,
        thoroughEvery: THOROUGH,
        seats,
        events: sorted(events),
        prompts: sorted(prompts),
      };
      const violations = violation ? [violation] : [];
      lab.out.write(`${JSON.stringify({ game: shelved.game.id, games, moves, violations, counts })}\n`);
    } else if (violation === null) {
      lab.out.write(`${shelved.game.id}: ${grouped(games)} games, ${grouped(moves)} moves, no violation\n`);
      const kinds = `${Object.keys(events).length} kinds of events, ${Object.keys(prompts).length} questions`;
      lab.out.write(`  ${kinds}, ${Object.keys(seats).length} sizes of table\n`);
    } else lab.err.write(violationText(violation));
    return violation === null ? EXIT.ok : EXIT.failures;
  },
};

function planOf(shelved: AnyGame, flags: Flags): FuzzPlan {
  const { seed = 1, from = 0, seats = null, set = {} } = flags;
  const { min, max } = shelved.game.def.seats;
  // What is fixed must fit every table that will be laid.
  for (let size = seats ?? min; size <= (seats ?? max); size++) setTable(shelved, { ...flags, seats: size });
  return { game: shelved.game.id, seed, from, seats, options: set };
}

/** Adds up the games in order, as far as the first violation: the sum does not depend on the number of workers. */
async function hunt(lab: Lab, plan: FuzzPlan, { games = 1000, workers = availableParallelism() }: Flags) {
  const bar = progressBar(lab.err, lab.now, games);
  const runners = fuzzRunners(lab, Math.min(workers, games), plan);
  const isLast = ({ violation }: FuzzTally): boolean => violation !== null;
  const sum: FuzzTally = { games: 0, moves: 0, events: {}, prompts: {}, seats: {}, violation: null };
  try {
    const how = { onProgress: bar.at, isLast };
    for (const tally of await untilCtrlC((signal) => runRanges(games, runners, { ...how, signal }))) {
      if (sum.violation) break;
      sum.games += tally.games;
      sum.moves += tally.moves;
      for (const name of ['events', 'prompts', 'seats'] as const) addCounts(sum[name], tally[name]);
      sum.violation = tally.violation;
    }
  } finally {
    bar.end();
  }
  return sum;
}

type Told = ReturnType<typeof tellOf>;

/** Looks for a shorter match that shows the same, and writes it down. */
function tellOf(shelved: AnyGame, { game: number, found }: NonNullable<FuzzTally['violation']>, flags: Flags) {
  const { game } = shelved;
  const { check, message, setup, moves } = shrink(game, found);
  const file = flags.record ?? join('records', `fuzz-${game.id}-${setup.seed}.record.json`);
  writeWhole(file, `${JSON.stringify(recordOfViolation(game, { check, message, setup, moves }))}\n`);
  return {
    check,
    message,
    game: number,
    seed: setup.seed,
    seats: setup.seats,
    options: setup.options,
    moves: moves.length,
    record: file,
    replay: `./dealer replay ${file} --to ${Math.max(0, moves.length - 1)}`,
    again: againCommand(game.id, number, flags),
  };
}

/** What was fixed stays fixed, or it would be another game. */
function againCommand(game: string, number: number, { seats, seed = 1, set = {} }: Flags): string {
  const table = seats === undefined ? [] : [`--seats ${seats}`];
  const options = Object.entries(set).map(([key, value]) => `--set ${key}=${value}`);
  return ['./dealer fuzz', game, ...table, `--seed ${seed} --from ${number} --games 1`, ...options].join(' ');
}

function violationText(told: Told): string {
  return [
    `${told.check}: ${told.message}`,
    `  found in game ${told.game}, seed ${told.seed}, ${told.seats} seats, options ${JSON.stringify(told.options)}`,
    `  the shortest match that shows it has ${told.moves} moves: ${told.record}`,
    `  ${told.replay}`,
    `  ${told.again}`,
    '',
  ].join('\n');
}
