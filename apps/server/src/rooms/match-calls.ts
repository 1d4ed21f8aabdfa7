/**
 * Whoever a match waits for is called: pages that do not show it are told; where none is open, the browser is. Pages
 * that were told so are told when it waits for them no longer.
 */
import type { Presence } from './presence.ts';
import { hostNameOf, type Room } from './room.ts';
import type { RoomsHow } from './room-parts.ts';
import type { Visitor } from './visitor.ts';

export interface MatchCall {
  room: Room;
  match: string;
  /** A page that knows already. */
  isSpared?(page: Visitor): boolean;
}

export class MatchCalls {
  readonly #how: Pick<RoomsHow, 'calls' | 'log'>;
  readonly #presence: Presence;
  /** By page: matches of which it was told that they wait. */
  readonly #told = new WeakMap<Visitor, Set<string>>();

  constructor(how: Pick<RoomsHow, 'calls' | 'log'>, presence: Presence) {
    this.#how = how;
    this.#presence = presence;
  }

  call(guest: string, { room, match, isSpared = () => false }: MatchCall): void {
    const { code, game, title } = room;
    const call = { match, code, game, title };
    const pages = this.#presence.pagesOf(guest);
    for (const page of pages) {
      if (page.isWatching(match) || isSpared(page)) continue;
      this.note(page, match);
      page.send({ type: 'called', ...call, host: hostNameOf(room) });
    }
    if (pages.length > 0 || guest === '') return;
    this.#how.calls.call(guest, call).catch((error: unknown) => {
      this.#how.log('call failed', { match, error: String(error) });
    });
  }
  /** This page is told, by whatever message, that the match waits for its guest. */
  note(page: Visitor, match: string): void {
    const told = this.#told.get(page) ?? new Set();
    this.#told.set(page, told.add(match));
  }
  /** It waits for this guest no longer. Whoever shows the match sees that. */
  end(guest: string, match: string): void {
    for (const page of this.#presence.pagesOf(guest)) {
      const wasTold = this.#told.get(page)?.delete(match) ?? false;
      if (wasTold && !page.isWatching(match)) page.send({ type: 'uncalled', match });
    }
  }
}
