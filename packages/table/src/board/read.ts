/** The declared fields of a game, as things to lay on a table. Knows no game. */
import type { CopyId, Field, Scalar, Seat, Spec } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import type { Face } from '../cards/CardFace.tsx';
import type { Kit, View } from '../game-table.ts';
import type { TableText } from '../text/en.ts';

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
export const labelOf = ({ words }: Kit, name: string): string =>
  (words.fields as Record<string, string> | undefined)?.[name] ?? inWords(name.replace(/Seat$/, ''));

/** How the game itself shows a field: words, one word per place, null for not at all; undefined leaves it to us. */
type Shown = string | readonly string[] | null | undefined;
const shownBy = ({ words }: Kit, telling: Telling<Spec>, name: string, seat: Seat | null): Shown =>
  words.show?.(name, seat, telling);

export interface Pile {
  name: string;
  cards: readonly CopyId[];
  /** Face down to everybody: only its size says anything. */
  hidden: boolean;
  /** Held by its owner rather than lying in front of everybody. */
  held: boolean;
  /** Cards in the middle of an effect: all of them matter, and most of the time there are none. */
  passing: boolean;
  /** Said in place of its cards, which are seen when somebody looks through it; null: they lie in sight. */
  words: string | null;
}

export interface Value {
  name: string;
  value: Scalar;
}

type Table = Record<string, unknown>;
const tableOf = (view: View): Table => view.table as Table;
const fieldsOf = ({ game }: Kit): [string, Field<unknown>][] =>
  game.names.flatMap((name) => {
    const field = game.fields[name];
    return field ? [[name, field] as [string, Field<unknown>]] : [];
  });

const pileOf = (name: string, { eyes, passing }: Field<unknown>, cards: readonly CopyId[], shown: Shown): Pile => ({
  name,
  cards,
  hidden: eyes === 'none',
  held: eyes === 'owner',
  passing,
  words: typeof shown === 'string' ? shown : null,
});

/** Piles and rows that belong to the table. */
export function sharedPiles(kit: Kit, telling: Telling<Spec>): Pile[] {
  return fieldsOf(kit)
    .filter(([, { zone, seated }]) => zone !== null && !seated)
    .flatMap(([name, field]) => {
      const shown = shownBy(kit, telling, name, null);
      return shown === null ? [] : [pileOf(name, field, tableOf(telling.view)[name] as CopyId[], shown)];
    });
}

/** Hands and rows of one seat. */
export function pilesOf(kit: Kit, telling: Telling<Spec>, seat: Seat): Pile[] {
  return fieldsOf(kit)
    .filter(([, { zone, seated }]) => zone !== null && seated)
    .flatMap(([name, field]) => {
      const shown = shownBy(kit, telling, name, seat);
      const cards = (tableOf(telling.view)[name] as CopyId[][])[seat] ?? [];
      return shown === null ? [] : [pileOf(name, field, cards, shown)];
    });
}

/** Is the card in a hand of this seat? */
export const isHeld = (kit: Kit, view: View, seat: Seat, card: number): boolean =>
  fieldsOf(kit).some(
    ([name, { zone, seated, eyes }]) =>
      zone !== null && seated && eyes === 'owner' && (tableOf(view)[name] as number[][])[seat]?.includes(card),
  );

/** One value per seat; a secret of somebody else is left out rather than shown as its first value. */
export function valuesOf(kit: Kit, telling: Telling<Spec>, seat: Seat): Value[] {
  const { view } = telling;
  return fieldsOf(kit)
    .filter(([, { zone, seated, shape }]) => zone === null && seated && shape !== 'lists')
    .filter(([, { eyes }]) => eyes === 'all' || view.viewer === seat)
    .flatMap(([name]) => inGamesWords(kit, telling, name, (tableOf(view)[name] as Scalar[])[seat] ?? null, seat));
}

export function sharedValues(kit: Kit, telling: Telling<Spec>): Value[] {
  return fieldsOf(kit)
    .filter(([, { zone, seated, shape }]) => zone === null && !seated && shape === 'scalar')
    .flatMap(([name]) => inGamesWords(kit, telling, name, tableOf(telling.view)[name] as Scalar, null));
}

