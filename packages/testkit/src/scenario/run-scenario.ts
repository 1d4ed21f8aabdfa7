import { BadSetup, type Game, type Seat, type Spec } from '@dealers-choice/kernel';
import type { Words } from '@dealers-choice/words';
import { type Actor, reasonOf } from '../given/actor.ts';
import { fieldValue, sameValue, unlike } from '../given/fields.ts';
import { buildGiven, type GivenHow } from '../given/given.ts';
import type { Table } from '../given/table.ts';
import {
  BadWords,
  isList,
  isRecord,
  knownWord,
  show,
  type WrittenFields,
  type WrittenValue,
} from '../given/written.ts';
import { readScenario, type Scenario, wordAt } from './read-scenario.ts';

export interface ScenarioResult {
  title: string;
  passed: boolean;
  /** What is wrong, one sentence each; empty when it passed. */
  reasons: string[];
  /** The file is wrong (a word, an option, an impossible position), not what it found. */
  unplayable: boolean;
}

/** Enough of a game to find it by its id. */
export interface AnyGame {
  readonly id: string;
  readonly def: { readonly rulesVersion: number };
  readonly cardSet: string;
}

/** Reads a scenario file and plays it with the game it names. */
export function runScenario(text: string, how: { games: readonly AnyGame[] }): ScenarioResult {
  let title = 'a scenario';
  try {
    const scenario = readScenario(text);
    title = scenario.title;
    knownWord(
      'game',
      scenario.game,
      how.games.map(({ id }) => id),
    );
    // Games of different kinds in one list have no common type but this one; only their own code meets their values.
    const game = how.games.find(({ id }) => id === scenario.game) as unknown as Game<Spec>;
    return playScenario(game, scenario);
  } catch (error) {
    return failed(title, error);
  }
}

export function playScenario<G extends Spec>(game: Game<G>, scenario: Scenario, words?: Words<G>): ScenarioResult {
  const { title } = scenario;
  try {
    const how: GivenHow<G> = { options: scenario.options };
    if (scenario.seats !== null) how.seats = scenario.seats;
    if (scenario.rolls !== null) how.rolls = scenario.rolls;
    if (words) how.words = words;
    const built = wordAt('given', () => buildGiven(game, scenario.given, how));
    const { table } = built;
    const actors = built as unknown as Record<string, Actor<G>>;
    const named = (who: string): Actor<G> => actors[knownWord('seat', who, table.names)] as Actor<G>;
    for (const [i, { who, step, refused }] of scenario.when.entries()) {
      const problem = wordAt(`step ${i + 1}`, () => playStep(named(who), step, refused));
      if (problem) return result(title, [`step ${i + 1}, ${who} ${show(step)}: ${problem}`]);
    }
    const reasons = [
      ...wordAt('then', () => unmet(table, scenario.expects)),
      ...wordAt('sees', () => unseen(table, scenario.sees)),
    ];
    table.done();
    return result(title, reasons);
  } catch (error) {
    return failed(title, error);
  }
}

const result = (title: string, reasons: string[], unplayable = false): ScenarioResult => ({
  title,
  passed: reasons.length === 0,
  reasons,
  unplayable,
});

const failed = (title: string, error: unknown): ScenarioResult =>
  result(
    title,
    [error instanceof Error ? error.message : String(error)],
    error instanceof BadWords || error instanceof BadSetup,
  );

function playStep<G extends Spec>(actor: Actor<G>, step: WrittenFields, refused: string | null): string | null {
  const refusal = actor.tries(step);
  if (refused === null) return refusal && `refused, ${reasonOf(actor.table, actor.seat, refusal)}`;
  if (refusal?.code === refused) return null;
  return `this must be refused as ${refused}, but it was ${refusal ? `refused as ${refusal.code}` : 'allowed'}`;
}

