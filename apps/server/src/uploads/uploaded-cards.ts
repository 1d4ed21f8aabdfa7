/**
 * Sets of cards that guests have sent: checked, kept by guest and fingerprint, never in place of anybody else's. They
 * are for tables; whoever is at a table that names one may have it.
 */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, rename, rm, rmdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckedSet, SetNote } from '../checked-set.ts';
import type { Check } from '../checker.ts';
import { LastUsed } from '../last-used.ts';
import type { Page } from '../pages.ts';

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

/** A file that is on its way. */
export interface Coming {
  /** Null: all of it is in this file now. Else why it is not. */
  save(path: string): Promise<Refused | null>;
  /** Called when whoever sends it has hung up, or was answered. */
  whenGone(call: () => void): void;
}
export interface Refused {
  /** Of HTTP. */
  status: number;
  refused: string;
}
export type Taken = { note: Extract<SetNote, { print: string }> } | Refused;

/** Of one guest. */
const MOST_OWN = 5;
/** Of all. */
const MOST_SETS = 200;
const MOST_BYTES = 512 * 2 ** 20;
/** Checked cards have more to say than a short file. */
const MOST_OF_A_SET = 32 * 2 ** 20;
/** Sets that are kept as they were sent last, for whoever asks next. */
const MOST_PAGES = 4;
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
  /** By guest: what of theirs is on its way, or being checked. `isOff`: nobody wants it any more. */
  readonly #taking = new Map<string, { isOff: string | null }>();
  readonly #pages = new LastUsed<Promise<Page | null>>(MOST_PAGES);
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
  /** As it is sent; null: there is none. Whoever asks meanwhile waits for the same. */
  async find(print: string): Promise<Page | null> {
    const path = this.pathOf(print);
    if (path === null) return null;
    const found = await this.#pages.use(print, this.#pages.get(print) ?? this.#checked(print, path));
    if (found === null) this.#pages.drop(print);
    return found;
  }
  async #checked(print: string, path: string): Promise<Page | null> {
    const set = await this.#how.check(print, path);
    return noteIn(set)?.print === print ? set.page : null;
  }
  isOf = (guest: string, print: string): boolean =>
    this.#kept.some((one) => one.guest === guest && one.print === print);
  /** What this guest has sent, for whoever wants to know what is kept about them. */
  ofGuest = (guest: string): { print: string; bytes: number; at: number }[] =>
    this.#kept.filter((one) => one.guest === guest).map(({ print, bytes, at }) => ({ print, bytes, at }));

  /** Checks the file and keeps its good cards, one of a guest at a time. `name`: what messages call it. */
  async take(guest: string, name: string, coming: Coming): Promise<Taken> {
    if (this.isTaking(guest)) throw new Error('cards of this guest are being taken');
    const task = { isOff: null };
    this.#taking.set(guest, task);
    try {
      return await this.#take(guest, name, coming, task);
    } finally {
      this.#taking.delete(guest);
    }
  }
  isTaking = (guest: string): boolean => this.#taking.has(guest);

  async #take(guest: string, name: string, coming: Coming, task: { isOff: string | null }): Promise<Taken> {
    const { folder, check, now } = this.#how;
    const fresh = join(folder, `.${++this.#sent}-${guest}`);
    mkdirSync(folder, { recursive: true });
    coming.whenGone(() => {
      task.isOff ??= 'Nobody waits for it.';
      rmSync(fresh, { force: true });
    });
    try {
      const missing = await coming.save(fresh);
      if (missing) return missing;
      const set = await check(name, fresh);
      const note = noteIn(set);
      if (task.isOff !== null) return refusal(422, task.isOff);
      if (!note || !set.page) return refusal(422, 'wrong' in set.note ? set.note.wrong : 'There is no card in it.');
      const { body } = set.page;
      if (body.length > MOST_OF_A_SET) return refusal(422, 'Written out, these are too many cards.');
      const kept: Kept = { guest, print: note.print, bytes: body.length, at: now() };
      const full = await this.#makeRoom(kept);
      if (full !== null) return refusal(422, full);
      await this.#write(kept, fresh, body);
      this.#kept = [...this.#kept.filter((one) => !isSame(one, kept)), kept];
      return { note };
    } finally {
      rmSync(fresh, { force: true });
    }
  }
  async #write(kept: Kept, fresh: string, body: Buffer): Promise<void> {
    await mkdir(join(this.#how.folder, kept.guest), { recursive: true });
    await writeFile(fresh, body);
    await utimes(fresh, kept.at / 1_000, kept.at / 1_000);
    await rename(fresh, this.#path(kept));
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
    const task = this.#taking.get(guest);
    if (task) task.isOff = 'You have asked to be forgotten meanwhile.';
    for (const one of this.#kept.filter((kept) => kept.guest === guest)) await this.#drop(one);
  }
  async #drop(one: Kept): Promise<void> {
    await rm(this.#path(one), { force: true });
    this.#kept = this.#kept.filter((kept) => kept !== one);
    if (this.pathOf(one.print) === null) this.#pages.drop(one.print);
    // The folder is called like the guest: it goes with the last set. One that has others is not empty.
    await rmdir(join(this.#how.folder, one.guest)).catch(() => {});
  }
  #path = ({ guest, print }: Pick<Kept, 'guest' | 'print'>): string => join(this.#how.folder, guest, `${print}.json`);
}

const refusal = (status: number, refused: string): Refused => ({ status, refused });
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
