/** How a match ends (OP-93 to OP-95). Checked after every single change. */
import type { Seat } from '@dealers-choice/kernel';
import { ownerOf, rulesOf } from './card.ts';
import { tagsHold } from './emit.ts';
import { abilityOf, copyOf, TIMING, timingOf } from './listeners.ts';
import { other, type X } from './table.ts';

/** 'QUEUE': more effects waited than the rules file allows; no position came round, so it is not a loop (OP-96). */
export type EndReason = 'LIFE' | 'DECK_OUT' | 'EFFECT' | 'LOOP' | 'QUEUE' | 'CONCEDED';

export function endGame(x: X, reason: EndReason, winners: readonly Seat[]): void {
  if (x.match.over) return;
  x.end(reason, winners);
  x.tell?.({ type: 'gameOver', reason, winner: winners[0] ?? -1 });
}

/** The deck has no card left: that loses at once (OP-93), unless a text says otherwise. */
export function deckIsOut(x: X, seat: Seat): void {
  if (x.t.phase === 'SETUP' || x.match.over || !rulesOf(x).defeatByEmptyDeck) return;
  for (const entry of x.t.hearing[TIMING.REPLACEMENT] ? x.t.listeners : []) {
    if (timingOf(entry) !== TIMING.REPLACEMENT) continue;
    const [ability, source] = [abilityOf(x, entry), copyOf(entry)];
    const { data, id } = ability;
    if (data.would?.what !== 'DECK_OUT' || ownerOf(x, source) !== seat || !tagsHold(x, ability, source, seat)) continue;
    if (ability.if && !ability.if(x, { you: seat, source, r: {} })) continue;
    x.tell?.({ type: 'replacementUsed', seat, card: source, effect: id, saved: [] });
    // Nothing may come between: such a text wins, or puts the defeat off (a set with another one is not loaded).
    if (data.steps.some((step) => step.do === 'win')) endGame(x, 'EFFECT', [seat]);
    else if (data.steps.some((step) => step.do === 'lose')) x.t.due[seat] = true;
    return;
  }
  endGame(x, 'DECK_OUT', [other(seat)]);
}

/** Defeats that were put off fall due; both at once is a draw (OP-94). */
export function checkDue(x: X): void {
  const due = x.seats.filter((seat) => x.t.due[seat]);
  if (due.length > 0) endGame(x, 'DECK_OUT', due.length === 2 ? [] : x.seats.filter((seat) => !x.t.due[seat]));
}
