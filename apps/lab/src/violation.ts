/** What a hunt found: the shortest match that shows it, as a record, and the commands to look at it. */
import { join } from 'node:path';
import { recordOfViolation, shrink } from '@dealers-choice/testkit';
import { writeWhole } from './files.ts';
import type { Flags } from './flags.ts';
import type { FuzzTally } from './hunt.ts';
import type { AnyGame } from './lab.ts';

export type Finding = ReturnType<typeof findingOf>;

/** Looks for a shorter match that shows the same, and writes it down. */
export function findingOf(
  shelved: AnyGame,
  { game: number, found }: NonNullable<FuzzTally['violation']>,
  flags: Flags,
  again: (game: string, number: number, flags: Flags) => string,
) {
  const { game } = shelved;
  const cards = flags.cards === undefined ? '' : ` --cards ${flags.cards}`;
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
    replay: `./dealer replay ${file} --to ${Math.max(0, moves.length - 1)}${cards}`,
    again: again(game.id, number, flags),
  };
}

export function violationText({ check, message, game, seed, seats, options, moves, record, replay, again }: Finding) {
  return [
    `${check}: ${message}`,
    `  found in game ${game}, seed ${seed}, ${seats} seats, options ${JSON.stringify(options)}`,
    `  the shortest match that shows it has ${moves} moves: ${record}`,
    `  ${replay}`,
    `  ${again}`,
    '',
  ].join('\n');
}
