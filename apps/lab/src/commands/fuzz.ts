import { availableParallelism } from 'node:os';
import { seatCounts } from '@dealers-choice/kernel';
import { EXIT } from '../fault.ts';
import { mayWrite } from '../files.ts';
import type { Flags } from '../flags.ts';
import { addFuzz, type FuzzPlan, type FuzzTally, LOOKS, noFuzz, THOROUGH } from '../hunt.ts';
import { fuzzRunners } from '../jobs.ts';
import type { AnyGame, Command, Lab } from '../lab.ts';
import { OUTLINES } from '../outlines.ts';
import { runRanges, untilCtrlC } from '../pool.ts';
import { progressBar } from '../progress.ts';
import { readSeating, theGame, wantedOptions } from '../seating.ts';
import { shownTables, unseen, unseenText } from '../shows.ts';
import { grouped, sorted } from '../stats.ts';
import { type Finding, findingOf, violationText } from '../violation.ts';

/** In fewer games a row may be missing by chance. */
const ENOUGH = 1000;

export const fuzz: Command = {
  ...OUTLINES.fuzz,
  more: [
    'Seats and options vary from game to game unless fixed by flags.',
    'Cards, answers for absent players, endings and replays are checked at every move; the costly checks (two worlds,',
    `saving, moves against refusals, forks, undo) at ${LOOKS} positions a game, at all of each ${THOROUGH}th game.`,
    'A violation ends the run with exit code 1, the shortest record that shows it, and the command to look at it.',
    `What the game wants to show is counted in tables; from ${ENOUGH} games on, a row at zero is exit code 1 too.`,
  ],
  flags: ['seats', 'games', 'seed', 'from', 'set', 'decks', 'cards', 'record', 'force', 'workers', 'json'],
  flagWords: {
    seats: 'always this many seats',
    games: 'how many games (default 1000)',
    seed: 'the same seed gives the same games (default 1)',
    set: 'an option that stays fixed; may be repeated',
    decks: 'decks that stay fixed, by seat: names, or files with deck lists',
    record: 'the file for the record of a violation (default: in records/)',
  },
  examples: [
    ['dealer fuzz {game} --games 10000', 'a few minutes'],
    ['dealer fuzz {game} --seats 2 --set {option}', 'two seats, one option fixed'],
    ['dealer fuzz {game} --seed 1 --from 417 --games 1', 'one game of a run again'],
  ],
  async run(lab, words, flags) {
    const shelved = theGame(lab, 'fuzz', words, flags);
    if (flags.record !== undefined) mayWrite(flags.record, flags.force ?? false);
    const sum = await hunt(lab, shelved, flags);
    const violation = sum.violation && findingOf(shelved, sum.violation, flags, againCommand);
    if (flags.json) lab.out.write(`${JSON.stringify(resultOf(shelved, sum, violation))}\n`);
    else if (violation === null) lab.out.write(soundText(shelved, sum));
    else lab.err.write(violationText(violation));
    return violation === null ? tellUnseen(lab, shelved, sum, flags) : EXIT.failures;
  },
};

function planOf(shelved: AnyGame, flags: Flags): FuzzPlan {
  const { seed = 1, from = 0, seats = null } = flags;
  // What is fixed must fit every table that will be laid.
  for (const size of seats === null ? seatCounts(shelved.game) : [seats])
    readSeating(shelved, { ...flags, seats: size });
  const options = wantedOptions(shelved, flags, seats ?? shelved.game.def.seats.usual);
  return { game: shelved.game.id, cards: flags.cards, seed, from, seats, options };
}

/** Adds up the games in order, as far as the first violation: the sum does not depend on the number of workers. */
async function hunt(lab: Lab, shelved: AnyGame, flags: Flags): Promise<FuzzTally> {
  const { games = 1000, workers = availableParallelism() } = flags;
  const runners = fuzzRunners(lab, Math.min(workers, games), planOf(shelved, flags));
  const bar = progressBar(lab.err, lab.now, games);
  const isLast = ({ violation }: FuzzTally): boolean => violation !== null;
  const sum = noFuzz(shelved.game);
  try {
    const how = { onProgress: bar.at, isLast };
    for (const tally of await untilCtrlC((signal) => runRanges(games, runners, { ...how, signal }))) {
      addFuzz(sum, tally);
    }
  } finally {
    bar.end();
  }
  return sum;
}

function resultOf({ game }: AnyGame, sum: FuzzTally, violation: Finding | null) {
  const { games, moves, seats, shows } = sum;
  const [events, prompts] = [sorted(sum.events), sorted(sum.prompts)];
  const counts = { looksPerGame: LOOKS, thoroughEvery: THOROUGH, seats, events, prompts, shows };
  return { game: game.id, games, moves, violations: violation ? [violation] : [], counts };
}

function soundText({ game }: AnyGame, { games, moves, events, prompts, seats, shows }: FuzzTally): string {
  const [kinds, questions, sizes] = [events, prompts, seats].map((counts) => Object.keys(counts).length);
  return [
    `${game.id}: ${grouped(games)} games, ${grouped(moves)} moves, no violation`,
    `  ${kinds} kinds of events, ${questions} questions, ${sizes === 1 ? 'one size' : `${sizes} sizes`} of table`,
    shownTables(game, shows),
  ].join('\n');
}

/** Names the rows that never came. That is a failure where each should have. */
function tellUnseen(lab: Lab, shelved: AnyGame, { games, shows }: FuzzTally, flags: Flags): number {
  const missing = unseen(shelved.game, shows);
  if (missing.size === 0) return EXIT.ok;
  const text = `Never seen in ${grouped(games)} games\n  ${unseenText(missing)}\n`;
  const pardon = pardonOf(shelved, flags);
  if (pardon === null) lab.err.write(text);
  else if (!flags.json) lab.out.write(`${text}  That is not a failure: ${pardon}.\n`);
  return pardon === null ? EXIT.failures : EXIT.ok;
}

/** Why rows may be missing from this run, or null: then each must have come. */
function pardonOf({ game }: AnyGame, { games = ENOUGH, seats, set = {}, decks, cards }: Flags): string | null {
  if (games < ENOUGH) return `only ${grouped(ENOUGH)} games or more must show everything`;
  if (cards !== undefined) return 'the cards are from a file, and dealer cards fuzz looks for every effect';
  const { min, max } = game.def.seats;
  if (Object.keys(set).length > 0 || decks || (seats !== undefined && min < max)) return 'seats or options were fixed';
  return null;
}

/** What was fixed stays fixed, or it would be another game. */
function againCommand(game: string, number: number, { seats, seed = 1, set = {}, decks, cards }: Flags): string {
  const table = seats === undefined ? [] : [`--seats ${seats}`];
  const options = [
    ...Object.entries(set).map(([key, value]) => `--set ${key}=${value}`),
    ...(decks ? [`--decks ${decks.join(',')}`] : []),
    ...(cards === undefined ? [] : [`--cards ${cards}`]),
  ];
  return ['./dealer fuzz', game, ...table, `--seed ${seed} --from ${number} --games 1`, ...options].join(' ');
}
