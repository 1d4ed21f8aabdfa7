/** A first climb of five turns: a card on 4, a blow, a card on 16, and the Door before lightning strikes. */
import type { Guide, GuidedMove } from '@dealers-choice/words/guide';

const roll = { do: 'ROLL' };
const beacon = (move: GuidedMove['move']): GuidedMove => ({ seat: 1, move });
const cutlass = (move: GuidedMove['move']): GuidedMove => ({ seat: 2, move });

const steps = [
  { id: 'goal', at: ['[data-testid="seat-1"]'] },
  { id: 'roll', does: roll },
  { id: 'option', does: { choose: 'EXILE' } },
  { id: 'target', does: { pick: [2] }, others: [beacon(roll)] },
  {
    id: 'jail',
    does: roll,
    others: [beacon(roll), beacon({ choose: 'JUDGE' }), beacon({ pick: [0] }), cutlass(roll)],
  },
  { id: 'hit', does: roll, others: [beacon(roll), cutlass(roll)] },
  { id: 'ahead', does: roll },
  { id: 'reap', does: { choose: 'REAP' } },
  { id: 'victim', does: { pick: [2] }, others: [beacon(roll)] },
  { id: 'lightning', does: roll },
  { id: 'end' },
] as const satisfies Guide['steps'];

export type DoorStep = (typeof steps)[number]['id'];
export const guide: Guide<DoorStep> = { seats: 3, options: { startSeat: '1' }, seed: 'guide 864', steps };
