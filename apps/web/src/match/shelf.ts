/** A game as the page knows it: rules, words, bots and the rules to read, loaded when somebody wants to play it. */
import type { Bot } from '@dealers-choice/bots';
import type { Game, Spec, Words } from '@dealers-choice/kernel';

export interface Shelved<G extends Spec> {
  game: Game<G>;
  words: Words<G>;
  bots: readonly Bot<G>[];
  /** Who sits where when nobody says, by seat. */
  usualBots(options: G['options'], seats: number): string[];
  /** The game's RULES.md; '' when it brings none. */
  rulesText(): Promise<string>;
}

export type AnyGame = Shelved<Spec>;

/** Forgets which game it is: what the page reads from a game goes back to that same game only. */
export const shelve = <G extends Spec>(game: Shelved<G>): AnyGame => game as unknown as AnyGame;

/** A place on the shelf; `load` fetches the game the first time. */
export interface Shelf {
  id: string;
  load(): Promise<AnyGame>;
}
