/** The declared fields of a game, as things to lay on a table. Knows no game. */
import type { CopyId, Field, Scalar, Seat, Spec } from '@dealers-choice/kernel';
import type { View } from '../match/contract.ts';
import type { AnyGame } from '../match/shelf.ts';
import type { Face } from '../ui/CardFace.tsx';

/** `turnsTaken` is "Turns taken" on screen. */
export function inWords(name: string): string {
  const spaced = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** What a field is called: in the game's own words, or else in ours. */
export const labelOf = ({ words }: AnyGame, name: string): string =>
  (words.fields as Record<string, string> | undefined)?.[name] ?? inWords(name.replace(/Seat$/, ''));

export interface Pile {
  name: string;
  cards: readonly CopyId[];
  /** Face down to everybody: only its size says anything. */
  hidden: boolean;
}

export interface Value {
  name: string;
  value: Scalar;
}

type Table = Record<string, unknown>;
const tableOf = (view: View): Table => view.table as Table;
const fieldsOf = ({ game }: AnyGame): [string, Field<unknown>][] =>
  game.names.flatMap((name) => {
    const field = game.fields[name];
    return field ? [[name, field] as [string, Field<unknown>]] : [];
  });

/** Piles and rows that belong to the table. */
export function sharedPiles(kit: AnyGame, view: View): Pile[] {
  return fieldsOf(kit)
    .filter(([, field]) => field.zone !== null && !field.seated)
    .map(([name, { eyes }]) => ({ name, cards: tableOf(view)[name] as CopyId[], hidden: eyes === 'none' }));
}

/** Hands and rows of one seat. */
export function pilesOf(kit: AnyGame, view: View, seat: Seat): Pile[] {
  return fieldsOf(kit)
    .filter(([, field]) => field.zone !== null && field.seated)
    .map(([name, { eyes }]) => ({
      name,
      cards: (tableOf(view)[name] as CopyId[][])[seat] ?? [],
      hidden: eyes === 'none',
    }));
}

/** One value per seat; a secret of somebody else is left out rather than shown as its first value. */
export function valuesOf(kit: AnyGame, view: View, seat: Seat): Value[] {
  return fieldsOf(kit)
    .filter(([, { zone, seated, eyes }]) => zone === null && seated && (eyes === 'all' || view.viewer === seat))
    .map(([name]) => ({ name, value: (tableOf(view)[name] as Scalar[])[seat] ?? null }));
}

export function sharedValues(kit: AnyGame, view: View): Value[] {
  return fieldsOf(kit)
    .filter(([, { zone, seated, shape }]) => zone === null && !seated && shape === 'scalar')
    .map(([name]) => ({ name, value: tableOf(view)[name] as Scalar }));
}

/** Lists of words or numbers, and records. */
export function sharedLists(kit: AnyGame, view: View): { name: string; rows: readonly unknown[] }[] {
  return fieldsOf(kit)
    .filter(([, { zone, seated, shape, column }]) => zone === null && !seated && !column && shape !== 'scalar')
    .map(([name]) => ({ name, rows: tableOf(view)[name] as unknown[] }))
    .filter(({ rows }) => rows.length > 0);
}

/** The seat that a table's value names, if it does: the field's name is all there is to tell by. */
export function seatNamed({ name, value }: Value, seats: number): Seat | null {
  const fits = typeof value === 'number' && value >= 0 && value < seats;
  return fits && /seat$|^active$|^dealer$|player$/i.test(name) ? (value as Seat) : null;
}

const PRINTED = new Set(['id', 'copies', 'name', 'text']);

/** The printed face of a copy, or null when it lies face down. */
export function faceOf({ game, words }: AnyGame, view: View, copy: CopyId): Face | null {
  const card: Spec['card'] | null = game.faces[copy] ?? null;
  if (!card) return null;
  const marks = Object.entries(card)
    .filter(([key, value]) => !PRINTED.has(key) && (typeof value === 'number' || typeof value === 'string'))
    .map(([key, value]) => ({ label: inWords(key), value: String(value) }));
  return { ...words.card(card), marks: [...marks, ...columnsOf(game.fields, game.names, view, copy)] };
}

/** What lies on this copy: rested, attached … where it differs from the start. */
function columnsOf(fields: AnyGame['game']['fields'], names: readonly string[], view: View, copy: CopyId) {
  return names.flatMap((name) => {
    if (!fields[name]?.column) return [];
    const column = tableOf(view)[name] as number[];
    const value = column[copy];
    return value === undefined || value === column[0] ? [] : [{ label: inWords(name), value: String(value) }];
  });
}

export const shown = (value: Scalar): string =>
  value === null ? 'none' : value === true ? 'yes' : value === false ? 'no' : String(value);
