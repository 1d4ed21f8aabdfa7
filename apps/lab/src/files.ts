import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Fault } from './fault.ts';

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Fault(`Can't read ${path}: ${reasonOf(error)}.`);
  }
}

/** Written beside its place and renamed into it, so that nobody ever finds half a file. */
export function writeWhole(path: string, text: string): void {
  const fresh = join(dirname(path), `.${basename(path)}.${process.pid}`);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(fresh, text);
    renameSync(fresh, path);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw new Fault(`Can't write ${path}: ${reasonOf(error)}.`);
  }
}

/** Asked before the work begins: a long run must not end with "file exists". */
export function mayWrite(path: string, force: boolean): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) throw new Fault(`${path} is a directory; --record needs a file here.`);
  if (found && !force) throw new Fault(`${path} exists already; choose another name or add --force.`);
}

/** A folder that appears whole: files are collected in `fresh` and moved to `path` by `finish`. */
export interface NewFolder {
  fresh: string;
  finish(): void;
  drop(): void;
}

export function newFolder(path: string, force: boolean): NewFolder {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) throw new Fault(`${path} is a file; --record needs a directory here.`);
  if (found && readdirSync(path).length > 0 && !force) {
    throw new Fault(`${path} is not empty; choose another directory or add --force.`);
  }
  const fresh = join(dirname(path), `.${basename(path)}.${process.pid}`);
  try {
    mkdirSync(fresh, { recursive: true });
  } catch (error) {
    throw new Fault(`Can't write to ${dirname(path)}: ${reasonOf(error)}.`);
  }
  return {
    fresh,
    finish() {
      mkdirSync(path, { recursive: true });
      for (const name of readdirSync(fresh)) renameSync(join(fresh, name), join(path, name));
      rmSync(fresh, { recursive: true, force: true });
    },
    drop: () => rmSync(fresh, { recursive: true, force: true }),
  };
}

/** All files below a path whose name ends so, in the order of their names; a file stands for itself. */
export function filesUnder(path: string, ends: readonly string[]): string[] {
  if (!existsSync(path)) throw new Fault(`There is no file or directory ${path}.`);
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => ends.some((end) => name.endsWith(end)))
    .sort()
    .map((name) => join(path, name));
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known: Record<string, string> = {
    ENOENT: 'there is no such file or directory',
    EACCES: 'permission denied',
    EISDIR: 'it is a directory',
    ENOTDIR: 'a part of its path is a file',
    ENOSPC: 'the disk is full',
    EROFS: 'the disk is read-only',
  };
  return known[code] ?? (error instanceof Error ? error.message : String(error));
}
