/** From a wish to play to cards on the table. */

import type { Language } from '@dealers-choice/words';
import { loadGame } from '../games.ts';
import type { MatchPlan } from '../match/contract.ts';
import { keepPlan, lastPlan } from '../match/last-plans.ts';
import { defaultPlan, peopleOf } from '../match/plan.ts';
import { planProblem } from '../match/plan-check.ts';
import { useSettings } from '../settings/settings.ts';
import { go } from './route.ts';
import { match } from './stores.ts';
import { gameOf } from './useGame.ts';

/** Deals this plan, and keeps it for the next time. */
export function dealNow(plan: MatchPlan): void {
  keepPlan(plan);
  const table = match.getState();
  table.setSpeed(useSettings.getState().speed);
  table.start(plan);
  go({ at: 'table' });
}

/** One tap: as last time when that was one person against bots, else a first match. */
export async function playNow(id: string, language: Language): Promise<void> {
  const before = await playable(id);
  if (before) return dealNow(before);
  const shelved = await gameOf(id, language);
  if (shelved) dealNow(defaultPlan(shelved));
}

/** Cards and bots may have gone since. */
async function playable(id: string): Promise<MatchPlan | null> {
  const plan = lastPlan(id);
  if (!plan || peopleOf(plan).length !== 1) return null;
  const shelved = await loadGame(id, plan.cards ?? '').catch(() => null);
  return shelved && planProblem(shelved, plan) === null ? plan : null;
}
