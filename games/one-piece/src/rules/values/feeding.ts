/** Standing texts that look at values which texts change (OP-85): what is on in one try, what holds after it. */
import { type CopyId, must } from '@dealers-choice/kernel';
import type { X } from '../table.ts';
import { NEGATED } from './bits.ts';
import { reaches, type StandingText } from './standing.ts';

/** One try: what was on in the one before and how much (null: nothing is known yet), who stays off, what is on. */
export interface Round {
  before: ReadonlyMap<number, number> | null;
  off: readonly number[];
  on: Map<number, number>;
}

/** A text, one of its changes and a card in one number. */
const keyOf = ({ ability, source }: StandingText, place: number, card: CopyId): number =>
  ((source * 64 + ability.place) * 16 + place) * 256 + card;

/** Every feeding change, tested on the result, and how much it is there. */
export function whatHolds(x: X, cards: readonly CopyId[], standing: readonly StandingText[]): Map<number, number> {
  const holds = new Map<number, number>(); // determinism: gone before anybody is asked
  for (const text of standing) {
    if (!text.ability.feeds || ((x.t.bans[text.source] ?? 0) & NEGATED) !== 0) continue;
    for (const [i, change] of text.ability.changes.entries()) {
      if (!change.feeds) continue;
      for (const card of cards)
        if (reaches(x, text, change, card)) holds.set(keyOf(text, i, card), change.n(x, text.env));
    }
  }
  return holds;
}

/** How much a change is for a card in this try, or null. The first time it is tested on the running value. */
export function inRound(x: X, text: StandingText, place: number, card: CopyId, round: Round): number | null {
  const change = must(text.ability.changes, place);
  if (!change.feeds) return reaches(x, text, change, card) ? change.n(x, text.env) : null;
  const key = keyOf(text, place, card);
  const isOff = round.off.includes(key) || (round.before === null && !reaches(x, text, change, card));
  const n = isOff ? undefined : round.before ? round.before.get(key) : change.n(x, text.env);
  if (n === undefined) return null;
  round.on.set(key, n);
  return n;
}
