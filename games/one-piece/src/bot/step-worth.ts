/** How a step is judged. */
import type { Env } from '../rules/card.ts';
import type { Step, StepOf } from '../tree/tree.ts';
import type { Look } from './look.ts';

/** `all` judges the steps inside it. */
export type StepWorth<S extends Step> = (look: Look, step: S, env: Env, all: StepsWorth) => number;
export type StepsWorth = (look: Look, steps: readonly Step[], env: Env) => number;
export type WorthTable<D extends Step['do']> = { readonly [K in D]: StepWorth<StepOf<K>> };

/** What happens to the opponent counts the other way round. */
export const signOf = (who: 'you' | 'opponent' | 'either' | undefined): number =>
  who === 'opponent' ? -1 : who === 'either' ? 0 : 1;
