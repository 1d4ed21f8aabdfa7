/**
 * Sets of cards that guests have sent: checked, kept by guest and fingerprint, never in place of anybody else's. They
 * are for tables; whoever is at a table that names one may have it.
 */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckedSet, SetNote } from './checked-set.ts';
import type { Check } from './checker.ts';
import type { Page } from './pages.ts';

/** Who may send cards: nobody, whoever knows the token, or every guest. */
export type WhoUploads = 'off' | 'token' | 'guests';
export const WHO_UPLOADS: readonly WhoUploads[] = ['off', 'token', 'guests'];

export interface UploadsHow {
  folder: string;
  check: Check;
  now(): number;
  /** Whether a table is played with the cards of this fingerprint. */
  areUsed(print: string): boolean;
}

export type Taken = { note: Extract<SetNote, { print: string }> } | { refused: string };

/** Of one guest. */
const MOST_OWN = 5;
/** Of all. */
const MOST_SETS = 200;
const MOST_BYTES = 512 * 2 ** 20;
/** What no table has used for this long goes. */
const FORGOTTEN_MS = 30 * 24 * 3_600_000;
const GUEST = /^[0-9a-f]{24}$/;
const FILE = /^([0-9a-f]{32})\.json$/;

interface Kept {
  guest: string;
  print: string;
  bytes: number;
  /** When it was last sent. */
  at: number;
}

export class UploadedCards {
  readonly #how: UploadsHow;
  readonly #checking = new Set<string>();
  #kept: Kept[];
  #sent = 0;

  /** Reads what is in the folder. */
  constructor(how: UploadsHow) {
    this.#how = how;
    this.#kept = keptIn(how.folder);
  }

  /** The file of cards of this fingerprint, or null. */
  pathOf(print: string): string | null {
    const kept = this.#kept.find((one) => one.print === print);
    return kept ? this.#path(kept) : null;
  }
  /** As it is sent; null: there is none. */
  async find(print: string): Promise<Page | null> {
    const path = this.pathOf(print);
    const set = path === null ? null : await this.#how.check(print, path);
    return set && noteIn(set)?.print === print ? set.page : null;
  }
  isOf = (guest: string, print: string): boolean =>
    this.#kept.some((one) => one.guest === guest && one.print === print);
  /** What this guest has sent, for whoever wants to know what is kept about them. */
  ofGuest = (guest: string): { print: string; bytes: number; at: number }[] =>
    this.#kept.filter((one) => one.guest === guest).map(({ print, bytes, at }) => ({ print, bytes, at }));

  /** Checks the file and keeps its good cards. `name`: what messages call it. */
  async take(guest: string, name: string, file: Buffer): Promise<Taken> {
    if (this.#checking.has(guest)) return { refused: 'Cards of yours are being checked: wait until that is done.' };
    this.#checking.add(guest);
    try {
      return await this.#take(guest, name, file);
    } finally {
      this.#checking.delete(guest);
    }
  }
  async #take(guest: string, name: string, file: Buffer): Promise<Taken> {
    const { folder, check, now } = this.#how;
    const fresh = join(folder, `.${++this.#sent}-${guest}`);
    mkdirSync(join(folder, guest), { recursive: true });
    try {
      await writeFile(fresh, file);
      const set = await check(name, fresh);
      const note = noteIn(set);
      if (!note || !set.page) return { refused: 'wrong' in set.note ? set.note.wrong : 'There is no card in it.' };
      const kept: Kept = { guest, print: note.print, bytes: set.page.body.length, at: now() };
      const refused = await this.#makeRoom(kept);
      if (refused !== null) return { refused };
      await writeFile(fresh, set.page.body);
      await utimes(fresh, kept.at / 1_000, kept.at / 1_000);
      await rename(fresh, this.#path(kept));
      this.#kept = [...this.#kept.filter((one) => !isSame(one, kept)), kept];
      return { note };
    } finally {
      await rm(fresh, { force: true });
    }
  }
  /** Null: there is room, maybe for a set of theirs that no table is played with. A sentence: there is none. */
  async #makeRoom(coming: Kept): Promise<string | null> {
    const own = this.#kept.filter((one) => one.guest === coming.guest && !isSame(one, coming));
    if (own.length >= MOST_OWN) {
      const [oldest] = own.filter(({ print }) => !this.#how.areUsed(print)).sort((a, b) => a.at - b.at);
      if (!oldest)
        return `Tables are played with ${own.length} sets of yours already: leave one of those tables first.`;
      await this.#drop(oldest);
    }
    await this.#sweep();
    const bytes = this.#kept.reduce((sum, one) => sum + one.bytes, coming.bytes);
    const isFull = this.#kept.length >= MOST_SETS || bytes > MOST_BYTES;
    return isFull ? 'This server has no room for more cards now.' : null;
  }
  async #sweep(): Promise<void> {
    const { now, areUsed } = this.#how;
    const gone = this.#kept.filter(({ at, print }) => at < now() - FORGOTTEN_MS && !areUsed(print));
    for (const one of gone) await this.#drop(one);
  }
  /** Everything that this guest has sent, whether a table uses it or not. */
  async forget(guest: string): Promise<void> {
    for (const one of this.#kept.filter((kept) => kept.guest === guest)) await this.#drop(one);
  }
  async #drop(one: Kept): Promise<void> {
    await rm(this.#path(one), { force: true });
    this.#kept = this.#kept.filter((kept) => kept !== one);
  }
  #path = ({ guest, print }: Pick<Kept, 'guest' | 'print'>): string => join(this.#how.folder, guest, `${print}.json`);
}

const isSame = (a: Kept, b: Kept): boolean => a.guest === b.guest && a.print === b.print;
const noteIn = ({ note }: CheckedSet) => ('print' in note ? note : null);

/** What was being checked when a server ended is cleared away. */
function keptIn(folder: string): Kept[] {
  return namesIn(folder).flatMap((guest) => {
    if (guest.startsWith('.')) rmSync(join(folder, guest), { force: true, recursive: true });
    if (!GUEST.test(guest)) return [];
    return namesIn(join(folder, guest)).flatMap((file) => {
      const print = FILE.exec(file)?.[1];
      if (print === undefined) return [];
      const { size, mtimeMs } = statSync(join(folder, guest, file));
      return [{ guest, print, bytes: size, at: mtimeMs }];
    });
  });
}
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
