/** Where wares lie, and whose. */
import type { Question, Seat } from '@dealers-choice/kernel';
import { standOf } from '../rules/market.ts';
import { LARGE_SPACES, otherSeat, SMALL_SPACES } from '../rules/table.ts';

/** Stand 0 is the large one. Places are counted from 1 on each stand. */
export interface Space {
  stand: number;
  place: number;
}

export function spaceAt(space: number): Space {
  const stand = standOf(space);
  return { stand, place: 1 + (stand === 0 ? space : (space - LARGE_SPACES) % SMALL_SPACES) };
}

const isTheirs = ({ prompt, params }: Question): boolean =>
  prompt === 'WARE_THEFT_SINGLE' || (prompt === 'WARE_THEFT_SWAP' && params.step === 1);
/** On whose stands the spaces of a question are. */
export function ownerOfSpaces(question: Question): Seat {
  const asked = question.seats[0] ?? 0;
  return isTheirs(question) ? otherSeat(asked) : asked;
}
