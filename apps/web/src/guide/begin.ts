/** Lays a guided match on the table, at its first step or at a later one. */
import type { Language } from '@dealers-choice/words';
import { lineOf, placesOf } from '@dealers-choice/words/guide';
import { create } from 'zustand';
import { go } from '../app/route.ts';
import { match } from '../app/stores.ts';
import { gameOf } from '../app/useGame.ts';
import { defaultPlan } from '../match/plan.ts';
import { useSettings } from '../settings/settings.ts';
import { guideOf } from './guides.ts';

interface Reading {
  /** Steps before this one have been read. */
  read: number;
  /** The person wants to play on without the guide: in this sitting. */
  closed: number | null;
}

/** What was read in the guide: it outlives the table, which is laid anew when somebody goes back a step. */
export const useReading = create<Reading>(() => ({ read: 0, closed: null }));

export async function beginGuide(game: string, language: Language, step = 0): Promise<void> {
  const [shelved, { guide }] = await Promise.all([gameOf(game, language), guideOf(game, language)]);
  if (!shelved) return;
  useReading.setState({ read: step, closed: null });
  const table = match.getState();
  table.setSpeed(useSettings.getState().speed);
  table.start({
    ...defaultPlan(shelved, guide.seats),
    options: { ...guide.options },
    seed: guide.seed,
    line: { moves: lineOf(guide), from: placesOf(guide)[step] ?? 0 },
  });
  go({ at: 'table' });
}
