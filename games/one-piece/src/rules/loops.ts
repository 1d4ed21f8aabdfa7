/** Loops (11-1, 16): positions are remembered where something could come round again. */
import { at } from '@dealers-choice/kernel';
import { endGame } from './ending.ts';
import type { Table, X } from './table.ts';

/** So many effects in one go, and positions are watched. */
const WATCH_FROM = 12;

export const maxRepeats = (x: X): number => x.options.maxRepeats;

/** A fingerprint of everything that matters: not the log, not counters, not the generator. */
export function positionOf(x: X): number {
  const { t, match } = x;
  let h = t.turnPlayer + 1;
  const mix = (n: number): void => {
    h = Math.imul(h ^ n, 0x9e3779b1);
    h ^= h >>> 15;
  };
  const lists = (name: 'deck' | 'hand' | 'trash' | 'life' | 'leader' | 'characters' | 'stage' | 'limbo'): void => {
    for (const seat of x.seats) {
      mix(t[name][seat].length);
      const ordered = name === 'deck' || name === 'life';
      let sum = 0;
      for (const card of t[name][seat]) {
        if (ordered) mix(card);
        else sum = (sum + Math.imul(card, 0x85ebca6b)) | 0;
      }
      mix(sum);
    }
  };
  lists('deck');
  lists('hand');
  lists('trash');
  lists('life');
  lists('characters');
  lists('stage');
  lists('limbo');
  for (const seat of x.seats) mix(t.donDeck[seat] * 10_000 + t.donActive[seat] * 100 + t.donRested[seat]);
  for (const seat of x.seats) {
    for (const row of [t.leader, t.characters, t.stage]) for (const card of row[seat]) mix(stateOf(t, card));
  }
  for (const one of t.modifiers) mix(one.on * 64 + one.n + one.what.length * 4096);
  for (const one of t.pending) mix(one.card * 4096 + one.code);
  mix(match.stack.length * 1024 + t.attacker * 128 + t.target);
  return h | 0;
}

const stateOf = (t: Table, card: number): number =>
  card +
  256 * (at(t.rested, card) + 2 * at(t.given, card) + 64 * at(t.used, card)) +
  7 * at(t.power, card) +
  at(t.cost, card);

/** Something begins from this position in this turn; how often has it before? */
export function timesHere(x: X): number {
  const here = positionOf(x);
  return x.t.passed.reduce((n, position) => (position === here ? n + 1 : n), 0);
}
export function passHere(x: X): void {
  x.t.passed.push(positionOf(x));
}

/** One more effect resolves. A chain that nobody can leave and that comes round again is a draw. */
export function countChain(x: X): void {
  const { t } = x;
  if (++t.chain < WATCH_FROM) return;
  passHere(x);
  const repeats = timesHere(x);
  if (repeats <= maxRepeats(x)) return;
  x.tell?.({ type: 'loopDetected', repeats });
  if (t.chainFree) return;
  endGame(x, 'LOOP', []);
}

/** Going on is withheld from the player who would only go round again. */
export function withheld(x: X): boolean {
  x.t.chainFree = true;
  return x.t.chain >= WATCH_FROM && timesHere(x) > maxRepeats(x);
}

/** Somebody decided freely: the chain is over. */
export function endChain({ t }: X): void {
  t.chain = 0;
  t.chainFree = false;
}
