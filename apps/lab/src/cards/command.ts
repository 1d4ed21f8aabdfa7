/** What follows `dealer cards`: each is a command of its own. */
import type { FlagName, Flags } from '../flags.ts';
import type { AnyGame, CardSets, Lab } from '../lab.ts';

export interface CardGame {
  shelved: AnyGame;
  sets: CardSets<unknown>;
}

export interface CardCommand {
  name: string;
  takes: string;
  about: string;
  flags: readonly FlagName[];
  run(lab: Lab, game: CardGame, words: readonly string[], flags: Flags): Promise<number>;
}
