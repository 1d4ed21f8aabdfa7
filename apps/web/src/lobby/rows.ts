/** The list of open tables as it lies under a finger: rows change in place, and none moves because another changed. */
import type { LobbyNote } from '@dealers-choice/protocol';

export interface LobbyRow {
  note: LobbyNote;
  /** The table is not open any more; the row stays until the list is left in peace. */
  gone: boolean;
  /** How often it has changed since it came. */
  changes: number;
}

/** Free seats first, then those that can be watched; within these as the server lists them. */
const rank = ({ playing, taken, seats, watchable }: LobbyNote): number =>
  !playing && taken < seats ? 0 : playing && watchable ? 1 : 2;

/** Rows that were there keep their places, what is new comes last. */
export function followed(rows: readonly LobbyRow[], notes: readonly LobbyNote[]): LobbyRow[] {
  const byCode = new Map(notes.map((note) => [note.code, note]));
  const known = new Set(rows.map(({ note }) => note.code));
  const stayed = rows.map((row): LobbyRow => {
    const note = byCode.get(row.note.code);
    if (!note) return { ...row, gone: true };
    const same = !row.gone && JSON.stringify(note) === JSON.stringify(row.note);
    return same ? row : { note, gone: false, changes: row.changes + 1 };
  });
  const fresh = notes.filter(({ code }) => !known.has(code)).sort((a, b) => rank(a) - rank(b));
  return [...stayed, ...fresh.map((note): LobbyRow => ({ note, gone: false, changes: 0 }))];
}

/** What is gone makes room. */
export const tidied = (rows: readonly LobbyRow[]): readonly LobbyRow[] =>
  rows.some(({ gone }) => gone) ? rows.filter(({ gone }) => !gone) : rows;
