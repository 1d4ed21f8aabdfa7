/** The game's names for what the kernel refuses. */
import type { KernelCode } from '@dealers-choice/kernel';

const CODES: Readonly<Record<KernelCode, string>> = {
  over: 'GAME_OVER',
  'unknown-move': 'UNKNOWN_MOVE',
  'wrong-step': 'NOT_NOW',
  'not-asked': 'NOT_YOUR_DECISION',
  'not-an-option': 'NOT_AN_OPTION',
  'how-many': 'WRONG_NUMBER',
  twice: 'CHOSEN_TWICE',
  'out-of-range': 'OUT_OF_RANGE',
  'bad-timing': 'UNKNOWN_MOVE',
  'nothing-to-undo': 'NOTHING_TO_UNDO',
};
export const code = (of: KernelCode): string => CODES[of];
