/** Lays the cards and sets the fields of a match as a position says, and lets the rules ask again from there. */
import {
  askAgain,
  type CopyId,
  type Field,
  type Game,
  type MatchOf,
  type Seat,
  type Spec,
} from '@dealers-choice/kernel';
import { cardName, copiesNamed, fieldOf } from './fields.ts';
import { BadWords, isList, isRecord, show, type WrittenFields, type WrittenValue } from './written.ts';

/** Whose field, in messages and in the match. */
export interface Holder {
  name: string;
  seat: Seat | null;
  says: WrittenFields;
}

export function layOut<G extends Spec>(
  game: Game<G>,
  match: MatchOf<G>,
  holders: readonly Holder[],
  seatNamed: (name: string) => Seat | null,
): void {
  const box = emptyTheTable(game, match);
  for (const { name, seat, says } of holders) {
    for (const [key, said] of Object.entries(says)) {
      const field = fieldOf(game, key, seat);
      const where = `${name}.${key}`;
      if (field.zone) layCards(game, match, box, key, seat, where, said);
      else if (!field.column) setField(match, field, key, seat, where, said, seatNamed);
    }
  }
  for (const { name, seat, says } of holders) {
    for (const [key, said] of Object.entries(says)) {
      if (game.fields[key]?.column) setColumn(game, match, key, seat, `${name}.${key}`, said);
    }
  }
}

/** Takes every card off the table. Returns the box, first in it the cards that a half-done effect speaks of. */
function emptyTheTable<G extends Spec>(game: Game<G>, match: MatchOf<G>): CopyId[] {
  for (const zone of game.zones) {
    if (zone.name !== '' && zone.seat < match.seats) zone.list(match.table).length = 0;
  }
  match.where.fill(0);
  match.known.fill(0);
  clearColumns(game, match);
  const spoken = new Set<number>();
  for (const frame of match.stack) {
    spoken.add(frame.source);
    const kinds = game.program(frame).registers;
    for (const [name, value] of Object.entries(frame.r)) {
      if (kinds[name] === 'card' || kinds[name] === 'cards')
        for (const copy of [value].flat()) spoken.add(Number(copy));
    }
  }
  const box = match.where.map((_, copy) => copy as CopyId).slice(1);
  return [...box.filter((copy) => spoken.has(copy)), ...box.filter((copy) => !spoken.has(copy))];
}

/** Nothing lies on a card that was taken off the table. What is printed on it stays. */
function clearColumns<G extends Spec>(game: Game<G>, match: MatchOf<G>): void {
  const table = match.table as Record<string, unknown>;
  for (const name of game.names) {
    const field = game.fields[name];
    if (!field?.column || name === game.def.printed?.column) continue;
    table[name] = field.first(match.seats, match.options as never, match.where.length - 1);
  }
}

function layCards<G extends Spec>(
  game: Game<G>,
  match: MatchOf<G>,
  box: CopyId[],
  key: string,
  seat: Seat | null,
  where: string,
  said: WrittenValue,
): void {
  if (!isList(said)) throw new BadWords(`${where} is ${show(said)}; it must be a list of cards`);
  const id = game.zoneId(key, seat ?? 0);
  const zone = game.zones[id];
  for (const card of said) {
    const copy = takeFrom(game, match, box, seat, where, String(card));
    if (!zone) throw new BadWords(`${where} holds no cards`);
    zone.list(match.table).push(copy);
    match.where[copy] = id;
    match.known[copy] = zone.eyes;
  }
}

/** Takes a copy of this card out of the box; where matches choose their cards, any copy of the seat's becomes one. */
function takeFrom<G extends Spec>(
  game: Game<G>,
  match: MatchOf<G>,
  box: CopyId[],
  seat: Seat | null,
  where: string,
  card: string,
): CopyId {
  const { printed } = game.def;
  const copies = copiesNamed(game, match, card);
  const mayLie = (copy: CopyId): boolean => !printed || seat === null || printed.owner(copy) === seat;
  const fits = box.filter(mayLie);
  // The first ones are those that a half-done effect speaks of: they stay what they are.
  const copy = fits.find((one) => cardName(game, match, one) === card) ?? (printed && fits.at(-1));
  if (copy === undefined) {
    const has = printed ? `${printed.copies} cards in all` : copies.length;
    throw new BadWords(`${where}: no ${card} is left; the game has ${has}, and the position names more`);
  }
  if (printed) columnOf(match, printed.column)[copy] = game.def.cards.findIndex(({ id }) => id === card) + 1;
  box.splice(box.indexOf(copy), 1);
  return copy;
}

