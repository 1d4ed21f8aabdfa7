/** The game's own codes for moves that the kernel refuses; the first reason counts (DB-17). */
import { type KernelCode, type Move, no, type Refusal, type Seat } from '@dealers-choice/kernel';
import type { X } from './table.ts';

const PICKS = ['PICK_DRAW', 'PICK_DISCARD'];

export function code(fault: KernelCode, x: X, seat: Seat, move: Move): string | Refusal {
  const { turnSeat } = x.t;
  if (fault === 'over') return 'GAME_OVER';
  if (fault === 'unknown-move') return 'UNKNOWN_ACTION';
  if (x.t.phase === 'SCORED') return seat === x.after(x.t.starter) ? 'GAME_OVER' : 'NOT_YOUR_TURN';
  // Whoever is not on turn cannot take anything back either.
  if (seat !== turnSeat || fault === 'not-asked') return no('NOT_YOUR_TURN', { seat: turnSeat }, 'DB-9');
  if (fault === 'nothing-to-undo') return no('NOTHING_TO_UNDO', {}, 'DB-14');
  return fault === 'wrong-step' && 'do' in move ? outOfStep(x, move.do) : 'UNKNOWN_ACTION';
}

/** Why this action does not belong to the present phase. */
function outOfStep({ t }: X, action: string): Refusal {
  if (action === 'DEAL') return no('UNKNOWN_ACTION', {}, 'DB-65');
  if (t.phase === 'PICK') return no('PICK_FIRST', {}, 'DB-8');
  return PICKS.includes(action) ? no('ALREADY_PICKED', {}, 'DB-8') : no('PLAY_IS_OVER', {}, 'DB-12');
}
