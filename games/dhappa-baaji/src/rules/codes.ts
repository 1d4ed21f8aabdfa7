/** The spec's names for what the kernel refuses, in the order of section 5. */
import { type KernelCode, type Move, no, type Refusal, type Seat } from '@dealers-choice/kernel';
import type { X } from './table.ts';

const PICKS = ['PICK_DRAW', 'PICK_DISCARD'];

export function code(fault: KernelCode, x: X, seat: Seat, move: Move): string | Refusal {
  const { turnSeat } = x.t;
  if (fault === 'over') return 'GAME_OVER';
  if (fault === 'unknown-move') return 'UNKNOWN_ACTION';
  if (x.t.phase === 'SCORED') return seat === x.after(x.t.starter) ? 'GAME_OVER' : 'NOT_YOUR_TURN';
  // Another seat's undo is no business of this one either.
  if (seat !== turnSeat || fault === 'not-asked') return no('NOT_YOUR_TURN', { seat: turnSeat }, '5');
  if (fault === 'nothing-to-undo') return no('NOTHING_TO_UNDO', {}, '6');
  return fault === 'wrong-step' && 'do' in move ? outOfStep(x, move.do) : 'UNKNOWN_ACTION';
}

/** Which phase allows what. */
function outOfStep({ t }: X, action: string): Refusal {
  if (action === 'DEAL') return no('UNKNOWN_ACTION', {}, '17');
  if (t.phase === 'PICK') return no('PICK_FIRST', {}, '5');
  return PICKS.includes(action) ? no('ALREADY_PICKED', {}, '5') : no('PLAY_IS_OVER', {}, '5');
}
