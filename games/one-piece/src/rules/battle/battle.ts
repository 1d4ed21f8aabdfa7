/** One battle, from the declaration to its end (OP-40 to OP-47). */
import { talk } from '@dealers-choice/effects';
import type { Behind, CopyId, Program, Seat } from '@dealers-choice/kernel';
import { runCode } from '../../effects/run.ts';
import { ownerOf, rulesOf } from '../card.ts';
import { activateDelayed } from '../delayed.ts';
import { emit, newUnit } from '../emit.ts';
import { leave, rest } from '../leave.ts';
import { TIMING } from '../listeners.ts';
import { endChain, openMenu } from '../loops.ts';
import { runQueue } from '../queue.ts';
import { type BattlePart, type OnePiece, other, type X } from '../table.ts';
import { KEYWORD, STALE } from '../values/bits.ts';
import { expireBattle } from '../values/modify.ts';
import { changed, keywordsOf, powerOf } from '../values/values.ts';
import { blockersOf, taxesOf } from './attack.ts';
import { counterActions } from './counter.ts';
import { dealDamage } from './damage.ts';

/** Steps of the machine; after each the queue is run until it is empty. */
const STAGES = ['tax', 'declare', 'block', 'counter', 'damage', 'end', 'expire', 'over'] as const;
type Stage = (typeof STAGES)[number];
/** `blocks`: Blockers used so far. */
type Regs = {
  stage: string;
  paid: number;
  card: CopyId;
  target: CopyId;
  /** Which lives of the two are meant. */
  since: number;
  targetSince: number;
  blocks: number;
  /** What the last program that was run came to. */
  result: number;
};

const NONE = 0 as CopyId;

export function attack(x: X, seat: Seat, card: CopyId, target: CopyId): void {
  newUnit(x);
  x.run(battle, seat, card, { card, target, since: x.t.since[card] ?? 0, targetSince: x.t.since[target] ?? 0 });
}

const steps = talk<OnePiece, Regs>({
  registers: {
    stage: 'open',
    paid: 'open',
    card: 'card',
    target: 'card',
    since: 'open',
    targetSince: 'open',
    blocks: 'open',
    result: 'open',
  },
  start: () => ({ stage: 'tax', paid: 0, card: NONE, target: NONE, since: 0, targetSince: 0, blocks: 0, result: 0 }),
  next(x, r) {
    while (r.stage !== 'over') if (!STEPS[r.stage as Stage](x, r)) return;
  },
  hear(x, r, seat, { picks }) {
    const [card] = picks;
    if (card !== undefined) {
      block(x, seat, card as CopyId);
      r.blocks++;
    }
    const again = card !== undefined && r.blocks < (rulesOf(x).keyword('BLOCKER').params.usesPerBattle ?? 1);
    if (!again) r.stage = stageAfter(x, 'BLOCK');
    runQueue(x);
  },
});

const blocks: Behind<OnePiece> = { actions: [], why: null, ways: null, joint: null };
const counters: Behind<OnePiece> = { ...blocks, actions: counterActions };

export const battle: Program<OnePiece> = {
  ...steps,
  hear(x, frame, seat, move) {
    endChain(x);
    if (!('do' in move)) return steps.hear(x, frame, seat, move);
    newUnit(x);
    if (move.do === 'done') frame.r.stage = stageAfter(x, 'COUNTER');
    else x.act(counterActions, seat, move);
  },
  behind: (frame) => (frame.r.stage === 'counter' ? counters : blocks),
};

/** Each returns whether to go on at once: not when somebody was asked or something runs. */
const STEPS: Readonly<Record<Stage, (x: X, r: Regs) => boolean>> = {
  tax(x, r) {
    if (r.paid > 0 && (r.result !== 1 || !canStill(x, r))) return to(r, 'over'); // what was paid stays paid
    const tax = taxesOf(x, r.card)[r.paid];
    if (tax === undefined) return to(r, 'declare');
    r.paid++;
    runCode(x, tax.code, tax.you, tax.source, { noted: true });
    return false;
  },
  declare(x, r) {
    r.stage = stageAfter(x, 'ATTACK');
    declare(x, r.card, r.target);
    return !runQueue(x);
  },
  block(x, r) {
    if (runQueue(x)) return false;
    if (isBroken(x)) return to(r, 'end');
    step(x, 'block');
    const seat = defender(x);
    const from = isUnblockable(x) ? [] : blockersOf(x, seat);
    if (from.length === 0) return to(r, stageAfter(x, 'BLOCK'));
    x.ask('cards', seat, 'block', { from, min: 0, max: 1, noun: 'card', source: x.t.attacker as CopyId });
    return false;
  },
  counter(x, r) {
    if (runQueue(x)) return false;
    if (x.t.battle !== 'counter') {
      if (isBroken(x)) return to(r, 'end');
      step(x, 'counter');
      if (attackedAgain(x, r)) return false;
    }
    openMenu(x);
    // Asked whatever the hand holds: not asking would tell (OP-90).
    x.ask('action', defender(x), 'counter', { source: x.t.attacker as CopyId, ifAbsent: { do: 'done' } });
    return false;
  },
  damage(x, r) {
    if (runQueue(x)) return false;
    r.stage = 'end';
    if (isBroken(x)) return true;
    step(x, 'damage');
    return fight(x);
  },
  end(x, r) {
    if (runQueue(x)) return false;
    r.stage = 'expire';
    step(x, 'end');
    newUnit(x);
    const { attacker, attackerSince, target, targetSince, battled } = x.t;
    if (battled) {
      for (const [card, since] of [
        [attacker as CopyId, attackerSince],
        [target as CopyId, targetSince],
      ] as const) {
        if ((x.t.since[card] ?? 0) !== since) continue;
        emit(x, TIMING.ON_BATTLED, { card, seat: ownerOf(x, card), how: 'battle' });
        emit(x, TIMING.END_OF_BATTLE, { card, seat: ownerOf(x, card), how: 'battle' });
      }
    }
    activateDelayed(x, 'END_OF_BATTLE', null);
    return !runQueue(x);
  },
  expire(x, r) {
    r.stage = 'over';
    expireBattle(x);
    const { t } = x;
    x.tell?.({ type: 'battleEnded', battled: t.battled });
    t.battle = '';
    t.attacker = 0;
    t.target = 0;
    t.attackerSince = 0;
    t.targetSince = 0;
    t.battled = false;
    changed(x, STALE.battle);
    return true;
  },
  over: () => false,
};

