/** Where matches survive a reload. Written and read by the worker alone: a save holds the seed. */

import type { Entry, MatchRecord } from '@dealers-choice/host';
import type { Move } from '@dealers-choice/kernel';
import { doneOr } from '../../kept/requests.ts';
import type { MatchNote, MatchPlan } from '../contract.ts';
import { MOST_FINISHED, MOST_OPEN } from '../limits.ts';
import { branchNote } from '../plan.ts';
import { committed } from './committed.ts';

/** The first saves were dealt by sfc32, as Setup says. */
export const FIRST_SAVE_FORMAT = 1;
export const SAVE_FORMAT = 2;
export const DATABASE = 'dealers-choice';
export const STORE = 'matches';

export interface SavedMatch {
  format: number;
  /** Of this match alone. */
  key: string;
  when: number;
  rulesVersion: number;
  cardSet: string;
  /** With the seed. */
  plan: MatchPlan;
  /** Everything that happened, taken-back moves and all. */
  log: Entry[];
  /** By seat: the state of each bot's generator, and what it has decided but not yet done. */
  rngs: number[][];
  decided: ({ question: number; move: Move } | null)[];
  /** By seat: the number of the question last put to it. */
  questions: number[];
  turn: number;
  over: boolean;
  /** Once it is over. Saves of earlier versions have neither. */
  ending?: NonNullable<MatchNote['ending']>;
  record?: MatchRecord;
}

export interface Saves {
  put(match: SavedMatch): Promise<void>;
  all(): Promise<SavedMatch[]>;
  drop(key: string): Promise<void>;
}

/** The match that was left last and can go on. */
export async function lastUnfinished(saves: Saves): Promise<SavedMatch | null> {
  const open = (await saves.all()).filter(({ over }) => !over);
  return open.sort((a, b) => b.when - a.when)[0] ?? null;
}

/** Whoever goes on with a match sits at it: nobody is away any more. */
export function allBack(match: SavedMatch): SavedMatch {
  const keepers = new Map(match.log.flatMap((entry) => ('to' in entry ? [[entry.seat, entry.to] as const] : [])));
  const away = [...keepers].filter(([, keeper]) => keeper === 'bot');
  return { ...match, log: [...match.log, ...away.map(([seat]) => ({ seat, to: 'person' as const }))] };
}

/** What the page may know of it: no seed, no options, no moves. */
export const noteOf = ({ key, when, turn, over, ending, plan }: SavedMatch): MatchNote => ({
  key,
  game: plan.game,
  when,
  turn,
  seats: plan.seats.map(({ who, name, bot }) => ({ who, name, bot })),
  over,
  ending: ending ?? null,
  ...(plan.branch ? { branch: branchNote(plan.branch) } : {}),
});

/** Makes room for a new match. */
export async function prune(saves: Saves): Promise<void> {
  const all = (await saves.all()).sort((a, b) => b.when - a.when);
  const open = all.filter(({ over }) => !over).slice(MOST_OPEN - 1);
  const finished = all.filter(({ over }) => over).slice(MOST_FINISHED);
  for (const { key } of [...finished, ...open]) await saves.drop(key);
}

const done = doneOr('the browser cannot save');

export function indexedDbSaves(factory: IDBFactory): Saves {
  let opened: Promise<IDBDatabase> | null = null;
  const open = (): Promise<IDBDatabase> => {
    const request = factory.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
    return done(request);
  };
  const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    opened ??= open();
    try {
      return (await opened).transaction(STORE, mode).objectStore(STORE);
    } catch (error) {
      opened = null; // closed or deleted behind our back: the next try opens it again
      throw error;
    }
  };
  return {
    put: async (match) => committed((await store('readwrite')).put(match)),
    // `rules` is what older saves call the version.
    all: async () =>
      (await done((await store('readonly')).getAll())).map(
        (one) => ({ rulesVersion: one.rules, ...one }) as SavedMatch,
      ),
    drop: async (key) => void (await done((await store('readwrite')).delete(key))),
  };
}
