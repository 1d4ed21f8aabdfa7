/** A turn: roll, move, and play the card that is drawn. */
import { sequence } from '@dealers-choice/effects';
import type { Action, CopyId, Seat } from '@dealers-choice/kernel';
import { discardPending, drawCard, drawsCard, isDead, living, rollAndMove, win } from './effects.ts';
import type { Door, X } from './table.ts';

/** Lightning needs this many turns taken by everybody alive (TD-40). */
const LIGHTNING_TURNS = 4;

export const roll: Action<Door> = { id: 'ROLL', do: rollAndMove };

export const turn = sequence<Door>((p) =>
  p.menu({ prompt: 'ROLL', actions: [roll] }).when(drawsCard, (drawn) =>
    drawn
      .do(drawCard)
      .run((x) => x.face(pendingCard(x)).play, { source: pendingCard })
      .do(discardPending),
  ),
);

export function pendingCard(x: X): CopyId {
  return x.t.pending[0] ?? x.bug('no card is pending');
}

export const turns = sequence<Door>((p) =>
  p.while(
    () => true,
    (round) =>
      round
        .do((x) => x.tell?.({ type: 'TURN_STARTED', seat: x.t.turnSeat }))
        .run(() => turn, { you: (x) => x.t.turnSeat })
        .do(endTurn),
  ),
);

/** Also the end of a turn in which its player died (TD-15). */
function endTurn(x: X): void {
  const { t } = x;
  t.turnsTaken[t.turnSeat]++;
  const alive = living(x);
  const [last] = alive;
  if (alive.length === 1 && last !== undefined) {
    win(x, last, 'LAST_ALIVE');
    return;
  }
  if (!t.lightning && alive.every((seat) => t.turnsTaken[seat] >= LIGHTNING_TURNS)) {
    t.lightning = true;
    x.tell?.({ type: 'LIGHTNING_ON' });
  }
  t.turnSeat = nextSeat(x);
  x.nextTurn();
}

/** The dead are passed over before their skip is looked at, so it is neither used up nor told (TD-16). */
function nextSeat(x: X): Seat {
  const { t } = x;
  let seat = x.after(t.turnSeat);
  for (;;) {
    if (!isDead(x, seat)) {
      if (t.skip[seat] === 0) return seat;
      t.skip[seat]--;
      x.tell?.({ type: 'TURN_SKIPPED', seat });
    }
    seat = x.after(seat);
  }
}
