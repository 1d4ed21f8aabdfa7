/** What a command works with. `main.ts` hands in the real thing, tests their own. */
import { type Bot, quicken, type Score } from '@dealers-choice/bots';
import type { Game, Spec, Words } from '@dealers-choice/kernel';
import type { FlagName, Flags } from './flags.ts';

/** A game on the shelf: everything the command line needs to know of it. */
export interface Shelved<G extends Spec> {
  game: Game<G>;
  words: Words<G>;
  bots: readonly Bot<G>[];
  /** Who sits where when nobody says, by seat. */
  usualBots(options: G['options'], seats: number): string[];
  /** How good a match looks; with it, the bot `greedy` plays the game too. */
  score?: Score<G>;
  /** Work of its own that `bench` times, by name: each lap returns a number that no machine may change. */
  workloads?: Readonly<Record<string, (lap: number) => number>>;
  /** The rules to read, from the root of the repo. */
  rulesFile?: string;
}

export type AnyGame = Shelved<Spec>;

/** Makes it fast, and forgets which game it is: what the lab reads from a game goes back to that same game only. */
export function shelve<G extends Spec>(shelved: Shelved<G>): AnyGame {
  quicken(shelved.game);
  return shelved as unknown as AnyGame;
}

export interface Output {
  write(text: string): unknown;
  isTTY?: boolean | undefined;
  columns?: number | undefined;
}

export interface Input extends NodeJS.ReadableStream {
  isTTY?: boolean;
  setRawMode?(raw: boolean): unknown;
}

export interface Lab {
  games: readonly AnyGame[];
  input: Input;
  out: Output;
  err: Output;
  /** Milliseconds from a fixed moment on. */
  now(): number;
  sleep(ms: number): Promise<void>;
  /** The bundled worker; null: everything runs in this thread. */
  worker: URL | null;
  /** The root of the repo: scenarios and rules are found from here. */
  root: string;
}

export interface Command {
  name: string;
  /** What follows the name: `GAME`, `FILE`, … */
  takes: string;
  about: string;
  more: string[];
  flags: readonly FlagName[];
  /** Where this command can describe a flag better than the flag's own line. */
  flagWords?: Partial<Record<FlagName, string>>;
  /** `{game}`, `{bot}` and `{option}` stand for some that there are. */
  examples: [line: string, about: string][];
  run(lab: Lab, words: string[], flags: Flags): Promise<number>;
}
