/** What must hold after every move. */
import { type Audit, type CopyId, type MatchOf, type Seat, seatsOf } from '@dealers-choice/kernel';
import type { OnePieceGame } from './card.ts';
import { per } from './field.ts';
import type { OnePiece, Table } from './table.ts';

export function auditOf(game: () => OnePieceGame): Audit<OnePiece> {
  let don: number[] | null = null;
  return {
    hear: () => {},
    wrong(match) {
      const { table: t } = match;
      const total = seatsOf(2).map((seat) => donOf(t, seat));
      if (don === null || t.phase === 'SETUP') don = total;
      const moved = seatsOf(2).find((seat) => total[seat] !== don?.[seat]);
      if (moved !== undefined) return `I4: seat ${moved + 1} has ${total[moved]} DON!!, and had ${don[moved]}`;
      return invariantBroken(game(), match);
    },
  };
}

function donOf(t: Table, seat: Seat): number {
  let n = t.donDeck[seat] + t.donActive[seat] + t.donRested[seat];
  for (const row of [t.leader, t.characters, t.stage]) for (const card of row[seat]) n += per(t.given, card);
  return n;
}

/** The first invariant that does not hold, or null. */
export function invariantBroken(game: OnePieceGame, match: MatchOf<OnePiece>): string | null {
  const { table: t } = match;
  const { rules, codes } = game.kit;
  const half = game.faces.length >> 1;
  const field: CopyId[] = [];
  for (const seat of seatsOf(2)) {
    const areas = [t.deck, t.hand, t.trash, t.life, t.leader, t.characters, t.stage, t.limbo].map((area) => area[seat]);
    const cards = areas.flat();
    const boxed = match.where.filter((zone, card) => card > 0 && zone === 0 && card > half === (seat === 1)).length;
    if (cards.length + boxed !== half) return `I1: seat ${seat + 1} has ${cards.length} cards of ${half - boxed}`;
    const twice = cards.find((card, i) => cards.indexOf(card) !== i);
    if (twice !== undefined) return `I1: copy ${twice} is in two areas`;
    if (cards.some((card) => card > half !== (seat === 1))) return `I1: seat ${seat + 1} has a card of the other`;
    if (t.leader[seat].length !== 1) return `I2: seat ${seat + 1} has ${t.leader[seat].length} Leaders`;
    if (t.characters[seat].length > rules.characterLimit) return `I3: seat ${seat + 1} has too many Characters`;
    if (t.stage[seat].length > rules.stageLimit) return `I3: seat ${seat + 1} has too many Stages`;
    if (t.donActive[seat] < 0 || t.donRested[seat] < 0 || t.donDeck[seat] < 0) return `I4: DON!! below zero`;
    for (const card of [...t.leader[seat], ...t.characters[seat], ...t.stage[seat]]) field.push(card);
    const hosts = [...t.leader[seat], ...t.characters[seat]];
    const stray = t.given.findIndex(
      (n, card) => n !== 0 && card > half === (seat === 1) && !hosts.some((one) => one === card),
    );
    if (stray > 0) return `I6: DON!! are given to copy ${stray}, which is not a Leader or Character`;
  }
  for (let card = 1 as CopyId; card < game.faces.length; card++) {
    const on = field.includes(card);
    if (on !== per(t.since, card) > 0)
      return `I5: copy ${card} is ${on ? 'on' : 'off'} the field and has since ${t.since[card]}`;
    if (
      !on &&
      (per(t.rested, card) !== 0 || per(t.used, card) !== 0 || per(t.power, card) !== 0 || per(t.bans, card) !== 0)
    ) {
      return `I5: copy ${card} is off the field and has a state`;
    }
  }
  const modifier = t.modifiers.find(({ on, since }) => !field.includes(on) || t.since[on] !== since);
  if (modifier) return `I8: ${modifier.what} lies on copy ${modifier.on}, which is not that object any more`;
  if (match.over) return null;
  if (match.asking?.seats.length !== 1) return 'I9: not exactly one seat decides';
  if (match.asking.kind !== 'action' || match.asking.prompt !== 'main') return null;
  const left = t.pending.find(({ noted, card, since }) => !noted && t.since[card] !== since);
  return left ? `I7: ${codes[left.code]?.ability?.id} waits, and its card is gone` : null;
}
