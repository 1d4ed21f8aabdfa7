/** The game's own codes for moves that the kernel refuses; the first reason counts (TD-44). */
import type { KernelCode, Move, Seat } from '@dealers-choice/kernel';
import { AIM, NERVE } from './duel.ts';
import type { X } from './table.ts';

const CODES: Readonly<Record<KernelCode, string>> = {
  over: 'GAME_OVER',
  'unknown-move': 'UNKNOWN_ACTION',
  'wrong-step': 'WRONG_STEP',
  'not-asked': 'NOT_YOUR_DECISION',
  'not-an-option': 'NO_SUCH_OPTION',
  'how-many': 'UNKNOWN_ACTION',
  twice: 'UNKNOWN_ACTION',
  'out-of-range': 'UNKNOWN_ACTION',
  'bad-timing': 'BAD_TIMING',
  'nothing-to-undo': 'WRONG_STEP',
};

/** One throw and one report per duel (TD-38); a pick that is not listed is a seat that does not exist. */
export function code(fault: KernelCode, x: X, seat: Seat, move: Move): string {
  if (fault === 'over' || fault === 'unknown-move') return CODES[fault]; // the move may be anything at all
  if (!isAction(move)) return 'UNKNOWN_ACTION';
  if ('timing' in move) return timingCode(fault, x, seat, move.for);
  if (fault === 'not-an-option' && !('choose' in move)) return 'NO_SUCH_SEAT';
  const { asking } = x.match;
  // At this step going back is possible, but only for the player who is asked.
  const mayGoBack = asking?.prompt === 'CARD_TARGET' && !asking.seats.includes(seat);
  return fault === 'nothing-to-undo' && mayGoBack ? 'NOT_YOUR_DECISION' : CODES[fault];
}

/** Moves of this game pick one seat, name no card, and answer one of two clocks; the kernel knows more moves. */
function isAction(move: Move): boolean {
  if ('do' in move) return move.card === undefined && move.at === undefined;
  if ('pick' in move) return move.pick.length === 1;
  if ('also' in move) return move.also !== null;
  return 'choose' in move || ('timing' in move && (move.for === AIM || move.for === NERVE));
}

/** Whether the throw or the report is theirs comes before what is wrong with its time. */
function timingCode(fault: KernelCode, x: X, seat: Seat, clock: string): string {
  const { r } = x.match.stack[x.match.stack.length - 1] ?? x.bug('nobody is asked');
  const own = seat === (clock === AIM ? r.thrower : r.defender);
  if (fault === 'bad-timing' && !own) return 'NOT_YOUR_DECISION';
  if (fault !== 'not-asked' || !own) return CODES[fault];
  return clock === AIM ? 'ALREADY_THROWN' : 'ALREADY_ANSWERED';
}
