/**
 * Imported cards that must be read before a request can take its turn at its table. Reading takes a while, and nobody
 * else waits for that; of one guest one set is read at a time.
 */
import type { RoomToServer } from '@dealers-choice/protocol';
import type { PlayedGame } from '../played-games.ts';
import type { Room } from './room.ts';
import { Sorry, sorry } from './sorry.ts';

/** Imported cards, by name and fingerprint (`CardsName`). */
export interface RoomCards {
  /** The game with these cards, which takes a while. Fails with a sentence (`Unplayable`). */
  with(game: string, cards: string): Promise<PlayedGame>;
  /** Whether this guest may open a table with them. */
  mayUse(guest: string, cards: string): Promise<boolean>;
}

export interface Needed {
  game: string;
  cards: string;
  /** To the table. */
  isNew: boolean;
}

/** One answer for cards that are not there, and for those that somebody else has brought. */
const NO_CARDS = 'There are no such cards here.';

/** Null: none. `roomOf`: the table of this name, if whoever asks is at it. */
export function cardsNeeded(message: RoomToServer, roomOf: (room: string) => Room | undefined): Needed | null {
  if (message.type === 'create')
    return message.cards ? { game: message.game, cards: message.cards, isNew: true } : null;
  if (message.type !== 'configure' && message.type !== 'pick' && message.type !== 'start') return null;
  const room = roomOf(message.room);
  const cards = (message.type === 'configure' ? message.cards : undefined) ?? room?.cards ?? '';
  return room && cards !== '' ? { game: room.game, cards, isNew: cards !== room.cards } : null;
}

export class CardReadings {
  readonly #cards: RoomCards | null;
  /** By guest: the cards that are being read for them, and how many requests wait for that. */
  readonly #reading = new Map<string, { cards: string; count: number }>();

  constructor(cards: RoomCards | null) {
    this.#cards = cards;
  }

  async read(guest: string, { game, cards, isNew }: Needed): Promise<PlayedGame> {
    const known = this.#cards ?? sorry('This server has no imported cards.');
    const before = this.#reading.get(guest);
    // Sets of guests are read one after the other: nobody may make others wait for many of theirs.
    if (before && before.cards !== cards) {
      throw new Sorry('Other cards are being read for you: wait until that is done.');
    }
    this.#reading.set(guest, { cards, count: (before?.count ?? 0) + 1 });
    try {
      if (isNew && !(await known.mayUse(guest, cards))) throw new Sorry(NO_CARDS);
      return await known.with(game, cards);
    } finally {
      const left = (this.#reading.get(guest)?.count ?? 1) - 1;
      if (left > 0) this.#reading.set(guest, { cards, count: left });
      else this.#reading.delete(guest);
    }
  }
}
