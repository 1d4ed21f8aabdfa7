import type { MatchOf } from '@dealers-choice/kernel';
import { pendingResolution } from './pending.ts';
import type { Jambo } from './table.ts';

const GOLD_IN_THE_BOX = 168;

/** The figures of a match or a view under fixed names, for tests and tools that know nothing of the table's fields. */
export function board(view: MatchOf<Jambo>) {
  const { table: t, over } = view;
  const [player1 = 0, player2 = 0] = t.gold;
  return {
    playerGold: { player1, player2 },
    turn: { activePlayer: t.active, endgameFinalTurn: t.endgameFinalTurn, actionsLeft: t.actions },
    /** The bank never runs out, whatever this says (JB-23). */
    bank: { totalGold: GOLD_IN_THE_BOX - player1 - player2, player1, player2 },
    endgameActive: t.endgameActive,
    endgameTriggerPlayer: t.endgameTriggerPlayer,
    endgameFinalTurn: t.endgameFinalTurn,
    endgameCheck: {
      triggered: t.endgameActive,
      triggerPlayer: t.endgameTriggerPlayer,
      triggerGold: t.endgameActive ? t.triggerGold : null,
      finalTurnComplete: over?.reason === 'GOLD',
    },
    pendingResolution: pendingResolution(view),
  };
}
