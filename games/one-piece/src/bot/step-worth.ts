/** How a step is judged. */
import type { Env } from '../rules/card.ts';
import type { Step } from '../tree/tree.ts';
import type { Look } from './look.ts';

export type StepOf<D extends Step['do']> = Extract<Step, { do: D }>;
/** `all` judges the steps inside it. */
export type StepWorth<S extends Step> = (look: Look, step: S, env: Env, all: StepsWorth) => number;
export type StepsWorth = (look: Look, steps: readonly Step[], env: Env) => number;
export type StepTable<D extends Step['do']> = { readonly [K in D]: StepWorth<StepOf<K>> };

/** What happens to the opponent counts the other way round. */
export const signOf = (who: 'you' | 'opponent' | 'either' | undefined): number =>
  who === 'opponent' ? -1 : who === 'either' ? 0 : 1;
