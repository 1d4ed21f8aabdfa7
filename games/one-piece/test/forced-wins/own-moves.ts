/** With which moves the seat to move looks for its win, the likeliest first. */
import { type CopyId, type MatchOf, type Move, must } from '@dealers-choice/kernel';
import type { OnePiece } from '../../src/index.ts';
import { other, type Table } from '../../src/rules/table.ts';
import { KEYWORD } from '../../src/rules/values/bits.ts';

/** What the seat to move may be told to do without, to see what a win needs. */
export type Aid = 'play' | 'activate' | 'give';

/**
 * All but these: what it does `without`; the end of the turn; DON!! for a card that rests; once a card was given DON!!
 * (`giving`), anything but more of them or its attack; and all of them when too few attackers are left and nothing can
 * be played or activated.
 */
export function ownMoves(
  { table: t, asking }: MatchOf<OnePiece>,
  all: readonly Move[],
  giving: number,
  without: readonly Aid[],
): Move[] {
  if (asking?.prompt !== 'main') return [...all];
  const allowed = all.filter((move) => !isAct(move, 'end', ...without));
  if (!allowed.some((move) => isAct(move, 'play', 'activate')) && !canStillWin(t)) return [];
  const open = allowed.filter((move) => {
    if (isAct(move, 'give') && t.rested[cardOf(move)]) return false;
    return giving === 0 || (isAct(move, 'give', 'attack') && cardOf(move) === giving);
  });
  return open
    .map((move) => ({ move, rank: rankOf(t, move) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ move }) => move);
}

const isAct = (move: Move, ...acts: string[]): boolean => 'do' in move && acts.includes(move.do);
const cardOf = (move: Move): number => ('do' in move ? (move.card ?? 0) : 0);

/** Damage at no Life wins (OP-48): as many hits as there are Life cards, and one more. */
function canStillWin(t: Table): boolean {
  const you = t.turnPlayer;
  const foe = other(you);
  const defence = t.power[must(t.leader[foe], 0)] ?? 0;
  let hits = 0;
  for (const card of [...t.leader[you], ...t.characters[you]]) hits += hitsOf(t, card, defence);
  return hits > t.life[foe].length;
}

/** The places in the set of cards that may strike twice in a turn: The Tinder Twins and Molten Colossus. */
const TWICE = [6, 13];

function hitsOf(t: Table, card: CopyId, defence: number): number {
  const most = (t.power[card] ?? 0) + 1000 * t.donActive[t.turnPlayer];
  if (t.rested[card] || most < defence) return 0;
  return ((t.keywords[card] ?? 0) & KEYWORD.DOUBLE_ATTACK) !== 0 || TWICE.includes(t.print[card] ?? 0) ? 2 : 1;
}

/** Attacks on the Leader that hit, the weakest first; then what is played, DON!!, other attacks, attacks in vain. */
function rankOf(t: Table, move: Move): number {
  if (!('do' in move)) return 0;
  if (isAct(move, 'play', 'activate')) return 30;
  if (isAct(move, 'give')) return 20 + (t.power[cardOf(move)] ?? 0) / 100_000;
  const lead = (t.power[cardOf(move)] ?? 0) - (t.power[move.at ?? 0] ?? 0);
  if (lead < 0) return 50;
  const hitsLeader = t.leader.some((row) => row.includes(move.at as CopyId));
  return (hitsLeader ? 10 : 40) + lead / 10_000;
}