/** Attacker and target are still there, and the attacker can be rested. */
const canStill = ({ t }: X, { card, since, target, targetSince }: Regs): boolean =>
  (t.since[card] ?? 0) === since && (t.since[target] ?? 0) === targetSince && (t.rested[card] ?? 0) === 0;

function to(r: Regs, stage: Stage): boolean {
  r.stage = stage;
  return true;
}
/** Blocks and Counters come in the order of the rules file (OP-98). */
function stageAfter(x: X, battleStep: 'ATTACK' | 'BLOCK' | 'COUNTER'): Stage {
  const { battleSteps } = rulesOf(x);
  const next = battleSteps[battleSteps.indexOf(battleStep) + 1];
  return next === 'BLOCK' ? 'block' : next === 'COUNTER' ? 'counter' : 'damage';
}
const defender = ({ t }: X): Seat => other(t.turnPlayer);

function step(x: X, battleStep: BattlePart): void {
  if (x.t.battle === battleStep) return;
  x.t.battle = battleStep;
  changed(x, STALE.battle);
  x.tell?.({ type: 'battleStepChanged', step: battleStep });
}

/** Resting the attacker comes first (OP-40); then both players' texts, in one generation. */
function declare(x: X, card: CopyId, target: CopyId): void {
  const { t } = x;
  const seat = ownerOf(x, card);
  t.battle = 'attack';
  t.attacker = card;
  t.attackerSince = t.since[card] ?? 0;
  t.target = target;
  t.targetSince = t.since[target] ?? 0;
  t.battled = false;
  changed(x, STALE.battle);
  rest(x, card, 'rule', seat);
  x.tell?.({ type: 'attackDeclared', seat, card, target });
  emit(x, TIMING.WHEN_ATTACKING, { card, seat });
  emit(x, TIMING.ON_OPPONENT_ATTACK, { card, seat: other(seat) });
  emit(x, TIMING.WHEN_ATTACKED, { card: target, seat: other(seat) });
}

/** By rules before 1.2.1 the Counter Step speaks of "when attacked" as well: of a card that came in the way since. */
function attackedAgain(x: X, { target, targetSince }: Regs): boolean {
  const { t } = x;
  if (rulesOf(x).whenAttackedStep !== 'attackAndCounter') return false;
  if (t.target === target && t.targetSince === targetSince) return false;
  newUnit(x);
  emit(x, TIMING.WHEN_ATTACKED, { card: t.target as CopyId, seat: defender(x) });
  return runQueue(x);
}

/** Attacker or target is not the same object in its area any more (OP-41). */
function isBroken({ t }: X): boolean {
  return (t.since[t.attacker] ?? 0) !== t.attackerSince || (t.since[t.target] ?? 0) !== t.targetSince;
}

const isUnblockable = (x: X): boolean => (keywordsOf(x, x.t.attacker as CopyId) & KEYWORD.UNBLOCKABLE) !== 0;

function block(x: X, seat: Seat, card: CopyId): void {
  const { t } = x;
  const from = t.target as CopyId;
  newUnit(x);
  x.tell?.({ type: 'blockDeclared', seat, card });
  rest(x, card, 'rule', seat);
  t.target = card;
  t.targetSince = t.since[card] ?? 0;
  changed(x, STALE.battle);
  x.tell?.({ type: 'attackTargetChanged', seat, card, from });
  emit(x, TIMING.ON_BLOCK, { card, seat });
  emit(x, TIMING.ON_BLOCKER_ACTIVATED, { card, seat });
}

/** Compares power; true when nothing had to be started. */
function fight(x: X): boolean {
  const { t } = x;
  const attacker = t.attacker as CopyId;
  const target = t.target as CopyId;
  const rules = rulesOf(x);
  newUnit(x);
  t.battled = true;
  const mine = powerOf(x, attacker);
  const theirs = powerOf(x, target);
  if (mine < theirs || (mine === theirs && !rules.attackerWinsTies)) return true;
  const seat = ownerOf(x, target);
  const keywords = keywordsOf(x, attacker);
  if (t.leader[seat].includes(target)) {
    const n = (keywords & KEYWORD.DOUBLE_ATTACK) !== 0 ? rules.doubleAttackDamage : rules.leaderDamage;
    dealDamage(x, seat, n, (keywords & KEYWORD.BANISH) !== 0, attacker, other(seat));
    return false;
  }
  return leave(x, { cards: [target], way: 'KO', how: 'battle', by: other(seat), faceUp: false }) !== 'ran';
}
