/** Two short turns at the market: look, keep, buy, sell, a Well, and the other trader's answer. */
import type { CopyId } from '@dealers-choice/kernel';
import type { Guide, GuidedMove } from '@dealers-choice/words/guide';

const blue = (move: GuidedMove['move']): GuidedMove => ({ seat: 1, move });
const no = { choose: 'no' };
/** Two copies of "2 silk, salt", a Well, and Blue's "3 tea". */
const [SILK, OTHER_SILK, WELL, TEA] = [20, 19, 91, 9];
const act = (what: string, card?: number): GuidedMove['move'] =>
  card === undefined ? { do: what } : { do: what, card: card as CopyId };

const steps = [
  { id: 'goal', at: ['[data-purse="0"]'] },
  { id: 'look', does: act('LOOK') },
  { id: 'keep', does: act('KEEP') },
  { id: 'buy', does: act('BUY', SILK), others: [blue(no)] },
  { id: 'sell', does: act('SELL', OTHER_SILK), others: [blue(no)] },
  { id: 'utility', does: act('PLAY', WELL) },
  {
    id: 'use',
    does: act('USE', WELL),
    others: [blue(act('LOOK')), blue(act('KEEP')), blue(act('BUY', TEA))],
  },
  { id: 'reaction', does: no, others: [blue(act('END_TURN'))] },
  { id: 'skip', does: act('END_DRAW') },
  { id: 'rest', does: act('END_TURN') },
  { id: 'end' },
] as const satisfies Guide['steps'];

export type JamboStep = (typeof steps)[number]['id'];
export const guide: Guide<JamboStep> = { seats: 2, options: { startSeat: '1' }, seed: 'guide 5805', steps };
