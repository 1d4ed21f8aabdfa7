import { type Bench, measure } from '../bench/measure.ts';
import { withCards } from '../card-files.ts';
import { EXIT } from '../fault.ts';
import type { Command } from '../lab.ts';
import { OUTLINES } from '../outlines.ts';
import { findGame, wantedOptions } from '../seating.ts';
import { grouped } from '../stats.ts';

export const bench: Command = {
  ...OUTLINES.bench,
  more: [
    'Default options (or --decks) and usual seats, from start to end of many games, in one thread.',
    'Compare numbers by `calibration`, a small card game without the kernel, timed in the same run.',
    'The checksum depends on the rules alone. Of bots that search, their speed and what each level takes to decide.',
  ],
  flags: ['decks', 'cards', 'json'],
  examples: [
    ['dealer bench', 'every game'],
    ['dealer bench {game} --json', 'one game, as one JSON object'],
  ],
  async run(lab, words, flags) {
    const named = words.length > 0 ? words.map((word) => findGame(lab.games, word)) : lab.games;
    const games = named.map((each) => withCards(each, flags.cards));
    const results: Bench[] = [];
    for (const each of games) {
      if (lab.err.isTTY) lab.err.write(`measuring ${each.game.id} …\n`);
      const options = wantedOptions(each, flags, each.game.def.seats.usual);
      results.push(measure(each, { rounds: 6, seconds: 0.3 }, options));
    }
    if (flags.json) lab.out.write(`${JSON.stringify(benchJson(results))}\n`);
    else for (const result of results) lab.out.write(table(result));
    return EXIT.ok;
  },
};

/** One game is its own object; several are a list. */
export const benchJson = (results: Bench[]): Bench | { games: Bench[] } => {
  const [only] = results;
  return only && results.length === 1 ? only : { games: results };
};

function table(b: Bench): string {
  const searched = ['iterationsPerCpuSecond', 'searchChecksum', 'decisionMs'];
  const own = Object.entries(b).slice(Object.keys(b).indexOf('checksum') + 1); // work of the game's own comes last
  const times = Object.entries(b.decisionMs ?? {});
  return [
    `${b.game}, policy ${b.policy}`,
    `  ${grouped(b.movesPerCpuSecond).padStart(12)} moves per CPU second`,
    `  ${grouped(b.movesPerCpuSecondWithEvents).padStart(12)} moves per CPU second with events`,
    `  ${grouped(b.gamesPerCpuSecond).padStart(12)} games per CPU second`,
    `  ${String(b.viewMicros).padStart(12)} µs to see a match in mid-game as the seat that is asked`,
    `  ${String(b.imagineMicros).padStart(12)} µs to imagine a whole match from such a view`,
    `  ${String(b.movesMicros).padStart(12)} µs to list the legal moves`,
    `  ${String(b.forkMicros).padStart(12)} µs to fork the match`,
    `  ${String(b.playoutMicros).padStart(12)} µs to fork it and play 50 moves`,
    `  ${grouped(b.bytesPerMove).padStart(12)} bytes allocated per move`,
    `  ${String(b.calibration).padStart(12)} thousand moves of a hand-written card game per CPU second`,
    `  checksum ${b.checksum}`,
    ...(b.iterationsPerCpuSecond === undefined
      ? []
      : [
          `  ${grouped(b.iterationsPerCpuSecond).padStart(12)} rounds of the search per CPU second`,
          `  search checksum ${b.searchChecksum}`,
        ]),
    ...times.map(
      ([level, { p50, p99, max, decisions }]) =>
        `  ${level.padEnd(8)} decides in ${p50} ms (p50), ${p99} ms (p99), ${max} ms at most, of ${decisions}`,
    ),
    ...own.flatMap(([name, value]) => (searched.includes(name) ? [] : `  ${name} ${value}`)),
    '',
  ].join('\n');
}
