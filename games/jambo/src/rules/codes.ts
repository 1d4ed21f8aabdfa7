/** Jambo's names for what the kernel refuses. */
import type { KernelCode } from '@dealers-choice/kernel';

export const CODES: Readonly<Record<KernelCode, string>> = {
  over: 'GAME_OVER',
  'unknown-move': 'UNKNOWN_COMMAND',
  'wrong-step': 'NOT_NOW',
  'not-asked': 'NOT_YOUR_DECISION',
  'not-an-option': 'NO_SUCH_TARGET',
  'how-many': 'WRONG_NUMBER',
  twice: 'NAMED_TWICE',
  'out-of-range': 'BID_OUT_OF_RANGE',
  'bad-timing': 'UNKNOWN_COMMAND',
  'nothing-to-undo': 'NOTHING_TO_TAKE_BACK',
};
