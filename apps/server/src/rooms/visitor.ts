import type { RoomToClient } from '@dealers-choice/protocol';

/** A page that is open: one of maybe several of a guest. */
export interface Visitor {
  readonly guest: string;
  name: string;
  send(message: RoomToClient): void;
  /** Is this page told about the match? */
  isWatching(match: string): boolean;
  /** From now on it is not. */
  unwatch(match: string): void;
  /** The page must come again, as whoever it is then. */
  hangUp(): void;
}
