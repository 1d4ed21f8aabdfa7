/** Steps about cards on the field. */
import type { CopyId } from '@dealers-choice/kernel';
import { PROHIBITION_WORDS } from '../lexicon/prohibitions.ts';
import { type Env, ownerOf } from '../rules/card.ts';
import { powerOf } from '../rules/values/values.ts';
import type { Step, Target } from '../tree/tree.ts';
import { gainOf } from './gains.ts';
import type { Look } from './look.ts';
import { amountNow } from './phrases.ts';
import { pickWorth } from './picking.ts';
import { type StepWorth, signOf, type WorthTable } from './step-worth.ts';
import { lossOf } from './threat.ts';

type FieldStep =
  | 'ko'
  | 'rest'
  | 'setActive'
  | 'freeze'
  | 'power'
  | 'powerZero'
  | 'basePower'
  | 'swapBasePower'
  | 'cost'
  | 'costZero'
  | 'baseCost'
  | 'counter'
  | 'gain'
  | 'gainAttribute'
  | 'cannot'
  | 'playerCannot'
  | 'mustAttack'
  | 'attackTax'
  | 'negate';

/** By what happens to the cards, whichever they will be. */
const byVerb =
  <S extends Step & { what: Target }>(verb: string): StepWorth<S> =>
  (look, { what }, env) =>
    pickWorth(look, what, env, (card) => gainOf(look, verb, card, env.you));

/** More power helps its player where it decides a battle, and a little where it may. */
function powerWorth(look: Look, card: CopyId, n: number, env: Env): number {
  const { t, x, w } = look;
  const own = ownerOf(x, card) === env.you;
  const helps = own === n > 0;
  if (t.attacker > 0 && (card === t.attacker || card === t.target)) return battleWorth(look, card, n, env);
  const use = gainOf(look, 'power', card, env.you);
  return (helps ? 1 : -1) * w.power * Math.min(4, Math.abs(n) / 1000) * Math.min(1, use);
}

/** In a battle power counts when it turns it, and else so far as it spares or costs counters. */
function battleWorth(look: Look, card: CopyId, n: number, env: Env): number {
  const { t, x, w } = look;
  const lead = powerOf(x, t.attacker as CopyId) - powerOf(x, t.target as CopyId);
  const after = lead + (card === t.attacker ? n : -n);
  const attacks = ownerOf(x, t.attacker as CopyId) === env.you;
  if (lead >= 0 === after >= 0) return lead < 0 ? 0 : ((attacks ? 1 : -1) * w.power * (after - lead)) / 1000;
  return (after >= 0 === attacks ? 1 : -1) * Math.min(2, lossOf(look));
}

export const FIELD_STEPS: WorthTable<FieldStep> = {
  ko: byVerb('ko'),
  rest: byVerb('rest'),
  setActive: byVerb('set-active'),
  freeze: byVerb('freeze'),
  power: (look, { what, n }, env) => {
    const amount = amountNow(look, n, env);
    return amount === 0 ? 0 : pickWorth(look, what, env, (card) => powerWorth(look, card, amount, env));
  },
  powerZero: (look, { what }, env) =>
    pickWorth(look, what, env, (card) => powerWorth(look, card, -powerOf(look.x, card), env)),
  basePower: (look, { what, n }, env) => {
    const amount = amountNow(look, n, env);
    return pickWorth(look, what, env, (card) => powerWorth(look, card, amount - powerOf(look.x, card), env));
  },
  swapBasePower: () => 0.2,
  cost: (look, { what }, env) => 0.5 * pickWorth(look, what, env, (card) => gainOf(look, 'cost', card, env.you)),
  costZero: byVerb('costZero'),
  baseCost: (look, { what }, env) =>
    0.3 * pickWorth(look, what, env, (card) => gainOf(look, 'baseCost', card, env.you)),
  counter: () => 0.1,
  gain: byVerb('keyword'),
  gainAttribute: () => 0.05,
  cannot: (look, { what, be }, env) =>
    pickWorth(look, what, env, (card) => {
      const harms = PROHIBITION_WORDS[be].harms;
      const own = ownerOf(look.x, card) === env.you;
      return (harms === own ? -1 : 1) * gainOf(look, 'ban', card, env.you);
    }),
  playerCannot: (_look, { who }) => -signOf(who) * 0.3,
  mustAttack: () => 0.2,
  attackTax: byVerb('tax'),
  negate: byVerb('negate'),
};
