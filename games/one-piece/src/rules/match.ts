/** The whole match: setup, then one turn after another. */
import { talk } from '@dealers-choice/effects';
import type { Program, Seat } from '@dealers-choice/kernel';
import { forgetTurn } from './history.ts';
import { endChain } from './loops.ts';
import { setup } from './setup.ts';
import { type OnePiece, other, type X } from './table.ts';
import { turn } from './turn.ts';
import { STALE } from './values/bits.ts';
import { changed, changedCard, fieldCards } from './values/values.ts';

type Regs = { begun: boolean };

export const turns: Program<OnePiece> = talk<OnePiece, Regs>({
  registers: { begun: 'open' },
  start: () => ({ begun: false }),
  next(x, r) {
    const { t } = x;
    if (!r.begun) {
      r.begun = true;
      return x.run(setup);
    }
    beginTurn(x, t.phase === 'SETUP' ? (t.first as Seat) : nextPlayer(x));
    if (x.match.over === null) x.run(turn, t.turnPlayer);
  },
  hear: () => {},
});

/** An extra turn is a whole turn of the same player (our reading of 6-6). */
function nextPlayer({ t }: X): Seat {
  if (t.extraTurns[t.turnPlayer] === 0) return other(t.turnPlayer);
  t.extraTurns[t.turnPlayer]--;
  return t.turnPlayer;
}

function beginTurn(x: X, seat: Seat): void {
  const { t } = x;
  t.turnPlayer = seat;
  t.turnsTaken[seat]++;
  t.turnStamp = t.stamp;
  t.passed = [];
  forgetTurn(x);
  endChain(x);
  t.used.fill(0);
  changed(x, STALE.turn);
  // Given DON!! are worth something in their owner's turn only.
  for (const card of fieldCards(t)) if ((t.given[card] ?? 0) > 0) changedCard(x, card, STALE.turn);
  x.nextTurn();
  x.tell?.({ type: 'turnChanged', seat, turn: x.match.turn });
}
