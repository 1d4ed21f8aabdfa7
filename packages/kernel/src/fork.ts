/** Copies of a match, to be played on without changing it: made field by field from the game's declaration. */
import type { Game } from './game.ts';
import type { Frame, MatchOf, Question, Registers, Spec } from './types.ts';

// Spreading keeps the order of members. Objects with the same members in the same order are what engines are fast with.

/** A deep copy of plain JSON. */
export function deepCopy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(deepCopy) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) if (typeof copy[key] === 'object') copy[key] = deepCopy(copy[key]); // determinism: a copy
  return copy as T;
}

/** Field by field, from the names that a game has declared. */
export function forkFields(shaped: Game<Spec>['shaped'], table: object): object {
  const copy = { ...table } as Record<string, unknown>;
  for (const name of shaped.list) copy[name] = (copy[name] as unknown[]).slice();
  for (const name of shaped.lists) copy[name] = forkLists(copy[name] as unknown[][]);
  for (const name of shaped.records) copy[name] = forkRecords(copy[name] as object[]);
  return copy;
}
/** Copied as a list first, so that an empty one stays one of records. */
export function forkRecords(records: readonly object[]): object[] {
  const copy = records.slice();
  for (let i = 0; i < copy.length; i++) copy[i] = deepCopy(copy[i] as object);
  return copy;
}
export function forkLists(lists: readonly unknown[][]): unknown[][] {
  const copy = lists.slice();
  for (let i = 0; i < copy.length; i++) copy[i] = (copy[i] as unknown[]).slice();
  return copy;
}

export function forkFrame({ program, step, you, source, r }: Frame): Frame {
  const copy: Registers = { ...r };
  // determinism: each list is copied, in whatever order
  for (const name in copy) {
    const value = copy[name];
    if (typeof value === 'object' && value !== null) copy[name] = value.slice();
  }
  return { program, step, you, source, r: copy };
}

const forkQuestion = (q: Question): Question => ({
  ...q,
  seats: q.seats.slice(),
  picked: q.picked.slice(),
  heard: q.heard.slice(),
});

/**
 * Copies a match. Parts that are never changed in place are shared: options, a question's lists and parameters, the
 * answers it heard, the checkpoint of a draft.
 */
export function fork<G extends Spec>(game: Game<G>, match: MatchOf<G>): MatchOf<G> {
  const stack: Frame[] = [];
  for (const frame of match.stack) stack.push(forkFrame(frame));
  return {
    game: match.game,
    rulesVersion: match.rulesVersion,
    seats: match.seats,
    options: match.options,
    viewer: match.viewer,
    turn: match.turn,
    answers: match.answers,
    table: game.forkTable(match.table) as G['table'],
    known: match.known.slice(),
    where: match.where.slice(),
    stack,
    asking: match.asking === null ? null : forkQuestion(match.asking),
    draft: match.draft === null ? null : { ...match.draft },
    over: deepCopy(match.over),
    rng: match.rng.slice(),
  };
}
