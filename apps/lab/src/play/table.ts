/** A position in lines of text, for games whose words do not say it better: field by field, seat by seat. */
import { type CopyId, FACE_DOWN, type Field, type MatchOf, type Seat, type Spec } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import type { AnyGame } from '../lab.ts';

export function tableLines(shelved: AnyGame, told: Telling<Spec>): string[] {
  const { words } = shelved;
  return words.table ? words.table(told) : fieldLines(shelved, told);
}

function fieldLines({ game, words }: AnyGame, { view, name }: Telling<Spec>): string[] {
  const value = (of: string): unknown => (view.table as Record<string, unknown>)[of];
  const shown = (field: Field<unknown>, what: unknown): string =>
    field.zone ? cardList(what as CopyId[], (copy) => words.card(faceOf(game, view, copy)).name) : plain(what);
  const each = Object.entries(game.fields).filter(([, field]) => !field.column && field.shape !== 'records');
  const columns = each.filter(([, field]) => field.seated);
  const singles = each.filter(([, field]) => !field.seated);
  const rows = [
    ['seat', ...columns.map(([of]) => of)],
    ...seats(view).map((seat) => [
      `${seat + 1} ${name(seat)}`,
      ...columns.map(([of, field]) => shown(field, (value(of) as unknown[])[seat])),
    ]),
  ];
  const rest = singles.map(([of, field]) => `${of}: ${shown(field, value(of))}`);
  return [...aligned(rows), rest.join(' · ')];
}

const seats = (view: MatchOf<Spec>): Seat[] => Array.from({ length: view.seats }, (_, seat) => seat as Seat);

function faceOf(game: AnyGame['game'], view: MatchOf<Spec>, copy: CopyId): Spec['card'] {
  const face = game.faceIn(view.table, copy);
  if (!face) throw new Error(`copy ${copy} has no face`);
  return face;
}

/** `Salt, Raid, 3 face down`; a long pile only by its number. */
function cardList(cards: readonly CopyId[], name: (copy: CopyId) => string): string {
  const open = cards.filter((copy) => copy !== FACE_DOWN);
  const hidden = cards.length - open.length;
  if (cards.length === 0) return '–';
  const top = cards[cards.length - 1];
  if (open.length > 8 && top) return `${cards.length} cards, top ${name(top)}`;
  return [...open.map(name), ...(hidden > 0 ? [`${hidden} face down`] : [])].join(', ');
}

function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(' ') || '–' : String(value);
}

function aligned(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
