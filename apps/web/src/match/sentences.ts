/** What happened and why not, in words for one viewer. */
import { isHostEvent, type MatchEvent } from '@dealers-choice/host';
import type { Spec } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import type { LogLine, MatchPlan, View } from './contract.ts';
import { nameIn } from './plan.ts';
import type { AnyGame } from './shelf.ts';

/** What the game's words need: the position as the reader sees it, and what the seats are called. */
export const telling = (
  shelved: AnyGame,
  view: View,
  plan: Pick<MatchPlan, 'seats'> = { seats: [] },
): Telling<Spec> => ({
  view,
  name: nameIn(shelved, plan, view.options),
});

/** Events with their sentences, counted on from `n`; '' where a game says nothing, and only the table moves. */
export function linesOf(
  shelved: AnyGame,
  told: Telling<Spec>,
  events: readonly MatchEvent<Spec>[],
  n: number,
): LogLine[] {
  return events.map((event, i) => ({ n: n + i + 1, text: sentence(shelved, told, event), event }));
}

/** An event in words: the game's own, or the host's. */
export function sentence({ words }: AnyGame, told: Telling<Spec>, event: MatchEvent<Spec>): string {
  if (!isHostEvent(event)) return words.event(event, told);
  const who = told.name(event.seat);
  return event.type === 'CONCEDED' ? `${who} gives up.` : `${who} takes the last move back.`;
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
