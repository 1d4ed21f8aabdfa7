/** Where wares lie, and whose. */
import type { Question, Seat } from '@dealers-choice/kernel';
import { standOf } from '../rules/market.ts';
import { LARGE_SPACES, otherSeat, SMALL_SPACES } from '../rules/table.ts';

/** "large stand 3", "small stand 2, space 1". */
export function spaceWords(space: number): string {
  const stand = standOf(space);
  return stand === 0
    ? `large stand ${space + 1}`
    : `small stand ${stand}, space ${1 + ((space - LARGE_SPACES) % SMALL_SPACES)}`;
}

const isTheirs = ({ prompt, params }: Question): boolean =>
  prompt === 'WARE_THEFT_SINGLE' || (prompt === 'WARE_THEFT_SWAP' && params.step === 1);
/** On whose stands the spaces of a question are. */
export function ownerOfSpaces(question: Question): Seat {
  const asked = question.seats[0] ?? 0;
  return isTheirs(question) ? otherSeat(asked) : asked;
}
