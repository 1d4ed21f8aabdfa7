/** What a game wants long random runs to show: counted while they are played, and told in tables. */
import type { CopyId, Question, Refusal } from '@dealers-choice/kernel';
import type { AnyGame } from './lab.ts';
import { addCounts, grouped } from './stats.ts';

type AnyRules = AnyGame['game'];

/** How often, by title and row. Every row is there, seen or not. */
export type Shown = Record<string, Record<string, number>>;

export const nothingShown = ({ def }: AnyRules): Shown =>
  Object.fromEntries(
    (def.proof?.shows ?? []).map(({ title, rows }) => [title, Object.fromEntries(rows.map((row) => [row, 0]))]),
  );

export function addShown(sum: Shown, more: Shown): void {
  for (const [title, counts] of Object.entries(sum)) addCounts(counts, more[title] ?? {});
}

/** Counts into `shown`. A thing that has no row in a table is not counted there. */
export function counterInto(shown: Shown, game: AnyRules) {
  const shows = game.def.proof?.shows ?? [];
  const [events, questions, refusals] = [
    shows.filter((showing) => showing.ofEvent),
    shows.filter((showing) => showing.ofQuestion),
    shows.filter((showing) => showing.ofRefusal),
  ];
  const count = (title: string, row: string | null | undefined): void => {
    const counts = shown[title] ?? {};
    if (typeof row === 'string' && Object.hasOwn(counts, row)) counts[row] = (counts[row] ?? 0) + 1;
  };
  // Events are told in the middle of a move, so the card is looked up on the table as it is then.
  const faceOf = (copy: CopyId) => game.faceIn(game.x.t, copy);
  return {
    event(event: { type: string }): void {
      for (const showing of events) count(showing.title, showing.ofEvent?.(event, faceOf));
    },
    question(question: Question): void {
      for (const showing of questions) count(showing.title, showing.ofQuestion?.(question));
    },
    refusal(refusal: Refusal): void {
      for (const showing of refusals) count(showing.title, showing.ofRefusal?.(refusal));
    },
  };
}

/** The rows that never came, by title. */
export function unseen({ def }: AnyRules, shown: Shown): Map<string, string[]> {
  const missing = (def.proof?.shows ?? []).map(({ title, rows }): [string, string[]] => [
    title,
    rows.filter((row) => !shown[title]?.[row]),
  ]);
  return new Map(missing.filter(([, rows]) => rows.length > 0));
}

const WIDTH = 100;
const GAP = 3;

/** A table for each showing, its rows from top to bottom in the order the game gives them. */
export function shownTables({ def }: AnyRules, shown: Shown): string {
  return (def.proof?.shows ?? []).map(({ title, rows }) => `${title}\n${columns(rows, shown[title] ?? {})}`).join('');
}

function columns(rows: readonly string[], counts: Record<string, number>): string {
  const numbers = rows.map((row) => grouped(counts[row] ?? 0));
  const [name, number] = [rows, numbers].map((list) => Math.max(0, ...list.map(({ length }) => length)));
  const cells = rows.map((row, i) => `${row.padEnd(name ?? 0)} ${(numbers[i] ?? '').padStart(number ?? 0)}`);
  const across = Math.max(1, Math.floor((WIDTH - 2 + GAP) / ((cells[0] ?? '').length + GAP)));
  const down = Math.ceil(cells.length / across);
  const line = (_: unknown, y: number): string => `  ${cells.filter((_, i) => i % down === y).join(' '.repeat(GAP))}\n`;
  return Array.from({ length: down }, line).join('');
}

/** `Refusals: A, B; Cards drawn: C`, in lines that fit. */
export function unseenText(missing: ReadonlyMap<string, readonly string[]>): string {
  const said = [...missing].map(([title, rows]) => `${title}: ${rows.join(', ')}`).join('; ');
  return said.replace(new RegExp(`(?=.{${WIDTH - 2},})(.{1,${WIDTH - 2}}) `, 'g'), '$1\n  ');
}
