/** A fingerprint of everything that matters in a position: not the log, not counters, not the generator (OP-R10.1). */
import { at, type CopyId } from '@dealers-choice/kernel';
import type { Table, X } from './table.ts';

const mix = (h: number, n: number): number => {
  const mixed = Math.imul(h ^ n, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
};

export function positionOf(x: X): number {
  const { t } = x;
  const { where, stack } = x.match;
  let h = t.turnPlayer + 1;
  for (let card = 1; card < where.length; card++) h = mix(h, (where[card] ?? 0) + (t.faceUp[card] ?? 0) * 1024);
  for (const pile of t.deck) h = ordered(h, pile);
  for (const pile of t.life) h = ordered(h, pile);
  for (const seat of x.seats) {
    h = mix(h, t.donDeck[seat] * 10_000 + t.donActive[seat] * 100 + t.donRested[seat]);
    h = states(h, t, t.leader[seat]);
    h = states(h, t, t.characters[seat]);
    h = states(h, t, t.stage[seat]);
  }
  for (const { on, n, what } of t.modifiers) h = mix(h, on * 64 + n + what.length * 4096);
  for (const { card, code } of t.pending) h = mix(h, card * 4096 + code);
  return mix(h, stack.length * 65_536 + t.attacker * 256 + t.target) | 0;
}

function ordered(h: number, pile: readonly CopyId[]): number {
  let mixed = mix(h, pile.length);
  for (let i = 0; i < pile.length; i++) mixed = mix(mixed, at(pile, i));
  return mixed;
}

function states(h: number, t: Table, row: readonly CopyId[]): number {
  let mixed = h;
  for (const card of row) {
    mixed = mix(mixed, card + 256 * at(t.rested, card) + 512 * at(t.given, card) + 65_536 * at(t.used, card));
    mixed = mix(mixed, at(t.power, card) + 31 * at(t.cost, card));
  }
  return mixed;
}
