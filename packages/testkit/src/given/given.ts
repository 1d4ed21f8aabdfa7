/** Builds a position in players' words, and hands the seats to a test by their names. */
import { host } from '@dealers-choice/host';
import { type Game, type Seat, type Spec, seatCounts, seatsInWords, start, type Wanted } from '@dealers-choice/kernel';
import type { Words } from '@dealers-choice/words';
import { type Actor, actorOf } from './actor.ts';
import { type Holder, layOut, settlePosition } from './position.ts';
import { reach } from './reach.ts';
import { scriptRolls } from './rolls.ts';
import { type Table, tableOf } from './table.ts';
import { BadWords, isRecord, knownWord, show, type WrittenFields } from './written.ts';

/**
 * The seats by name, in order; `table` for what belongs to nobody; `phase` for the prompt of the open question and
 * `asked` for who answers it (else the first seat). Zones not named are empty; other fields are as in a real match.
 */
export type Position = { readonly [name: string]: WrittenFields | string };
export interface GivenHow<G extends Spec, N extends string = string> {
  /** How many seats there are, or what they are called, when the position does not name them all. */
  seats?: number | readonly N[];
  options?: Wanted;
  seed?: number | string;
  /** What the dice will show, in order. */
  rolls?: readonly number[];
  /** Says refusals in sentences. */
  words?: Words<G>;
}

/** Words of a scenario that are not seats. */
const RESERVED = ['table', 'phase', 'asked', 'over', 'never'];
type Reserved = 'phase' | 'asked' | 'table';
export type Given<G extends Spec, P, N extends string> = { table: Table<G> } & {
  [Name in Exclude<keyof P & string, Reserved> | N]: Actor<G>;
};

export function buildGiven<G extends Spec, const P extends Position, const N extends string = never>(
  game: Game<G>,
  position: P,
  how: GivenHow<G, N> = {},
): Given<G, P, N> {
  const { phase = null, asked = null, table: onTable = {}, ...seated } = position as Position;
  if (typeof phase === 'object' && phase !== null) throw new BadWords(`phase is ${show(phase)}; it must be a prompt`);
  const names = seatNames(game, Object.keys(seated), how.seats);
  const first = asked === null ? 0 : names.indexOf(knownWord('seat', String(asked), names));
  const setup = { seats: names.length, options: how.options ?? {}, seed: how.seed ?? 'given' };
  const match = phase === null ? start(game, setup) : reach(game, setup, phase, first as Seat);
  const seatOf = (name: string): Seat | null => (names.includes(name) ? (names.indexOf(name) as Seat) : null);
  const holders = Object.entries({ ...seated, table: onTable }).map(([name, says]): Holder => {
    if (!isRecord(says)) throw new BadWords(`${name} is ${show(says)}; it must say what ${name} has`);
    return { name, seat: name === 'table' ? null : seatOf(name), says };
  });
  layOut(game, match, holders, seatOf);
  const rolls = scriptRolls(game, how.rolls);
  rolls.during(() => settlePosition(game, match, phase));
  const table = tableOf(host(game, setup, match), names, rolls, how.words ?? null);
  const actors = Object.fromEntries(names.map((name, seat) => [name, actorOf(table, name, seat as Seat)]));
  return { ...actors, table } as Given<G, P, N>;
}

/** The names of the position in their order, others after them, as many as the game needs. */
function seatNames<G extends Spec>(
  game: Game<G>,
  named: readonly string[],
  seats: number | readonly string[] | undefined,
): string[] {
  const names = typeof seats === 'object' ? [...seats] : [...named];
  for (const name of named) knownWord('seat', name, names);
  const wrong = names.find((name, place) => RESERVED.includes(name) || names.indexOf(name) !== place);
  if (wrong !== undefined) throw new BadWords(`a seat cannot be called "${wrong}": that is somebody or something else`);
  const counts = seatCounts(game);
  const wanted = typeof seats === 'number' ? seats : (counts.find((count) => count >= names.length) ?? names.length);
  if (names.length > wanted || !counts.includes(wanted)) {
    throw new BadWords(`${game.id} is for ${seatsInWords(game)} seats; this names ${Math.max(names.length, wanted)}`);
  }
  while (names.length < wanted) names.push(`seat ${names.length + 1}`);
  return names;
}
