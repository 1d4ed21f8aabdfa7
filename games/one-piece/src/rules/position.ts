/**
 * A fingerprint of everything that matters in a position: not the log, not counters, not the generator (OP-96). It
 * is made of what everybody sees, since players are told when they go round in circles; that unseen cards moved is
 * counted, so that nobody is stopped who may have got somewhere.
 */
import { type CopyId, type Seat, SPECTATOR } from '@dealers-choice/kernel';
import type { Table, X } from './table.ts';
import { refresh } from './values/derive.ts';

const mix = (h: number, n: number): number => {
  const once = Math.imul(h ^ n, 0x9e3779b1);
  return once ^ (once >>> 15);
};
/** A position, and what is done in it. */
export const mixed = (position: number, what: number): number => mix(position, what) | 0;

const ALL = 1 << SPECTATOR;

export function positionOf(x: X): number {
  const { t } = x;
  if (t.stale !== 0) refresh(x); // values as they are, whether or not somebody has asked for them
  const { where, stack, known } = x.match;
  let h = mix(t.turnPlayer + 2 * t.phase.charCodeAt(0), t.unseen);
  let seen = 0;
  for (let card = 1; card < where.length; card++) {
    if (((known[card] ?? 0) & ALL) === 0) continue;
    seen++;
    h = mix(h, card * 512 + (where[card] ?? 0) + (t.faceUp[card] ?? 0) * 256);
  }
  const isMore = seen > openCards(t);
  for (const pile of t.deck) h = ordered(h, pile, isMore ? known : null);
  for (const pile of t.life) h = ordered(h, pile, isMore ? known : null);
  for (const seat of x.seats) {
    h = mix(h, t.donDeck[seat] * 10_000 + t.donActive[seat] * 100 + t.donRested[seat]);
    h = states(h, t, t.leader[seat]);
    h = states(h, t, t.characters[seat]);
    h = states(h, t, t.stage[seat]);
  }
  for (const { on, n, what } of t.modifiers) h = mix(h, on * 64 + n + what.length * 4096);
  for (const { card, code } of t.pending) h = mix(h, card * 4096 + code);
  h = mix(h, t.playerRules.length * 64 + t.delayed.length);
  for (const { what, card, n } of t.deeds) h = mix(h, what * 65_536 + card * 64 + n);
  return mix(h, stack.length * 65_536 + t.attacker * 256 + t.target) | 0;
}

/** Cards that lie where everybody sees them. */
function openCards({ trash, leader, characters, stage, limbo }: Table): number {
  let n = 0;
  for (const seat of SEATS) {
    n += trash[seat].length + leader[seat].length + characters[seat].length + stage[seat].length + limbo[seat].length;
  }
  return n;
}
const SEATS: readonly Seat[] = [0, 1];

/** `known`: null when everybody knows that nobody knows anything of it. */
function ordered(h: number, pile: readonly CopyId[], known: readonly number[] | null): number {
  let all = mix(h, pile.length);
  if (known === null) return all;
  for (let i = 0; i < pile.length; i++)
    if (((known[pile[i] ?? 0] ?? 0) & ALL) !== 0) all = mix(all, (pile[i] ?? 0) * 64 + i);
  return all;
}

function states(h: number, t: Table, row: readonly CopyId[]): number {
  let all = h;
  for (const card of row) {
    all = mix(all, card + 256 * (t.rested[card] ?? 0) + 512 * (t.given[card] ?? 0) + 65_536 * (t.used[card] ?? 0));
    all = mix(all, (t.power[card] ?? 0) + 31 * (t.cost[card] ?? 0));
  }
  return all;
}
