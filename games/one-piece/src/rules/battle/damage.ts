/** Damage to a Leader, one point after another, with Triggers in between (OP-48 to OP-53). */
import { talk } from '@dealers-choice/effects';
import { type CopyId, must, type Program, type Seat } from '@dealers-choice/kernel';
import { isRunning, runCode } from '../../effects/run.ts';
import { lookAt, moveCard, topOf } from '../areas.ts';
import { type Env, ownerOf, rulesOf } from '../card.ts';
import { emit, isUsed, markUsed, tagsHold } from '../emit.ts';
import { endGame } from '../ending.ts';
import { textOf } from '../events.ts';
import { isCausedBy } from '../happening.ts';
import { lifeWayOf, takeLife } from '../life-instead.ts';
import { abilityOf, copyOf, TIMING, timingOf } from '../listeners.ts';
import { runQueue } from '../queue.ts';
import { type OnePiece, other, type X } from '../table.ts';
import { PLAYER_BAN } from '../values/bits.ts';
import { playerBansOf } from '../values/values.ts';
import { watched } from '../watch.ts';

type Regs = {
  seat: number;
  left: number;
  total: number;
  banish: boolean;
  /** The attacking card, or 0 for an effect's damage. */
  card: CopyId;
  by: number;
  /** 0: replacements, 1: determine, 2: take a point, 3: a Trigger was used, 4: over. */
  at: number;
  offered: number[];
  offer: number;
  /** "Deals damage" was told. */
  told: boolean;
  /** The card whose Trigger is being resolved. */
  limbo: CopyId;
};

/** Deals `n` damage to the Leader of `seat`. */
export function dealDamage(x: X, seat: Seat, n: number, banish: boolean, card: CopyId, by: Seat): void {
  x.run(damagePlay, by, card, { seat, left: n, total: n, banish, card, by });
}

const NONE = 0 as CopyId;

export const damagePlay: Program<OnePiece> = talk<OnePiece, Regs>({
  registers: {
    seat: 'open',
    left: 'open',
    total: 'open',
    banish: 'open',
    card: 'card',
    by: 'open',
    at: 'open',
    offered: 'open',
    offer: 'open',
    told: 'open',
    limbo: 'card',
  },
  start: () => ({
    seat: 0,
    left: 0,
    total: 0,
    banish: false,
    card: NONE,
    by: 0,
    at: 0,
    offered: [],
    offer: -1,
    told: false,
    limbo: NONE,
  }),
  next(x, r) {
    const seat = r.seat as Seat;
    if (r.at === 0 && isReplaced(x, r)) return;
    if (r.at === 0) r.at = 1;
    if (r.at === 1) {
      x.tell?.({ type: 'damageDetermined', seat, n: r.left, banish: r.banish });
      if (x.t.life[seat].length === 0 && rulesOf(x).defeatByDamageAtZeroLife) return endGame(x, 'LIFE', [other(seat)]);
      r.at = 2;
    }
    if (r.at === 3) afterTrigger(x, r);
    while (r.at === 2 && r.left > 0 && x.match.over === null) if (!takePoint(x, r)) return;
    if (r.at === 2) {
      r.at = 4;
      if (!r.told) dealt(x, r);
      emit(x, TIMING.ON_DAMAGE_TAKEN, {
        card: r.card,
        seat,
        n: r.total,
        how: r.card ? 'battle' : 'effect',
        by: r.by as Seat,
      });
    }
  },
  hear(x, r, seat, { word }) {
    if (r.at === 0) {
      r.offered.push(r.offer);
      if (word === 'yes') replace(x, r);
      return;
    }
    const card = topOf(x.t.life[seat]);
    r.left--;
    lost(x, r, word === 'trigger' ? 'limbo' : lifeWayOf(x, card));
    if (word !== 'trigger') {
      takeLife(x, card, 'damage');
      return;
    }
    r.limbo = card;
    r.at = 3;
    emit(x, TIMING.ON_TRIGGER_ACTIVATED, { card, seat, named: true }); // named, it is a card of Life
    moveCard(x, card, 'limbo', 'trigger');
    x.tell?.({ type: 'triggerUsed', seat, card });
    emit(x, TIMING.ON_TRIGGER_ACTIVATED, { card, seat });
    const trigger = textOf(x, card, 'TRIGGER');
    if (trigger) runCode(x, trigger.code, seat, card, { noted: true });
  },
  result: (_x, r) => r.total - r.left,
});

/** "When … deals damage": once for all points. */
const dealt = (x: X, r: Regs): void => {
  r.told = true;
  if (r.card)
    emit(x, TIMING.ON_DAMAGE_DEALT, {
      card: r.card,
      seat: ownerOf(x, r.card),
      n: r.total,
      how: 'battle',
      by: r.by as Seat,
    });
};

