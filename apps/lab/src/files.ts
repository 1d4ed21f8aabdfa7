import {
  accessSync,
  closeSync,
  constants,
  type Dirent,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Fault } from './fault.ts';

const MEGABYTE = 2 ** 20;
/** In megabytes; a record of a million moves has fewer. */
const MOST = 128;

export function readText(path: string): string {
  try {
    const file = openSync(path, 'r');
    try {
      return readAll(file);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw new Fault(`Can't read ${path}: ${reasonOf(error)}.`);
  }
}

/** Some files never end, and do not say so. */
function readAll(file: number): string {
  const parts: Buffer[] = [];
  for (let size = 0; size <= MOST * MEGABYTE; ) {
    const part = Buffer.allocUnsafe(MEGABYTE);
    const length = readSync(file, part);
    if (length === 0) return decoded(Buffer.concat(parts));
    parts.push(part.subarray(0, length));
    size += length;
  }
  throw new Error(`it has more than ${MOST} MB`);
}

/** Bytes that are not UTF-8 are refused, not replaced; the mark that some editors put in front is left out. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('it is not in UTF-8');
  }
}

/** Written beside its place and renamed into it, so that nobody ever finds half a file. */
export function writeWhole(path: string, text: string): void {
  const fresh = join(dirname(path), `.${basename(path)}.${process.pid}`);
  try {
    makeFolder(dirname(path));
    writeFileSync(fresh, text);
    renameSync(fresh, path);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw new Fault(`Can't write ${path}: ${reasonOf(error)}.`);
  }
}

/** Asked before the work begins: a long run must not end with "file exists". */
export function mayWrite(path: string, force: boolean): void {
  const found = whatIsAt(path);
  if (found?.isDirectory()) throw new Fault(`${path} is a directory; --record needs a file here.`);
  if (found) mustBeFile(path, found);
  if (found && !force) throw new Fault(`${path} exists already; choose another name or add --force.`);
}

/** To be renamed over would end a pipe or a device for good. */
function mustBeFile(path: string, found: Stats): void {
  if (found.isFile()) return;
  const kinds: [string, boolean][] = [
    ['a directory', found.isDirectory()],
    ['a link to nothing', found.isSymbolicLink()],
    ['a pipe', found.isFIFO()],
    ['a socket', found.isSocket()],
    ['a device', true],
  ];
  throw new Fault(`${path} is ${kinds.find(([, is]) => is)?.[0]}; only a file can be replaced.`);
}

/** A link to nothing exists too; a place that cannot be written to is refused at once. */
function whatIsAt(path: string): Stats | undefined {
  try {
    const found = statSync(path, { throwIfNoEntry: false }) ?? lstatSync(path, { throwIfNoEntry: false });
    let folder = dirname(path);
    while (!existsSync(folder)) folder = dirname(folder);
    accessSync(folder, constants.W_OK);
    return found;
  } catch (error) {
    throw new Fault(`Can't write ${path}: ${reasonOf(error)}.`);
  }
}

/** Node's own `recursive` never returns where the system refuses to make anything, such as in /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** A folder that appears whole: files are collected in `fresh` and moved to `path` by `finish`. */
export interface NewFolder {
  fresh: string;
  finish(): void;
  drop(): void;
}

export function newFolder(path: string, force: boolean): NewFolder {
  const found = whatIsAt(path);
  if (found && !found.isDirectory()) throw new Fault(`${path} is a file; --record needs a directory here.`);
  if (found && readdirSync(path).length > 0 && !force) {
    throw new Fault(`${path} is not empty; choose another directory or add --force.`);
  }
  for (const name of found ? readdirSync(path).filter((one) => one.endsWith('.json')) : []) {
    const there = whatIsAt(join(path, name));
    if (there) mustBeFile(join(path, name), there);
  }
  const fresh = join(dirname(path), `.${basename(path)}.${process.pid}`);
  try {
    makeFolder(fresh);
  } catch (error) {
    throw new Fault(`Can't write to ${dirname(path)}: ${reasonOf(error)}.`);
  }
  return {
    fresh,
    finish() {
      makeFolder(path);
      for (const name of readdirSync(fresh)) renameSync(join(fresh, name), join(path, name));
      rmSync(fresh, { recursive: true, force: true });
    },
    drop: () => rmSync(fresh, { recursive: true, force: true }),
  };
}

/**
 * All files below a path whose names have this ending, in order; a path to a file is that file. Links to folders
 * are not followed: they may lead back.
 */
export function filesUnder(path: string, ends: readonly string[]): string[] {
  if (!existsSync(path)) throw new Fault(`There is no file or directory ${path}.`);
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => ends.some((end) => entry.name.endsWith(end)) && (entry.isFile() || isLinkToFile(entry)))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/** A link to nothing is read as a file, so that whoever reads it says so. */
function isLinkToFile(entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return false;
  try {
    return !statSync(join(entry.parentPath, entry.name)).isDirectory();
  } catch {
    return true;
  }
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
    ELOOP: 'its links lead in a circle',
    ENAMETOOLONG: 'its name is too long',
  };
  return known[code] ?? (error instanceof Error ? error.message : String(error));
}
