/** What happens to players, and to the cards they draw. */
import type { Look, Seat } from '@dealers-choice/kernel';
import { DOOR, isCardSquare } from './board.ts';
import type { Door, X } from './table.ts';

export const isDead = (x: Look<Door>, seat: Seat): boolean => x.t.lives[seat] === 0;
export const someoneIsDead = (x: Look<Door>): boolean => x.seats.some((seat) => isDead(x, seat));
export const living = (x: Look<Door>): Seat[] => x.seats.filter((seat) => !isDead(x, seat));

/** Lives never go below 0, and 0 is dead at once (TD-14). `by` is the id of an option or a card, or `CONCEDED`. */
export function loseLives(x: X, seat: Seat, lost: number, by: string): void {
  const from = x.t.lives[seat];
  const to = Math.max(0, from - lost);
  x.t.lives[seat] = to;
  x.tell?.({ type: 'LIVES_CHANGED', seat, from, to });
  if (to === 0) x.tell?.({ type: 'DIED', seat, by });
}

export const kill = (x: X, seat: Seat, by: string): void => loseLives(x, seat, x.t.lives[seat], by);

/** Reaching the Door ends the match at once, also in the Lightning Round (TD-9). */
export function rollAndMove(x: X): void {
  const { t, you } = x;
  const value = x.roll(6);
  x.tell?.({ type: 'ROLLED', seat: you, value });
  if (t.jailed[you]) {
    t.jailed[you] = false;
    x.tell?.({ type: 'RELEASED', seat: you });
  }
  const from = t.pos[you];
  const last = x.options.doorOpens === 'lightning' && !t.lightning ? DOOR - 1 : DOOR;
  const to = Math.min(last, from + value);
  t.pos[you] = to;
  x.tell?.({ type: 'MOVED', seat: you, from, to });
  if (to === DOOR) win(x, you, 'DOOR');
}

export function win(x: X, seat: Seat, reason: 'DOOR' | 'LAST_ALIVE'): void {
  x.tell?.({ type: 'WON', seat, reason });
  x.end(reason, [seat]);
}

/** Lightning overrides the squares: one card every turn (TD-41). */
export const drawsCard = (x: X): boolean => x.t.lightning || isCardSquare(x.t.pos[x.you]);

export function drawCard(x: X): void {
  const { t, you } = x;
  if (t.deck.length === 0) reshuffle(x);
  const card = t.deck[t.deck.length - 1] ?? x.bug('there is no card left to draw');
  x.move(card, 'pending');
  const cause = t.lightning ? 'LIGHTNING' : 'TILE';
  x.tell?.({ type: 'CARD_DRAWN', seat: you, card, cardType: x.face(card).id, cause });
}

function reshuffle(x: X): void {
  for (let card = x.t.discard[0]; card !== undefined; card = x.t.discard[0]) x.move(card, 'deck');
  x.shuffle('deck');
  x.tell?.({ type: 'DECK_RESHUFFLED' });
}

export function discardPending(x: X): void {
  const card = x.t.pending[0];
  if (card !== undefined) x.move(card, 'discard');
}
