/**
 * Games with imported cards, as they are played here: found by the cards' name and fingerprint, read in a thread, made
 * a little at a time, and kept as long as there is room. Matches that are being played hold theirs themselves.
 */
import type { InTheMaking, OnePiece } from '@dealers-choice/one-piece';
import { makeOnePiece } from '@dealers-choice/one-piece';
import { botsOf, usualBots } from '@dealers-choice/one-piece/bot';
import { readCardsName } from '@dealers-choice/protocol';
import { CARD_GAME } from './card-game.ts';
import { LastUsed } from './last-used.ts';
import { Unplayable } from './match/unplayable.ts';
import { type PlayedGame, playedGame } from './played-games.ts';
import type { ReadSet } from './set-reader.ts';
import type { SetSource } from './set-source.ts';

/** Where cards of this name and fingerprint are. Fails with a sentence (`Unplayable`) when they are nowhere. */
export type FindCards = (named: { name: string; print: string }) => Promise<SetSource>;

export interface ImportedHow {
  find: FindCards;
  read: ReadSet;
}

/** A set of 2,000 cards takes some 20 MB. */
const MOST_KEPT = 6;
/** Cards that are compiled in one turn of the event loop. */
const SLICE = 40;

export class ImportedGames {
  readonly #how: ImportedHow;
  readonly #made = new LastUsed<PlayedGame>(MOST_KEPT);
  /** For all who ask meanwhile. They do not make room for each other: what is let go of would be read twice. */
  readonly #making = new Map<string, Promise<PlayedGame>>();

  constructor(how: ImportedHow) {
    this.#how = how;
  }

  /** The game with these cards (`CardsName` as a text). Fails with a sentence (`Unplayable`) when it cannot be had. */
  async with(game: string, cards: string): Promise<PlayedGame> {
    const named = readCardsName(cards);
    if (game !== CARD_GAME.id || !named) throw new Unplayable(`${game} is not played with the cards "${cards}".`);
    const source = await this.#how.find(named); // also of what is in memory: what is taken away is gone
    // By the print alone: the same cards under another name are the same game.
    const { print } = named;
    const made = this.#made.get(print);
    if (made) this.#made.use(print, made);
    return { ...(made ?? (await (this.#making.get(print) ?? this.#make(source, print)))), source };
  }

  /** What failed now is tried again when somebody asks again. */
  #make(source: SetSource, print: string): Promise<PlayedGame> {
    const making = this.#read(source)
      .then((made) => this.#made.use(print, made))
      .finally(() => this.#making.delete(print));
    this.#making.set(print, making);
    return making;
  }
  async #read(source: SetSource): Promise<PlayedGame> {
    try {
      const set = await this.#how.read(source);
      return await gameWith(makeOnePiece({ set }), source);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Unplayable(`The cards "${source.name}" cannot be played with here. ${why}`);
    }
  }
}

/** Others have a turn between the slices. */
export async function gameWith(making: InTheMaking, source: SetSource): Promise<PlayedGame> {
  for (let soFar = making.more(SLICE); soFar.made < soFar.of; soFar = making.more(SLICE)) {
    await new Promise((next) => setImmediate(next));
  }
  const game = making.game();
  return { ...playedGame<OnePiece>({ game, bots: botsOf(game), usualBots }), source };
}
