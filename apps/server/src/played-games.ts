/**
 * The games that are played here. The one with imported cards is named in `card-game.ts`, `imported-games.ts`,
 * `read-set.ts` and `match/think-worker.ts`, too.
 */
import { type Bot, quicken, random } from '@dealers-choice/bots';
import { dhappaBaaji } from '@dealers-choice/dhappa-baaji';
import * as dhappaBot from '@dealers-choice/dhappa-baaji/bot';
import { jambo } from '@dealers-choice/jambo';
import * as jamboBot from '@dealers-choice/jambo/bot';
import type { Game, Spec } from '@dealers-choice/kernel';
import { onePiece } from '@dealers-choice/one-piece';
import * as onePieceBot from '@dealers-choice/one-piece/bot';
import { theDoor } from '@dealers-choice/the-door';
import * as doorBot from '@dealers-choice/the-door/bot';
import type { SetSource } from './set-source.ts';

export interface PlayedGame<G extends Spec = Spec> {
  game: Game<G>;
  /** The game's own, and the one that plays anything. */
  bots: readonly Bot<G>[];
  /** Who sits where when nobody says, by seat. */
  usualBots(options: G['options'], seats: number): string[];
  /** Where its cards were read from; absent: they come with the game. */
  source?: SetSource;
}

/** Forgets which game it is: what is read from a game goes back to that same game only. */
export function playedGame<G extends Spec>({ game, bots, usualBots }: PlayedGame<G>): PlayedGame {
  const all = bots.some(({ name }) => name === 'random') ? bots : [...bots, random(game)];
  quicken(game);
  return { game, bots: all, usualBots } as unknown as PlayedGame;
}

export const PLAYED_GAMES: ReadonlyMap<string, PlayedGame> = new Map(
  [
    playedGame({ game: theDoor, ...doorBot }),
    playedGame({ game: jambo, ...jamboBot }),
    playedGame({ game: dhappaBaaji, ...dhappaBot }),
    playedGame({ game: onePiece, ...onePieceBot }),
  ].map((one) => [one.game.id, one]),
);
