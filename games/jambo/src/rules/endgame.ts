/** When the game ends, and who has won. */
import type { Seat } from '@dealers-choice/kernel';
import type { Table, X } from './table.ts';

export const ENDGAME_GOLD = 60;

/** Whoever took the final turn wins with as much gold or more. */
export const winnerOf = (t: Table): Seat => {
  const last = t.active;
  const trigger = t.endgameTriggerPlayer ?? last;
  return t.gold[last] >= t.gold[trigger] ? last : trigger;
};

/** At the end of a turn: the final turn is followed by the result, a turn that ends with 60 gold by the final turn. */
export function checkEnd(x: X): void {
  const { t } = x;
  const seat = t.active;
  if (t.endgameFinalTurn) {
    const winner = winnerOf(t);
    x.tell?.({ type: 'WON', seat: winner, gold: t.gold[winner], other: t.gold[x.after(winner)] });
    x.end('GOLD', [winner]);
    return;
  }
  if (t.gold[seat] < ENDGAME_GOLD) return;
  t.endgameActive = true;
  t.endgameTriggerPlayer = seat;
  t.triggerGold = t.gold[seat];
  x.tell?.({ type: 'ENDGAME_TRIGGERED', seat, gold: t.gold[seat] });
}
