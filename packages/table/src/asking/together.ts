/** Cards of the hand, put together: what can be done with them, and with them and others. */
import type { CopyId, Move, Seat, Spec } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import type { Kit } from '../game-table.ts';
import { answersWith } from './answers.ts';
import type { Answer, Together } from './now.ts';

interface Narrowed {
  answers: readonly Answer[];
  together: Together | null;
}

/** Of everything that could be answered, what these cards leave. */
export function narrow(
  kit: Kit,
  seat: Seat,
  all: readonly Answer[],
  picked: readonly number[],
  told: Telling<Spec>,
): Narrowed {
  const exact = answersWith(kit, seat, picked as CopyId[], told);
  if (exact === null) return { answers: all, together: null };
  if (picked.length === 0) return { answers: all, together: { exact: 0 } };
  const more = all.filter(({ move, why }) => why === null && needsMore(kit, cardsOf(move), picked as CopyId[], told));
  return { answers: [...exact, ...more], together: { exact: exact.length } };
}

/** The cards of the hand that a move uses. */
function cardsOf(move: Move): readonly CopyId[] {
  if (!('do' in move)) return [];
  return move.layout ? move.layout.cards.map(({ card }) => card) : move.card === undefined ? [] : [move.card];
}

/** Are these cards and others used? One copy of a card is as good as another. */
function needsMore(
  { game }: Kit,
  used: readonly CopyId[],
  picked: readonly CopyId[],
  { view }: Telling<Spec>,
): boolean {
  if (used.length <= picked.length) return false;
  const faceOf = (card: CopyId) => game.faceIn(view.table, card);
  const faces = used.map(faceOf);
  return picked.every((card) => {
    const at = faces.indexOf(faceOf(card));
    if (at >= 0) faces.splice(at, 1);
    return at >= 0;
  });
}
