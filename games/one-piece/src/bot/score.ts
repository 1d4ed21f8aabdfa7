/** How a position looks at a glance, for bots that only look one move ahead: what each side has, counted. */
import { type CopyId, type MatchOf, must, type Seat } from '@dealers-choice/kernel';
import type { OnePieceGame } from '../rules/card.ts';
import { onePiece } from '../rules/game.ts';
import { type OnePiece, other, type Table } from '../rules/table.ts';

const WON = 1000;
const LIFE = 4;
const CARD = 2;

export const scoreOf =
  (game: OnePieceGame) =>
  ({ table: t, over }: MatchOf<OnePiece>, seat: Seat): number => {
    if (over) return over.winners.length === 0 ? 0 : over.winners.includes(seat) ? WON : -WON;
    const running = attackWorth(game, t);
    return sideOf(game, t, seat) - sideOf(game, t, other(seat)) + (t.turnPlayer === seat ? running : -running);
  };
/** With the cards the game comes with. */
export const score = scoreOf(onePiece);

const bodyOf = (game: OnePieceGame, t: Table, card: CopyId): number => 1 + (game.faceIn(t, card)?.power ?? 0) / 2000;

function sideOf(game: OnePieceGame, t: Table, seat: Seat): number {
  let board = CARD * t.stage[seat].length;
  for (const card of t.characters[seat]) board += bodyOf(game, t, card);
  const don = t.donActive[seat] + t.donRested[seat];
  return LIFE * t.life[seat].length + CARD * t.hand[seat].length + board + 0.5 * don;
}

/** What the running attack will take if nothing more is done about it. */
function attackWorth(game: OnePieceGame, t: Table): number {
  const [attacker, target] = [t.attacker as CopyId, t.target as CopyId];
  if (attacker === 0 || must(t.since, target) === 0 || must(t.power, attacker) < must(t.power, target)) return 0;
  const foe = other(t.turnPlayer);
  if (!t.leader[foe].includes(target)) return bodyOf(game, t, target);
  return t.life[foe].length === 0 ? WON / 2 : LIFE - CARD;
}
