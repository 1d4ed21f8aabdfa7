import { readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Fault } from './fault.ts';
import { mayWrite, newFolder } from './files.ts';
import type { Flags } from './flags.ts';

/** Where a run collects its records, and how they get to their place once all are there. */
export interface Records {
  folder: string;
  finish(): void;
  drop(): void;
}

/** `--record` of a run: a directory, or a file for a single game. What is wrong is said before anything is played. */
export function recordsInto({ record, force = false }: Flags, games: number): Records | null {
  if (record === undefined) return null;
  if (!record.endsWith('.json')) {
    const { fresh, finish, drop } = newFolder(record, force);
    return { folder: fresh, finish, drop };
  }
  if (games > 1) throw new Fault(`--record ${record} is a file, but ${games} games are played; name a directory.`);
  mayWrite(record, force);
  const { fresh, drop } = newFolder(join(dirname(record), '.record'), true);
  const finish = (): void => {
    for (const name of readdirSync(fresh)) renameSync(join(fresh, name), record);
    rmSync(fresh, { recursive: true, force: true });
  };
  return { folder: fresh, finish, drop };
}
