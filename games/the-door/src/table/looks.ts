/** How each climber looks now: its mood says what may become of it. */
import type { MatchOf, Seat } from '@dealers-choice/kernel';
import { answersAt, keyOf, useChoosing, useNow } from '@dealers-choice/table';
import type { Look, Mood } from '@dealers-choice/table/ui';
import type { Door } from '../index.ts';
import type { PawnLook } from './Pawn.tsx';

/** The same one for all, always: a climber that looks as before is not drawn again. */
const UPWARD: Look = [0.4, -0.3];

/** `target`: who was pointed at, while that is shown. */
export function useLooks(view: MatchOf<Door>, target: Seat | null): (seat: Seat) => PawnLook {
  const now = useNow();
  const lit = useChoosing((s) => s.lit);
  const { table, over } = view;
  return (seat) => {
    const [answer] = now.seat === null ? [] : answersAt(now, 'seat', seat);
    const can = answer !== undefined && answer.why === null;
    const chosen = target === seat || (answer !== undefined && lit === keyOf(answer.move));
    const dead = table.lives[seat] === 0;
    const won = over?.winners.includes(seat) ?? false;
    const onTurn = over === null && table.turnSeat === seat;
    return {
      mood: moodOf({ chosen, can, won, jailed: table.jailed[seat], onTurn }),
      gaze: UPWARD,
      dead,
      lit: can,
      chosen,
      onTurn,
    };
  };
}

function moodOf(is: { chosen: boolean; can: boolean; won: boolean; jailed: boolean; onTurn: boolean }): Mood {
  if (is.won) return 'grin';
  if (is.chosen) return 'shock';
  if (is.can) return 'fear';
  if (is.jailed) return 'sleepy';
  return is.onTurn ? 'smug' : 'calm';
}
