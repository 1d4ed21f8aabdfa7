/** Two turns: an opening, a Joker, the partner's swap, a card from the pile, and a Dhappa. */
import type { CopyId, Layout } from '@dealers-choice/kernel';
import type { Guide, GuidedMove } from '@dealers-choice/words/guide';

type Move = GuidedMove['move'];

const by =
  (seat: GuidedMove['seat']) =>
  (...moves: Move[]): GuidedMove[] =>
    moves.map((move) => ({ seat, move }));
const [b1, a2, b2] = [by(1), by(2), by(3)];
const draw: Move = { do: 'PICK_DRAW' };
const discard = (card: number): Move => ({ do: 'DISCARD_CARD', card: card as CopyId });
/** Cards as themselves, or `[card, '9♣']`: standing for another. */
type Laid = number | readonly [card: number, as: string];
const layout = (run: number, laid: readonly Laid[], shifts: Layout['shifts'] = []): Layout => ({
  run,
  cards: laid.map((one) => {
    const [card, as] = typeof one === 'number' ? [one, ''] : one;
    return { card: card as CopyId, as };
  }),
  shifts,
});
const lay = (...laid: Laid[]): Move => ({ do: 'CREATE_RUN', layout: layout(0, laid) });
const add = (run: number, ...laid: Laid[]): Move => ({ do: 'ADD_TO_RUN', layout: layout(run, laid) });
const JOKER = 160;

const steps = [
  { id: 'goal', at: ['.mat'] },
  { id: 'draw', does: draw },
  /** 9♣ 8♣ 7♣ */
  { id: 'open', does: lay(95, 98, 100) },
  /** K♥ Joker J♥ */
  { id: 'joker', does: lay(43, [JOKER, 'Q♥'], 51) },
  /** 10♥ */
  { id: 'add', does: add(2, 52) },
  {
    id: 'discard',
    does: discard(70),
    others: [
      ...b1(draw, lay(53, 57, 59), discard(27)),
      ...a2(draw, lay(30, 31, 34)),
      ...a2({ do: 'SWAP_JOKER', layout: layout(2, [48], [{ card: JOKER as CopyId, as: 'hand' }]) }, discard(15)),
      ...b2(draw, discard(40)),
    ],
  },
  {
    id: 'pile',
    does: { do: 'PICK_DISCARD', at: 1 },
    at: ['.cloth .brass-button', '.cloth [data-depth="1"]', '[data-pile="pile"] button'],
  },
  /** A♥ */
  { id: 'key', does: add(2, 40) },
  /** 2♣ */
  { id: 'dhappa', does: discard(115) },
  { id: 'end' },
] satisfies Guide<DhappaStep>['steps'];

export type DhappaStep = 'goal' | 'draw' | 'open' | 'joker' | 'add' | 'discard' | 'pile' | 'key' | 'dhappa' | 'end';
export const guide: Guide<DhappaStep> = { seats: 4, options: { startSeat: '1' }, seed: 'guide 6', steps };
