/** A turn: the phases in the order of the rules file (OP-19). */
import { talk } from '@dealers-choice/effects';
import { type Behind, type CopyId, must, type Program, type Seat } from '@dealers-choice/kernel';
import { drawCards, setRested } from './areas.ts';
import { ownerOf, rulesOf } from './card.ts';
import { activateDelayed, dropDelayed } from './delayed.ts';
import { activateDon, addDon, giveDon, takeGiven } from './don.ts';
import { emit, newUnit, tagsHold } from './emit.ts';
import { checkDue } from './ending.ts';
import { rememberDraw } from './history.ts';
import { TIMING } from './listeners.ts';
import { endChain, openMenu } from './loops.ts';
import { mainActions } from './main-phase.ts';
import { runQueue } from './queue.ts';
import { type OnePiece, other, type TurnPhase, type X } from './table.ts';
import { BAN } from './values/bits.ts';
import { expireAtEnd, expireAtStart, expireMain, expireTurn } from './values/modify.ts';
import { bansOf, isNegated } from './values/values.ts';

/** `phase`: place in the rules file's list; `step`: how far that phase is. */
type Regs = { phase: number; step: number };
const NONE = 0 as CopyId;

const phases = talk<OnePiece, Regs>({
  registers: { phase: 'open', step: 'open' },
  start: () => ({ phase: 0, step: 0 }),
  next(x, r) {
    while (x.match.over === null) {
      const phase = rulesOf(x).phases[r.phase];
      if (phase === undefined) return;
      if (r.step === 0) beginPhase(x, phase);
      if (!PHASES[phase](x, r)) return;
      r.phase++;
      r.step = 0;
    }
  },
  hear: () => {},
});

const main: Behind<OnePiece> = { actions: mainActions, why: null, ways: null, joint: null };

export const turn: Program<OnePiece> = {
  ...phases,
  hear(x, frame, seat, move) {
    endChain(x);
    newUnit(x);
    if ('do' in move && move.do === 'end') frame.r.step = 3;
    else if ('do' in move) x.act(mainActions, seat, move);
  },
  behind: () => main,
};

function beginPhase(x: X, phase: TurnPhase): void {
  x.t.phase = phase;
  x.tell?.({ type: 'phaseChanged', seat: x.t.turnPlayer, phase });
}

/** Each phase says whether it is over; not when somebody was asked or the queue runs. */
const PHASES: Readonly<Record<Exclude<TurnPhase, 'SETUP'>, (x: X, r: Regs) => boolean>> = {
  REFRESH(x, r) {
    const seat = x.t.turnPlayer;
    if (r.step === 0) {
      r.step = 1;
      newUnit(x);
      expireAtStart(x, seat);
      emit(x, TIMING.START_OF_TURN, { card: NONE, seat });
      emit(x, TIMING.START_OF_OPPONENT_TURN, { card: NONE, seat: other(seat) });
      if (runQueue(x)) return false;
    }
    becomeActive(x);
    return true;
  },
  DRAW(x) {
    const { t } = x;
    const skips = t.turnPlayer === t.first && t.turnsTaken[t.turnPlayer] === 1 && !rulesOf(x).firstPlayerDraws;
    if (!skips && drawCards(x, t.turnPlayer, 1, 'draw') > 0) rememberDraw(x, t.turnPlayer);
    return true;
  },
  DON_PHASE(x) {
    const { t } = x;
    const seat = t.turnPlayer;
    const { firstPlayerDon, donPerTurn } = rulesOf(x);
    const leader = must(t.leader[seat], 0);
    const gives = donToLeader(x, leader); // its "if" looks at the field as it is before they come
    const n = addDon(x, seat, seat === t.first && t.turnsTaken[seat] === 1 ? firstPlayerDon : donPerTurn, false);
    if (gives > 0) giveDon(x, leader, Math.min(gives, n), 'active', 'rule', seat);
    return true;
  },
  MAIN(x, r) {
    const seat = x.t.turnPlayer;
    if (r.step === 0) {
      r.step = 1;
      newUnit(x);
      emit(x, TIMING.START_OF_MAIN, { card: NONE, seat });
      activateDelayed(x, 'NEXT_START_OF_MAIN', seat);
      activateDelayed(x, 'OPPONENTS_NEXT_START_OF_MAIN', other(seat));
    }
    if (runQueue(x)) return false;
    if (r.step === 3) {
      expireMain(x);
      return true;
    }
    openMenu(x);
    x.ask('action', seat, 'main', { source: NONE, ifAbsent: { do: 'end' } });
    return false;
  },
  END(x, r) {
    const seat = x.t.turnPlayer;
    for (;;) {
      if (runQueue(x) || x.match.over) return false;
      newUnit(x);
      if (r.step === 0) {
        emit(x, TIMING.END_OF_YOUR_TURN, { card: NONE, seat });
        emit(x, TIMING.END_OF_OPPONENT_TURN, { card: NONE, seat: other(seat) });
      } else if (r.step === 1) activateDelayed(x, 'END_OF_TURN', seat);
      else if (r.step === 2) {
        expireAtEnd(x, seat);
        activateDelayed(x, 'END_OF_TURN', other(seat));
      } else {
        expireAtEnd(x, other(seat));
        missed(x, seat);
        expireTurn(x);
        checkDue(x);
        return true;
      }
      r.step++;
    }
  },
};

