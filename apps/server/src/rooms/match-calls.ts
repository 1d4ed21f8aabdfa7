/**
 * Whoever a match waits for is called: pages that do not show it are told; where none is open, the browser is. Pages
 * that were told so are told when it waits for them no longer. A page that sleeps counts as open until its line is
 * given up: whoever goes without a sign that they know is called in the browser then.
 */
import type { TurnCall } from '../guests/turn-calls.ts';
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

/** Whoever loads a page again, or whose line is opened anew, is back before that. */
const BACK_MS = 20_000;

export class MatchCalls {
  readonly #how: Pick<RoomsHow, 'calls' | 'ticker' | 'log'>;
  readonly #presence: Presence;
  /** By page: matches of which it was told that they wait. */
  readonly #told = new WeakMap<Visitor, Set<string>>();
  /** By guest: matches that wait for them, of which their pages know, and maybe not they: nothing came back yet. */
  readonly #unheard = new Map<string, Map<string, TurnCall>>();
  /** Of guests whose last page was closed: how not to call them. */
  readonly #leaving = new Map<string, () => void>();
  #isClosed = false;

  constructor(how: Pick<RoomsHow, 'calls' | 'ticker' | 'log'>, presence: Presence) {
    this.#how = how;
    this.#presence = presence;
  }

  call(guest: string, { room, match, isSpared = () => false }: MatchCall): void {
    const { code, game, title } = room;
    const call = { match, code, game, title };
    const pages = this.#presence.pagesOf(guest);
    for (const page of pages) if (!isSpared(page)) this.callPage(page, { room, match });
    if (guest === '') return;
    if (pages.length === 0) this.#push(guest, call);
    else this.#unheard.set(guest, (this.#unheard.get(guest) ?? new Map<string, TurnCall>()).set(match, call));
  }
  /** Unless it shows the match. */
  callPage(page: Visitor, { room, match }: MatchCall): void {
    if (page.isWatching(match)) return;
    const { code, game, title } = room;
    this.note(page, match);
    page.send({ type: 'called', match, code, game, title, host: hostNameOf(room) });
  }
  #push(guest: string, call: TurnCall): void {
    this.#how.calls.call(guest, call).catch((error: unknown) => {
      this.#how.log('call failed', { match: call.match, error: String(error) });
    });
  }
  /** They did something at this match: they know. */
  heard(guest: string, match: string): void {
    const unheard = this.#unheard.get(guest);
    if (unheard?.delete(match) && unheard.size === 0) this.#unheard.delete(guest);
  }
  /** Their last page was closed, or its line was given up. */
  left(guest: string): void {
    if (this.#isClosed || !this.#unheard.has(guest)) return;
    this.#leaving.get(guest)?.();
    const stop = this.#how.ticker.after(BACK_MS, () => {
      this.#leaving.delete(guest);
      if (this.#presence.pagesOf(guest).length > 0) return;
      const unheard = this.#unheard.get(guest) ?? new Map<string, TurnCall>();
      this.#unheard.delete(guest);
      for (const call of unheard.values()) this.#push(guest, call);
    });
    this.#leaving.set(guest, stop);
  }
  /** Nobody is called any more for having left. */
  close(): void {
    this.#isClosed = true;
    for (const stop of this.#leaving.values()) stop();
  }
  /** This page is told, by whatever message, that the match waits for its guest. */
  note(page: Visitor, match: string): void {
    const told = this.#told.get(page) ?? new Set();
    this.#told.set(page, told.add(match));
  }
  /** It waits for this guest no longer. Whoever shows the match sees that. */
  end(guest: string, match: string): void {
    this.heard(guest, match);
    for (const page of this.#presence.pagesOf(guest)) {
      const wasTold = this.#told.get(page)?.delete(match) ?? false;
      if (wasTold && !page.isWatching(match)) page.send({ type: 'uncalled', match });
    }
  }
}
