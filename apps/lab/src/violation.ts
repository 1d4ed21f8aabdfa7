/** What a hunt found: the shortest match that shows it, as a record, and the commands to look at it. */
import { join } from 'node:path';
import { recordOfViolation, shrink } from '@dealers-choice/testkit';
import { writeWhole } from './files.ts';
import type { Flags } from './flags.ts';
import type { FuzzTally } from './hunt.ts';
import type { AnyGame } from './lab.ts';

export type Told = ReturnType<typeof tellOf>;

/** Looks for a shorter match that shows the same, and writes it down. */
export function tellOf(
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

export function violationText(told: Told): string {
  return [
    `${told.check}: ${told.message}`,
    `  found in game ${told.game}, seed ${told.seed}, ${told.seats} seats, options ${JSON.stringify(told.options)}`,
    `  the shortest match that shows it has ${told.moves} moves: ${told.record}`,
    `  ${told.replay}`,
    `  ${told.again}`,
    '',
  ].join('\n');
}
