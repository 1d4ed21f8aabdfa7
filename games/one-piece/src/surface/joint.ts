/** A limit for all cards of a choice together, as the open question has it: for a gauge beside the choice. */
import type { CopyId, MatchOf, Refusal } from '@dealers-choice/kernel';
import type { OnePieceGame } from '../rules/card.ts';
import type { OnePiece } from '../rules/table.ts';

export interface JointLimit {
  max: number;
  /** What a card counts: 0 for one that the viewer cannot see. */
  worth(card: CopyId): number;
}

/** So many of one card are too many, whatever it counts. */
const MANY = 1000;

/** Null: nothing is asked of the viewer, or there is no such limit. */
export function jointLimit(view: MatchOf<OnePiece>, game: OnePieceGame): JointLimit | null {
  const { asking, viewer } = view;
  if ((viewer !== 0 && viewer !== 1) || asking?.kind !== 'cards' || !asking.seats.includes(viewer)) return null;
  const told = asking.from.map((card) => ({ card, refusal: refusalOfMany(view, game, viewer, card) }));
  const tooMuch = told.filter(({ refusal }) => refusal?.code === 'TOTAL_TOO_HIGH');
  const max = tooMuch[0]?.refusal?.params.max;
  if (typeof max !== 'number') return null;
  return {
    max,
    worth(card) {
      const sum = tooMuch.find((one) => one.card === card)?.refusal?.params.sum;
      return typeof sum === 'number' ? sum / MANY : 0;
    },
  };
}

/** The rules name sum and limit when a choice is beyond it: of many of the same card, one is worth its part. */
function refusalOfMany(view: MatchOf<OnePiece>, game: OnePieceGame, seat: 0 | 1, card: number): Refusal | null {
  const frame = view.stack[view.stack.length - 1];
  if (!frame || card <= 0) return null;
  const { joint } = game.program(frame).behind(frame);
  if (!joint) return null;
  return game.x.on(view, undefined, (x) => {
    x.stepIn(frame, seat);
    return joint(x, frame.r, new Array<number>(MANY).fill(card));
  });
}