/** A sentence for each part of `then` that does not hold. */
function unmet<G extends Spec>(table: Table<G>, then: WrittenFields): string[] {
  const { game, match, names } = table;
  return Object.entries(then).flatMap(([who, said]) => {
    if (who === 'asked') return unlikeAsked(table, said);
    if (who === 'over') return unlikeOver(table, said);
    const seat = who === 'table' ? null : seatNamed(names, who, ['table', 'asked', 'over']);
    if (!isRecord(said)) throw new BadWords(`${who} is ${show(said)}; it must say what ${who} has`);
    return unlike(game, match, who, seat, said);
  });
}

const seatNamed = (names: readonly string[], who: string, also: readonly string[] = []): Seat =>
  names.indexOf(knownWord('seat', who, [...names, ...also])) as Seat;

function unlikeAsked<G extends Spec>({ match, names }: Table<G>, said: WrittenValue): string[] {
  const now = match.asking
    ? `${match.asking.seats.map((seat) => names[seat]).join(', ')}: "${match.asking.prompt}"`
    : 'nobody';
  const { name, prompt, ...more } = isRecord(said) ? said : { name: said };
  for (const key of Object.keys(more)) knownWord('word of "asked"', key, ['name', 'prompt']);
  const seat = name === undefined || name === null ? null : seatNamed(names, String(name));
  const right =
    match.asking !== null &&
    (seat === null || match.asking.seats.includes(seat)) &&
    (prompt === undefined || match.asking.prompt === prompt);
  return right
    ? []
    : [
        `asked is ${now}, not ${[name, prompt]
          .filter((word) => word !== undefined)
          .map(show)
          .join(': ')}`,
      ];
}

function unlikeOver<G extends Spec>({ match, names }: Table<G>, said: WrittenValue): string[] {
  const { over } = match;
  if (typeof said === 'boolean') return said === (over !== null) ? [] : [`the match is ${over ? '' : 'not '}over`];
  if (!isRecord(said)) throw new BadWords(`over is ${show(said)}; it must be { reason, winners }`);
  if (!over) return ['the match is not over'];
  const is: WrittenFields = { reason: over.reason, winners: over.winners.map((seat) => names[seat] ?? '') };
  return Object.entries(said).flatMap(([key, want]) => {
    const have = is[knownWord('word of "over"', key, ['reason', 'winners'])] ?? null;
    if (key === 'winners' && isList(want)) for (const name of want) seatNamed(names, String(name));
    return JSON.stringify(have) === JSON.stringify(want) ? [] : [`over.${key} is ${show(have)}, not ${show(want)}`];
  });
}

/**
 * A sentence for each part of `sees` that does not hold: fields as the seat sees them, face-down cards as '?', or only
 * how many cards.
 */
function unseen<G extends Spec>(table: Table<G>, sees: WrittenFields): string[] {
  const { game, host, names } = table;
  return Object.entries(sees).flatMap(([who, said]) => {
    const viewer = seatNamed(names, who);
    if (!isRecord(said)) throw new BadWords(`${who} is ${show(said)}; it must say what ${who} sees`);
    return Object.entries(said).flatMap(([path, want]) => {
      if (path === 'never') return neverSeen(table, who, viewer, want);
      const [holder, name] = path.includes('.') ? (path.split('.') as [string, string]) : ['table', path];
      const seat = holder === 'table' ? null : seatNamed(names, holder, ['table']);
      const have = fieldValue(game, host.view(viewer), name, seat);
      const counted = typeof want === 'number' && isList(have) ? have.length : have;
      return sameValue(game, name, counted, want) ? [] : [`${who} sees ${path} as ${show(counted)}, not ${show(want)}`];
    });
  });
}

const neverSeen = <G extends Spec>(table: Table<G>, who: string, viewer: Seat, cards: WrittenValue): string[] =>
  [cards].flat().flatMap((card) => (table.hasSeen(viewer, String(card)) ? [`${who} has seen ${String(card)}`] : []));
