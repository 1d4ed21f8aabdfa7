/** A table's fields in players' words: cards by their printed ids, in the order of the zone (the top card last). */
import {
  type CopyId,
  FACE_DOWN,
  type Field,
  type Game,
  type MatchOf,
  type Seat,
  type Spec,
} from '@dealers-choice/kernel';
import { isList, knownWord, show, type WrittenFields, type WrittenValue } from './written.ts';

/** A face-down card in what a seat sees. */
const UNSEEN = '?';

export const cardName = <G extends Spec>(game: Game<G>, { table }: MatchOf<G>, copy: number): string =>
  copy === FACE_DOWN ? UNSEEN : (game.faceIn(table, copy as CopyId)?.id ?? `copy ${copy}`);

const cardNames = <G extends Spec>(game: Game<G>): string[] => game.def.cards.map((card) => card.id);

/** All copies of a printed card; where a match chose its cards, those that are seen. Throws if no card has the name. */
export function copiesNamed<G extends Spec>(game: Game<G>, { table }: MatchOf<G>, card: string): CopyId[] {
  knownWord('card', card, cardNames(game));
  const copies = game.faces.map((_, copy) => copy as CopyId);
  return copies.filter((copy) => game.faceIn(table, copy)?.id === card);
}

/** A field that a seat (or, with null, the table) has; throws when it has none of that name. */
export function fieldOf<G extends Spec>(game: Game<G>, name: string, seat: Seat | null): Field<unknown> {
  const fits = (one: string): boolean => {
    const field = game.fields[one];
    return field !== undefined && (field.column !== null || field.seated === (seat !== null));
  };
  knownWord(seat === null ? 'field of the table' : 'field of a seat', name, game.names.filter(fits));
  return game.fields[name] as Field<unknown>;
}

/** What a match or view holds in a field. */
export function fieldValue<G extends Spec>(
  game: Game<G>,
  match: MatchOf<G>,
  name: string,
  seat: Seat | null,
): WrittenValue {
  const field = fieldOf(game, name, seat);
  const whole = (match.table as Record<string, unknown>)[name];
  if (field.column) return columnValue(game, match, whole as number[], seat);
  const value = seat === null ? whole : (whole as unknown[])[seat];
  return field.zone ? (value as CopyId[]).map((copy) => cardName(game, match, copy)) : (value as WrittenValue);
}

/** The value of each card that lies in a zone of this seat (or of the table); 0 if all its copies have 0. */
function columnValue<G extends Spec>(
  game: Game<G>,
  match: MatchOf<G>,
  column: number[],
  seat: Seat | null,
): WrittenValue {
  const values: Record<string, number> = {};
  for (const [copy, value] of column.entries()) {
    const zone = game.zones[match.where[copy] ?? 0];
    if (copy === 0 || !zone || zone.name === '') continue;
    const seated = game.fields[zone.name]?.seated === true;
    const name = cardName(game, match, copy);
    if (seat === null ? !seated : seated && zone.seat === seat) values[name] = value || (values[name] ?? 0);
  }
  return values;
}

/** A sentence for each expected field that has another value, with both values. */
export function unlike<G extends Spec>(
  game: Game<G>,
  match: MatchOf<G>,
  who: string,
  seat: Seat | null,
  expected: WrittenFields,
): string[] {
  return Object.entries(expected).flatMap(([name, want]) => {
    const have = fieldValue(game, match, name, seat);
    return sameValue(game, name, have, want) ? [] : [`${who}'s ${name} is ${show(have)}, not ${show(want)}`];
  });
}

/** The empty places at the end of a list need not be written. */
function withoutBlanks(list: readonly WrittenValue[]): readonly WrittenValue[] {
  let end = list.length;
  while (end > 0 && list[end - 1] === null) end--;
  return list.slice(0, end);
}

/** A hand has no order that counts; of a column only the cards that are named are compared. */
export function sameValue<G extends Spec>(
  game: Game<G>,
  name: string,
  have: WrittenValue,
  want: WrittenValue,
): boolean {
  const field = game.fields[name];
  if (field?.column && typeof want === 'object' && want !== null) {
    return Object.entries(want).every(([card, value]) => (have as WrittenFields)[card] === value);
  }
  const settle = (said: WrittenValue): WrittenValue => {
    if (!isList(said)) return said;
    return field?.zone === 'loose' ? said.map(String).sort() : field?.zone ? said : withoutBlanks(said);
  };
  return JSON.stringify(settle(have)) === JSON.stringify(settle(want));
}
