/** How a position looks at a glance, for bots that only look one move ahead: what each side has, counted. */
import { at, type CopyId, type MatchOf, type Seat } from '@dealers-choice/kernel';
import { onePiece } from '../rules/game.ts';
import { type OnePiece, other, type Table } from '../rules/table.ts';

const WON = 1000;
const LIFE = 4;
const CARD = 2;

export function score({ table: t, over }: MatchOf<OnePiece>, seat: Seat): number {
  if (over) return over.winners.length === 0 ? 0 : over.winners.includes(seat) ? WON : -WON;
  const running = attackWorth(t);
  return sideOf(t, seat) - sideOf(t, other(seat)) + (t.turnPlayer === seat ? running : -running);
}

const bodyOf = (t: Table, card: CopyId): number => 1 + (onePiece.faceIn(t, card)?.power ?? 0) / 2000;

function sideOf(t: Table, seat: Seat): number {
  let board = CARD * t.stage[seat].length;
  for (const card of t.characters[seat]) board += bodyOf(t, card);
  const don = t.donActive[seat] + t.donRested[seat];
  return LIFE * t.life[seat].length + CARD * t.hand[seat].length + board + 0.5 * don;
}

/** What the running attack will take if nothing more is done about it. */
function attackWorth(t: Table): number {
  const [attacker, target] = [t.attacker as CopyId, t.target as CopyId];
  if (attacker === 0 || at(t.since, target) === 0 || at(t.power, attacker) < at(t.power, target)) return 0;
  const foe = other(t.turnPlayer);
  if (!t.leader[foe].includes(target)) return bodyOf(t, target);
  return t.life[foe].length === 0 ? WON / 2 : LIFE - CARD;
}
