/** Costs and Counters of cards in hands: only texts that speak of such cards change them. */
import { type CopyId, must, type Seat, SPECTATOR } from '@dealers-choice/kernel';
import { type Ability, type Change, type Env, kitOf, ownerOf } from '../card.ts';
import { isOnField } from '../field.ts';
import { abilityOf, copyOf, TIMING, timingOf } from '../listeners.ts';
import type { PlayerRule, X } from '../table.ts';
import { NEGATED } from './bits.ts';
import { isAwake } from './standing.ts';

/** While a text is asked about a card in a hand, what it asks for is the printed value: it cannot feed on itself. */
const asking = { now: false };

function without<T>(printed: T, find: () => T): T {
  if (asking.now) return printed;
  asking.now = true; // determinism: taken back before anybody else asks
  try {
    return find();
  } finally {
    asking.now = false; // determinism: takes it back
  }
}

const zoneOf = (x: X, card: CopyId): string | undefined => x.game.zones[x.match.where[card] ?? 0]?.name;

export function costElsewhere(x: X, card: CopyId): number {
  const face = x.face(card);
  if (!x.t.handTexts && !face.inHand) return face.cost;
  if (zoneOf(x, card) !== 'hand') return face.cost;
  return without(face.cost, () => {
    let cost = face.cost;
    for (const ability of face.abilities) {
      if (ability.data.in === 'hand') cost += handChange(x, ability, card, card, 'cost');
    }
    return cost + sumOfHandTexts(x, card, 'cost');
  });
}

/** What is paid for it: a text may change that and leave the cost, which others look at, as it is (OP-110). */
export function priceElsewhere(x: X, card: CopyId): number {
  const cost = costElsewhere(x, card);
  if ((!x.t.handTexts && x.t.playerRules.length === 0) || zoneOf(x, card) !== 'hand') return cost;
  let sum = cost + sumOfHandTexts(x, card, 'playCost');
  const seat = ownerOf(x, card);
  for (const rule of x.t.playerRules) if (isForPlay(x, rule, seat, card)) sum += rule.n;
  return sum;
}

function isForPlay(x: X, rule: PlayerRule, seat: Seat, card: CopyId): boolean {
  if (rule.what === 'ban' || rule.what === 'instead' || rule.seat !== seat) return false;
  const fits = kitOf(x).filters[rule.filter];
  return !fits || fits(x, card, envOf(rule.source, rule.by));
}

/** "The next time you play …" is used up by a paid play that fits. */
export function useUpNextPlay(x: X, card: CopyId): void {
  const { playerRules } = x.t;
  const seat = ownerOf(x, card);
  for (let i = playerRules.length - 1; i >= 0; i--) {
    const rule = must(playerRules, i);
    if (rule.what === 'nextPlay' && isForPlay(x, rule, seat, card)) playerRules.splice(i, 1);
  }
}

/** Of several values the highest counts (OP-45); older rules are silent, and the same is played. */
export function counterOf(x: X, card: CopyId): number {
  const { counter: printed, inHand, abilities } = x.face(card);
  if (x.t.handTexts === 0 && !inHand) return printed;
  return without(printed, () => {
    let best = printed;
    for (const ability of inHand && zoneOf(x, card) === 'hand' ? abilities : []) {
      if (ability.data.in === 'hand') best = Math.max(best, handChange(x, ability, card, card, 'counter'));
    }
    for (const entry of x.t.handTexts > 0 ? x.t.listeners : []) {
      if (timingOf(entry) !== TIMING.PERMANENT) continue;
      best = Math.max(best, handChange(x, abilityOf(x, entry), copyOf(entry), card, 'counter'));
    }
    return best;
  });
}

function sumOfHandTexts(x: X, card: CopyId, what: 'cost' | 'playCost'): number {
  let sum = 0;
  for (const entry of x.t.handTexts > 0 ? x.t.listeners : []) {
    if (timingOf(entry) === TIMING.PERMANENT) sum += handChange(x, abilityOf(x, entry), copyOf(entry), card, what);
  }
  return sum;
}

function handChange(x: X, ability: Ability, source: CopyId, card: CopyId, what: Change['what']): number {
  if (isOnField(x.t, source) && ((x.t.bans[source] ?? 0) & NEGATED) !== 0) return 0;
  let sum = 0;
  const env = envOf(source, ownerOf(x, source));
  for (const change of ability.changes) {
    if (change.what !== what || (!change.hand && ability.data.in !== 'hand')) continue;
    const fits = change.cards ? change.cards(x, card, env) : card === source;
    if (fits && isAwake(x, ability, source, env)) sum += change.n(x, env);
  }
  // Told only of a card that everybody sees: what else a hand holds is its owner's secret.
  if (sum !== 0 && ((x.match.known[card] ?? 0) & (1 << SPECTATOR)) !== 0) {
    x.tell?.({ type: 'effectInForce', seat: env.you, card: source, effect: ability.id });
  }
  return sum;
}

const envOf = (source: CopyId, you: Seat): Env => ({ you, source, r: {} });