/** What the End Phase itself made for the end of this turn has missed its moment: it does not wait for the next one. */
function missed(x: X, seat: Seat): void {
  expireAtEnd(x, seat);
  dropDelayed(x, 'END_OF_TURN');
}

/** "Of the DON!! of your DON!! Phase …": a text of the Leader. */
function donToLeader(x: X, leader: CopyId): number {
  let n = 0;
  const { abilities } = x.face(leader);
  if (!abilities.some(({ data }) => data.steps.some((step) => step.do === 'donPhaseGives'))) return 0;
  if (isNegated(x, leader)) return 0;
  const you = x.t.turnPlayer;
  for (const ability of abilities) {
    if (ability.category !== 'PERMANENT' || !tagsHold(x, ability, leader, you)) continue;
    if (ability.if && !ability.if(x, { you, source: leader, r: {} })) continue;
    for (const step of ability.data.steps) {
      if (step.do !== 'donPhaseGives') continue;
      n += step.n;
      x.tell?.({ type: 'effectInForce', seat: you, card: leader, effect: ability.id });
    }
  }
  return n;
}

/** Given DON!! come back, then everything becomes active, except what is locked (OP-20). */
function becomeActive(x: X): void {
  const { t } = x;
  const seat = t.turnPlayer;
  const rows = [t.leader[seat], t.characters[seat], t.stage[seat]];
  for (const row of rows) for (const card of row) if ((t.given[card] ?? 0) > 0) takeGiven(x, card, t.given[card] ?? 0);
  activateDon(x, seat, Math.max(0, t.donRested[seat] - t.donFrozen[seat]), 'rule');
  t.donFrozen[seat] = 0;
  for (const row of rows)
    for (const card of row) if ((t.rested[card] ?? 0) !== 0 && !isLocked(x, card)) setRested(x, card, false, 'rule');
  useUpLocks(x, seat);
}

const isLocked = (x: X, card: CopyId): boolean =>
  (bansOf(x, card) & (BAN.BECOME_ACTIVE | BAN.REFRESH)) !== 0 ||
  x.t.modifiers.some(({ what, on }) => what === 'freeze' && on === card);

function useUpLocks(x: X, seat: Seat): void {
  const { modifiers } = x.t;
  for (let i = modifiers.length - 1; i >= 0; i--) {
    const { what, on } = must(modifiers, i);
    if (what === 'freeze' && ownerOf(x, on) === seat) modifiers.splice(i, 1);
  }
}
