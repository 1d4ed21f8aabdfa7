/** What an effect is worth to its player, in cards: a number for each step, read from its tree. */
import type { Ability, Env } from '../rules/card.ts';
import type { Step } from '../tree/tree.ts';
import type { Look } from './look.ts';
import { holds } from './phrases.ts';
import type { StepWorth } from './step-worth.ts';
import { CARD_STEPS } from './steps-cards.ts';
import { DON_STEPS } from './steps-don.ts';
import { FIELD_STEPS } from './steps-field.ts';
import { FLOW_STEPS } from './steps-flow.ts';

const STEPS = { ...CARD_STEPS, ...FIELD_STEPS, ...DON_STEPS, ...FLOW_STEPS };

export function stepsWorth(look: Look, steps: readonly Step[], env: Env): number {
  let sum = 0;
  for (const step of steps) sum += (STEPS[step.do] as StepWorth<Step>)(look, step, env, stepsWorth);
  return sum;
}

/** With its condition, and with its cost where it can be declined; `declared`: it is paid for already. */
export function effectWorth(look: Look, { data, payable }: Ability, env: Env): number {
  if (!holds(look, data.if, env)) return 0;
  if (!data.cost && !data.optional) return stepsWorth(look, data.steps, env);
  if (payable && env.you === look.seat && !payable.can(look.x, env)) return 0;
  return Math.max(0, stepsWorth(look, data.cost ?? [], env) + stepsWorth(look, data.steps, env));
}