/** As the game wants it shown, which may be not at all. */
function inGamesWords(kit: Kit, telling: Telling<Spec>, name: string, value: Scalar, seat: Seat | null): Value[] {
  const shown = shownBy(kit, telling, name, seat);
  if (shown === null) return [];
  return [{ name, value: typeof shown === 'string' ? shown : value }];
}

export interface Row {
  name: string;
  /** One for each place; '' is an empty one. */
  places: readonly string[];
}

/** Lists of words or numbers, and records. */
export function sharedLists(kit: Kit, telling: Telling<Spec>): Row[] {
  return fieldsOf(kit)
    .filter(([, { zone, seated, shape, column }]) => zone === null && !seated && !column && shape !== 'scalar')
    .flatMap(([name]) => rowOf(kit, telling, name, tableOf(telling.view)[name] as unknown[], null))
    .filter(({ places }) => places.length > 0);
}

/** Lists of one seat: spaces of its board, what it has collected. */
export function listsOf(kit: Kit, telling: Telling<Spec>, seat: Seat): Row[] {
  return fieldsOf(kit)
    .filter(([, { zone, seated, shape }]) => zone === null && seated && shape === 'lists')
    .flatMap(([name]) => rowOf(kit, telling, name, (tableOf(telling.view)[name] as unknown[][])[seat] ?? [], seat));
}

function rowOf(kit: Kit, telling: Telling<Spec>, name: string, list: readonly unknown[], seat: Seat | null): Row[] {
  const shown = shownBy(kit, telling, name, seat);
  if (shown === null) return [];
  if (typeof shown === 'string') return [{ name, places: [shown] }];
  return [{ name, places: shown ?? list.map(rowText) }];
}

function rowText(row: unknown): string {
  if (row === null) return '';
  if (typeof row !== 'object') return String(row);
  return Object.entries(row)
    .map(([key, value]) => `${inWords(key)} ${String(value)}`)
    .join(', ');
}

/** The seat that a table's value names, if it does: the field's name is all there is to tell by. */
export function seatNamed({ name, value }: Value, seats: number): Seat | null {
  const fits = typeof value === 'number' && value >= 0 && value < seats;
  return fits && /seat$|^active$|^dealer$|player$/i.test(name) ? (value as Seat) : null;
}

const PRINTED = new Set(['id', 'copies', 'name', 'text']);

/** The face of a copy as it is now, or null when it lies face down. */
export function faceOf(kit: Kit, view: View, copy: CopyId): Face | null {
  const { game, words, unread, pictured } = kit;
  const card: Spec['card'] | null = game.faceIn(view.table, copy);
  if (!card) return null;
  const { name, text, marks = marksOf(card), tints = [] } = words.card(card);
  const printed = { name, text, marks, tints, unread: unread?.(card) ?? [], ...(pictured ? { picture: card.id } : {}) };
  if (!words.stands) return { ...printed, laid: columnsOf(kit, view, copy) };
  return { ...printed, laid: [], ...words.stands(copy, view) };
}

const marksOf = (card: object): Face['marks'] =>
  Object.entries(card)
    .filter(([key, value]) => !PRINTED.has(key) && (typeof value === 'number' || typeof value === 'string'))
    .map(([key, value]) => ({ label: inWords(key), value: String(value) }));

/** What lies on this copy: rested, attached … where it differs from the start. */
function columnsOf(kit: Kit, view: View, copy: CopyId): string[] {
  return kit.game.names.flatMap((name) => {
    if (!kit.game.fields[name]?.column) return [];
    const column = tableOf(view)[name] as number[];
    const value = column[copy];
    if (value === undefined || value === column[0]) return [];
    const isMark = value === 1 && column[0] === 0; // it is there or it is not: its name says it all
    return [isMark ? labelOf(kit, name) : `${labelOf(kit, name)} ${value}`];
  });
}

export const shown = (value: Scalar, { board }: TableText): string =>
  value === null ? board.none : value === true ? board.yes : value === false ? board.no : String(value);