/** `way`: where the card goes. */
function lost(x: X, r: Regs, way: string): void {
  const seat = r.seat as Seat;
  const left = x.t.life[seat].length - 1; // it is about to go
  x.tell?.({ type: 'lifeLost', seat, left, banish: r.banish });
  emit(x, TIMING.ON_LIFE_REMOVED, { card: NONE, seat, how: r.card ? 'battle' : 'effect', by: r.by as Seat, way, left });
}

/** Takes one point; false when its owner was asked about the card, or something comes before that. */
function takePoint(x: X, r: Regs): boolean {
  const seat = r.seat as Seat;
  const { life } = x.t;
  if (life[seat].length === 0) {
    if (rulesOf(x).extraDamageAtZeroLifeDefeats) endGame(x, 'LIFE', [other(seat)]);
    r.left = 0;
    return true;
  }
  const card = topOf(life[seat]);
  if (r.banish) {
    r.left--;
    lost(x, r, 'trash');
    moveCard(x, card, 'trash', 'damage');
    return true;
  }
  if (x.t.faceUp[card] === 0) lookAt(x, seat, [card]);
  if (!r.told && rulesOf(x).dealsDamageTiming === 'beforeTrigger') {
    dealt(x, r);
    if (runQueue(x)) return false; // and then this point again
  }
  // Asked whatever the card is: not asking would tell that it has no Trigger (OP-90).
  const to = lifeWayOf(x, card);
  // A card that goes elsewhere than to the hand has no Trigger either (OP-108).
  const options = to === 'hand' && canTrigger(x, seat, card) ? ['trigger', 'take'] : ['take'];
  x.ask('option', seat, 'life', { options, source: card, ...(to === 'hand' ? {} : { params: { to } }) });
  return false;
}

/** A Trigger with a cost that cannot be paid cannot be used (OP-51), nor one whose card may not go to the hand. */
function canTrigger(x: X, seat: Seat, card: CopyId): boolean {
  const trigger = textOf(x, card, 'TRIGGER');
  if (trigger) watched(x, trigger, seat, 'came');
  if (!trigger || (playerBansOf(x, seat) & PLAYER_BAN.LIFE_TO_HAND) !== 0) return false;
  if (trigger.payable === null) return true;
  // It is paid when the card has left Life: it cannot pay for itself.
  const life = x.t.life[seat];
  life.pop();
  const can = trigger.payable.can(x, { you: seat, source: card, r: {} });
  life.push(card);
  return can;
}

function afterTrigger(x: X, r: Regs): void {
  if (x.t.limbo[r.seat as Seat].includes(r.limbo)) moveCard(x, r.limbo, 'trash', 'trigger');
  r.limbo = NONE;
  r.at = 2;
}

/** Offers what may take the place of the damage; true when somebody was asked or a substitute runs. */
function isReplaced(x: X, r: Regs): boolean {
  if (!x.t.hearing[TIMING.REPLACEMENT]) return false;
  for (const entry of x.t.listeners) {
    if (timingOf(entry) !== TIMING.REPLACEMENT || r.offered.includes(entry)) continue;
    const ability = abilityOf(x, entry);
    const source = copyOf(entry);
    const { would, optional } = ability.data;
    const seat = ownerOf(x, source);
    if (would?.what !== 'DAMAGE' || seat !== r.seat) continue;
    const env: Env = { you: seat, source, r: {} };
    const how = r.card ? 'battle' : 'effect';
    if (!isCausedBy(would.by, seat, how, r.by as Seat)) continue;
    watched(x, ability, seat, 'came');
    if (!tagsHold(x, ability, source, seat)) continue;
    if (isUsed(x, ability, source) || isRunning(x, ability.code, source)) continue;
    if (ability.if && !ability.if(x, env)) continue;
    const can = ability.payable === null || ability.payable.can(x, env);
    if (can) watched(x, ability, seat, 'could');
    if (!can && !(ability.payable?.hidden && optional)) continue;
    r.offer = entry;
    if (optional) {
      const params = { effect: ability.id, would: 'DAMAGE' };
      x.ask('yes-no', seat, 'replace', { options: can ? ['yes', 'no'] : ['no'], source, params });
    } else {
      r.offered.push(entry);
      replace(x, r);
    }
    return true;
  }
  return false;
}

function replace(x: X, r: Regs): void {
  const ability = abilityOf(x, r.offer);
  const source = copyOf(r.offer);
  const seat = ownerOf(x, source);
  markUsed(x, ability, source);
  x.tell?.({ type: 'replacementUsed', seat, card: source, effect: ability.id, saved: [must(x.t.leader[seat], 0)] });
  r.at = 4;
  r.left = r.total;
  runCode(x, ability.code, seat, source, { noted: true, n: r.total });
}
