/** What a command works with. `main.ts` hands in the real thing, tests their own. */
import { type Bot, type Instinct, quicken, type Score, type Tunables } from '@dealers-choice/bots';
import type { Game, Spec, Wanted } from '@dealers-choice/kernel';
import type { Position } from '@dealers-choice/testkit';
import type { Words } from '@dealers-choice/words';
import type { FlagName, Flags } from './flags.ts';
import type { Outline } from './outlines.ts';

/** A game on the shelf: everything the command line needs to know of it. */
export interface Shelved<G extends Spec> {
  game: Game<G>;
  words: Words<G>;
  bots: readonly Bot<G>[];
  /** Who sits where when nobody says, by seat. */
  usualBots(options: G['options'], seats: number): string[];
  /** Two teams, by turns round the table, win and lose together. */
  teams?: true;
  /** How good a match looks; with it, the bot `greedy` plays the game too. */
  score?: Score<G>;
  /** What the search knows of it. */
  instinct?: Instinct<G>;
  /** What `tune` may change. */
  tunable?: Tunables<G>;
  /** Work of its own that `bench` times, by name: each lap returns a number that no machine may change. */
  workloads?: Readonly<Record<string, (lap: number) => number>>;
  /** The rules to read, from the root of the repo. */
  rulesFile?: string;
  /** It can be played with cards from files. */
  cardSets?: CardSets<unknown>;
  /** What the cards are called that it is played with, for records; absent: those it comes with. */
  cards?: string;
}

/** What `dealer cards` and `--cards` ask of a game; `S` is a set of cards as the game wants it. */
export interface CardSets<S> {
  open(files: readonly CardFile[]): OpenCards<S>;
  /** The cards it comes with, as files. */
  own(): readonly CardFile[];
  shelve(set: S): AnyGame;
}

export interface CardFile {
  path: string;
  json: unknown;
}

/** What files of cards hold, and what can be done with it. */
export interface OpenCards<S> {
  /** The good ones, as they are stored and opened again. */
  cards: readonly { id: string }[];
  /** `kept`: the card is good all the same. */
  problems: readonly { message: string; kept?: true }[];
  coverage(sets?: string): { json: object; lines: string[] };
  /** Null: there is no such card. */
  show(id: string): string[] | null;
  set(): S;
  /** The numbers of the cards of which a part is not read, and does nothing. */
  notWhole(): readonly string[];
  /** A small position around a card. */
  tryOut(id: string): { set: S; options: Wanted; position: Position };
  wholly(): Wholly;
}

/** Runs over the cards that are read to the last word. */
export interface Wholly {
  /** The table of the game's `shows` in which the effects are counted. */
  title: string;
  effects: readonly string[];
  optionsFor(effects: readonly string[], seed: string): Wanted;
  whyNot(effect: string, shown: Readonly<Record<string, Readonly<Record<string, number>>>>): string;
  /** Why it can never happen with these cards, whatever is played; null: it may. */
  whyImpossible(effect: string): string | null;
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
  rows?: number | undefined;
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

export interface Command extends Outline {
  more: string[];
  flags: readonly FlagName[];
  /** Where this command can describe a flag better than the flag's own line. */
  flagWords?: Partial<Record<FlagName, string>>;
  /** `{game}`, `{bot}` and `{option}` stand for some that there are. */
  examples: [line: string, about: string][];
  run(lab: Lab, words: string[], flags: Flags): Promise<number>;
}
