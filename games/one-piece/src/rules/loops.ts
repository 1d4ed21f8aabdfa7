/** Loops (OP-96): positions are remembered where something could come round again. */
import { no, type Refusal, type Seat } from '@dealers-choice/kernel';
import { endGame } from './ending.ts';
import { mixed, positionOf } from './position.ts';
import { other, type X } from './table.ts';

/** So many effects in one go, and positions are watched. */
const WATCH_FROM = 12;
/** More rounds than anybody needs of what changes nothing. */
export const MOST_ROUNDS = 99;

export const maxRepeats = (x: X): number => x.options.maxRepeats;

/** A menu opens: where that is, is found once and not for everything on it. */
export function openMenu(x: X): void {
  x.t.here = x.t.passed.length < maxRepeats(x) ? 0 : positionOf(x);
}
/** What a player may begin on a menu. Whatever it is: who only goes round in circles is stopped. */
const KINDS = ['play', 'activate', 'give', 'attack', 'event'] as const;
type Kind = (typeof KINDS)[number];
const begun = ({ card, at }: X, kind: Kind): number => 1 + KINDS.indexOf(kind) + 8 * (card * 256 + at);

/** Nothing has changed since the menu opened: if it was found then where that is, it need not be found again. */
export function begin(x: X, kind: Kind): void {
  x.t.passed.push(mixed(x.t.here === 0 ? positionOf(x) : x.t.here, begun(x, kind)));
}
/** Was just this begun from here in this turn as often as it may be? */
export function whyNotAgain(x: X, kind: Kind): Refusal | null {
  const most = maxRepeats(x);
  if (x.t.passed.length < most || times(x, mixed(x.t.here, begun(x, kind))) < most) return null;
  return no('LOOP', { times: most }, 'OP-96');
}
/** Something is begun from this position. */
export function passHere(x: X, what: number): void {
  x.t.passed.push(mixed(positionOf(x), what));
}
function times({ t }: X, key: number): number {
  let n = 0;
  for (let i = 0; i < t.passed.length; i++) if (t.passed[i] === key) n++;
  return n;
}

/** One more effect resolves. A chain that nobody can leave and that comes round again is a draw. */
export function countChain(x: X): void {
  const { t } = x;
  if (++t.chain < WATCH_FROM) return;
  const key = positionOf(x);
  const before = t.passed.lastIndexOf(key);
  const repeats = times(x, key) + 1;
  t.passed.push(key);
  if (repeats <= maxRepeats(x) || x.seats.some((seat) => t.stops[seat] > before)) return;
  x.tell?.({ type: 'loopDetected', repeats });
  endGame(x, 'LOOP', []);
}

/** A player chose in the middle of an effect to do something: there the chain could have taken another way. */
export function couldStop({ t }: X, seat: Seat): void {
  t.stops[seat] = t.passed.length;
}

/** Somebody decided freely: the chain is over. */
export function endChain({ t }: X): void {
  t.chain = 0;
  t.from = t.passed.length;
  t.stops[0] = t.from;
  t.stops[1] = t.from;
  t.roundsLeft = -1;
  t.roundsNamed = -1;
}

/**
 * What a "you may" means in the middle of a chain: the player is asked; can only decline; both players name how often
 * they want to go round; or, of a loop whose rounds were named, it goes on or ends by itself.
 */
export type Choice = 'ask' | 'withheld' | 'name' | 'goes-on' | 'ends';

/** `what`: the effect that asks, and where in it. */
export function choiceHere(x: X, seat: Seat, what: number): Choice {
  const { t } = x;
  if (t.chain === 0 || t.passed.length === 0) return 'ask';
  const key = mixed(positionOf(x), what);
  if (t.roundsLeft >= 0) return t.passed.includes(key, t.from) ? inRounds(x, seat, key) : 'ask';
  if (times(x, key) >= maxRepeats(x)) return 'withheld';
  const before = t.passed.lastIndexOf(key);
  return before >= t.from && t.stops[other(seat)] > before ? 'name' : 'ask';
}

const inRounds = ({ t }: X, seat: Seat, key: number): Choice =>
  seat === t.roundsEnd && leftAt(t, key) === 0 ? 'ends' : 'goes-on';
const leftAt = ({ roundsLeft, roundsAt }: X['t'], key: number): number =>
  key === roundsAt && roundsLeft > 0 ? roundsLeft - 1 : roundsLeft;

/** The turn player names a number, then the other (OP-97). */
export const namesRounds = ({ t }: X): Seat => (t.roundsNamed < 0 ? t.turnPlayer : other(t.turnPlayer));

/** The smaller number counts, and whoever named it ends the loop; of two that are equal the turn player's does. */
export function nameRounds(x: X, seat: Seat, what: number, n: number): void {
  const { t } = x;
  x.tell?.({ type: 'choiceMade', seat, cards: [], word: `rounds-${n}` });
  if (t.roundsNamed < 0) {
    t.roundsNamed = n;
    return;
  }
  t.roundsLeft = Math.min(n, t.roundsNamed);
  t.roundsEnd = n < t.roundsNamed ? seat : t.turnPlayer;
  t.roundsNamed = -1;
  x.tell?.({ type: 'loopDetected', repeats: t.roundsLeft });
  // The first round begins here: coming here again is one round more.
  t.roundsAt = mixed(positionOf(x), what);
  if (t.roundsLeft > 0) t.roundsLeft++;
}

/** A loop goes on by itself. */
export function goOn(x: X, what: number): void {
  x.t.roundsLeft = leftAt(x.t, mixed(positionOf(x), what));
}

/** The loop is over. Nobody may begin it again from where it was, unless forced. */
export function endRounds(x: X): void {
  const { t } = x;
  t.roundsLeft = -1;
  const keys = t.passed.slice(t.from);
  for (const [i, key] of keys.entries()) {
    if (keys.indexOf(key) === i) for (let n = times(x, key); n < maxRepeats(x); n++) t.passed.push(key);
  }
}
