/** How each game was last set up on this device, so that it can be dealt again in one tap. Without the seed. */
import type { MatchPlan } from './contract.ts';

const KEY = 'dealers-choice.plans';

function stored(): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof json === 'object' && json !== null ? { ...json } : {};
  } catch {
    return {}; // storage is closed, or somebody else's text is in it
  }
}

/** As it was kept: whoever deals it checks it first. */
export function lastPlan(game: string): MatchPlan | null {
  const plan = stored()[game];
  return looksLikePlan(plan) && plan.game === game ? plan : null;
}

/** Was any game set up on this device? */
export const hasPlayed = (): boolean => Object.keys(stored()).length > 0;

export function keepPlan(plan: MatchPlan): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [plan.game]: { ...plan, seed: '' } }));
  } catch {
    // Storage is closed: the next match is set up from the start.
  }
}

function looksLikePlan(value: unknown): value is MatchPlan {
  if (typeof value !== 'object' || value === null) return false;
  const { game, seats, options, seed } = value as Partial<Record<keyof MatchPlan, unknown>>;
  const seated = (seat: unknown): boolean => {
    const { who, name, bot } = (seat ?? {}) as Record<string, unknown>;
    return (who === 'person' || who === 'bot') && typeof name === 'string' && typeof bot === 'string';
  };
  return (
    typeof game === 'string' &&
    typeof seed === 'string' &&
    typeof options === 'object' &&
    options !== null &&
    Array.isArray(seats) &&
    seats.every(seated)
  );
}
