/** What a long run has done so far, in a file: the same command goes on from there. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from './fault.ts';
import { readText, writeWhole } from './files.ts';
import type { Lab } from './lab.ts';

const FORMAT = 1;

export interface JournalHow {
  /** What is kept, in a word: `ladder`. */
  what: string;
  game: string;
  /** Everything that is asked for, but for how long is played. */
  asked: unknown;
  /** Where it is kept; absent: a place that belongs to this run and this code. */
  file?: string | undefined;
  /** Begin anew, whatever was kept. */
  fresh: boolean;
}

export interface Journal {
  path: string;
  /** What was kept under this name, or null; whoever reads it checks it. */
  found(name: string): unknown;
  /** Beside what is there under other names. */
  save(more: Readonly<Record<string, unknown>>): void;
  /** What is there is not what it should be. */
  notOurs(): Fault;
}

/** Changes with every change of the command: its parts are named by what is in them. */
const versionOf = ({ worker }: Lab): string => (worker ? hash(readFileSync(worker, 'utf8')) : 'not built');
const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

export function openJournal(lab: Lab, { what, game, asked, file, fresh }: JournalHow): Journal {
  const of = hash(JSON.stringify([versionOf(lab), asked]));
  const path = file ?? join('.dealer', what, `${game}-${of}.json`);
  const notOurs = (): Fault => new Fault(`${path} was not kept by dealer ${what}; add --force to replace it.`);
  let kept: Record<string, unknown> = {};
  if (existsSync(path) && !fresh) {
    const found = parsed(readText(path));
    if (found === null) throw notOurs();
    if (found.of !== of) {
      throw new Fault(`${path} is of another run of dealer ${what}, or of other code; add --force to begin anew.`);
    }
    kept = found;
  }
  return {
    path,
    found: (name) => kept[name] ?? null,
    save(more) {
      kept = { ...kept, ...more };
      writeWhole(path, `${JSON.stringify({ ...kept, format: FORMAT, of })}\n`);
    },
    notOurs,
  };
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null && 'of' in found ? { ...found } : null;
  } catch {
    return null;
  }
}
