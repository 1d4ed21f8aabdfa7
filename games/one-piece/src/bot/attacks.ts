/** Who could attack whom with how many DON!!, and what that would bring. */
import { type Act, type CopyId, must } from '@dealers-choice/kernel';
import { targetsOf, whyNoAttack, whyNotTarget } from '../rules/battle/attack.ts';
import type { Ability } from '../rules/card.ts';
import { isKeptFrom } from '../rules/protect.ts';
import { KEYWORD } from '../rules/values/bits.ts';
import { counterOf, keywordsOf, powerOf } from '../rules/values/values.ts';
import { effectWorth } from './effect.ts';
import { faceFor, fightersOf, isSeen, type Look, voiceOf } from './look.ts';
import { chanceOf } from './odds.ts';
import { hitWorth, readyBlockers, stepsToStop } from './threat.ts';
import { bodyWorth, livesOf } from './worth.ts';

export interface Attack {
  card: CopyId;
  target: CopyId;
  /** DON!! to give before it. */
  don: number;
  gain: number;
}
/** The rival's means, guessed once a turn. */
export interface Rival {
  /** Thousands that cards it is known to hold are good for, and how many others it holds. */
  known: number;
  unknown: number;
  blockers: CopyId[];
  /** Attackers there are for each blocker. */
  crowd: number;
}

/** How many DON!! more than just enough are thought about. */
const EXTRA = 4;
/** Texts that a given DON!! may wake for an attack. */
const ATTACKING: readonly Ability['timing'][] = ['WHEN_ATTACKING', 'END_OF_YOUR_TURN', 'ON_DAMAGE_DEALT', 'ON_BATTLED'];

export const readyAttackers = (look: Look): CopyId[] =>
  fightersOf(look, look.seat).filter((card) => whyNoAttack(look.x, card) === null);

export function rivalOf(look: Look, attackers: number): Rival {
  const { t, x, foe } = look;
  let known = 0;
  let unknown = 0;
  for (const card of t.hand[foe]) {
    if (isSeen(card)) known += counterOf(x, card) / 1000;
    else unknown++;
  }
  const blockers = readyBlockers(look, foe);
  return { known, unknown, blockers, crowd: Math.max(1, attackers) };
}

/** Keywords it has, and those that this many given DON!! would wake. */
export function keywordsWith(look: Look, card: CopyId, don: number): number {
  const { x, t } = look;
  let keywords = keywordsOf(x, card);
  if (don === 0) return keywords;
  const given = must(t.given, card);
  for (const { category, data } of faceFor(look, card).abilities) {
    if (category !== 'PERMANENT' || !data.don || data.don <= given || data.don > given + don) continue;
    for (const step of data.steps) if (step.do === 'gain' && step.what === 'this') keywords |= KEYWORD[step.keyword];
  }
  return keywords;
}

export function attacksBy(look: Look, card: CopyId, rival: Rival): Attack[] {
  const { x, t, seat } = look;
  const attacks: Attack[] = [];
  const most = t.donActive[seat];
  for (const target of targetsOf(x, seat)) {
    if (whyNotTarget(x, card, target) !== null) continue;
    const short = Math.max(0, Math.ceil((powerOf(x, target) - powerOf(x, card)) / 1000));
    for (let don = short; don <= Math.min(most, short + EXTRA); don++) {
      attacks.push({ card, target, don, gain: gainOf(look, card, target, don, rival) });
    }
  }
  return attacks;
}

function gainOf(look: Look, card: CopyId, target: CopyId, don: number, rival: Rival): number {
  const { x, w } = look;
  const power = powerOf(x, card) + 1000 * don;
  const keywords = keywordsWith(look, card, don);
  const open = without(look, target, power - powerOf(x, target), keywords, rival);
  const blocked =
    (keywords & KEYWORD.UNBLOCKABLE) !== 0 ? open : Math.min(open, blockedWorth(look, power, target, rival));
  const share = Math.min(1, rival.blockers.length / rival.crowd);
  return w.hit * (open + share * (blocked - open)) + textsOf(look, card, don) - risk(look, card);
}

/** What the rival loses when nobody blocks: the target, or the cards to stop it. */
function without(look: Look, target: CopyId, lead: number, keywords: number, rival: Rival): number {
  const { t, w, foe, seat, x } = look;
  const leader = t.leader[foe].includes(target);
  const loss = leader
    ? Math.min(w.win, hitWorth(look, foe, keywords))
    : isKeptFrom(x, target, true, 'battle', seat, false)
      ? 0
      : bodyWorth(look, target);
  const steps = stepsToStop(lead);
  const chance = chanceOf(rival.unknown, steps - rival.known);
  return chance * Math.min(loss, steps * w.stop) + (1 - chance) * loss;
}

function blockedWorth(look: Look, power: number, target: CopyId, { blockers }: Rival): number {
  let least = Number.POSITIVE_INFINITY;
  for (const blocker of blockers) {
    if (blocker === target) continue;
    least = Math.min(least, powerOf(look.x, blocker) > power ? 0.05 : bodyWorth(look, blocker));
  }
  return least;
}

/** Texts that the attack sets off, with this many DON!! more under the card. */
function textsOf(look: Look, card: CopyId, don: number): number {
  const given = must(look.t.given, card) + don;
  let sum = 0;
  for (const ability of faceFor(look, card).abilities) {
    if (!ATTACKING.includes(ability.timing) || (ability.data.don ?? 0) > given) continue;
    sum += Math.max(0, effectWorth(look, ability, voiceOf(look.seat, card)));
  }
  return sum;
}

/** Rested, it can be attacked and does not block. */
function risk(look: Look, card: CopyId): number {
  const { t, w, seat, x } = look;
  if (t.leader[seat].includes(card)) return 0;
  const blocker =
    (keywordsOf(x, card) & KEYWORD.BLOCKER) !== 0 ? w.blockerAway * (livesOf(look, seat) <= 2 ? 2 : 1) : 0;
  return w.exposure * bodyWorth(look, card) + blocker;
}

/** First the DON!!, then the attack. */
export const actOf = ({ card, target, don }: Attack): Act =>
  don > 0 ? { do: 'give', card, at: don } : { do: 'attack', card, at: target };