const columnOf = <G extends Spec>(match: MatchOf<G>, name: string): number[] =>
  (match.table as Record<string, number[]>)[name] ?? [];

function setField<G extends Spec>(
  match: MatchOf<G>,
  field: Field<unknown>,
  key: string,
  seat: Seat | null,
  where: string,
  said: WrittenValue,
  seatNamed: (name: string) => Seat | null,
): void {
  const table = match.table as Record<string, unknown>;
  const now = seat === null ? table[key] : (table[key] as unknown[])[seat];
  const mayBeSeat = typeof now === 'number' || now === null; // null: nobody yet
  const named = mayBeSeat && typeof said === 'string' ? seatNamed(said) : null;
  const value = named ?? said;
  const isWhole = field.shape === 'scalar' || (field.seated && field.shape === 'list');
  const whole = isWhole ? 'a single value' : 'a list';
  if (whole === 'a list' ? !isList(value) : typeof value === 'object' && value !== null) {
    throw new BadWords(`${where} is ${show(said)}; it must be ${whole}`);
  }
  if (whole !== 'a list' && now !== null && value !== null && typeof now !== typeof value) {
    throw new BadWords(`${where} is ${show(said)}; it must be a ${typeof now}`);
  }
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new BadWords(`${where} is ${value}; it must be a whole number`);
  }
  const copy: unknown = JSON.parse(JSON.stringify(value));
  if (seat === null) table[key] = copy;
  else (table[key] as unknown[])[seat] = isList(copy) ? padded(field, match, seat, copy, where) : copy;
}

/** A list per seat may be written without its blank end. */
function padded<G extends Spec>(
  field: Field<unknown>,
  match: MatchOf<G>,
  seat: Seat,
  list: readonly WrittenValue[],
  where: string,
): WrittenValue[] {
  const blank =
    (field.first(match.seats, match.options as never, match.where.length - 1) as WrittenValue[][])[seat] ?? [];
  if (blank.length > 0 && list.length > blank.length) {
    throw new BadWords(`${where} has ${list.length} places; there are ${blank.length}`);
  }
  return [...list, ...blank.slice(list.length)];
}

/** `{ <card>: value }`, for the copies of that card that lie with this seat (or on the table). */
function setColumn<G extends Spec>(
  game: Game<G>,
  match: MatchOf<G>,
  key: string,
  seat: Seat | null,
  where: string,
  said: WrittenValue,
): void {
  if (!isRecord(said)) throw new BadWords(`${where} is ${show(said)}; it must say a number for each card`);
  const column = columnOf(match, key);
  for (const [card, value] of Object.entries(said)) {
    const here = copiesNamed(game, match, card).filter((copy) => {
      const zone = game.zones[match.where[copy] ?? 0];
      const seated = zone !== undefined && game.fields[zone.name]?.seated === true;
      return zone?.name !== '' && (seat === null ? !seated : seated && zone?.seat === seat);
    });
    if (here.length === 0) throw new BadWords(`${where}: no ${card} lies there`);
    if (!Number.isSafeInteger(value))
      throw new BadWords(`${where}.${card} is ${show(value)}; it must be a whole number`);
    for (const copy of here) column[copy] = Number(value);
  }
}

/** Asks the open question again, and throws when the position cannot be. */
export function settlePosition<G extends Spec>(game: Game<G>, match: MatchOf<G>, phase: string | null): void {
  const before = match.asking?.prompt ?? null;
  if (match.draft) match.draft.checkpoint = null;
  game.x.on(match, undefined, (x) => game.def.proof?.complete?.(x));
  try {
    askAgain(game, match);
  } catch (error) {
    throw new BadWords(`this position cannot be: ${error instanceof Error ? error.message : String(error)}`);
  }
  const wrong = wrongWith(game, match);
  if (wrong !== null) throw new BadWords(`this position cannot be: ${wrong}`);
  const after = match.asking?.prompt ?? null;
  if (after !== before) {
    const goesOn = after === null ? `ends (${match.over?.reason})` : `goes on to "${after}"`;
    throw new BadWords(`this position does not stop at "${phase ?? before}": it ${goesOn}`);
  }
}

function wrongWith<G extends Spec>(game: Game<G>, match: MatchOf<G>): string | null {
  const x = game.x.enter(match);
  try {
    return game.def.proof?.impossible?.(x) ?? null;
  } finally {
    x.leave();
  }
}
